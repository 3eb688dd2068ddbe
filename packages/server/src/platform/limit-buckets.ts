/** Tries counted in the database for all processes together; one request may count in several buckets (decision 022). */
import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Queryable } from './database.ts';
import { Refusal } from './refusal.ts';

/** Tries in a window; the window starts with the first try. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** What is counted: `name` says of what and whom, and is stored as a keyed hash only. */
export interface Bucket {
  readonly name: string;
  readonly limit: Limit;
}

export type LimitBuckets = ReturnType<typeof createLimitBuckets>;

export function createLimitBuckets(options: {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly secret: string;
}) {
  const { database, clock } = options;

  const keyOf = (name: string): string => createHmac('sha256', options.secret).update(name).digest('base64url');

  async function giveBack(buckets: readonly Bucket[]): Promise<void> {
    await database.query(
      {
        name: 'give-back-rate-limits',
        text: `update rate_limits r set used = r.used - 1
          from (select bucket from rate_limits where bucket = any($1) order by bucket for update) held
          where r.bucket = held.bucket and r.used > 0`,
      },
      [buckets.map(({ name }) => keyOf(name))],
    );
  }

  /** Counts in every bucket and gives those that are over their limit. */
  async function count(buckets: readonly Bucket[]): Promise<{ readonly resetsAt: Date }[]> {
    const now = clock.now();
    const byKey = new Map(buckets.map((bucket) => [keyOf(bucket.name), bucket.limit]));
    const entries = [...byKey];
    const rows = await database.query<{ bucket: string; used: number; resetsAt: Date }>(
      {
        name: 'take-rate-limits',
        // Sorted, so that two requests never wait for each other's buckets in a ring.
        text: `insert into rate_limits (bucket, used, resets_at)
          select bucket, 1, resets_at from unnest($1::text[], $3::timestamptz[]) as wanted (bucket, resets_at) order by bucket
          on conflict (bucket) do update set
            used = case when rate_limits.resets_at <= $2 then 1 else rate_limits.used + 1 end,
            resets_at = case when rate_limits.resets_at <= $2 then excluded.resets_at else rate_limits.resets_at end
          returning bucket, used, resets_at`,
      },
      [entries.map(([key]) => key), now, entries.map(([, { windowMs }]) => new Date(now.getTime() + windowMs))],
    );
    return rows.filter(({ bucket, used }) => used > (byKey.get(bucket)?.max ?? 0));
  }

  function refuse(over: readonly { readonly resetsAt: Date }[]): never {
    const latest = Math.max(...over.map(({ resetsAt }) => resetsAt.getTime()));
    throw new Refusal('tooMany', { retryAfterSeconds: Math.ceil((latest - clock.now().getTime()) / 1000) });
  }

  return {
    /**
     * Counts a try in every bucket. When one of them is over its limit the try counts in none, so that a guesser who is
     * refused already can't use up the tries of others; throws 429 with the longest wait as Retry-After.
     */
    async take(buckets: readonly Bucket[]): Promise<void> {
      const over = await count(buckets);
      if (over.length === 0) return;
      await giveBack(buckets);
      refuse(over);
    },

    /** Counts without refusing: what is counted has happened already. */
    async note(bucket: Bucket): Promise<void> {
      await count([bucket]);
    },

    /** Adds what this process counted until `resetsAt`, and gives what all of them did. */
    async addUp(
      counted: readonly { readonly name: string; readonly by: number }[],
      resetsAt: Date,
    ): Promise<ReadonlyMap<string, number>> {
      const nameOf = new Map(counted.map(({ name }) => [keyOf(name), name]));
      const rows = await database.query<{ bucket: string; used: number }>(
        {
          name: 'add-up-rate-limits',
          // The clock's minutes begin for all processes at once, so another end is another minute.
          text: `insert into rate_limits (bucket, used, resets_at)
            select bucket, used, $3 from unnest($1::text[], $2::int[]) as counted (bucket, used) order by bucket
            on conflict (bucket) do update set resets_at = excluded.resets_at,
              used = excluded.used + case when rate_limits.resets_at = excluded.resets_at then rate_limits.used else 0 end
            returning bucket, used`,
        },
        [[...nameOf.keys()], counted.map(({ by }) => by), resetsAt],
      );
      return new Map(rows.map(({ bucket, used }) => [nameOf.get(bucket) ?? '', used]));
    },

    /** Throws 429 when `bucket` is full, and counts nothing. Says whether `known` is remembered: both in one statement. */
    async requireRoom({ name, limit }: Bucket, known: string): Promise<{ readonly isKnown: boolean }> {
      const rows = await database.query<{ bucket: string; used: number; resetsAt: Date }>(
        {
          name: 'look-at-rate-limits',
          text: 'select bucket, used, resets_at from rate_limits where bucket = any($1) and resets_at > $2',
        },
        [[keyOf(name), keyOf(known)], clock.now()],
      );
      const full = rows.filter(({ bucket, used }) => bucket === keyOf(name) && used >= limit.max);
      if (full.length > 0) refuse(full);
      return { isKnown: rows.some(({ bucket }) => bucket === keyOf(known)) };
    },

    giveBack,

    /** Starts counting again from nothing. */
    async clear(names: readonly string[]): Promise<void> {
      await database.query({ name: 'clear-rate-limits', text: 'delete from rate_limits where bucket = any($1)' }, [
        names.map(keyOf),
      ]);
    },

    /** Keeps a name as known for so long. */
    async remember(name: string, forMs: number): Promise<void> {
      await database.query(
        {
          name: 'remember-in-rate-limits',
          text: `insert into rate_limits (bucket, used, resets_at) values ($1, 0, $2)
            on conflict (bucket) do update set resets_at = excluded.resets_at`,
        },
        [keyOf(name), new Date(clock.now().getTime() + forMs)],
      );
    },

    async deleteOver(): Promise<void> {
      await database.query({ name: 'delete-over-rate-limits', text: 'delete from rate_limits where resets_at < $1' }, [
        clock.now(),
      ]);
    },
  };
}
