/**
 * Keeps our copy of a subscription in step with the provider. After every event or change we fetch the subscription
 * again, outside any transaction and under a lease so that one process does it at a time. The answer is stored only if
 * its status can follow the one we have.
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
import type { Notices } from './notices.ts';
import { toPaidSubscription } from './paid-subscription.ts';
import * as store from './subscriptions.store.ts';

/** Longer than the provider's slowest answer with retries, so an expired lease means that its holder died. */
const leaseMs = minutes(2);
/** Events get lost, so a subscription without any for this long is fetched anyway. */
const silenceMs = hours(12);
const retryMs = 100;
const retries = 60;

export type PaidSubscriptionRow = Extract<store.SubscriptionRow, { provider: store.Provider }>;

export type SubscriptionSyncService = ReturnType<typeof createSubscriptionSyncService>;

export function createSubscriptionSyncService(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly notices: Notices;
  readonly log: Pick<Log, 'warn' | 'error'>;
}) {
  const { database, clock, payments, notices, log } = parts;
  const { provider } = payments;

  /** Stores the provider's state, never an older one over a newer one, and sends the e-mails it requires. */
  async function applyProvided(tx: Queryable, row: PaidSubscriptionRow, provided: ProvidedSubscription): Promise<void> {
    if (!isReachable(row.status, provided.status)) {
      const { status: from } = row;
      log.error(
        { subscriptionId: provided.subscriptionId, from, to: provided.status },
        'a subscription went backwards',
      );
      return;
    }
    const subscription = toPaidSubscription(provided, { studentId: row.studentId, payerId: row.payerId, provider });
    await store.saveSubscription(tx, subscription, clock.now());
    await notices.notify(tx, subscription, provided);
  }

  /** Waits for the lease of a student's subscription. */
  async function acquireLease(studentId: number, leaseId: string): Promise<store.SubscriptionRow> {
    for (let tried = 0; tried < retries; tried++) {
      const now = clock.now();
      const row = await store.acquireLease(database, studentId, leaseId, now, new Date(now.getTime() + leaseMs));
      if (row !== undefined) return row;
      if ((await store.findSubscription(database, studentId)) === undefined) throw new Refusal('nothingToChange');
      await wait(retryMs);
    }
    throw new Refusal('paymentUnderWay');
  }

  /** Calls the provider about a student's subscription and stores the state it returns, if any. */
  async function syncAfter(
    studentId: number,
    callProvider: (row: PaidSubscriptionRow) => Promise<ProvidedSubscription | undefined>,
  ): Promise<ProvidedSubscription | undefined> {
    const leaseId = randomUUID();
    const row = await acquireLease(studentId, leaseId);
    try {
      if (row.provider !== provider) throw new Refusal('nothingToChange');
      const provided = await callProvider(row);
      await database.transaction(async (tx) => {
        if (provided === undefined || provided.subscriptionId !== row.subscriptionId) return;
        if (await store.lockLeased(tx, studentId, leaseId, row.subscriptionId)) await applyProvided(tx, row, provided);
      });
      return provided;
    } finally {
      await store.releaseLease(database, studentId, leaseId);
    }
  }

  return {
    syncAfter,

    /** Fetches a student's subscription from the provider and stores its state. */
    sync: (studentId: number) => syncAfter(studentId, (row) => payments.findSubscription(row.subscriptionId)),

    /** Syncs subscriptions whose trial or period has ended by our clock, and those without events for long. */
    async syncOverdue(): Promise<void> {
      const now = clock.now();
      const silentSince = new Date(now.getTime() - silenceMs);
      for (const studentId of await store.listSubscriptionsToSync(database, provider, now, silentSince))
        await syncAfter(studentId, (row) => payments.findSubscription(row.subscriptionId)).catch((error: unknown) =>
          log.warn({ err: error, studentId }, 'no news of a subscription'),
        );
    },
  };
}
