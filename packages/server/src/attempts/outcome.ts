/** What an answer sets off, reckoned from what is stored: pure, so that the order of effects stands in one place (answers.service.ts). */
import type { GivenAnswer } from '@comet/contract/question';
import { type AttemptKind, starsFor } from '@comet/domain/attempts/attempt';
import { expectedSuccess, firstRating, nextRating, questionRating } from '@comet/domain/attempts/rating';
import { type CoinSource, coinsForAnswer, coinsForFinish, experienceFor } from '@comet/domain/rewards/rewards';
import type { Score } from '@comet/questions/marking/score';
import type { MarkingRow } from './answers.store.ts';

/** Which of the coin history's sources an attempt pays from. */
export function coinSourceOf(kind: AttemptKind): CoinSource {
  return kind === 'practice' ? 'practice' : 'mission';
}

/** An answer as it comes in. */
export interface AnswerSent {
  readonly questionId: number;
  readonly answer: GivenAnswer;
  readonly notSure: boolean;
  readonly spentMs: number;
}

export type Marked = Exclude<Score, { verdict: 'unreadable' | 'again' }>;

/** An answer's own consequences; coins are what it is worth, before the day's limit. */
export interface Outcome {
  readonly isRight: boolean;
  readonly note: string | null;
  readonly because: { readonly id: string; readonly says: string } | undefined;
  readonly rightCount: number;
  readonly isFinished: boolean;
  readonly stars: number;
  readonly experience: number;
  readonly answerCoins: number;
  readonly finishCoins: number;
  readonly rating: number;
}

export function outcomeOf(row: MarkingRow, sent: AnswerSent, marked: Marked): Outcome {
  const isRight = marked.verdict === 'right';
  const rightCount = row.right_count + (isRight ? 1 : 0);
  const isFinished = row.answered_count + 1 === row.question_count;
  const rating = row.rating ?? firstRating(row.year);
  const expected = expectedSuccess(rating, questionRating(row.year, row.difficulty), row.chance_of_guessing);
  return {
    isRight,
    note: (isRight ? marked.note : undefined) ?? null,
    because: marked.verdict === 'wrong' ? marked.because : undefined,
    rightCount,
    isFinished,
    stars: isFinished ? starsFor(rightCount, row.question_count, row.hint_count > 0) : 0,
    experience: isRight ? experienceFor(row.difficulty) : 0,
    answerCoins: isRight && !row.paid_lately ? coinsForAnswer(row.difficulty) : 0,
    finishCoins: isFinished ? coinsForFinish(rightCount, row.question_count) : 0,
    // A hint makes the answer say less of what the child can do alone.
    rating: row.hint_used
      ? rating
      : nextRating(rating, row.rated_answers ?? 0, expected, { isRight, notSure: sent.notSure }),
  };
}
