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

/** So many people at work may share an address: a school does. */
const peopleAtAddress = 15;

export interface RateLimits {
  /** Counts a request by its address, before anything is done for it: before its body is read and its token looked at. Throws 429. */
  takeAddress(request: Pick<FastifyRequest, 'ip'>): void;
  /** Remembers that a token was no good; an address that sends too many is refused without looking at the next one. */
  noteBadToken(request: Pick<FastifyRequest, 'ip'>): void;
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

  /** Counts for this minute, in this process. */
  function count(name: string): number {
    const current = Math.floor(clock.now().getTime() / minuteMs);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const used = (counts.get(name) ?? 0) + 1;
    counts.set(name, used);
    return used;
  }

  function refuse(): never {
    const untilNextMs = (minute + 1) * minuteMs - clock.now().getTime();
    throw new Refusal('tooMany', { retryAfterSeconds: Math.ceil(untilNextMs / 1000) });
  }

  function takeGeneral(request: FastifyRequest): void {
    const who = request.actor === undefined ? `address ${request.ip}` : `user ${request.actor.userId}`;
    if (count(who) > options.perMinute) refuse();
  }

  return {
    takeAddress: ({ ip }) => {
      const isOver = count(`all ${ip}`) > options.perMinute * peopleAtAddress;
      // A new minute has forgotten these by now.
      const badTokens = counts.get(`bad token ${ip}`) ?? 0;
      if (isOver || badTokens > options.perMinute) refuse();
    },
    noteBadToken: ({ ip }) => {
      count(`bad token ${ip}`);
    },
    take: async (limit, request) => {
      // A school that opens at nine logs in from one address: `guess-limits.ts` leaves it room for that, and none for guessing.
      if (limit === 'logIn' && request.actor === undefined) return;
      takeGeneral(request);
      if (limit === 'general' || limit === 'logIn') return;
      await buckets.take([{ name: `${limit} ${request.ip}`, limit: strict[limit] }]);
    },
  };
}
