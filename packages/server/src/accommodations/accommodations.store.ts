/** All SQL about accommodations. */
import type { ExtraTime } from '@comet/domain/accommodations/extra-time';
import type { Queryable } from '../platform/database.ts';

export async function findExtraTime(db: Queryable, studentId: number): Promise<ExtraTime | undefined> {
  const [row] = await db.query<{ extraTime: ExtraTime }>(
    { name: 'find-extra-time', text: 'select extra_time from accommodations where student_id = $1' },
    [studentId],
  );
  return row?.extraTime;
}

export async function setExtraTime(db: Queryable, studentId: number, extraTime: ExtraTime, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-extra-time',
      text: `insert into accommodations (student_id, extra_time, set_at) values ($1, $2, $3)
        on conflict (student_id) do update set extra_time = excluded.extra_time, set_at = excluded.set_at
        where accommodations.extra_time <> excluded.extra_time`,
    },
    [studentId, extraTime, now],
  );
}
