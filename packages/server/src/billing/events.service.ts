/** Events of the payment provider: kept once, looked into, and looked into again while that fails. */
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
/** Longer than any provider tries an event again. */
const eventsKeptMs = days(90);

export function createEvents(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly accounts: Pick<AccountsService, 'audit'>;
  readonly orders: OrdersService;
  readonly log: Pick<Log, 'warn'>;
}) {
  const { database, clock, payments, accounts, orders, log } = parts;
  const { provider } = payments;

  /** Looks into what an event is about; the first to do so writes it in the audit log. */
  async function lookInto({ eventId, type, subscriptionId }: Omit<PaymentEvent, 'createdAt'>): Promise<void> {
    if (subscriptionId !== undefined) await orders.take(subscriptionId);
    const isFirst = await store.markEventDone(database, provider, eventId, clock.now());
    const studentId =
      subscriptionId === undefined ? undefined : await findStudentOf(database, provider, subscriptionId);
    if (!isFirst || studentId === undefined) return;
    const target = `studentId=${studentId}`;
    await accounts.audit({ actorId: undefined, kind: 'money', action: type, target, requestId: eventId });
  }

  /** One that cannot be looked into now waits; the next minute tries again. */
  const tryToLookInto = (event: Omit<PaymentEvent, 'createdAt'>): Promise<void> =>
    lookInto(event).catch((error: unknown) =>
      log.warn({ err: error, eventId: event.eventId }, 'an event of the payment provider waits'),
    );

  return {
    /** Reads an event and keeps it, then looks into it; what cannot be looked into now is looked into later. */
    async receive(rawBody: string, headers: Readonly<Record<string, unknown>>): Promise<void> {
      const event: PaymentEvent | undefined = payments.readEvent(rawBody, headers);
      if (event === undefined) throw new Refusal('badSignature');
      if (!(await store.keepEvent(database, provider, event, clock.now()))) return;
      await tryToLookInto(event);
    },

    /** Forgets what the provider told long ago; the provider itself remembers. */
    async deleteOver(): Promise<void> {
      await store.deleteEvents(database, new Date(clock.now().getTime() - eventsKeptMs));
    },

    /** Those that wait. */
    async catchUp(): Promise<void> {
      for (const row of await store.listEventsToDo(database, provider, maxEventsPerRun)) {
        const { event_id: eventId, type, subscription_id: subscriptionId } = row;
        await tryToLookInto({ eventId, type, subscriptionId: subscriptionId ?? undefined });
      }
    },
  };
}
