/** What the web app sees of an attempt. */
import type { AnswerResult, Attempt, Finish, ReviewedQuestion, WaitingQuestion } from '@comet/contract/attempts';
import { isAdditionalTest, isPass } from '@comet/domain/attempts/attempt';
import { getSubject } from '@comet/domain/curriculum/subjects';
import { additionalTestId, groundOf } from '@comet/domain/missions/additional-tests';
import { type BadgeLevel, badgeFor, betterBadge } from '@comet/domain/missions/badges';
import { findSubTopic, findTopic } from '@comet/questions/curriculum/curriculum';
import type { MarkingRow } from './answers.store.ts';
import type { WaitingRow } from './asked-questions.store.ts';
import type { AttemptRow } from './attempts.store.ts';
import type { ReviewRow } from './reviews.store.ts';
import { rightAnswerOf } from './right-answer.ts';

/** The chapter and the test an attempt belongs to, as far as its kind has them. */
function placeOf({ kind, sourceId }: AttemptRow) {
  if (kind === 'subTopic') {
    const subTopic = findSubTopic(sourceId);
    return {
      title: subTopic?.title,
      subTopicId: sourceId,
      additionalTestId: null,
      chapterId: subTopic?.topicId ?? null,
    };
  }
  const ground = isAdditionalTest(kind) ? groundOf(sourceId) : undefined;
  if (!isAdditionalTest(kind) || ground === undefined)
    return { title: undefined, subTopicId: null, additionalTestId: null, chapterId: null };
  const chapterId = 'chapterId' in ground ? ground.chapterId : null;
  return { title: undefined, subTopicId: null, additionalTestId: additionalTestId(kind, ground), chapterId };
}

export function attemptOf(row: AttemptRow): Attempt {
  const { title, ...place } = placeOf(row);
  return {
    attemptId: row.attemptId,
    kind: row.kind,
    status: row.status,
    title: row.title ?? title ?? '',
    subject: getSubject(row.subjectId).key,
    ...place,
    questionCount: row.questionCount,
    answeredCount: row.answeredCount,
    rightCount: row.rightCount,
  };
}

/** The best that a student has of what an attempt is at. */
export interface Best {
  readonly stars: number;
  readonly badge: BadgeLevel;
}
export const noBest: Best = { stars: 0, badge: 'none' };

export function finishOf(row: AttemptRow, best: Best): Finish | null {
  if (row.status !== 'FINISH') return null;
  const won = badgeFor(row.rightCount, row.questionCount);
  const opened = row.openedChapterId === null ? undefined : findTopic(row.openedChapterId);
  return {
    stars: row.stars,
    bestStars: Math.max(best.stars, row.stars),
    isPassed: isPass(row.kind, row.rightCount, row.questionCount),
    coins: row.coins,
    experience: row.experience,
    isRewarded: row.isRewarded,
    badge: row.kind === 'final_test' ? { won, best: betterBadge(won, best.badge) } : null,
    openedChapter: opened === undefined ? null : { chapterId: opened.topicId, title: opened.title },
  };
}

/** What the child hears about an answered question; the same however often it is asked for. */
export function answerResultOf(row: MarkingRow): AnswerResult {
  return {
    verdict: 'marked',
    questionId: row.questionId,
    isRight: row.isRight ?? false,
    notSure: row.notSure,
    note: row.note,
    because: row.because,
    rightAnswer: rightAnswerOf(row.key, row.question.answer),
    explanation: row.explanation,
    coins: row.questionCoins,
    experience: row.questionExperience,
    attempt: attemptOf(row),
    finish:
      row.position === row.questionCount
        ? finishOf(row, { stars: row.bestStars ?? 0, badge: row.bestBadge ?? 'none' })
        : null,
    next: null,
  };
}

export function waitingOf({ questionId, position, difficulty, question, hintUsed }: WaitingRow): WaitingQuestion {
  return { questionId, position, difficulty, question, hintUsed };
}

/** An answered question looked back at. */
export function reviewedOf(row: ReviewRow): ReviewedQuestion {
  return {
    questionId: row.questionId,
    position: row.position,
    difficulty: row.difficulty,
    question: row.question,
    given: row.given,
    isRight: row.isRight,
    notSure: row.notSure,
    note: row.note,
    because: row.because,
    hintUsed: row.hintUsed,
    spentMs: row.spentMs,
    answeredAt: row.answeredAt.toISOString(),
    isWithdrawn: row.questionStatus === 'withdrawn',
    correction: row.correction,
    rightAnswer: rightAnswerOf(row.key, row.question.answer),
    explanation: row.explanation,
  };
}
