/** What the web app sees of an attempt. */
import type { AnswerResult, Attempt, Finish, ReviewedQuestion } from '@comet/contract/attempts';
import { isPass } from '@comet/domain/attempts/attempt';
import { findSubject } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { MarkingRow } from './answers.store.ts';
import type { AttemptRow, ReviewRow } from './attempts.store.ts';
import { rightAnswerOf } from './right-answer.ts';

export function attemptOf(row: AttemptRow): Attempt {
  const subTopic = findSubTopic(row.source_id);
  return {
    attemptId: row.attempt_id,
    kind: row.kind,
    status: row.status,
    title: row.title ?? subTopic?.title ?? '',
    subject: findSubject(row.subject_id)?.key ?? 'math',
    subTopicId: row.kind === 'subTopic' ? row.source_id : null,
    questionCount: row.question_count,
    answeredCount: row.answered_count,
    rightCount: row.right_count,
  };
}

export function finishOf(row: AttemptRow, bestStars: number): Finish | null {
  if (row.status !== 'FINISH') return null;
  return {
    stars: row.stars,
    bestStars: Math.max(bestStars, row.stars),
    isPassed: isPass(row.right_count, row.question_count),
    coins: row.coins,
    experience: row.experience,
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
    rightAnswer: rightAnswerOf(row.key),
    explanation: row.explanation,
    coins: row.question_coins,
    experience: row.question_experience,
    attempt: attemptOf(row),
    finish: row.position === row.question_count ? finishOf(row, row.best_stars ?? 0) : null,
  };
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
    rightAnswer: rightAnswerOf(row.key),
    explanation: row.explanation,
  };
}
