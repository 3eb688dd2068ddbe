/** One place that knows what a child needs; whatever runs a clock asks here. */
import { type ExtraTime, ownTimeLimitMs } from '@comet/domain/accommodations/extra-time';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import * as store from './accommodations.store.ts';

export type AccommodationsService = ReturnType<typeof createAccommodationsService>;

export function createAccommodationsService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  const extraTimeOf = async (studentId: number, db: Queryable = database): Promise<ExtraTime> =>
    (await store.findExtraTime(db, studentId)) ?? 'none';

  return {
    extraTimeOf,

    /** What a limit is for this child; undefined is none. */
    async ownLimitMs(db: Queryable, studentId: number, limitMs: number | undefined): Promise<number | undefined> {
      return limitMs === undefined ? undefined : ownTimeLimitMs(limitMs, await extraTimeOf(studentId, db));
    },

    async set(studentId: number, extraTime: ExtraTime): Promise<void> {
      await store.setExtraTime(database, studentId, extraTime, clock.now());
    },
  };
}
