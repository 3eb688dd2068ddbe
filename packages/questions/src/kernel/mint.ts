/** Makes one question of the map by seed; the draws behind one seed are tried in order until one is fit. */
import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import type { AnyGenerator, Made } from './generator.ts';
import { heightFaults } from './height.ts';
import { Random } from './random.ts';
import { temptingStep } from './tempting-mistakes.ts';
import { unfitWordsOf } from './unfit.ts';

/** A question with the place and the seed it comes from. */
export interface Minted extends Made {
  readonly subTopicId: number;
  readonly year: Year;
  readonly difficulty: Difficulty;
  readonly generatorId: string;
  readonly generatorVersion: number;
  readonly seed: number;
}

/** Draws tried behind one seed; a generator that needs more is too choosy and fails its tests. */
export const maxDraws = 400;

/** No draw behind a seed was fit. */
export class NoFitDraw extends Error {}

/** The question as made, with a last step on the wrong answers that tempt, where there is something to say about them. */
function withTemptingStep(made: Made): Made {
  const step = made.explanation.length === 0 ? [] : temptingStep(made);
  return step.length === 0 ? made : { ...made, explanation: [...made.explanation, step] };
}

/** The question of this generator, cell and seed; a draw with an unfit word anywhere in it, or too easy or too hard for the year, is no fit draw. Throws NoFitDraw when no draw was fit: a fault of the generator, caught by its tests. With `stimulusId` it is a question about that. */
export function mint(
  generator: AnyGenerator,
  subTopicId: number,
  year: Year,
  difficulty: Difficulty,
  seed: number,
  stimulusId?: string,
): Minted {
  const about = stimulusId === undefined ? '' : `/${stimulusId}`;
  const key = `${generator.generatorId}@${generator.version}/${subTopicId}/${difficulty}${about}/${seed}`;
  for (let draw = 0; draw < maxDraws; draw++) {
    const made = generator.make(new Random(`${key}/${draw}`), subTopicId, year, difficulty, stimulusId);
    if (made === undefined || unfitWordsOf(made).length > 0) continue;
    if (heightFaults(made, year, difficulty).length === 0)
      return {
        ...withTemptingStep(made),
        subTopicId,
        year,
        difficulty,
        generatorId: generator.generatorId,
        generatorVersion: generator.version,
        seed,
      };
  }
  throw new NoFitDraw(`${key}: no fit question in ${maxDraws} draws`);
}
