/** Webhook events of the payment provider: stored once, processed, and retried while processing fails. */
import { days } from '@comet/domain/time';
import type { AccountsService } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { PaymentEvent, Payments } from '../platform/payments.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './events.store.ts';
import type { OrdersService } from './orders.service.ts';
import { findStudentOf } from './subscriptions.store.ts';

const maxEventsPerRun = 200;
/** Longer than any provider retries an event. */
const eventRetentionMs = days(90);

export function createEventsService(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly accounts: Pick<AccountsService, 'audit'>;
  readonly orders: OrdersService;
  readonly log: Pick<Log, 'warn'>;
}) {
  const { database, clock, payments, accounts, orders, log } = parts;
  const { provider } = payments;

  /** Syncs the subscription that an event is about. The first process to do so writes the audit log. */
  async function processEvent({ eventId, type, subscriptionId }: Omit<PaymentEvent, 'createdAt'>): Promise<void> {
    if (subscriptionId !== undefined) await orders.reconcile(subscriptionId);
    const isFirst = await store.markEventDone(database, provider, eventId, clock.now());
    const studentId =
      subscriptionId === undefined ? undefined : await findStudentOf(database, provider, subscriptionId);
    if (!isFirst || studentId === undefined) return;
    const target = `studentId=${studentId}`;
    await accounts.audit({ actorId: undefined, kind: 'money', action: type, target, requestId: eventId });
  }

  /** An event that can't be processed now is retried a minute later. */
  const tryToProcess = (event: Omit<PaymentEvent, 'createdAt'>): Promise<void> =>
    processEvent(event).catch((error: unknown) =>
      log.warn({ err: error, eventId: event.eventId }, 'an event of the payment provider waits'),
    );

  return {
    /** Verifies and stores an event, then processes it, now or later. */
    async receive(rawBody: string, headers: Readonly<Record<string, unknown>>): Promise<void> {
      const event: PaymentEvent | undefined = payments.readEvent(rawBody, headers);
      if (event === undefined) throw new Refusal('badSignature');
      if (!(await store.insertEvent(database, provider, event, clock.now()))) return;
      await tryToProcess(event);
    },

    /** Deletes old events. The provider still has them. */
    async deleteOver(): Promise<void> {
      await store.deleteEvents(database, new Date(clock.now().getTime() - eventRetentionMs));
    },

    /** Processes the events that are still waiting. */
    async catchUp(): Promise<void> {
      for (const row of await store.listEventsToDo(database, provider, maxEventsPerRun)) {
        const { eventId, type, subscriptionId } = row;
        await tryToProcess({ eventId, type, subscriptionId: subscriptionId ?? undefined });
      }
    },
  };
}
