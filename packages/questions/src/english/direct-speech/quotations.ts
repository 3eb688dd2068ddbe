/** Words quoted from a text: in a sentence, in a question, in speech. */
import type { TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, withOptions } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { at, type SpeechForm } from './params.ts';
import { askedQuotations, quotations, quotationsInSpeech, quotedQuestions } from './sayings.data.ts';
import { mistake } from './speech-sentences.ts';

/** A sentence that quotes, and what can go wrong with its marks. */
interface Quotation {
  readonly words: string;
  readonly gold: string;
  readonly mistakes: readonly TextMistake[];
  /** How the marks stand in such a sentence. */
  readonly rule: string;
}

const wrong = (text: string, name: string, says: string): TextMistake => [text, mistake(name, says)];
const unopened = (text: string): TextMistake =>
  wrong(text, 'no-opening-commas', 'The opening inverted commas are missing.');
const unclosed = (text: string): TextMistake =>
  wrong(text, 'no-closing-commas', 'The closing inverted commas are missing.');

const withComma = (text: string): TextMistake =>
  wrong(text, 'comma-before-a-phrase', 'A quotation that runs on as part of the sentence needs no comma before it.');

const join = (before: string, words: string, rest: string): string =>
  `${before} ${words}${rest === '.' ? '.' : ` ${rest}`}`;

/** A phrase that runs on as part of a statement. */
const phrases = once(() =>
  rowsOf(quotations).map((row): Quotation & { readonly before: string; readonly rest: string } => {
    const [before, words, rest] = [partOf(row, 0), partOf(row, 1), partOf(row, 2)];
    return {
      before,
      words,
      rest,
      gold: join(before, `“${words}”`, rest),
      rule: 'The quotation runs on as part of the sentence. Inverted commas open before it and close after it.',
      mistakes: [
        unclosed(join(before, `“${words}`, rest)),
        unopened(join(before, `${words}”`, rest)),
        ...(/words$/.test(before) ? [] : [withComma(join(`${before},`, `“${words}”`, rest))]),
      ],
    };
  }),
);

/** A question about a phrase: the whole sentence asks. */
const asked = once(() =>
  rowsOf(askedQuotations).map((row): Quotation => {
    const [before, words] = [partOf(row, 0), partOf(row, 1)];
    return {
      words,
      gold: `${before} “${words}”?`,
      rule: 'The whole sentence asks, not the quoted words, so the question mark stands outside the inverted commas.',
      mistakes: [
        wrong(
          `${before} “${words}?”`,
          'mark-of-the-sentence-inside',
          'The whole sentence asks, so its question mark belongs outside the inverted commas.',
        ),
        wrong(
          `${before} “${words}”.`,
          'question-mark-lost',
          'The sentence asks something, so it needs a question mark.',
        ),
        withComma(`${before}, “${words}”?`),
        unclosed(`${before} “${words}?`),
        unopened(`${before} ${words}”?`),
      ],
    };
  }),
);

/** A statement that quotes a question: the quoted words alone ask. */
const questions = once(() =>
  rowsOf(quotedQuestions).map((row): Quotation => {
    const [before, question] = [partOf(row, 0), partOf(row, 1)];
    const words = question.slice(0, -1);
    return {
      words: question,
      gold: `${before} “${question}”`,
      rule: 'The quoted words alone ask something, so the question mark stands inside the inverted commas.',
      mistakes: [
        wrong(
          `${before} “${words}”?`,
          'mark-of-the-quotation-outside',
          'Only the quoted words ask something, so the question mark belongs inside the inverted commas.',
        ),
        ...[`${before} “${words}.”`, `${before} “${words}”.`].map((text) =>
          wrong(text, 'question-mark-lost', 'The quoted words ask something and keep their question mark.'),
        ),
        unclosed(`${before} “${question}`),
        unopened(`${before} ${question}”`),
      ],
    };
  }),
);

/** Words quoted by somebody who speaks. */
const inSpeech = (random: Random): Quotation[] =>
  rowsOf(quotationsInSpeech).map((row) => {
    const [before, words] = [partOf(row, 0), partOf(row, 1)];
    const clause = `${random.pick(listOf(row[2]))} ${pickName(random)}`;
    return {
      words,
      gold: `“${before} ‘${words}’,” ${clause}.`,
      rule: 'What is spoken stands in double inverted commas, and what is quoted in it in single ones. A comma ends the speech, inside the double inverted commas.',
      mistakes: [
        wrong(
          `“${before} “${words}”,” ${clause}.`,
          'double-in-double',
          'The speech has double inverted commas, so what is quoted in it needs single ones.',
        ),
        wrong(
          `“${before} ‘${words}’”, ${clause}.`,
          'mark-outside',
          'The comma that ends the speech belongs inside the double inverted commas.',
        ),
        wrong(`“${before} ‘${words}’” ${clause}.`, 'no-mark-after-speech', 'A comma must end the speech.'),
        wrong(
          `“${before} ‘${words}’.” ${clause}.`,
          'full-stop-in-the-middle',
          'The sentence goes on, so the speech ends with a comma.',
        ),
        wrong(
          `“${before} ‘${words},” ${clause}.`,
          'inner-commas-unclosed',
          'The single inverted commas that close the quotation are missing.',
        ),
      ],
    };
  });

const isPlain = ([, { id }]: TextMistake): boolean => /no-(?:opening|closing)-commas$/.test(id);

/** Whether a sentence with a quotation keeps the rules: the second solver's grammar. */
function keepsRules(text: string): boolean {
  if (phrases().some(({ gold }) => gold === text)) return true;
  const spoken = /^“\p{Lu}[^“”‘’]+ ‘[^“”‘’,.?]+’,” \p{Ll}+ \p{Lu}\p{L}+\.$/u;
  const asks = /^(?:Wh|Do|Did)[^“”,]+ “\p{Ll}[^“”?.,]+”\?$/u;
  const quotesQuestion = /^The [^“”,]+ question “\p{Lu}[^“”?.]+\?”$/u;
  return spoken.test(text) || asks.test(text) || quotesQuestion.test(text);
}

const whichIs = 'Which sentence with a quotation is punctuated correctly?';

/** Different sentences with quotations. At hard no mark is simply left out at one side, which is seen at a glance. */
const different: SpeechForm = {
  weight: (cell) => (cell.params.quotes === true ? at(140, 'medium', 'hard')(cell) : 0),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = hard ? 5 : 4;
    const kinds = [asked(), questions(), inSpeech(random), ...(hard ? [] : [phrases()])];
    const own = random.pick(random.pick(kinds));
    const others = random
      .shuffle([...kinds, ...kinds, phrases()].map((kind) => random.pick(kind)))
      .filter(({ gold }, place, all) => gold !== own.gold && all.findIndex((each) => each.gold === gold) === place);
    const faults = others.map(({ mistakes }) => mistakes.filter((each) => !hard || !isPlain(each)));
    return withOptions(
      chooseText(
        random,
        {
          prompt: [whichIs],
          hint: 'What is quoted, and who says it? Does the whole sentence ask, or do only the quoted words?',
          steps: [`The quoted words are: ${own.words}`, own.rule, `So it is: **${own.gold}**`],
          variant: `quotation ${own.gold}`,
          features: { near: hard ? 7 : 6, words: own.gold.split(' ').length },
        },
        own.gold,
        spreadMistakes(
          random,
          faults.filter((each) => each.length > 0),
          count - 1,
        ),
        { count },
      ),
    );
  },
  solve: (seen) => (seen.asks === whichIs ? chosen(seen, keepsRules) : undefined),
};

/** 'Which sentence quotes these words with the right punctuation?' Only who is told the words can see that too many or too few are quoted. */
const told: SpeechForm = {
  weight: (cell) => (cell.params.quotes === true ? at(70, 'easy')(cell) : 0),
  make(random) {
    const { before, words, rest, gold, mistakes, rule } = random.pick(phrases());
    const name = words.includes(' ') ? 'words' : 'word';
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence quotes the ${name} “${words}” with the right punctuation?`],
          hint: 'Inverted commas go round the quotation and nothing else.',
          steps: [`The quoted ${name} ${name === 'word' ? 'is' : 'are'}: ${words}.`, rule, `So it is: **${gold}**`],
          variant: `quote ${gold}`,
          features: { near: 2, words: gold.split(' ').length },
        },
        gold,
        random.shuffle([
          ...mistakes,
          wrong(gold.slice(0, -1), 'no-end-mark', 'The sentence needs a full stop at the end.'),
          wrong(join(before, words, rest), 'no-quotation-marks', 'Words taken from a text go in inverted commas.'),
          wrong(
            join(before.replace(/ (\S+)$/, ' “$1'), `${words}”`, rest),
            'commas-round-too-much',
            'The inverted commas take in a word that is not quoted.',
          ),
        ]),
        { count: 4 },
      ),
    );
  },
  solve: (seen) =>
    /^Which sentence quotes the words? “.+” with the right punctuation\?$/.test(seen.asks)
      ? chosen(seen, keepsRules)
      : undefined,
};

/** The ways of asking about quotations. */
export const quotationForms: readonly SpeechForm[] = [told, different];
