/**
 * Keeps our subscriptions as the provider has them. Whatever the occasion (an event, a change, a look), the provider is
 * asked afresh by one at a time, outside of any transaction, and the answer is stored if it can follow what we had.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isReachable } from '@comet/domain/billing/subscription';
import { hours, minutes } from '@comet/domain/time';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Payments, ProvidedSubscription } from '../platform/payments.ts';
import { Refusal } from '../platform/refusal.ts';
import { heldOf } from './held.ts';
import type { Notices } from './notices.ts';
import * as store from './subscriptions.store.ts';

/** Longer than the provider's slowest answer with its retries; then whoever had the turn is taken for dead. */
const turnMs = minutes(2);
/** Events get lost; without any for so long, a subscription is looked at all the same. */
const silenceMs = hours(12);
const retryMs = 100;
const retries = 60;

export type HeldSubscription = Extract<store.SubscriptionRow, { provider: store.Provider }>;

export type Following = ReturnType<typeof createFollowing>;

export function createFollowing(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly notices: Notices;
  readonly log: Pick<Log, 'warn' | 'error'>;
}) {
  const { database, clock, payments, notices, log } = parts;
  const { provider } = payments;

  /** Stores what the provider has, never an older state over a newer one, and writes the mails that it calls for. */
  async function keep(tx: Queryable, row: HeldSubscription, provided: ProvidedSubscription): Promise<void> {
    if (!isReachable(row.status, provided.status)) {
      const { status: from } = row;
      log.error(
        { subscriptionId: provided.subscriptionId, from, to: provided.status },
        'a subscription went backwards',
      );
      return;
    }
    const held = heldOf(provided, { studentId: row.student_id, payerId: row.payer_id, provider });
    await store.saveSubscription(tx, held, clock.now());
    await notices.tell(tx, held, provided);
  }

  /** Waits for the turn at a child's subscription. */
  async function takeTurn(studentId: number, askedBy: string): Promise<store.SubscriptionRow> {
    for (let tried = 0; tried < retries; tried++) {
      const now = clock.now();
      const row = await store.takeTurn(database, studentId, askedBy, now, new Date(now.getTime() + turnMs));
      if (row !== undefined) return row;
      if ((await store.findSubscription(database, studentId)) === undefined) throw new Refusal('nothingToChange');
      await wait(retryMs);
    }
    throw new Refusal('paymentUnderWay');
  }

  /**
   * Does something to a child's subscription at the provider, or only looks, and stores how it then stands. Gives the
   * provider's answer, or undefined where the provider has none.
   */
  async function follow(
    studentId: number,
    ask: (row: HeldSubscription) => Promise<ProvidedSubscription | undefined>,
  ): Promise<ProvidedSubscription | undefined> {
    const askedBy = randomUUID();
    const row = await takeTurn(studentId, askedBy);
    try {
      if (row.provider !== provider) throw new Refusal('nothingToChange');
      const provided = await ask(row);
      await database.transaction(async (tx) => {
        if (provided === undefined || provided.subscriptionId !== row.subscription_id) return;
        if (await store.lockTurn(tx, studentId, askedBy, row.subscription_id)) await keep(tx, row, provided);
      });
      return provided;
    } finally {
      await store.endTurn(database, studentId, askedBy);
    }
  }

  return {
    follow,

    /** Looks how a child's subscription stands at the provider. */
    look: (studentId: number) => follow(studentId, (row) => payments.findSubscription(row.subscription_id)),

    /** Looks after those whose trial or period is over by our clock, and those of whom nothing was heard: events get lost. */
    async lookForNews(): Promise<void> {
      const now = clock.now();
      const silentSince = new Date(now.getTime() - silenceMs);
      for (const studentId of await store.listOverdueForNews(database, provider, now, silentSince))
        await follow(studentId, (row) => payments.findSubscription(row.subscription_id)).catch((error: unknown) =>
          log.warn({ err: error, studentId }, 'no news of a subscription'),
        );
    },
  };
}
