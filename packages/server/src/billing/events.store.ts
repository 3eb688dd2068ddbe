/** All SQL about events of the payment provider. */
import type { Queryable } from '../platform/database.ts';
import type { Provider } from './subscriptions.store.ts';

/** An event to be looked into. */
export interface EventRow {
  readonly eventId: string;
  readonly type: string;
  readonly subscriptionId: string | null;
}

/** Keeps an event; one that is known stays as it is. True where it is still to be done. */
export async function insertEvent(
  db: Queryable,
  provider: Provider,
  event: { eventId: string; type: string; subscriptionId: string | undefined; createdAt: Date },
  now: Date,
): Promise<boolean> {
  const [row] = await db.query<{ isDone: boolean }>(
    {
      name: 'keep-payment-event',
      text: `insert into payment_events as e (provider, event_id, type, subscription_id, created_at, received_at)
        values ($1, $2, $3, $4, $5, $6) on conflict (provider, event_id) do update set type = e.type
        returning done_at is not null as is_done`,
    },
    [provider, event.eventId, event.type, event.subscriptionId ?? null, event.createdAt, now],
  );
  return row?.isDone === false;
}

/** True for whoever is the first. */
export async function markEventDone(db: Queryable, provider: Provider, eventId: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'mark-payment-event-done',
      text: 'update payment_events set done_at = $3 where provider = $1 and event_id = $2 and done_at is null returning event_id',
    },
    [provider, eventId, now],
  );
  return rows.length === 1;
}

export async function listEventsToDo(db: Queryable, provider: Provider, limit: number): Promise<EventRow[]> {
  return db.query<EventRow>(
    {
      name: 'list-payment-events-to-do',
      text: `select event_id, type, subscription_id from payment_events where provider = $1 and done_at is null
        order by received_at limit $2`,
    },
    [provider, limit],
  );
}

/** Forgets events that were done with before a moment. */
export async function deleteEvents(db: Queryable, before: Date): Promise<void> {
  await db.query({ name: 'delete-payment-events', text: 'delete from payment_events where done_at < $1' }, [before]);
}

/** What the provider told about a child's subscriptions, the newest first. */
export async function listEventsOf(
  db: Queryable,
  studentId: number,
): Promise<{ eventId: string; type: string; receivedAt: Date; doneAt: Date | null }[]> {
  return db.query(
    {
      name: 'list-events-of',
      text: `select e.event_id, e.type, e.received_at, e.done_at from payment_events e
        join subscription_orders o on o.provider = e.provider and o.subscription_id = e.subscription_id
        where o.student_id = $1 order by e.received_at desc limit 20`,
    },
    [studentId],
  );
}
