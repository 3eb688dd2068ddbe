/** Calculates the effects of an answer from what is stored. Pure; answers.service.ts applies them in order. */
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { type AttemptKind, endsWithLastAnswer, isOfLesson, starsFor } from '@comet/domain/attempts/attempt';
import { expectedSuccess, firstRating, nextRating, questionRating } from '@comet/domain/attempts/rating';
import { afterAnswer, type Mastery } from '@comet/domain/mastery/mastery';
import { type Revision, revisionAfter } from '@comet/domain/mastery/revision';
import {
  type CoinSource,
  coinsForAnswer,
  coinsForFinish,
  coinsForScore,
  experienceFor,
  isScored,
} from '@comet/domain/rewards/rewards';
import type { Key } from '@comet/questions/kernel/key';
import { type Score, score } from '@comet/questions/marking/score';
import type { MarkedAnswer, MarkingRow } from './answers.store.ts';
import type { AttemptRow } from './attempts.store.ts';

/** Which of the coin history's sources an attempt pays from. */
export function coinSourceOf(kind: AttemptKind): CoinSource {
  if (kind === 'lessonQuiz' || kind === 'liveLessonQuiz' || kind === 'exam' || kind === 'practice') return kind;
  return 'mission';
}

/** Coins for putting the mistakes of an attempt right are paid once, whichever of them is the last. */
export const mistakesCause = (attemptId: number): string => `mistakes:${attemptId}`;

/** Stars of a finished attempt. A test keeps its best; each practice has its own, so a repeated one has none. What belongs to a lesson has none. */
export const starsOf = (
  row: Pick<AttemptRow, 'kind' | 'isRewarded' | 'rightCount' | 'questionCount' | 'hintCount'>,
): number =>
  isOfLesson(row.kind) || (row.kind === 'practice' && !row.isRewarded)
    ? 0
    : starsFor(row.rightCount, row.questionCount, row.hintCount > 0);

/** Coins of a finished attempt; none for what a child repeats within a week. */
export function finishCoinsOf(
  row: Pick<AttemptRow, 'kind' | 'isRewarded' | 'rightCount' | 'questionCount' | 'paidBefore'>,
): number {
  if (!row.isRewarded || row.kind === 'stopPoint') return 0;
  return isScored(row.kind)
    ? coinsForScore(row.kind, row.rightCount, row.questionCount, row.paidBefore)
    : coinsForFinish(row.rightCount, row.questionCount);
}

/** An answer as it comes in. */
export interface AnswerSent {
  readonly questionId: number;
  readonly answer: GivenAnswer;
  readonly notSure: boolean;
  readonly spentMs: number;
}

export type Marked = Exclude<Score, { verdict: 'unreadable' | 'again' }>;

/** The mark of an answer that can't be given again: what nobody can read isn't right. */
export function finalMark(key: Key, form: AnswerForm, given: GivenAnswer): Marked {
  const marked = score(key, form, given);
  return marked.verdict === 'right' || marked.verdict === 'wrong' ? marked : { verdict: 'wrong' };
}

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
  /** A mistake of an earlier attempt was put right. */
  readonly isPutRight: boolean;
  readonly rating: number;
  readonly mastery: Mastery | null;
  readonly revision: MarkedAnswer['revision'];
  /** It counts as right only because its question was withdrawn. */
  readonly isForgiven: boolean;
}

/** What a child hears whose wrong answer counts because the question was faulty. */
export const forgivenNote = 'We found a mistake in this question, so your answer counts.';

/** The question's way back from a wrong answer; null where there is none. */
export function revisionOf(
  row: Pick<MarkingRow, 'rightDays' | 'mistakeAttemptId' | 'attemptId'>,
  after: Revision | undefined,
): MarkedAnswer['revision'] {
  if (after === undefined) return null;
  // A mistake stays with the attempt it was first made in until it is right.
  const isStillWrong = row.rightDays === 0 || after.rightDays > 0;
  const attemptId = (isStillWrong ? row.mistakeAttemptId : null) ?? row.attemptId;
  return { rightDays: after.rightDays, lastRightDay: after.lastRightDay ?? null, attemptId };
}

/** `day` is the day of the student's own calendar. */
export function outcomeOf(row: MarkingRow, sent: AnswerSent, marked: Marked, day: string): Outcome {
  // A question withdrawn while a child had it open: its key can't be trusted, so the answer counts but says nothing else.
  const isForgiven = marked.verdict === 'wrong' && row.questionStatus === 'withdrawn';
  const isRight = marked.verdict === 'right' || isForgiven;
  const rightCount = row.rightCount + (isRight ? 1 : 0);
  const isFinished = endsWithLastAnswer(row.kind) && row.answeredCount + 1 === row.questionCount;
  const rating = row.rating ?? firstRating(row.year);
  const evidence = { isRight, hintUsed: row.hintUsed, notSure: sent.notSure, day };
  const revision =
    row.rightDays === null ? undefined : { rightDays: row.rightDays, lastRightDay: row.lastRightDay ?? undefined };
  const revised = revisionAfter(revision, evidence);
  const expected = expectedSuccess(rating, questionRating(row.year, row.difficulty), row.chanceOfGuessing);
  return {
    isRight,
    note: (marked.verdict === 'right' ? marked.note : isForgiven ? forgivenNote : undefined) ?? null,
    because: marked.verdict === 'wrong' && !isForgiven ? marked.because : undefined,
    rightCount,
    isFinished,
    stars: isFinished ? starsOf({ ...row, rightCount }) : 0,
    experience: isRight && row.isRewarded ? experienceFor(row.difficulty) : 0,
    answerCoins:
      isRight && row.isRewarded && !row.paidLately && !isOfLesson(row.kind) ? coinsForAnswer(row.difficulty) : 0,
    finishCoins: isFinished ? finishCoinsOf({ ...row, rightCount }) : 0,
    isForgiven,
    isPutRight: !isForgiven && row.rightDays === 0 && (revised?.rightDays ?? 0) > 0,
    mastery: isForgiven ? null : (afterAnswer(row.mastery ?? undefined, evidence) ?? null),
    revision: isForgiven ? null : revisionOf(row, revised),
    // A hint makes the answer say less of what the child can do alone.
    rating:
      row.hintUsed || isForgiven
        ? rating
        : nextRating(rating, row.ratedAnswers ?? 0, expected, { isRight, notSure: sent.notSure }),
  };
}
