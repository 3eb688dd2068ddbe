/** Hashes and checks passwords by argon2id; checking takes as long for a person who is not there. */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's advice for argon2id: 19 MiB, two passes, one lane; argon2id is the library's default. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** For tests only: as little work as argon2 allows. */
const weakStrength = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for an unknown person (no hash), after the same work. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

export function createPasswords(options: { readonly isWeak?: boolean } = {}): Passwords {
  const cost = options.isWeak === true ? weakStrength : strength;
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    verify: async (known, password) => {
      nobody ??= hash('nobody has this password', cost);
      const isRight = await verify(known ?? (await nobody), password);
      return known !== undefined && isRight;
    },
  };
}
