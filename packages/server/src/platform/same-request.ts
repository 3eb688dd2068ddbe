/** Makes one thing of a request however often it comes: a double click, a lost answer, a retry. */
import { createHash } from 'node:crypto';
import { sameRequestMs } from '@comet/domain/same-request';
import type { Database, Queryable, Turns } from './database.ts';

/** Tells requests apart by what they ask for; it's kept with what was made. */
export const fingerprintOf = (wanted: unknown): string =>
  createHash('sha256')
    .update(wanted instanceof Uint8Array ? wanted : JSON.stringify(wanted))
    .digest('base64url');

/** What was made by the same request after this moment is what it asks for. */
export const sameRequestSince = (now: Date): Date => new Date(now.getTime() - sameRequestMs);

/** Where a feature keeps what requests make, by the names of its columns; `fingerprint` and `deleted_at` are called so everywhere. */
export interface MadeThings {
  readonly table: 'practices' | 'lessons' | 'live_lessons' | 'live_lesson_recordings';
  readonly id: string;
  readonly maker: string;
  readonly madeAt: string;
}

/** What the same request has made since then, and is still there. */
async function findRecentlyMade(
  db: Queryable,
  { table, id, maker, madeAt }: MadeThings,
  userId: number,
  fingerprint: string,
  since: Date,
): Promise<number | undefined> {
  const [row] = await db.query<{ madeId: number }>(
    {
      name: `find-recently-made-in-${table}` as const,
      text: `select ${id} as made_id from ${table} where ${maker} = $1 and fingerprint = $2 and ${madeAt} > $3 and deleted_at is null
        order by ${id} desc limit 1`,
    },
    [userId, fingerprint, since],
  );
  return row?.madeId;
}

interface OnceRequest {
  readonly of: Turns['of'];
  /** Whose requests wait for each other. */
  readonly userId: number;
  readonly wanted: unknown;
  readonly things: MadeThings;
  readonly now: Date;
}

/** The id of what the request has made, now or a moment ago. */
export function makeOnce(
  database: Database,
  { of, userId, wanted, things, now }: OnceRequest,
  make: (tx: Queryable, fingerprint: string) => Promise<number>,
): Promise<number> {
  const fingerprint = fingerprintOf(wanted);
  return database.transaction(
    async (tx) =>
      (await findRecentlyMade(tx, things, userId, fingerprint, sameRequestSince(now))) ?? make(tx, fingerprint),
    { of, userIds: [userId] },
  );
}
