/** Erases families that nobody uses any more, after a letter; the rule is the domain's. */
import { dormantAfterMs, dormantNoticeMs, dormantStep } from '@comet/domain/privacy/dormant-accounts';
import { subscriptionOf } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { asDayOfYear, letterTo, type SendMail } from '../platform/letter.ts';
import * as store from './dormant.store.ts';
import type { PrivacyService } from './privacy.service.ts';

interface DormantParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly privacy: Pick<PrivacyService, 'eraseFamily'>;
  readonly publicUrl: string;
  readonly sendMail: SendMail;
}

export type DormantService = ReturnType<typeof createDormantService>;

export function createDormantService({ database, clock, privacy, publicUrl, sendMail }: DormantParts) {
  async function stepOf(db: Queryable, { userId, lastSeenAt, warnedAt }: store.HouseholdRow) {
    const subscriptions = (await store.listAccess(db, userId)).flatMap((member) => subscriptionOf(member) ?? []);
    return dormantStep({ lastSeenAt, subscriptions, warnedAt: warnedAt ?? undefined }, clock.now());
  }

  /** The letter names no child: nobody may read this mailbox any more who did when the family joined. */
  async function warn(tx: Queryable, { userId, firstName, email, lastSeenAt }: store.HouseholdRow): Promise<void> {
    const now = clock.now();
    await store.insertWarning(tx, userId, now);
    if (email === null) return;
    const erasedOn = asDayOfYear(new Date(now.getTime() + dormantNoticeMs));
    const letter = letterTo(
      { firstName, email },
      {
        subject: 'Do you still need your Comet Club account?',
        lines: [
          `Nobody has used this account since ${asDayOfYear(lastSeenAt)}. We don’t keep data that nobody needs, so we’ll erase the account and everything that belongs to it on ${erasedOn}.`,
          `If you’d like to keep it, log in before then: ${publicUrl}/login. Otherwise there’s nothing for you to do.`,
        ],
        key: `dormant:${userId}:${now.getTime()}`,
      },
    );
    await sendMail(tx, letter);
  }

  async function review(household: store.HouseholdRow): Promise<void> {
    const { userId, userName } = household;
    const step = await stepOf(database, household);
    if (step === 'erase') {
      // Somebody may log in while the payment provider is being told.
      await privacy.eraseFamily(userName, async (tx) => {
        const locked = await store.lockHousehold(tx, userId);
        return locked !== undefined && (await stepOf(tx, locked)) === 'erase';
      });
      return;
    }
    if (step === 'warn') await database.transaction((tx) => warn(tx, household));
    if (step === 'keep' && household.warnedAt !== null) await store.deleteWarning(database, userId);
  }

  return {
    /** Writes to families that have become dormant, and erases those whose notice is over. */
    async reviewAll(): Promise<void> {
      const before = new Date(clock.now().getTime() - dormantAfterMs);
      const failures: unknown[] = [];
      for (const household of await store.listCandidates(database, before))
        await review(household).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} dormant accounts could not be reviewed`);
    },
  };
}
