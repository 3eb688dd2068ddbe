/** A parent has all of a child's data erased: after a few days, in which they can change their mind. */
import type { Erasure } from '@comet/contract/privacy';
import { erasureGraceMs } from '@comet/domain/privacy/erasure';
import type { AccountsService, ProofsService, UserRow } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { asDay, childIn, letterTo, type SendMail } from '../platform/letter.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Origin } from '../platform/serve.ts';
import * as store from './erasures.store.ts';
import type { PrivacyService } from './privacy.service.ts';

export interface ErasureParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'find'>;
  readonly proofs: Pick<ProofsService, 'byPassword'>;
  readonly privacy: Pick<PrivacyService, 'eraseChild'>;
  readonly publicUrl: string;
  readonly sendMail: SendMail;
}

export type ErasuresService = ReturnType<typeof createErasuresService>;

const erasureOf = (row: store.ErasureRow): Erasure => ({
  studentId: row.studentId,
  firstName: row.firstName,
  askedAt: row.askedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
});

export function createErasuresService(parts: ErasureParts) {
  const { database, clock, accounts, proofs, privacy, publicUrl, sendMail } = parts;

  async function writeToParent(
    tx: Queryable,
    parentId: number | null,
    write: (parent: UserRow) => { readonly subject: string; readonly lines: readonly string[]; readonly key: string },
  ): Promise<void> {
    const parent = parentId === null ? undefined : await accounts.find(parentId);
    if (parent?.email == null) return;
    const reader = { firstName: parent.firstName, email: parent.email };
    await sendMail(tx, letterTo(reader, write(parent)));
  }

  async function eraseOne(studentId: number): Promise<void> {
    const student = await accounts.find(studentId);
    await privacy.eraseChild(studentId, async (tx) => {
      const isDue = await store.lockDue(tx, studentId, clock.now());
      if (isDue)
        await writeToParent(tx, student?.parentId ?? null, () => ({
          subject: 'Your child’s data has been erased',
          lines: ['As you asked, we have erased everything about your child. There is nothing more for you to do.'],
          key: `erasure-done:${studentId}`,
        }));
      return isDue;
    });
  }

  return {
    async list(parentId: number): Promise<Erasure[]> {
      return (await store.listErasures(database, parentId)).map(erasureOf);
    },

    /** Asked again, it stays due when it was. The caller has made sure of the parent; the password proves it. */
    async ask(parentId: number, studentId: number, password: string, origin: Origin): Promise<Erasure> {
      const parent = await accounts.find(parentId);
      await proofs.byPassword({ name: '', user: parent }, password, origin, 'incorrectOldPassword');
      const now = clock.now();
      const dueAt = new Date(now.getTime() + erasureGraceMs);
      return database.transaction(async (tx) => {
        const isNew = await store.insertErasure(tx, studentId, now, dueAt);
        const erasure = await store.findErasure(tx, studentId);
        if (erasure === undefined) throw new Refusal('notFound');
        if (isNew)
          await writeToParent(tx, parentId, (reader) => {
            const child = childIn(reader, erasure);
            return {
              subject: 'You asked us to erase your child’s data',
              lines: [
                `We will erase everything about ${child} on ${asDay(dueAt)}: the account, all results, messages and rewards. Their subscription will end on that day. This can’t be undone afterwards.`,
                `Until then nothing changes. If you change your mind, or if this wasn’t you, log in at ${publicUrl}/login and choose to keep ${child}’s data on the page “Your child’s data”.`,
              ],
              key: `erasure-asked:${studentId}:${now.getTime()}`,
            };
          });
        return erasureOf(erasure);
      });
    },

    async cancel(studentId: number): Promise<void> {
      await store.deleteErasure(database, studentId);
    },

    /** Has an account erased at this time unless `unplan` comes first. */
    async plan(tx: Queryable, studentId: number, dueAt: Date): Promise<void> {
      await store.insertErasure(tx, studentId, clock.now(), dueAt);
    },

    unplan: (tx: Queryable, studentId: number): Promise<void> => store.deleteErasure(tx, studentId),

    /** Erases every child whose time has come. One that can't be erased now, because the provider is down, is tried again. */
    async eraseDue(): Promise<void> {
      const due = await store.listDue(database, clock.now());
      const failures: unknown[] = [];
      for (const studentId of due) await eraseOne(studentId).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} children could not be erased yet`);
    },
  };
}
