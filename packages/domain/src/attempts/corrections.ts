/** Corrections of answers that were marked wrong by mistake. Nothing a child has is ever taken away by one. */

import type { Difficulty } from '../curriculum/subjects.ts';
import { afterAnswer, type Evidence, type Mastery } from '../mastery/mastery.ts';
import { expectedSuccess, firstRating, nextRating, questionRating } from './rating.ts';

/** An answer as ratings and mastery look back at it. */
export interface PastAnswer extends Evidence {
  readonly year: number;
  readonly difficulty: Difficulty;
  readonly chanceOfGuessing: number;
  /** A wrong answer to a withdrawn question: it counts as right, but says nothing about what the child can do. */
  readonly isNoEvidence: boolean;
}

/** The rating in a subject after these answers, oldest first; undefined when there are none. */
export function ratingAfterAll(answers: readonly PastAnswer[]): number | undefined {
  const [first] = answers;
  if (first === undefined) return undefined;
  return answers.reduce((rating, answer, answersBefore) => {
    if (answer.hintUsed || answer.isNoEvidence) return rating;
    const rated = questionRating(answer.year, answer.difficulty);
    const expected = expectedSuccess(rating, rated, answer.chanceOfGuessing);
    return nextRating(rating, answersBefore, expected, answer);
  }, firstRating(first.year));
}

/** The mastery of a sub-topic after these answers, oldest first; undefined when none of them says anything. */
export function masteryAfterAll(answers: readonly PastAnswer[]): Mastery | undefined {
  return answers
    .filter(({ isNoEvidence }) => !isNoEvidence)
    .reduce<Mastery | undefined>((mastery, answer) => afterAnswer(mastery, answer), undefined);
}
