/** e.speech: inverted commas and the marks that go with direct speech. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, tap, withOptions } from '../ask.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { at, type Params, type SpeechForm } from './params.ts';
import { quotationForms } from './quotations.ts';
import {
  drawSpeech,
  isTwoSentences,
  keepsRules,
  mistake,
  type Place,
  type Speech,
  spokenPlaces,
} from './speech-sentences.ts';

/** Whether the reporting clause always interrupts the speech. */
const cutsOnly = ({ params }: Cell<Params>): boolean => !params.places.includes('after');
/** In year 7 speech is known: it is asked about only with words quoted in it. */
const isQuoting = ({ params }: Cell<Params>): boolean => params.quotes === true;

const rules: Readonly<Record<Place, string>> = {
  after: 'The spoken words, with their comma or end mark, go inside the inverted commas.',
  before: 'First comes a comma, then the inverted commas, then a capital letter. The end mark stays inside.',
  within:
    'One spoken sentence is cut in two. A comma goes inside before the speaker, another goes after the speaker, and the second part needs no capital letter.',
  between:
    'Two sentences are spoken. A comma goes inside before the speaker, a full stop goes after the speaker, and a capital letter follows.',
};

/** What a sentence with speech does right. */
const whyRight: Readonly<Record<Place, string>> = {
  after: 'That is correct: the mark at the end of the speech comes before the inverted commas close.',
  before: 'That is correct: a comma comes before the speech, and the end mark is inside the inverted commas.',
  within: 'That is correct: one sentence is cut in two, so the second part begins with a small letter.',
  between: 'That is correct: the second spoken sentence is a new one, so it begins with a capital letter.',
};

/** What year 4 has outgrown: inverted commas lost, and from medium on those round everything. */
const outgrown = ({ year, difficulty }: Cell<Params>): readonly string[] =>
  year === 3
    ? []
    : ['no-opening-commas', 'no-closing-commas', ...(difficulty === 'easy' ? [] : ['commas-round-everything'])];
/** What goes wrong where the speaker interrupts, in year 5: first lost marks, then which mark and which letter. */
const inCuts: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: [
    'no-opening-commas',
    'no-comma-before-speech',
    'no-mark-after-speech',
    'two-commas',
    'mark-outside',
    'commas-round-everything',
  ],
  medium: [
    'capital-inside-a-sentence',
    'stop-inside-a-sentence',
    'comma-between-sentences',
    'no-capital-in-speech',
    'full-stop-in-the-middle',
  ],
  hard: [
    'capital-inside-a-sentence',
    'stop-inside-a-sentence',
    'comma-between-sentences',
    'no-capital-in-speech',
    'full-stop-in-the-middle',
  ],
};

const whichWrong = 'In which sentence is the speech written wrongly?';
const whichIs = 'Which sentence is punctuated correctly?';
/** Of year 4 from medium on the sentence that is asked about is cut in two, and so are others beside it: its length must not tell. */
const placeFor = (random: Random, cell: Cell<Params>, at: number): Place => {
  const { places } = cell.params;
  if (cell.year === 4 && (cell.difficulty === 'hard' || (cell.difficulty === 'medium' && at < 2))) return 'within';
  return random.pick(cell.difficulty === 'easy' ? places.slice(0, 2) : places);
};

/** A speech of the cell with the mistakes that its year may still make. */
function drawFor(random: Random, cell: Cell<Params>, at: number): Speech {
  const speech = drawSpeech(random, placeFor(random, cell, at), cell.year === 5 && cell.difficulty === 'hard');
  const known = outgrown(cell);
  const kinds = inCuts[cell.difficulty];
  return {
    ...speech,
    mistakes: speech.mistakes.filter(([, { id }]) => {
      const kind = id.replace('e.speech/', '');
      return cell.year === 5 ? kinds.includes(kind) : !known.includes(kind);
    }),
  };
}

/** The same words, punctuated in different ways. */
const sameWords: SpeechForm = {
  // Nearly all that goes wrong in a speech cut in two leaves out a mark, so that the longest of three would be right.
  weight: (cell) =>
    isQuoting(cell) || cutsOnly(cell) ? 0 : at(120, ...(cell.year === 3 ? ['easy'] : []), 'medium')(cell),
  make(random, cell) {
    const speech = drawFor(random, cell, 0);
    const count = cell.difficulty === 'easy' && cell.year === 3 ? 3 : 4;
    const mistakes = random.shuffle(speech.mistakes);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [whichIs],
          hint: 'Find the words that are spoken. Then check what comes just before and just after them.',
          steps: [`The spoken words are: ${speech.spoken}`, rules[speech.place], `So it is: **${speech.gold}**`],
          variant: `same ${speech.spoken}`,
          features: { near: count, words: speech.gold.split(' ').length },
        },
        speech.gold,
        mistakes,
        { count },
      ),
    );
  },
  solve: (seen) => (seen.asks === whichIs ? chosen(seen, keepsRules) : undefined),
};

/** Different sentences: the right one, or the wrong one. */
const different: SpeechForm = {
  weight: (cell) => (isQuoting(cell) ? 0 : at(140, ...(cell.year > 3 ? ['easy'] : []), 'medium', 'hard')(cell)),
  make(random, cell) {
    const findsRight = random.chance(1, 2);
    const count = cell.difficulty === 'hard' ? 4 : 3;
    const own = drawFor(random, cell, 0);
    const drawn = Array.from({ length: 12 }, (_, place) => drawFor(random, cell, place + 1));
    // The same words said by two speakers would be one option twice.
    const others = drawn
      .filter(
        ({ spoken }, place) => spoken !== own.spoken && drawn.findIndex((other) => other.spoken === spoken) === place,
      )
      .slice(0, cell.year === 4 ? count - 1 : 12);
    const [oneMistake, because] = random.pick(own.mistakes);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [findsRight ? whichIs : whichWrong],
          hint: 'Look at each pair of inverted commas. Which marks are inside, and which are outside? Then check the capital letters.',
          steps: findsRight
            ? [`The spoken words are: ${own.spoken}`, rules[own.place], `So it is: **${own.gold}**`]
            : [because.says, `It should be: ${own.gold}`, `So the mistake is in: **${oneMistake}**`],
          variant: `different ${findsRight} ${own.spoken}`,
          features: { near: count + 1, words: own.gold.split(' ').length },
        },
        findsRight ? own.gold : oneMistake,
        findsRight
          ? spreadMistakes(
              random,
              others.map(({ mistakes }) => mistakes),
              count - 1,
            )
          : others.map(({ gold, place }): TextMistake => [gold, mistake('right-speech-doubted', whyRight[place])]),
        { count },
      ),
    );
  },
  solve(seen) {
    if (seen.asks === whichIs) return chosen(seen, keepsRules);
    return seen.asks === whichWrong ? chosen(seen, (option) => !keepsRules(option)) : undefined;
  },
};

/** 'Tap the first and the last spoken word.' */
const tapSpoken: SpeechForm = {
  // Later it would only repeat what is asked first.
  weight: (cell) => (cell.year > 3 ? 0 : at(120, 'easy')(cell)),
  make(random) {
    const place = random.pick(['after', 'before'] as const);
    const speech = drawSpeech(random, place);
    const words = speech.bare.split(' ');
    const count = speech.spoken.split(' ').length;
    const from = place === 'after' ? 0 : words.length - count;
    // Of two spoken words there is nothing to find.
    if (count < 3) return undefined;
    return tap(
      {
        prompt: ['The inverted commas are missing. Tap the first and the last spoken word.'],
        hint: 'Which words does the speaker really say?',
        steps: [
          `Ask what a microphone would pick up. The spoken words are: ${speech.spoken}`,
          'Tap the first of these words and the last one.',
          `With its marks it is: **${speech.gold}**`,
        ],
        variant: `tap ${speech.bare}`,
        features: { near: 1, words: words.length },
      },
      words,
      [from, from + count - 1],
      (place) => {
        const word = (words[place] ?? '').replaceAll(/[.,?!]/g, '');
        return mistake(
          'spoken-words-misjudged',
          place > from && place < from + count - 1
            ? `“${word}” is spoken, but it is not the first or the last spoken word.`
            : `“${word}” is not spoken. It belongs to the words that tell us who is speaking.`,
        );
      },
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('The inverted commas are missing.')) return undefined;
    const places = spokenPlaces(seen.options);
    return chosen(seen, (_, at) => places.includes(at));
  },
};

const faultTexts = {
  'mark-outside': 'A mark of the speech is outside the inverted commas.',
  'no-mark-after-speech': 'There is no mark between the speech and the speaker after it.',
  'no-capital-in-speech': 'A spoken sentence begins with a small letter.',
  'commas-round-everything': 'The inverted commas go round too many words.',
  'no-comma-before-speech': 'There is no comma between the speaker and the speech after it.',
  'capital-inside-a-sentence': 'A capital letter stands where a spoken sentence only goes on.',
  'comma-between-sentences': 'There is a comma between two spoken sentences.',
  'full-stop-in-the-middle': 'There is a full stop just before the speaker.',
} as const;
type Fault = keyof typeof faultTexts;
/** That a sentence hasn't got this fault. */
const absent: Readonly<Record<Fault, string>> = {
  'mark-outside': 'No mark of the speech is outside the inverted commas here.',
  'no-mark-after-speech': 'No comma, question mark or exclamation mark is missing after the speech here.',
  'no-capital-in-speech': 'Each spoken sentence begins with a capital letter here.',
  'commas-round-everything': 'The inverted commas don’t go round too many words here.',
  'no-comma-before-speech': 'No comma is missing after the speaker here.',
  'capital-inside-a-sentence': 'No capital letter stands inside a spoken sentence here.',
  'comma-between-sentences': 'No comma stands between two spoken sentences here.',
  'full-stop-in-the-middle': 'No full stop comes before the speaker here.',
};
/** The faults that are named to choose from. In years 4 and 5 the speaker interrupts. */
const faultsOf = ({ year }: Cell<Params>): readonly Fault[] =>
  year === 3
    ? [
        'mark-outside',
        'no-mark-after-speech',
        'no-capital-in-speech',
        'commas-round-everything',
        'no-comma-before-speech',
      ]
    : year === 4
      ? [
          'no-mark-after-speech',
          'commas-round-everything',
          'no-comma-before-speech',
          'capital-inside-a-sentence',
          'full-stop-in-the-middle',
        ]
      : [
          'mark-outside',
          'no-capital-in-speech',
          'capital-inside-a-sentence',
          'comma-between-sentences',
          'full-stop-in-the-middle',
        ];

/** What is wrong with a sentence, by what its marks look like. */
function readFault(sentence: string): Fault {
  if (/”[,.?!]/.test(sentence)) return 'mark-outside';
  if (
    /^“[^“”]*\b(said|asked|replied|whispered|explained|muttered|wondered|shouted|cried|called)\b[^“”]*”$/.test(sentence)
  )
    return 'commas-round-everything';
  if (/[\p{L}]” \p{L}/u.test(sentence)) return 'no-mark-after-speech';
  if (/[\p{L}] “/u.test(sentence)) return 'no-comma-before-speech';
  if (/\.” \p{Ll}/u.test(sentence)) return 'full-stop-in-the-middle';
  if (/”.+, “\p{Lu}/u.test(sentence))
    return isTwoSentences(sentence) ? 'comma-between-sentences' : 'capital-inside-a-sentence';
  return 'no-capital-in-speech';
}

/** 'What is wrong?' */
const whatIsWrong: SpeechForm = {
  // Years 3 to 5 do this; year 7 quotes instead.
  weight: (cell) => (isQuoting(cell) ? 0 : at(150, 'hard')(cell)),
  make(random, cell) {
    const names = faultsOf(cell);
    const name = random.pick(names);
    const { mistakes, gold } = drawFor(random, cell, 0);
    const found = mistakes.find(([, because]) => because.id === `e.speech/${name}`);
    if (found === undefined) return undefined;
    return chooseInOrder(
      {
        prompt: ['What is wrong with this sentence?', found[0]],
        hint: 'Check the inverted commas, then the marks beside them, then the capital letters.',
        steps: [
          `It should be: ${gold}`,
          `Compare the two, mark by mark. ${found[1].says}`,
          `So the answer is: **${faultTexts[name]}**`,
        ],
        variant: `wrong ${found[0]}`,
        features: { near: 5, words: gold.split(' ').length },
      },
      names.map((each) => faultTexts[each]),
      faultTexts[name],
      (text) =>
        mistake(
          'fault-misnamed',
          `${absent[names.find((each) => faultTexts[each] === text) ?? name]} ${found[1].says}`,
        ),
    );
  },
  solve: (seen) =>
    seen.asks === 'What is wrong with this sentence?'
      ? chosen(seen, (option) => option === faultTexts[readFault(seen.shows)])
      : undefined,
};

export const speech = generatorOfForms<Params, Seen>({
  generatorId: 'e.speech',
  version: 11,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230605: { places: ['after', 'before'] },
    240601: { places: ['after', 'before', 'within'] },
    // From here on the speaker always interrupts: one speaker before or after one speech is known from year 3.
    250603: { places: ['within', 'between'] },
    270403: { places: [], quotes: true },
  },
  forms: [sameWords, different, tapSpoken, whatIsWrong, ...quotationForms],
});
