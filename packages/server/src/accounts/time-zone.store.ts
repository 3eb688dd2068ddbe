/** Where a student's days begin. */
import type { Queryable } from '../platform/database.ts';

/** Throws when there is no such person. */
export async function findTimeZone(db: Queryable, userId: number): Promise<string> {
  const [row] = await db.query<{ timeZone: string }>(
    { name: 'find-time-zone', text: 'select time_zone from users where user_id = $1' },
    [userId],
  );
  if (row === undefined) throw new Error(`there is nobody with the id ${userId}`);
  return row.timeZone;
}
