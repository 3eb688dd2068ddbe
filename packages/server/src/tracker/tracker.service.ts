/** Counts active time: at most one beat a child in 30 s, however many pages, browsers or programs send them. */
import { beatMs, doesBeatCount, type TrackedKind } from '@comet/domain/tracker/active-time';
import type { AttemptsService } from '../attempts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import * as store from './tracker.store.ts';

/** A learning item: whose it is, and in which subject its time counts. */
export interface Tracked {
  readonly studentId: number;
  readonly subjectId: number;
}

export interface TrackerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Pick<AttemptsService, 'addActiveMs'>;
  /** Finds an item by its kind; a kind that no feature has yet is missing. */
  readonly find: { readonly [kind in TrackedKind]?: (id: number) => Promise<Tracked | undefined> };
}

export type TrackerService = ReturnType<typeof createTrackerService>;

export function createTrackerService({ database, clock, attempts, find }: TrackerParts) {
  return {
    findItem: async (kind: TrackedKind, id: number): Promise<Tracked | undefined> => find[kind]?.(id),

    async studentOf(trackerId: number): Promise<number | undefined> {
      return (await store.findTracker(database, trackerId))?.studentId;
    },

    async init(kind: TrackedKind, sourceId: number, { studentId, subjectId }: Tracked) {
      const trackerId = await store.startTracker(database, { studentId, kind, sourceId, subjectId }, clock.now());
      return { trackerId, beatMs };
    },

    /** Whether the beat counted. The caller has made sure that the tracker is the student's. */
    async beat(student: { readonly userId: number; readonly timeZone: string }, trackerId: number): Promise<boolean> {
      return database.transaction(async (tx) => {
        const countedAt = await store.lockClock(tx, student.userId);
        const tracker = await store.findTracker(tx, trackerId);
        const now = clock.now();
        if (tracker === undefined || !doesBeatCount({ startedAt: tracker.startedAt, countedAt }, now)) return false;
        await store.setClock(tx, student.userId, now);
        const { userId: studentId, timeZone } = student;
        await attempts.addActiveMs(tx, { studentId, subjectId: tracker.subjectId, timeZone, ms: beatMs });
        return true;
      });
    },
  };
}
