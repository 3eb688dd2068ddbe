/** Which difficulty comes next in an adaptive test. */
import { type Difficulty, difficulties } from '../curriculum/subjects.ts';
import { expectedSuccess, questionRating } from './rating.ts';

/** Share of right answers an adaptive test aims at: hard enough to learn from, easy enough to go on. */
export const aimedSuccess = 0.75;
/** After two misses in a row the next question is one the child will very likely get. */
export const aimedSuccessAfterMisses = 0.9;

/** How the attempt went so far, oldest first. */
export type Course = readonly boolean[];

/**
 * The difficulty whose expected success lies nearest to what is aimed at, for this rating in this year.
 * `chanceOfGuessing` is 1/options, 0 where the answer is typed.
 */
export function nextDifficulty(rating: number, year: number, course: Course, chanceOfGuessing: number): Difficulty {
  const [last, beforeLast] = course.slice(-2).reverse();
  const aim = last === false && beforeLast === false ? aimedSuccessAfterMisses : aimedSuccess;
  const momentum = course.reduce((sum, right) => sum + (right ? 20 : -40), 0);
  const distance = (difficulty: Difficulty): number =>
    Math.abs(expectedSuccess(rating + momentum, questionRating(year, difficulty), chanceOfGuessing) - aim);
  return difficulties.reduce((best, difficulty) => (distance(difficulty) < distance(best) ? difficulty : best), 'easy');
}
