/** A student's progress in everything they learn, for other features. */
import { type AttemptKind, isAdditionalTest } from '@comet/domain/attempts/attempt';
import type { Mastery } from '@comet/domain/mastery/mastery';
import { type Revision, rightDaysNeeded } from '@comet/domain/mastery/revision';
import { additionalTestKinds } from '@comet/domain/missions/additional-tests';
import type { Queryable } from '../platform/database.ts';
import { type Best, noBest } from './attempt-view.ts';
import type { AttemptRow } from './attempts.store.ts';
import * as store from './learning-progress.store.ts';

/** A mistake that is not revised yet. */
export interface Mistake extends Revision {
  readonly itemId: number;
  readonly subTopicId: number;
}

/** Everything a student has reached. The domain decides what it means. */
export interface LearningProgress {
  readonly subTopics: ReadonlyMap<number, store.SubTopicResultRow>;
  /** By `testKey`. */
  readonly additionalTests: ReadonlyMap<string, store.AdditionalResultRow>;
  readonly mastery: ReadonlyMap<number, Mastery>;
  readonly mistakes: readonly Mistake[];
  readonly openedChapterIds: ReadonlySet<number>;
  /** By subject; nothing where the student has not answered yet. */
  readonly ratings: ReadonlyMap<number, number>;
}

/** The key of an additional test in `LearningProgress.additionalTests`. */
export const testKey = (kind: AttemptKind, sourceId: number): string => `${kind}/${sourceId}`;

export async function readLearningProgress(db: Queryable, studentId: number): Promise<LearningProgress> {
  const [subTopics, tests, learning] = await Promise.all([
    store.listSubTopicResults(db, studentId),
    store.listAdditionalResults(db, studentId, additionalTestKinds),
    store.findLearning(db, studentId, rightDaysNeeded),
  ]);
  return {
    subTopics: new Map(subTopics.map((row) => [row.subTopicId, row])),
    additionalTests: new Map(tests.map((row) => [testKey(row.kind, row.sourceId), row])),
    mastery: new Map(learning.mastery.map((row) => [row.subTopicId, row.mastery])),
    mistakes: learning.revisions.map((row) => ({
      itemId: row.itemId,
      subTopicId: row.subTopicId,
      rightDays: row.rightDays,
      lastRightDay: row.lastRightDay ?? undefined,
    })),
    openedChapterIds: new Set(learning.openedChapterIds),
    ratings: new Map(learning.ratings.map(({ subjectId, rating }) => [subjectId, rating])),
  };
}

/** The best a student has of what an attempt is at. */
export async function findBest(db: Queryable, { studentId, kind, sourceId }: AttemptRow): Promise<Best> {
  if (kind === 'subTopic') {
    const results = await store.listSubTopicResults(db, studentId);
    return { ...noBest, stars: results.find((result) => result.subTopicId === sourceId)?.bestStars ?? 0 };
  }
  if (!isAdditionalTest(kind)) return noBest;
  const tests = await store.listAdditionalResults(db, studentId, [kind]);
  const best = tests.find((result) => result.sourceId === sourceId);
  return best === undefined ? noBest : { stars: best.bestStars, badge: best.badge };
}
