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

interface OnceRequest {
  readonly of: Turns['of'];
  /** Whose requests wait for each other. */
  readonly userId: number;
  readonly wanted: unknown;
  readonly now: Date;
}

interface OnceSteps {
  /** What the same request has made since then. */
  readonly find: (tx: Queryable, fingerprint: string, since: Date) => Promise<number | undefined>;
  readonly make: (tx: Queryable, fingerprint: string) => Promise<number>;
}

/** The id of what the request has made, now or a moment ago. */
export function makeOnce(database: Database, request: OnceRequest, { find, make }: OnceSteps): Promise<number> {
  const { of, userId, wanted, now } = request;
  const fingerprint = fingerprintOf(wanted);
  return database.transaction(
    async (tx) => (await find(tx, fingerprint, sameRequestSince(now))) ?? make(tx, fingerprint),
    { of, userIds: [userId] },
  );
}
