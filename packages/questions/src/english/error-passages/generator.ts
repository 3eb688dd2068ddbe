/** e.proofread: a text in printed lines, each in four parts; one part of the line has a mistake, or none has. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { fixedChoice } from '../../kernel/answers.ts';
import { type Cell, defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { likenessToAll } from '../../kernel/likeness.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { questionComposer, textsAloudBy } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, optionTexts } from '../../kernel/seen.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { grammarSlips } from './grammar-slips.ts';
import { doubtful, formsOf, type Kind } from './ladder.ts';
import { type Line, type ProofText, printedWords, proofTextById, proofTextsOf, type Span } from './proof-texts.ts';
import { punctuationSlips } from './punctuation-slips.ts';
import type { Slip, SlipFinder } from './slip.ts';
import { spellingSlips } from './spelling-slips.ts';
import { writtenSlips } from './written-slips.ts';

interface Params {
  readonly kind: Kind;
}

interface KindOfMistake {
  readonly find: SlipFinder;
  readonly asks: readonly string[];
  readonly hint: string;
  /** What is said of a part without a mistake and without anything that tempts. */
  readonly fine: string;
  /** The same of a part that is one word, where that has to be said otherwise. */
  readonly fineAlone?: string;
}

/** The number of the line stands in place of #. */
const kinds: Readonly<Record<Kind, KindOfMistake>> = {
  spelling: {
    find: spellingSlips,
    asks: [
      'Proofread line #. Which part has a spelling mistake, if any?',
      'Which part of line # has a misspelt word, if any?',
      'Where is the spelling mistake in line #? Choose “No mistake” if there is none.',
    ],
    hint: 'Look at one word at a time. Is a letter missing, wrong or in the wrong place, or is there one too many?',
    fine: 'This part is right: each of its words is spelt correctly.',
    fineAlone: 'This part is right: its word is spelt correctly.',
  },
  punctuation: {
    find: (text) => [...writtenSlips(text, 'punctuation'), ...punctuationSlips(text)],
    asks: [
      'Proofread line #. Which part has a punctuation mistake, if any?',
      'Which part of line # has a punctuation mistake, if any?',
      'Where is the punctuation mistake in line #? Choose “No mistake” if there is none.',
    ],
    hint: 'Read the whole sentence aloud, even where it runs on into the next line. Look at commas, apostrophes and inverted commas, and at where sentences begin and end.',
    fine: 'This part is right: nothing is missing, and there is nothing that shouldn’t be there.',
  },
  grammar: {
    find: (text) => [...writtenSlips(text, 'grammar'), ...grammarSlips(text)],
    asks: [
      'Proofread line #. Which part has a grammar mistake, if any?',
      'Which part of line # has a grammar mistake, if any?',
      'Where is the grammar mistake in line #? Choose “No mistake” if there is none.',
    ],
    hint: 'Read the whole sentence aloud. Check the verbs first, then adverbs, words that compare, and small words such as an, me and who.',
    fine: 'This part is right: its words go together, and they fit the words around them.',
    fineAlone: 'This part is right: it fits the words around it.',
  },
};

const letters = ['A', 'B', 'C', 'D', 'N'] as const;
const noMistake = 'No mistake';
/** Of so many lines one has no mistake. */
const cleanEvery = 6;
const none = letters.indexOf('N');
const mistake = mistakesIn('e.proofread');
const composeQuestion = questionComposer({ aloud: textsAloudBy((text) => text.replaceAll('**', '')) });

/** A slip in its part of a line. */
interface Placed {
  readonly text: ProofText;
  readonly line: Line;
  /** From 0. */
  readonly lineAt: number;
  readonly part: number;
  readonly slip: Slip;
}

const holds = (span: Span, { at, since = at, count, until = at + count }: Slip): boolean =>
  span.from <= since && Math.max(at + count, until) <= span.until;

/** Every slip of a text that lies within one part of a line; what is found twice counts once. */
function placedIn(text: ProofText, find: SlipFinder): Placed[] {
  const slips = new Map(
    find(text)
      .toReversed()
      .map((slip) => [`${slip.at} ${slip.wrong}`, slip]),
  );
  return [...slips.values()].flatMap((slip) => {
    const lineAt = text.lines.findIndex((line) => holds(line, slip));
    const line = text.lines[lineAt];
    const part = line?.parts.findIndex((each) => holds(each, slip)) ?? -1;
    return line === undefined || part === -1 ? [] : [{ text, line, lineAt, part, slip }];
  });
}

/** What a cell asks: slips by the part they are in, and lines without a mistake, each with what tempts in it. */
interface Stock {
  readonly byPart: readonly (readonly Placed[])[];
  readonly clean: readonly { readonly text: ProofText; readonly line: Line; readonly lineAt: number }[];
  /** All slips of the year by text and line, the hardest first, to tell what is right elsewhere in the line. */
  readonly all: readonly Placed[];
}

const stocks = new Map<string, Stock>();

function stockOf({ year, difficulty, params: { kind } }: Cell<Params>): Stock {
  const key = `${year} ${difficulty} ${kind}`;
  const known = stocks.get(key);
  if (known !== undefined) return known;
  const texts = proofTextsOf(year);
  const placed = texts.flatMap((text) => placedIn(text, kinds[kind].find));
  const ofLevel = difficulties.map((each) => {
    const forms = formsOf(kind, year, each);
    return placed.filter(({ slip }) => forms.has(slip.form));
  });
  const all = ofLevel.toReversed().flat();
  /** Whether there is something of a level to weigh: a word, two places, or one that alone makes a child doubt. */
  const isWeighed = (slips: readonly Placed[], line: Line): boolean => {
    const here = slips.filter((each) => each.line === line).map(({ slip }) => slip);
    const isEnough = kind === 'spelling' || here.some(({ form }) => doubtful.has(form));
    return here.length > 0 && (isEnough || new Set(here.map(({ at }) => at)).size > 1);
  };
  /** The hardest level of a line. */
  const levelOf = (line: Line): number => ofLevel.findLastIndex((slips) => isWeighed(slips, line));
  const level = difficulties.indexOf(difficulty);
  const stock: Stock = {
    byPart: letters.slice(0, none).map((_, part) => (ofLevel[level] ?? []).filter((each) => each.part === part)),
    clean: texts.flatMap((text) =>
      text.lines.flatMap((line, lineAt) => (levelOf(line) === level ? [{ text, line, lineAt }] : [])),
    ),
    all,
  };
  stocks.set(key, stock);
  return stock;
}

/** Whether the part with the slip stands out in its line, by its length or by being most like the others. */
function standsOut({ text, line, part, slip }: Placed): { readonly isLongest: boolean; readonly isAlike: boolean } {
  const options = [...line.parts.map((each) => partText(text, each, slip)), noMistake];
  const likeness = likenessToAll(options);
  const others = options.filter((_, place) => place !== part);
  return {
    isLongest: others.every((other) => other.length <= (options[part]?.length ?? 0)),
    isAlike: likeness.every((each) => each <= (likeness[part] ?? 0)),
  };
}

/** A slip whose part stands out no more often than any other; rare forms of mistakes come more often than by chance. */
function pickSlip(random: Random, slips: readonly Placed[]): Placed {
  const wantsLongest = random.chance(1, letters.length - 1);
  const wantsAlike = random.chance(1, letters.length);
  const looks = new Map(slips.map((placed) => [placed, standsOut(placed)]));
  const fairly = (placed: Placed): boolean => looks.get(placed)?.isLongest === wantsLongest;
  const fair = slips.filter((placed) => fairly(placed) && looks.get(placed)?.isAlike === wantsAlike);
  const left = fair.length > 0 ? fair : slips.filter(fairly);
  // Some stand out in both ways, and would hardly ever come.
  const pool = left.length > 0 && !random.chance(1, 6) ? left : slips;
  const form = random.pick([...new Set(pool.map(({ slip }) => slip.form))]);
  return random.pick(random.chance(1, 4) ? pool.filter(({ slip }) => slip.form === form) : pool);
}

/** The part as it is printed, with the mistake where it has one. */
function partText(text: ProofText, part: Span, slip: Slip | undefined): string {
  if (slip === undefined || !holds(part, slip)) return printedWords(text, part);
  const before = text.words.slice(part.from, slip.at);
  return [...before, slip.wrong, ...text.words.slice(slip.at + slip.count, part.until)].join(' ');
}

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

/** What a check of a line without a mistake shows. */
const checked: Readonly<Record<Kind, string>> = {
  spelling: 'Every word is spelt correctly.',
  punctuation: 'Every mark and capital letter is where it belongs.',
  grammar: 'All the words go together.',
};

/** What is true of a part without a mistake: why the word that tempts in it is right. */
function whyFine(stock: Stock, kind: Kind, text: ProofText, part: Span): Mistake {
  const tempting = stock.all.find((placed) => placed.text === text && holds(part, placed.slip));
  const { fine, fineAlone = fine } = kinds[kind];
  const general = part.until - part.from === 1 ? fineAlone : fine;
  const says = tempting === undefined ? general : `This part is right. ${tempting.slip.rightly ?? tempting.slip.rule}`;
  return mistake('right-part-chosen', quoted(says));
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
  const { asks, hint } = kinds[cell.params.kind];
  const parts = line.parts.map((each) => partText(text, each, slip));
  const printed = text.lines.map((each, place) => (place === lineAt ? parts.join(' ') : printedWords(text, each)));
  // Where a mark is wrong or missing, the word itself is right.
  const where = `${isOnlyMark(text, slip) ? 'at' : 'in'} “${wrongIn(text, slip)}”`;
  const because = (_: string, place: number): Mistake => {
    if (place === none) return mistake('mistake-missed', `There is a mistake in part ${letters[part]}, ${where}.`);
    const span = line.parts[place];
    return span === undefined ? mistake('mistake-missed', '') : whyFine(stock, cell.params.kind, text, span);
  };
  const correct = line.parts[part];
  const steps =
    slip === undefined || correct === undefined
      ? [
          `Check the four parts one after the other. ${checked[cell.params.kind]}`,
          ...line.parts.flatMap((each, place) => {
            const { says } = whyFine(stock, cell.params.kind, text, each);
            // What is only fine in general would say the same four times.
            const { fine, fineAlone } = kinds[cell.params.kind];
            return says === fine || says === fineAlone ? [] : [`${letters[place]}: ${says}`];
          }),
          `There is no mistake in this line, so the answer is **${noMistake}**.`,
        ]
      : [
          `Look at part ${letters[part]}: **${parts[part]}**`,
          slip.rule,
          `It should be **${printedWords(text, correct)}** instead, so the mistake is in part **${letters[part]}**, ${where}.`,
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
      hint,
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
  version: 13,
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
    const { byPart, clean } = stockOf(cell);
    return byPart.reduce((sum, slips) => sum + slips.length, clean.length);
  },
  make(random, cell) {
    const stock = stockOf(cell);
    if (random.chance(1, cleanEvery))
      return ask(random, cell, stock, { ...random.pick(stock.clean), part: none, slip: undefined });
    const slips = stock.byPart[random.int(0, none - 1)] ?? [];
    return slips.length === 0 ? undefined : ask(random, cell, stock, pickSlip(random, slips));
  },
  solve,
});
