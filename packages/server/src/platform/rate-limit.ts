/** How often somebody may ask. Strict limits are counted in the database for all processes, the general one in memory. */
import { createHmac } from 'node:crypto';
import type { Policy } from '@comet/contract/call';
import { minuteMs } from '@comet/domain/time';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Queryable } from './database.ts';
import { Refusal } from './refusal.ts';

/** Tries in a window; the window starts with the first try. */
interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const strict = {
  logIn: { most: 5, windowMs: 30 * minuteMs },
  signUpCheck: { most: 10, windowMs: minuteMs },
  forgotPassword: { most: 5, windowMs: 30 * minuteMs },
  promo: { most: 5, windowMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>;

export interface RateLimits {
  /** Counts a request. Throws 429 with Retry-After when there were too many. */
  take(limit: Policy['limit'], request: FastifyRequest): Promise<void>;
  /** A log-in that went well gives its try back: only wrong passwords count. */
  giveBack(request: FastifyRequest): Promise<void>;
  deleteOver(): Promise<void>;
}

interface Used {
  readonly used: number;
  readonly resets_at: Date;
}

/** The account that somebody tries to enter, as typed. */
function accountOf(request: FastifyRequest): string {
  const { body, params } = request;
  if (typeof body === 'object' && body !== null && 'login' in body) return String(body.login).toLowerCase();
  if (typeof params === 'object' && params !== null && 'userId' in params) return String(params.userId);
  return '';
}

/** `perMinute` is the general limit per person, or per address where nobody is logged in. */
export function createRateLimits(options: {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly secret: string;
  readonly perMinute: number;
}): RateLimits {
  const { database, clock } = options;
  let minute = 0;
  let counts = new Map<string, number>();

  function takeGeneral(request: FastifyRequest): void {
    const now = clock.now().getTime();
    const current = Math.floor(now / minuteMs);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const who = request.actor === undefined ? `address ${request.ip}` : `user ${request.actor.userId}`;
    const used = (counts.get(who) ?? 0) + 1;
    counts.set(who, used);
    if (used > options.perMinute)
      throw new Refusal('tooMany', { retryAfterSeconds: Math.ceil(((current + 1) * minuteMs - now) / 1000) });
  }

  const bucketOf = (limit: keyof typeof strict, request: FastifyRequest): string =>
    createHmac('sha256', options.secret)
      .update(`${limit} ${request.ip} ${accountOf(request)}`)
      .digest('base64url');

  async function takeStrict(limit: keyof typeof strict, request: FastifyRequest): Promise<void> {
    const { most, windowMs } = strict[limit];
    const now = clock.now();
    const [row] = await database.query<Used>(
      {
        name: 'take-rate-limit',
        text: `insert into rate_limits (bucket, used, resets_at) values ($1, 1, $3)
          on conflict (bucket) do update set
            used = case when rate_limits.resets_at <= $2 then 1 else rate_limits.used + 1 end,
            resets_at = case when rate_limits.resets_at <= $2 then $3 else rate_limits.resets_at end
          returning used, resets_at`,
      },
      [bucketOf(limit, request), now, new Date(now.getTime() + windowMs)],
    );
    if (row !== undefined && row.used > most)
      throw new Refusal('tooMany', { retryAfterSeconds: Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000) });
  }

  return {
    take: async (limit, request) => {
      takeGeneral(request);
      if (limit !== 'general') await takeStrict(limit, request);
    },
    giveBack: async (request) => {
      await database.query({ name: 'give-back-rate-limit', text: 'delete from rate_limits where bucket = $1' }, [
        bucketOf('logIn', request),
      ]);
    },
    deleteOver: async () => {
      await database.query({ name: 'delete-over-rate-limits', text: 'delete from rate_limits where resets_at < $1' }, [
        clock.now(),
      ]);
    },
  };
}
