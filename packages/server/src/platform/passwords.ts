/** Hashes and checks passwords by argon2id; checking takes as long for a person who is not there. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from './refusal.ts';

/** OWASP's advice for argon2id: 19 MiB, two passes, one lane; argon2id is the library's default. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** For tests only: as little work as argon2 allows. */
const weakStrength = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes run on the four threads that also read files. Two at a time, and always a processor left over, leave room for everybody else. */
const maxConcurrentHashes = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About four seconds of waiting; who comes later is asked to try again instead of timing out. */
const maxWaitingHashes = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for an unknown person (no hash), after the same work. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** Throws 503 when too many passwords are waiting already. */
export function createPasswords(options: { readonly isWeak?: boolean; readonly maxWaiting?: number } = {}): Passwords {
  const cost = options.isWeak === true ? weakStrength : strength;
  const maxWaiting = options.maxWaiting ?? maxWaitingHashes;
  const limit = pLimit(maxConcurrentHashes);
  let nobody: Promise<string> | undefined;

  function queued<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= maxWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    return limit(work);
  }

  return {
    hash: async (password) => queued(() => hash(password, cost)),
    verify: async (known, password) =>
      queued(async () => {
        nobody ??= hash('nobody has this password', cost);
        const isRight = await verify(known ?? (await nobody), password);
        return known !== undefined && isRight;
      }),
  };
}
