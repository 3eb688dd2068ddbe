/**
 * The one place where a password is checked for a person: at log-in, when switching, and before a credential is changed. Every
 * check counts as a guess, and every wrong one leaves an audit row.
 */
import type { ErrorCode } from '@comet/contract/errors';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { CountedGuess, GuessLimits } from '../platform/guess-limits.ts';
import type { Passwords } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Origin } from '../platform/serve.ts';
import { insertAudit, type UserRow } from './accounts.store.ts';

/** Somebody who is looked for: the person where there is one, and the name they were looked for by. */
export interface Sought {
  readonly name: string;
  readonly user: UserRow | undefined;
}

/** How the second step of a log-in went. */
export type SecondStep = 'passed' | { readonly needed: Refusal } | { readonly wrong: Refusal };
export type SecondStepCheck = (user: UserRow) => Promise<SecondStep>;

export interface ProofParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly guesses: GuessLimits;
}

export type ProofsService = ReturnType<typeof createProofsService>;

export function createProofsService({ database, clock, passwords, guesses }: ProofParts) {
  const auditFailure = (userId: number | undefined, { action, requestId }: Origin): Promise<void> =>
    insertAudit(
      database,
      {
        actorId: undefined,
        kind: 'wrongPassword',
        action,
        target: userId === undefined ? undefined : `userId=${userId}`,
        requestId,
      },
      clock.now(),
    );

  async function prove(
    sought: Sought,
    password: string,
    origin: Origin,
    { wrong, next }: { readonly wrong: ErrorCode; readonly next: SecondStepCheck | undefined },
  ): Promise<{ readonly user: UserRow; readonly counted: CountedGuess }> {
    const user = sought.user?.status === 'active' ? sought.user : undefined;
    const guess = {
      account: user === undefined ? { unknownName: sought.name } : { userId: user.userId },
      address: origin.address,
    };
    const counted = await guesses.take(guess);
    const isRight = await passwords.verify(user?.passwordHash, password);
    if (user === undefined || !isRight) {
      await Promise.all([counted.failed(), auditFailure(user?.userId, origin)]);
      throw new Refusal(user === undefined ? 'incorrectLogin' : wrong);
    }
    const step = next === undefined ? 'passed' : await next(user);
    if (step === 'passed') return { user, counted };
    if ('needed' in step) {
      await counted.giveBack();
      throw step.needed;
    }
    // A wrong code is a guess like a wrong password: it stays counted.
    await Promise.all([counted.failed(), auditFailure(user.userId, origin)]);
    throw step.wrong;
  }

  return {
    /**
     * The person, when this is their password and `next`, the second step, is passed. Takes as long for a name that nobody
     * has. Throws 429 after too many guesses, 'incorrectLogin' where there is nobody, and `wrong` where the password isn't
     * theirs.
     */
    async byPassword(
      sought: Sought,
      password: string,
      origin: Origin,
      wrong: ErrorCode,
      next?: SecondStepCheck,
    ): Promise<UserRow> {
      const { user, counted } = await prove(sought, password, origin, { wrong, next });
      await counted.passed();
      return user;
    },

    /** The same for a password alone where a second step is to follow: wrong tries from before stay counted. */
    async firstStep(sought: Sought, password: string, origin: Origin): Promise<UserRow> {
      const { user, counted } = await prove(sought, password, origin, { wrong: 'wrongPassword', next: undefined });
      await counted.giveBack();
      return user;
    },
  };
}
