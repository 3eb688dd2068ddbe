/** Ratings (Elo) of students and questions, by subject. Numbers come from the product rules. */
import type { Difficulty } from '../curriculum/subjects.ts';

const offset: Readonly<Record<Difficulty, number>> = { easy: -150, medium: 0, hard: 150 };

/** Where a student of this year starts. */
export function firstRating(year: number): number {
  return 1000 + 100 * (year - 3);
}

/** Where a question of this year and difficulty starts. */
export function questionRating(year: number, difficulty: Difficulty): number {
  return firstRating(year) + offset[difficulty];
}

/** Chance that a student of one rating gets a question of another; `chance` is 1/options, 0 where typed. */
export function expectedSuccess(studentRating: number, questionRated: number, chance: number): number {
  return chance + (1 - chance) / (1 + 10 ** ((questionRated - studentRating) / 400));
}

/** The rating after one unaided first try; an answer marked not sure counts as wrong at half the step. */
export function nextRating(
  rating: number,
  answersBefore: number,
  expected: number,
  answer: { readonly isRight: boolean; readonly notSure: boolean },
): number {
  const step = Math.max(16, 120 / (1 + 0.05 * answersBefore));
  const outcome = answer.isRight && !answer.notSure ? 1 : 0;
  return rating + (answer.notSure ? step / 2 : step) * (outcome - expected);
}
