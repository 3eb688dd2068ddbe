/** Keeps the result of a finished attempt where it is the best, and opens the chapters that it opens. */
import { isAdditionalTest, isPass } from '@comet/domain/attempts/attempt';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';
import { badgeFor } from '@comet/domain/missions/badges';
import { chaptersOpenedBy } from '@comet/domain/missions/chapters';
import { pathOf } from '@comet/questions/curriculum/chapters';
import type { Queryable } from '../platform/database.ts';
import * as store from './answers.store.ts';
import type { Outcome } from './outcome.ts';

function listOpenedBy(kind: AdditionalTestKind, chapterId: number): number[] {
  const found = pathOf(chapterId);
  if (found === undefined) return [];
  return chaptersOpenedBy(
    kind,
    found.path.map(({ topicId }) => topicId),
    found.place,
  );
}

export async function keepBest(
  tx: Queryable,
  row: store.MarkingRow,
  { stars, rightCount }: Outcome,
  now: Date,
): Promise<store.KeptBest> {
  const { kind, student_id: studentId, source_id: sourceId, question_count: questionCount } = row;
  const isPassed = isPass(kind, rightCount, questionCount);
  if (kind === 'subTopic')
    await store.keepBest(tx, { studentId, subTopicId: sourceId, stars, rightCount, isPassed }, now);
  if (!isAdditionalTest(kind)) return { best_badge: null, opened_chapter_id: null };
  const result = { attemptId: row.attempt_id, studentId, kind, sourceId, stars, rightCount, questionCount };
  const badge = kind === 'final_test' ? badgeFor(rightCount, questionCount) : 'none';
  const opens = isPassed ? listOpenedBy(kind, sourceId) : [];
  return store.keepBestAdditional(tx, { ...result, badge, opens }, now);
}
