/** Which difficulty comes next in an adaptive test. */
import { type Difficulty, difficulties } from '../curriculum/subjects.ts';
import { expectedSuccess, questionRating } from './rating.ts';

/** Share of right answers an adaptive test aims at: hard enough to learn from, easy enough to go on. */
export const aimedSuccess = 0.75;
/** After two misses in a row the next question is one the child will very likely get. */
export const aimedSuccessAfterMisses = 0.9;

/** Most questions offer four or five options or are typed; the drawn question's own chance counts when it is rated. */
export const usualChanceOfGuessing = 0.1;

/** Share of right answers that a question called easy, medium or hard aims at for a child. */
const aims: Readonly<Record<Difficulty, number>> = { easy: aimedSuccessAfterMisses, medium: aimedSuccess, hard: 0.6 };

/** How the attempt went so far, oldest first. */
export type Course = readonly boolean[];

/** A child as far as the choice of questions goes: the rating in the subject and the year of the questions. */
export interface Level {
  readonly rating: number;
  readonly year: number;
}

/** The difficulty whose expected success lies nearest to what is aimed at. `chanceOfGuessing` is 1/options, 0 where the answer is typed. */
function nearestDifficulty({ rating, year }: Level, aim: number, chanceOfGuessing: number): Difficulty {
  const distance = (difficulty: Difficulty): number =>
    Math.abs(expectedSuccess(rating, questionRating(year, difficulty), chanceOfGuessing) - aim);
  return difficulties.reduce((best, difficulty) => (distance(difficulty) < distance(best) ? difficulty : best), 'easy');
}

/** The difficulty that comes next in an adaptive test of a child with this rating. */
export function nextDifficulty(rating: number, year: number, course: Course, chanceOfGuessing: number): Difficulty {
  const [last, beforeLast] = course.slice(-2).reverse();
  const aim = last === false && beforeLast === false ? aimedSuccessAfterMisses : aimedSuccess;
  const momentum = course.reduce((sum, right) => sum + (right ? 20 : -40), 0);
  return nearestDifficulty({ rating: rating + momentum, year }, aim, chanceOfGuessing);
}

/** The difficulty that is easy, medium or hard for this very child. */
export function ownDifficulty(wanted: Difficulty, level: Level, chanceOfGuessing: number): Difficulty {
  return nearestDifficulty(level, aims[wanted], chanceOfGuessing);
}
