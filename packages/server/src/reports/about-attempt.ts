/** What every report tells of an attempt. */
import { getSubject } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { ResultRow } from './reports.store.ts';

/** Its title is the stored one, or its sub-topic's. */
export function aboutAttempt(row: Omit<ResultRow, 'answeredCount' | 'rightCount' | 'finishedAt'>) {
  const { attemptId, kind, sourceId, title, subjectId, year, questionCount, stars, spentMs } = row;
  return {
    attemptId,
    kind,
    title: title ?? findSubTopic(sourceId)?.title ?? '',
    subject: getSubject(subjectId).key,
    year,
    questionCount,
    stars,
    spentMs,
  };
}
