/** Two-step log-in: switching second steps on and off, and asking for one at log-in. */
import { createHmac, randomBytes } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@comet/contract/call';
import { errors } from '@comet/contract/errors';
import type { PasskeyAnswer } from '@comet/contract/second-step';
import type { addPasskey, getTwoStep, startAuthenticator } from '@comet/contract/two-step';
import { minuteMs } from '@comet/domain/time';
import { Secret, TOTP } from 'otpauth';
import type { SecondStep, SecondStepCheck, UserRow } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Sealing } from '../platform/sealing.ts';
import type { Actor, Origin } from '../platform/serve.ts';
import type { CredentialsService } from './credentials.service.ts';
import type { PasskeyProtocol } from './passkey-protocol.ts';
import * as store from './two-step.store.ts';

export interface TwoStepParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly sealing: Sealing;
  readonly passkeys: PasskeyProtocol;
  readonly credentials: Pick<CredentialsService, 'replace' | 'prove'>;
}

/** A secret or challenge that is to be answered. */
const answerWithinMs = 10 * minuteMs;
const stepMs = 30_000;
const recoveryCodeCount = 10;

export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** The part of two-step log-in that log-in itself needs. */
export function createSecondStep(parts: Pick<TwoStepParts, 'database' | 'clock' | 'secret' | 'sealing' | 'passkeys'>) {
  const { database, clock, secret, sealing, passkeys } = parts;

  const totpOf = (userId: number, sealed: string): TOTP =>
    new TOTP({
      issuer: 'Comet Club',
      secret: Secret.fromBase32(sealing.open(sealed, `user ${userId}`)),
      digits: 6,
      period: stepMs / 1000,
    });

  /** The step of 30 s whose code this is; one step early or late is let through, for clocks that are off. */
  function stepOf(userId: number, sealed: string, token: string): number | undefined {
    const timestamp = clock.now().getTime();
    const delta = totpOf(userId, sealed).validate({ token, window: 1, timestamp });
    return delta === null ? undefined : Math.floor(timestamp / stepMs) + delta;
  }

  const hashCode = (code: string): string =>
    createHmac('sha256', secret)
      .update(`recovery ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
      .digest('base64url');

  async function isRightCode(
    userId: number,
    typed: string,
    authenticator: store.AuthenticatorRow | undefined,
  ): Promise<boolean> {
    const digits = typed.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) return store.useRecoveryCode(database, userId, hashCode(typed));
    if (authenticator?.confirmedAt == null) return false;
    const step = stepOf(userId, authenticator.secretSealed, digits);
    return step !== undefined && store.useStep(database, userId, step);
  }

  async function isRightPasskey(
    userId: number,
    answer: PasskeyAnswer,
    registered: readonly store.PasskeyRow[],
  ): Promise<boolean> {
    const challenge = await store.useChallenge(database, userId, 'logIn', clock.now());
    const known = registered.find(({ credentialKey }) => credentialKey === answer.id);
    if (challenge === undefined || known === undefined) return false;
    const counter = await passkeys.checkAnswer(answer, challenge, known);
    if (counter === undefined) return false;
    await store.notePasskeyUse(database, known.passkeyId, counter, clock.now());
    return true;
  }

  /** What log-in asks once the password was right: passed where nothing is switched on. */
  const check =
    ({
      code,
      passkey,
    }: {
      readonly code?: string | undefined;
      readonly passkey?: PasskeyAnswer | undefined;
    }): SecondStepCheck =>
    async ({ userId }): Promise<SecondStep> => {
      const authenticator = await store.findAuthenticator(database, userId);
      const hasCode = authenticator?.confirmedAt != null;
      const registered = await store.listPasskeys(database, userId);
      const hasPasskey = registered.length > 0;
      if (!hasCode && !hasPasskey) return 'passed';
      if (passkey !== undefined)
        return (await isRightPasskey(userId, passkey, registered))
          ? 'passed'
          : { wrong: new Refusal('passkeyRefused') };
      if (code !== undefined)
        return (await isRightCode(userId, code, authenticator)) ? 'passed' : { wrong: new Refusal('wrongCode') };
      const { message } = errors.secondStepNeeded;
      const ways = [...(hasCode ? ['code'] : []), ...(hasPasskey ? ['passkey'] : [])];
      return { needed: new Refusal('secondStepNeeded', { details: ways.map((path) => ({ path, message })) }) };
    };

  return { check, totpOf, stepOf, hashCode };
}
export type SecondStepService = ReturnType<typeof createSecondStep>;

export function createTwoStepService(parts: TwoStepParts & { readonly secondStep: SecondStepService }) {
  const { database, clock, sealing, passkeys, credentials, secondStep } = parts;
  const soon = (): Date => new Date(clock.now().getTime() + answerWithinMs);

  /** New codes where there are none yet; shown this once. */
  async function makeRecoveryCodes(tx: Queryable, userId: number): Promise<string[]> {
    if ((await store.countRecoveryCodes(tx, userId)) > 0) return [];
    const codes = Array.from({ length: recoveryCodeCount }, () => {
      const letters = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase();
      return letters.replaceAll(/(.{4})(?!$)/g, '$1-');
    });
    await store.insertRecoveryCodes(tx, userId, codes.map(secondStep.hashCode));
    return codes;
  }

  const change = (
    actor: Actor,
    write: (tx: Queryable) => Promise<void>,
    proof?: Awaited<ReturnType<typeof credentials.prove>>,
  ) => credentials.replace({ userId: actor.userId, kinds: ['twoStep'], proof, keptSessionId: actor.sessionId }, write);

  return {
    async get(userId: number): Promise<AnswerOf<typeof getTwoStep>> {
      const authenticator = await store.findAuthenticator(database, userId);
      const known = await store.listPasskeys(database, userId);
      return {
        hasAuthenticator: authenticator?.confirmedAt != null,
        passkeys: known.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
          passkeyId,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await store.countRecoveryCodes(database, userId),
      };
    },

    async startAuthenticator(
      actor: Actor,
      password: string,
      origin: Origin,
    ): Promise<AnswerOf<typeof startAuthenticator>> {
      const { user } = await credentials.prove(actor.userId, password, origin);
      const secret = new Secret({ size: 20 }).base32;
      const sealed = sealing.seal(secret, `user ${user.userId}`);
      if (!(await store.storeAuthenticator(database, user.userId, sealed, clock.now())))
        throw new Refusal('authenticatorOn');
      const totp = secondStep.totpOf(user.userId, sealed);
      totp.label = user.userName;
      return { secret, uri: totp.toString() };
    },

    async confirmAuthenticator(actor: Actor, code: string): Promise<string[]> {
      let codes: string[] = [];
      await change(actor, async (tx) => {
        const started = await store.findAuthenticator(tx, actor.userId);
        const isOld = started === undefined || clock.now().getTime() - started.createdAt.getTime() > answerWithinMs;
        if (isOld || started.confirmedAt !== null) throw new Refusal('twoStepExpired');
        const step = secondStep.stepOf(actor.userId, started.secretSealed, code.replaceAll(/\s/g, ''));
        if (step === undefined) throw new Refusal('wrongCode');
        await store.useStep(tx, actor.userId, step);
        await store.confirmAuthenticator(tx, actor.userId, clock.now());
        codes = await makeRecoveryCodes(tx, actor.userId);
      });
      return codes;
    },

    async startPasskey(actor: Actor, password: string, origin: Origin) {
      const { user } = await credentials.prove(actor.userId, password, origin);
      const options = await passkeys.optionsFor(user, await store.listPasskeys(database, user.userId));
      const { challenge } = options;
      await store.storeChallenge(database, { userId: user.userId, purpose: 'add', challenge, expiresAt: soon() });
      return options;
    },

    async addPasskey(actor: Actor, { name, passkey }: BodyOf<typeof addPasskey>): Promise<string[]> {
      const challenge = await store.findChallenge(database, actor.userId, 'add', clock.now());
      if (challenge === undefined) throw new Refusal('twoStepExpired');
      const made = await passkeys.checkNew(passkey, challenge);
      if (made === undefined) throw new Refusal('passkeyRefused');
      let codes: string[] = [];
      await change(actor, async (tx) => {
        // Used up by the passkey that is kept: of two at once the second finds nothing.
        if ((await store.useChallenge(tx, actor.userId, 'add', clock.now())) !== challenge)
          throw new Refusal('twoStepExpired');
        await store.insertPasskey(
          tx,
          actor.userId,
          { ...made, name, transports: passkey.transports.join(' ') },
          clock.now(),
        );
        codes = await makeRecoveryCodes(tx, actor.userId);
      });
      return codes;
    },

    async removePasskey(actor: Actor, passkeyId: number, password: string, origin: Origin): Promise<void> {
      const proof = await credentials.prove(actor.userId, password, origin);
      await change(
        actor,
        async (tx) => {
          await store.deletePasskey(tx, actor.userId, passkeyId);
          await store.deleteSpareCodes(tx, actor.userId);
        },
        proof,
      );
    },

    async turnOff(actor: Actor, password: string, origin: Origin): Promise<void> {
      const proof = await credentials.prove(actor.userId, password, origin);
      await change(actor, (tx) => store.deleteTwoStep(tx, actor.userId), proof);
    },

    /** For the team, once somebody has shown who they are in another way. */
    async turnOffFor(userId: number): Promise<void> {
      const change = { userId, kinds: ['twoStep'], proof: undefined, keptSessionId: undefined } as const;
      await credentials.replace(change, (tx) => store.deleteTwoStep(tx, userId));
    },

    /** What a passkey has to sign for a log-in of this person, whose password was just given. */
    async startLogIn({ userId }: UserRow) {
      const known = await store.listPasskeys(database, userId);
      if (known.length === 0) throw new Refusal('passkeyRefused');
      const options = await passkeys.logInOptions(known);
      const { challenge } = options;
      await store.storeChallenge(database, { userId, purpose: 'logIn', challenge, expiresAt: soon() });
      return options;
    },
  };
}
