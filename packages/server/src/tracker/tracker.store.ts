/** All SQL about trackers. */
import type { TrackedKind } from '@comet/domain/tracker/active-time';
import type { Queryable } from '../platform/database.ts';

export interface TrackerRow {
  readonly trackerId: number;
  readonly studentId: number;
  readonly subjectId: number;
  readonly startedAt: Date;
}

/** What a tracker is begun of. */
export interface TrackedItem {
  readonly studentId: number;
  readonly kind: TrackedKind;
  readonly sourceId: number;
  readonly subjectId: number;
}

/** The tracker of an item, beginning now. */
export async function startTracker(db: Queryable, item: TrackedItem, now: Date): Promise<number> {
  const [row] = await db.query<{ trackerId: number }>(
    {
      name: 'start-tracker',
      text: `insert into trackers (student_id, kind, source_id, subject_id, started_at) values ($1, $2, $3, $4, $5)
        on conflict (student_id, kind, source_id) do update set started_at = excluded.started_at returning tracker_id`,
    },
    [item.studentId, item.kind, item.sourceId, item.subjectId, now],
  );
  if (row === undefined) throw new Error('a tracker was not stored');
  return row.trackerId;
}

export async function findTracker(db: Queryable, trackerId: number): Promise<TrackerRow | undefined> {
  const [row] = await db.query<TrackerRow>(
    {
      name: 'find-tracker',
      text: 'select tracker_id, student_id, subject_id, started_at from trackers where tracker_id = $1',
    },
    [trackerId],
  );
  return row;
}

/** When the child's last beat counted; their clock stays locked until the transaction ends. */
export async function lockClock(db: Queryable, studentId: number): Promise<Date | undefined> {
  const [row] = await db.query<{ countedAt: Date | null }>(
    {
      name: 'lock-tracker-clock',
      text: `insert into tracker_clocks (student_id) values ($1)
        on conflict (student_id) do update set student_id = excluded.student_id returning counted_at`,
    },
    [studentId],
  );
  return row?.countedAt ?? undefined;
}

export async function setClock(db: Queryable, studentId: number, now: Date): Promise<void> {
  await db.query(
    { name: 'set-tracker-clock', text: 'update tracker_clocks set counted_at = $2 where student_id = $1' },
    [studentId, now],
  );
}
