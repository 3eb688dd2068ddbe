/** Keeps the result of a finished attempt where it is the best, and opens the chapters that it opens. */
import { isAdditionalTest, isPass } from '@comet/domain/attempts/attempt';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';
import { badgeFor } from '@comet/domain/missions/badges';
import { chaptersOpenedBy } from '@comet/domain/missions/chapters';
import { pathOf } from '@comet/questions/curriculum/chapters';
import type { Queryable } from '../platform/database.ts';
import type { Outcome } from './answer-outcome.ts';
import * as store from './answers.store.ts';
import type { AttemptRow } from './attempts.store.ts';

function listOpenedBy(kind: AdditionalTestKind, chapterId: number): number[] {
  const found = pathOf(chapterId);
  if (found === undefined) return [];
  return chaptersOpenedBy(
    kind,
    found.path.map(({ topicId }) => topicId),
    found.place,
  );
}

/** `finished` is 0 where the result of an attempt that had been counted before was corrected. */
export async function updateBest(
  tx: Queryable,
  row: Pick<AttemptRow, 'attemptId' | 'kind' | 'studentId' | 'sourceId' | 'questionCount'>,
  { stars, rightCount }: Pick<Outcome, 'stars' | 'rightCount'>,
  now: Date,
  finished: 0 | 1 = 1,
): Promise<store.UpdatedBest> {
  const { kind, studentId, sourceId, questionCount } = row;
  const isPassed = isPass(kind, rightCount, questionCount);
  if (kind === 'subTopic')
    await store.updateBest(tx, { studentId, subTopicId: sourceId, stars, rightCount, isPassed, finished }, now);
  if (!isAdditionalTest(kind)) return { bestBadge: null, openedChapterId: null };
  const result = { attemptId: row.attemptId, studentId, kind, sourceId, stars, rightCount, questionCount };
  const badge = kind === 'final_test' ? badgeFor(rightCount, questionCount) : 'none';
  const opens = isPassed ? listOpenedBy(kind, sourceId) : [];
  return store.updateBestAdditional(tx, { ...result, badge, opens, finished }, now);
}
