/** e.proofread: a text in printed lines, each in four parts; one part of the line has a mistake, or none has. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { fixedChoice } from '../../kernel/answers.ts';
import { type Cell, defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { questionComposer, textsAloudBy } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, optionTexts } from '../../kernel/seen.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { kinds } from './kinds-of-mistakes.ts';
import type { Kind } from './ladder.ts';
import { type ProofText, printedWords, proofTextById, type Span } from './proof-texts.ts';
import { type Slip, sentencesAround } from './slip.ts';
import { holds, letters, noMistake, none, type Placed, partText, pickSlip, type Stock, stockOf } from './stock.ts';

interface Params {
  readonly kind: Kind;
}

/** Of so many lines one has no mistake. */
const cleanEvery = 6;
const mistake = mistakesIn('e.proofread');
const composeQuestion = questionComposer({ aloud: textsAloudBy((text) => text.replaceAll('**', '')) });

/** Words in bold as words in inverted commas: feedback is plain text. */
const quoted = (text: string): string => text.replaceAll(/\*\*(.+?)\*\*/g, '“$1”');

const lastMark = /[.,;:?!]+”?$/;

/** The words with the mistake as they are quoted: with their last mark only where it isn’t as it should be. */
function wrongIn({ words }: ProofText, slip: Slip | undefined): string {
  if (slip === undefined) return '';
  const right = words[slip.at + slip.count - 1] ?? '';
  const isMarkRight = lastMark.exec(slip.wrong)?.[0] === lastMark.exec(right)?.[0];
  // A full stop would stand beside that of the sentence it is quoted in.
  return slip.wrong.replace(isMarkRight ? lastMark : /\.”?$/, '').replaceAll(/[“”]/g, '');
}

/** Whether the words have the right letters, with a mark after or around them that is wrong or missing. */
function isOnlyMark({ words }: ProofText, slip: Slip | undefined): boolean {
  if (slip === undefined) return false;
  const lettersOf = (text: string): string => text.replaceAll(/[.,;:?!“”]/g, '');
  return lettersOf(slip.wrong) === lettersOf(words.slice(slip.at, slip.at + slip.count).join(' '));
}

/** Where the mistake is: in the words, or before or after a word that has its mark wrong or missing. */
function placeOf(text: ProofText, slip: Slip | undefined): string {
  if (slip === undefined || !isOnlyMark(text, slip)) return `in “${wrongIn(text, slip)}”`;
  const right = text.words[slip.at] ?? '';
  const isOpening = right.startsWith('“') && !slip.wrong.startsWith('“');
  return `${isOpening ? 'before' : 'after'} “${right.replaceAll(/^“|[.,;:?!”]+$/g, '')}”`;
}

/** Why the first of these words that stands in a part without a mistake is right. */
function whyRight(slips: readonly Placed[], text: ProofText, part: Span): string | undefined {
  const slip = slips.find((placed) => placed.text === text && holds(part, placed.slip))?.slip;
  return slip === undefined ? undefined : quoted(`This part is right. ${slip.rightly ?? slip.rule}`);
}

/** What is true of a part without a mistake: why the word that tempts in it is right, or on which side of it the mistake is. */
function whyFine(stock: Stock, kind: Kind, text: ProofText, part: Span, slip: Slip | undefined): Mistake {
  const { fine, fineAlone = fine } = kinds[kind];
  const general = part.until - part.from === 1 ? fineAlone : fine;
  const where = slip === undefined ? '' : ` The mistake comes ${slip.at < part.from ? 'before' : 'after'} it.`;
  return mistake('right-part-chosen', whyRight(stock.all, text, part) ?? general + where);
}

function ask(
  random: Random,
  cell: Cell<Params>,
  stock: Stock,
  {
    text,
    line,
    lineAt,
    part,
    slip,
  }: Omit<Placed, 'slip' | 'part'> & { readonly part: number; readonly slip: Slip | undefined },
): Made {
  const { asks, hintFor, checked } = kinds[cell.params.kind];
  const parts = line.parts.map((each) => partText(text, each, slip));
  const printed = text.lines.map((each, place) => (place === lineAt ? parts.join(' ') : printedWords(text, each)));
  const where = placeOf(text, slip);
  const because = (_: string, place: number): Mistake => {
    if (place === none) return mistake('mistake-missed', `There is a mistake in part ${letters[part]}, ${where}.`);
    const span = line.parts[place];
    return span === undefined ? mistake('mistake-missed', '') : whyFine(stock, cell.params.kind, text, span, slip);
  };
  const correct = line.parts[part];
  const steps =
    slip === undefined || correct === undefined
      ? [
          `Check the four parts one after the other. ${checked}`,
          ...line.parts.flatMap((each, place) => {
            const says = whyRight(stock.ofYear, text, each);
            return says === undefined ? [] : [`${letters[place]}: ${says}`];
          }),
          `There is no mistake in this line, so the answer is **${noMistake}**.`,
        ]
      : [
          `Look at part ${letters[part]}: **${parts[part]}**`,
          slip.rule,
          `It should be **${printedWords(text, correct)}** instead, so the mistake is in part **${letters[part]}**, ${where}.`,
          // Marks and forms of words are right or wrong in a sentence, which the parts of a line cut through.
          ...(cell.params.kind === 'spelling'
            ? []
            : [`Now read it again: ${sentencesAround(text.words, slip.at, slip.at + slip.count - 1)}`]),
        ];
  const asked = random.pick(asks).replace('#', String(lineAt + 1));
  return composeQuestion(
    {
      prompt: [
        {
          type: 'passage',
          passageId: text.textId,
          title: text.title,
          kind: 'nonFiction',
          paragraphs: printed,
          markedLine: lineAt + 1,
        },
        asked,
      ],
      spoken: `${asked} ${parts.join('. ')}`,
      hint: hintFor(cell.year),
      steps,
      variant: `${text.textId} ${lineAt + 1} ${slip === undefined ? 'none' : slip.wrong} ${slip?.at ?? ''}`,
      features: { height: 1 + difficulties.indexOf(cell.difficulty) },
    },
    fixedChoice([...parts, noMistake], slip === undefined ? none : part, because, 'line'),
  );
}

/** The line as its author wrote it, part by part; the parts shown give away where it was cut. */
function authorsParts(question: Question): readonly string[] | undefined {
  const block = question.prompt.find(({ type }) => type === 'passage');
  if (block?.type !== 'passage') return undefined;
  const text = proofTextById(block.passageId);
  const line = text?.lines[(block.markedLine ?? 0) - 1];
  return text === undefined ? undefined : line?.parts.map((part) => printedWords(text, part));
}

/** The letters of words alone, for a dictionary. */
const wordsOf = (part: string): string[] =>
  (part.match(/[\p{L}’]+/gu) ?? []).map((word) => word.replaceAll(/^’|’$/g, '').replace(/’s$/, ''));

/** Spelling is looked up in a dictionary, word by word; the rest is compared with what the author wrote. */
function solve(question: Question, { params: { kind } }: Cell<Params>): GivenAnswer[] {
  const options = optionTexts(question);
  const authors = authorsParts(question);
  const isWrong = (part: string, place: number): boolean =>
    kind === 'spelling' ? !wordsOf(part).every((word) => word === '' || isKnown(word)) : part !== authors?.[place];
  const wrong = options.flatMap((part, place) => (part !== noMistake && isWrong(part, place) ? [place] : []));
  return chosen({ options, question }, (option, place) =>
    wrong.length === 0 ? option === noMistake : wrong.includes(place),
  );
}

export const proofread = defineGenerator<Params>({
  generatorId: 'e.proofread',
  version: 16,
  serves: {
    241001: { kind: 'spelling' },
    241002: { kind: 'punctuation' },
    241003: { kind: 'grammar' },
    251101: { kind: 'spelling' },
    251102: { kind: 'punctuation' },
    251103: { kind: 'grammar' },
    261101: { kind: 'spelling' },
    261102: { kind: 'punctuation' },
    261103: { kind: 'grammar' },
    270901: { kind: 'spelling' },
    270902: { kind: 'punctuation' },
    270903: { kind: 'grammar' },
  },
  capacity(cell) {
    const { byPart, clean } = stockOf(cell.year, cell.difficulty, cell.params.kind);
    return byPart.reduce((sum, slips) => sum + slips.length, clean.length);
  },
  make(random, cell) {
    const stock = stockOf(cell.year, cell.difficulty, cell.params.kind);
    if (random.chance(1, cleanEvery))
      return ask(random, cell, stock, { ...random.pick(stock.clean), part: none, slip: undefined });
    const slips = stock.byPart[random.int(0, none - 1)] ?? [];
    return slips.length === 0 ? undefined : ask(random, cell, stock, pickSlip(random, slips));
  },
  solve,
});
