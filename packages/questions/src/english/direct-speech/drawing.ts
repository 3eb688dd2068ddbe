/** Which speeches a cell draws, and which mistakes its year may still make. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Cell } from '../../kernel/generator.ts';
import type { Random } from '../../kernel/random.ts';
import type { Params } from './params.ts';
import { drawSpeech, type Place, type Speech } from './speech-sentences.ts';

/** In year 7 speech is known: it is asked about only with words quoted in it. */
export const isQuoting = ({ params }: Cell<Params>): boolean => params.quotes === true;

/** What year 4 has outgrown: which words are spoken, and their first letter. It is about the marks between speech and speaker. */
const outgrown = [
  'no-opening-commas',
  'no-closing-commas',
  'commas-round-everything',
  'comma-inside',
  'no-capital-in-speech',
];
const whichMarkAndLetter = [
  'capital-inside-a-sentence',
  'stop-inside-a-sentence',
  'comma-between-sentences',
  'no-capital-in-speech',
  'full-stop-in-the-middle',
];
/** What goes wrong where the speaker interrupts, in year 5: first a mark too few or too many, then which mark and which letter. */
const inCuts: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: [
    'no-comma-before-speech',
    'no-mark-after-speech',
    'two-commas',
    'full-stop-in-the-middle',
    'no-capital-in-speech',
  ],
  medium: whichMarkAndLetter,
  hard: whichMarkAndLetter,
};

const canBe = ({ year, difficulty }: Cell<Params>, kind: string): boolean =>
  year === 5 ? inCuts[difficulty].includes(kind) : year === 3 || !outgrown.includes(kind);

/** Of year 4 from medium on the sentence that is asked about is cut in two, and so are others beside it: its length must not tell. */
const placeFor = (random: Random, cell: Cell<Params>, at: number): Place => {
  const { places } = cell.params;
  if (cell.year === 4 && (cell.difficulty === 'hard' || (cell.difficulty === 'medium' && at < 2))) return 'within';
  return random.pick(cell.difficulty === 'easy' ? places.slice(0, 2) : places);
};

/** A speech of the cell with the mistakes that its year may still make. */
export function drawFor(random: Random, cell: Cell<Params>, at: number): Speech {
  const speech = drawSpeech(random, placeFor(random, cell, at), cell.year === 5 && cell.difficulty === 'hard');
  return {
    ...speech,
    mistakes: speech.mistakes.filter(([, { id }]) => canBe(cell, id.replace('e.speech/', ''))),
  };
}
