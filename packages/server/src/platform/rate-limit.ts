/** How often somebody may ask. Strict limits are counted in the database for all processes, the general one in memory. */
import type { Policy } from '@comet/contract/call';
import { minuteMs } from '@comet/domain/time';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Limit, LimitBuckets } from './limit-buckets.ts';
import { Refusal } from './refusal.ts';

/** Counted by address. Log-ins are counted by `guess-limits.ts`, once it is known whose secret is guessed. */
const strict = {
  signUpCheck: { max: 10, windowMs: minuteMs },
  forgotPassword: { max: 5, windowMs: 30 * minuteMs },
  confirmEmail: { max: 10, windowMs: 30 * minuteMs },
  dataExport: { max: 10, windowMs: 10 * minuteMs },
  promo: { max: 5, windowMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>;

export interface RateLimits {
  /** Counts a request. Throws 429 with Retry-After when there were too many. */
  take(limit: Policy['limit'], request: FastifyRequest): Promise<void>;
}

/** `perMinute` is the general limit per person, or per address where nobody is logged in. */
export function createRateLimits(options: {
  readonly buckets: Pick<LimitBuckets, 'take'>;
  readonly clock: Clock;
  readonly perMinute: number;
}): RateLimits {
  const { buckets, clock } = options;
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

  return {
    take: async (limit, request) => {
      takeGeneral(request);
      if (limit === 'general' || limit === 'logIn') return;
      await buckets.take([{ name: `${limit} ${request.ip}`, limit: strict[limit] }]);
    },
  };
}
