/** What is wrong with a sentence, named. */
import type { Cell } from '../../kernel/generator.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder } from '../ask.ts';
import { drawFor, isQuoting } from './drawing.ts';
import { at, type Params, type SpeechForm } from './params.ts';
import { isTwoSentences, mistake } from './speech-sentences.ts';

const faultTexts = {
  'mark-outside': 'A mark that belongs to the speech is outside the inverted commas.',
  'no-mark-after-speech': 'There is no mark between the speech and the speaker after it.',
  'no-capital-in-speech': 'A spoken sentence begins with a small letter.',
  'commas-round-everything': 'The inverted commas go round too many words.',
  'no-comma-before-speech': 'There is no comma between the speaker and the speech after it.',
  'capital-inside-a-sentence': 'There is a capital letter in the middle of a spoken sentence.',
  'comma-between-sentences': 'There is a comma between two spoken sentences.',
  'two-commas': 'There are two commas just before the speaker.',
  'full-stop-in-the-middle': 'There is a full stop just before the speaker.',
} as const;
type Fault = keyof typeof faultTexts;
/** That a sentence hasn't got this fault. */
const absent: Readonly<Record<Fault, string>> = {
  'mark-outside': 'No mark that belongs to the speech is outside the inverted commas here.',
  'no-mark-after-speech': 'No comma, question mark or exclamation mark is missing after the speech here.',
  'no-capital-in-speech': 'Each spoken sentence begins with a capital letter here.',
  'commas-round-everything': 'The inverted commas don’t go round too many words here.',
  'no-comma-before-speech': 'No comma is missing after the speaker here.',
  'capital-inside-a-sentence': 'No capital letter is in the middle of a spoken sentence here.',
  'comma-between-sentences': 'There is no comma between two spoken sentences here.',
  'two-commas': 'There is only one comma just before the speaker here.',
  'full-stop-in-the-middle': 'There is no full stop just before the speaker here.',
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
          'two-commas',
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
  if (sentence.includes(',”,')) return 'two-commas';
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
export const whatIsWrong: SpeechForm = {
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
