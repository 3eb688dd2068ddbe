/** Words quoted from a text: in a sentence, in a question, in speech. */
import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, withOptions } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { at, type SpeechForm } from './params.ts';
import { askedInSpeech, askedQuotations, quotations, quotationsInSpeech, quotedQuestions } from './sayings.data.ts';
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
const withComma = (text: string): TextMistake =>
  wrong(text, 'comma-before-a-phrase', 'A quotation that runs on as part of the sentence needs no comma before it.');

const join = (before: string, words: string, rest: string): string =>
  `${before} ${words}${rest === '.' ? '.' : ` ${rest}`}`;

/** A phrase that runs on as part of a statement, and what goes wrong with its inverted commas. */
interface Phrase {
  readonly words: string;
  readonly gold: string;
  /** Each without and with a comma before the quotation. */
  readonly faults: readonly (readonly [alone: TextMistake, withComma: TextMistake])[];
  readonly withComma: TextMistake;
}

const phrases = once(() =>
  rowsOf(quotations).map((row): Phrase => {
    const [before, words, rest] = [partOf(row, 0), partOf(row, 1), partOf(row, 2)];
    const needless = withComma(join(`${before},`, `“${words}”`, rest));
    const fault = (
      name: string,
      says: string,
      show: (start: string) => string,
    ): readonly [TextMistake, TextMistake] => [
      wrong(show(before), name, says),
      wrong(show(`${before},`), name, `${says} ${needless[1].says}`),
    ];
    return {
      words,
      gold: join(before, `“${words}”`, rest),
      withComma: needless,
      faults: [
        fault('commas-round-too-much', 'The inverted commas take in a word that is not quoted.', (start) =>
          join(start.replace(/ (\S+)$/, ' “$1'), `${words}”`, rest),
        ),
        fault(
          'capital-in-a-phrase',
          'The quotation runs on as part of the sentence, so it begins with a small letter.',
          (start) => join(start, `“${upper(words)}”`, rest),
        ),
        ...(words.includes(' ')
          ? [
              fault('commas-round-too-little', `“${words.split(' ')[0]}” is quoted, too.`, (start) =>
                join(start, words.replace(/^(\S+) (.+)$/, '$1 “$2”'), rest),
              ),
            ]
          : []),
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
      rule: 'The whole sentence asks, not the quoted words, so the question mark goes outside the inverted commas.',
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
      rule: 'The quoted words alone ask something, so the question mark goes inside the inverted commas.',
      mistakes: [
        wrong(
          `${before} “${words}”?`,
          'mark-of-the-quotation-outside',
          'Only the quoted words ask something, so the question mark belongs inside the inverted commas.',
        ),
        ...[`${before} “${words}.”`, `${before} “${words}”.`].map((text) =>
          wrong(text, 'question-mark-lost', 'The quoted words ask something and should keep their question mark.'),
        ),
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
      rule: 'The spoken words go in double inverted commas, and the words quoted in them go in single ones. A comma ends the speech, inside the double inverted commas.',
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
          'The sentence goes on, so the speech should end with a comma.',
        ),
        wrong(
          `“${before} ‘${words},” ${clause}.`,
          'inner-commas-unclosed',
          'The single inverted commas that close the quotation are missing.',
        ),
      ],
    };
  });

/** A question about quoted words that somebody asks. */
const askedAloud = (random: Random): Quotation[] =>
  rowsOf(askedInSpeech).map((row) => {
    const [before, words] = [partOf(row, 0), partOf(row, 1)];
    const clause = `asked ${pickName(random)}`;
    return {
      words,
      gold: `“${before} ‘${words}’?” ${clause}.`,
      rule: 'The whole speech asks, not the quoted words, so the question mark goes after the single inverted commas and before the double ones.',
      mistakes: [
        wrong(
          `“${before} ‘${words}?’” ${clause}.`,
          'mark-of-the-sentence-inside',
          'The whole speech asks, so its question mark belongs outside the single inverted commas.',
        ),
        wrong(
          `“${before} ‘${words}’”? ${clause}.`,
          'mark-outside',
          'The question mark ends the speech, so it belongs inside the double inverted commas.',
        ),
        wrong(
          `“${before} ‘${words}’,” ${clause}.`,
          'question-mark-lost',
          'The speech asks something, so it needs a question mark.',
        ),
        wrong(
          `“${before} “${words}”?” ${clause}.`,
          'double-in-double',
          'The speech has double inverted commas, so what is quoted in it needs single ones.',
        ),
      ],
    };
  });

/** Whether a sentence with a quotation keeps the rules: the second solver's grammar. */
function keepsRules(text: string): boolean {
  if (phrases().some(({ gold }) => gold === text)) return true;
  const spoken = /^“\p{Lu}[^“”‘’]+ ‘[^“”‘’,.?]+’,” \p{Ll}+ \p{Lu}\p{L}+\.$/u;
  const asksAloud = /^“(?:Wh|Do|Did|Does|Is)[^“”‘’]* ‘[^“”‘’,.?]+’\?” asked \p{Lu}\p{L}+\.$/u;
  const asks = /^(?:Wh|Do|Did)[^“”,]+ “\p{Ll}[^“”?.,]+”\?$/u;
  const quotesQuestion = /^The [^“”,]+ question “\p{Lu}[^“”?.]+\?”$/u;
  return (
    (spoken.test(text) && !/^“(?:Who|Where|Why|Which|What|Did|Does|Is) /.test(text)) ||
    asksAloud.test(text) ||
    asks.test(text) ||
    quotesQuestion.test(text)
  );
}

const whichIs = 'Which sentence with a quotation is punctuated correctly?';

/** Different sentences with quotations. No inverted commas are simply left out, which is seen at a glance. */
const different: SpeechForm = {
  weight: (cell) => (cell.params.quotes === true ? at(140, 'medium', 'hard')(cell) : 0),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = hard ? 5 : 4;
    const spoken = inSpeech(random);
    const aloud = hard ? askedAloud(random) : [];
    // What hard questions ask about is mostly quoted by somebody who speaks, but not so often in a question that its marks give the answer away.
    const own = random.pick(
      random.pick(hard ? [aloud, aloud, spoken, spoken, asked(), questions()] : [asked(), questions(), spoken]),
    );
    const kinds = [asked(), questions(), spoken, ...(hard ? [aloud, spoken, aloud] : [])];
    const others = random
      .shuffle([...kinds, ...kinds].map((kind) => random.pick(kind)))
      .filter(({ gold }, place, all) => gold !== own.gold && all.findIndex((each) => each.gold === gold) === place);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [whichIs],
          hint: 'What is quoted, and who says it? Which marks belong to the quoted words, which to the whole sentence?',
          steps: [`The quoted words are: ${own.words}`, own.rule, `So it is: **${own.gold}**`],
          variant: `quotation ${own.gold}`,
          features: { near: hard ? 7 : 6, words: own.gold.split(' ').length },
        },
        own.gold,
        spreadMistakes(
          random,
          others.map(({ mistakes }) => mistakes),
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
  weight: (cell) =>
    cell.params.quotes === true
      ? at(
          phrases().reduce((sum, { faults }) => sum + faults.length, 0),
          'easy',
        )(cell)
      : 0,
  make(random) {
    const { words, gold, faults, withComma: needless } = random.pick(phrases());
    const name = words.includes(' ') ? 'words' : 'word';
    // With and without a comma, with and without one more fault: none of the four is more like the others.
    const fault = random.pick(faults);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence quotes the ${name} “${words}” with the right punctuation?`],
          hint: 'Inverted commas go round the quotation and nothing else. Does anything have to come before them?',
          steps: [
            `The quoted ${name} ${name === 'word' ? 'is' : 'are'}: ${words}.`,
            'The quotation runs on as part of the sentence: no comma before it, no capital letter, and inverted commas round it alone.',
            `So it is: **${gold}**`,
          ],
          variant: `quote ${gold}`,
          features: { near: 2, words: gold.split(' ').length },
        },
        gold,
        [needless, ...fault],
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
