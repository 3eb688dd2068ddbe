/** How often somebody may ask. Strict limits are counted in the database, the general ones in memory and added up (decision 061). */
import type { Policy } from '@comet/contract/call';
import { minuteMs } from '@comet/domain/time';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Limit, LimitBuckets } from './limit-buckets.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';
import { createSharedCounts } from './shared-counts.ts';

/** Counted by address. Log-ins are counted by `guess-limits.ts`, once it is known whose secret is guessed. */
const strict = {
  signUpCheck: { max: 10, windowMs: minuteMs },
  forgotPassword: { max: 5, windowMs: 30 * minuteMs },
  confirmEmail: { max: 10, windowMs: 30 * minuteMs },
  dataExport: { max: 10, windowMs: 10 * minuteMs },
  promo: { max: 5, windowMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>;

/**
 * An address that nobody has logged in from this minute may ask as often as so many people: a school of 600 that opens its
 * laptops at nine needs five requests each until they are in.
 */
const peopleAtAddress = 15;
/** Of a limit: who asks less in a process is not counted together with the others. */
const sharedFrom = 0.1;

type Asking = Pick<FastifyRequest, 'ip' | 'headers'>;

export interface RateLimits {
  /** Counts a request by its address, before anything is done for it: before its body is read and its token looked at. Throws 429. */
  takeAddress(request: Asking): void;
  /** Counts a request. Throws 429 with Retry-After when there were too many. */
  take(limit: Policy['limit'], request: FastifyRequest): Promise<void>;
  stop(): void;
}

/**
 * `perMinute` is the general limit per person. What a person asked for within it is not held against their address: a school
 * shares one. What no person is known for is counted by address alone: no token, a bad one, one that asked too often.
 */
export function createRateLimits(options: {
  readonly buckets: Pick<LimitBuckets, 'take' | 'addUp'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly perMinute: number;
}): RateLimits {
  const { buckets, clock, log, perMinute } = options;
  const counts = createSharedCounts({ buckets, clock, log, shareFrom: perMinute * sharedFrom });
  let tokensUntil = new Date(0);
  /** Tokens of this minute whose person is within the limit, or beyond it. */
  let tokens = new Map<string, 'within' | 'beyond'>();

  function tokensOfMinute(): Map<string, 'within' | 'beyond'> {
    if (clock.now() >= tokensUntil) {
      tokens = new Map();
      tokensUntil = new Date((Math.floor(clock.now().getTime() / minuteMs) + 1) * minuteMs);
    }
    return tokens;
  }

  function refuse(): never {
    const untilNextMs = counts.endsAt().getTime() - clock.now().getTime();
    throw new Refusal('tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(untilNextMs / 1000)) });
  }

  function takeGeneral({ actor, ip, headers: { authorization } }: FastifyRequest): void {
    if (actor === undefined || authorization === undefined) return;
    const isWithin = counts.count(`user ${actor.userId}`) <= perMinute;
    const before = tokensOfMinute().get(authorization);
    if (isWithin && before === undefined) counts.count(`address ${ip}`, -1);
    tokensOfMinute().set(authorization, isWithin ? 'within' : 'beyond');
    if (!isWithin) refuse();
  }

  return {
    takeAddress: ({ ip, headers: { authorization } }) => {
      const known = authorization === undefined ? undefined : tokensOfMinute().get(authorization);
      if (known === 'beyond') refuse();
      if (known === undefined && counts.count(`address ${ip}`) > perMinute * peopleAtAddress) refuse();
    },
    take: async (limit, request) => {
      takeGeneral(request);
      if (limit === 'general' || limit === 'logIn') return;
      await buckets.take([{ name: `${limit} ${request.ip}`, limit: strict[limit] }]);
    },
    stop: counts.stop,
  };
}
