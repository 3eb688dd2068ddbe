/** What the web app sees of an attempt. */
import type { AnswerResult, Attempt, Finish, ReviewedQuestion, WaitingQuestion } from '@comet/contract/attempts';
import { isAdditionalTest, isPass } from '@comet/domain/attempts/attempt';
import { getSubject } from '@comet/domain/curriculum/subjects';
import { additionalTestId, groundOf } from '@comet/domain/missions/additional-tests';
import { type BadgeLevel, badgeFor, betterBadge } from '@comet/domain/missions/badges';
import { findSubTopic, findTopic } from '@comet/questions/curriculum/curriculum';
import type { MarkingRow } from './answers.store.ts';
import type { AttemptRow, ReviewRow, WaitingRow } from './attempts.store.ts';
import { rightAnswerOf } from './right-answer.ts';

/** The chapter and the test an attempt belongs to, as far as its kind has them. */
function placeOf({ kind, source_id }: AttemptRow) {
  if (kind === 'subTopic') {
    const subTopic = findSubTopic(source_id);
    return {
      title: subTopic?.title,
      subTopicId: source_id,
      additionalTestId: null,
      chapterId: subTopic?.topicId ?? null,
    };
  }
  const ground = isAdditionalTest(kind) ? groundOf(source_id) : undefined;
  if (!isAdditionalTest(kind) || ground === undefined)
    return { title: undefined, subTopicId: null, additionalTestId: null, chapterId: null };
  const chapterId = 'chapterId' in ground ? ground.chapterId : null;
  return { title: undefined, subTopicId: null, additionalTestId: additionalTestId(kind, ground), chapterId };
}

export function attemptOf(row: AttemptRow): Attempt {
  const { title, ...place } = placeOf(row);
  return {
    attemptId: row.attempt_id,
    kind: row.kind,
    status: row.status,
    title: row.title ?? title ?? '',
    subject: getSubject(row.subject_id).key,
    ...place,
    questionCount: row.question_count,
    answeredCount: row.answered_count,
    rightCount: row.right_count,
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
  const won = badgeFor(row.right_count, row.question_count);
  const opened = row.opened_chapter_id === null ? undefined : findTopic(row.opened_chapter_id);
  return {
    stars: row.stars,
    bestStars: Math.max(best.stars, row.stars),
    isPassed: isPass(row.kind, row.right_count, row.question_count),
    coins: row.coins,
    experience: row.experience,
    badge: row.kind === 'final_test' ? { won, best: betterBadge(won, best.badge) } : null,
    openedChapter: opened === undefined ? null : { chapterId: opened.topicId, title: opened.title },
  };
}

/** What the child hears about an answered question; the same however often it is asked for. */
export function answerResultOf(row: MarkingRow): AnswerResult {
  return {
    verdict: 'marked',
    questionId: row.question_id,
    isRight: row.is_right ?? false,
    notSure: row.not_sure,
    note: row.note,
    because: row.because,
    rightAnswer: rightAnswerOf(row.key, row.question.answer),
    explanation: row.explanation,
    coins: row.question_coins,
    experience: row.question_experience,
    attempt: attemptOf(row),
    finish:
      row.position === row.question_count
        ? finishOf(row, { stars: row.best_stars ?? 0, badge: row.best_badge ?? 'none' })
        : null,
    next: null,
  };
}

export function waitingOf({ question_id, position, difficulty, question, hint_used }: WaitingRow): WaitingQuestion {
  return { questionId: question_id, position, difficulty, question, hintUsed: hint_used };
}

/** An answered question looked back at. */
export function reviewedOf(row: ReviewRow): ReviewedQuestion {
  return {
    questionId: row.question_id,
    position: row.position,
    difficulty: row.difficulty,
    question: row.question,
    given: row.given,
    isRight: row.is_right,
    notSure: row.not_sure,
    note: row.note,
    because: row.because,
    hintUsed: row.hint_used,
    spentMs: row.spent_ms,
    answeredAt: row.answered_at.toISOString(),
    isWithdrawn: row.question_status === 'withdrawn',
    correction: row.correction,
    rightAnswer: rightAnswerOf(row.key, row.question.answer),
    explanation: row.explanation,
  };
}
