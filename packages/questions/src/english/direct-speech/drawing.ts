/** Which speeches a cell draws, and which mistakes its year may still make. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Cell } from '../../kernel/generator.ts';
import type { Random } from '../../kernel/random.ts';
import type { Params } from './params.ts';
import { drawSpeech, type Place, type Speech } from './speech-sentences.ts';

/** In year 7 speech is known: it is asked about only with words quoted in it. */
export const isQuoting = ({ params }: Cell<Params>): boolean => params.quotes === true;

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

/** Of year 4 from medium on the sentence that is asked about is cut in two, and so are others beside it: its length must not tell. */
const placeFor = (random: Random, cell: Cell<Params>, at: number): Place => {
  const { places } = cell.params;
  if (cell.year === 4 && (cell.difficulty === 'hard' || (cell.difficulty === 'medium' && at < 2))) return 'within';
  return random.pick(cell.difficulty === 'easy' ? places.slice(0, 2) : places);
};

/** A speech of the cell with the mistakes that its year may still make. */
export function drawFor(random: Random, cell: Cell<Params>, at: number): Speech {
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
