/** All SQL of the sandbox. */
import type { Queryable } from '../platform/database.ts';

export interface ObjectRow {
  readonly objectId: string;
  readonly customerId: string | null;
  readonly data: unknown;
}

export interface NewObject {
  readonly objectId: string;
  readonly kind: 'customer' | 'subscription' | 'invoice' | 'discount';
  readonly customerId: string | undefined;
  readonly madeBy: string | undefined;
  readonly data: object;
  readonly dueAt: Date | undefined;
}

/** One request of a customer at a time; the others wait their turn. */
export async function lockCustomer(db: Queryable, customerId: string): Promise<void> {
  await db.query(
    { name: 'lock-sandbox-customer', text: `select pg_advisory_xact_lock(hashtext('sandbox'), hashtext($1))` },
    [customerId],
  );
}

/** Writes an object, new or changed. One that its key has already made stays as it is. */
export async function saveObject(db: Queryable, object: NewObject, now: Date): Promise<void> {
  await db.query(
    {
      name: 'save-sandbox-object',
      text: `insert into sandbox_objects (object_id, kind, customer_id, made_by, data, due_at, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (object_id) do update set data = excluded.data, due_at = excluded.due_at`,
    },
    [
      object.objectId,
      object.kind,
      object.customerId ?? null,
      object.madeBy ?? null,
      JSON.stringify(object.data),
      object.dueAt ?? null,
      now,
    ],
  );
}

export async function findObject(db: Queryable, objectId: string): Promise<ObjectRow | undefined> {
  const [row] = await db.query<ObjectRow>(
    {
      name: 'find-sandbox-object',
      text: 'select object_id, customer_id, data from sandbox_objects where object_id = $1',
    },
    [objectId],
  );
  return row;
}

export async function findMadeBy(db: Queryable, key: string): Promise<ObjectRow | undefined> {
  const [row] = await db.query<ObjectRow>(
    {
      name: 'find-sandbox-made-by',
      text: 'select object_id, customer_id, data from sandbox_objects where made_by = $1',
    },
    [key],
  );
  return row;
}

export async function listOfCustomer(db: Queryable, customerId: string, kind: NewObject['kind']): Promise<ObjectRow[]> {
  return db.query<ObjectRow>(
    {
      name: 'list-sandbox-objects',
      text: `select object_id, customer_id, data from sandbox_objects where customer_id = $1 and kind = $2
        order by created_at desc, object_id desc`,
    },
    [customerId, kind],
  );
}

export async function listDue(db: Queryable, now: Date, limit: number): Promise<ObjectRow[]> {
  return db.query<ObjectRow>(
    {
      name: 'list-due-sandbox-objects',
      text: 'select object_id, customer_id, data from sandbox_objects where due_at <= $1 order by due_at limit $2',
    },
    [now, limit],
  );
}

/** The subscription that waits for this confirmation. */
export async function findBySecret(db: Queryable, clientSecret: string): Promise<ObjectRow | undefined> {
  const [row] = await db.query<ObjectRow>(
    {
      name: 'find-sandbox-secret',
      text: `select object_id, customer_id, data from sandbox_objects
        where kind = 'subscription' and data->'confirmation'->>'clientSecret' = $1`,
    },
    [clientSecret],
  );
  return row;
}

export async function deleteOfCustomer(db: Queryable, customerId: string): Promise<void> {
  await db.query(
    {
      name: 'delete-sandbox-customer',
      text: 'delete from sandbox_objects where customer_id = $1 or object_id = $1',
    },
    [customerId],
  );
  await db.query({ name: 'delete-sandbox-events', text: 'delete from sandbox_events where customer_id = $1' }, [
    customerId,
  ]);
}

export async function insertEvent(
  db: Queryable,
  event: { eventId: string; customerId: string; body: string },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-sandbox-event',
      text: 'insert into sandbox_events (event_id, customer_id, body, created_at) values ($1, $2, $3, $4)',
    },
    [event.eventId, event.customerId, event.body, now],
  );
}

export interface EventRow {
  readonly eventId: string;
  readonly body: string;
}

export async function listUndelivered(db: Queryable, limit: number): Promise<EventRow[]> {
  return db.query<EventRow>(
    {
      name: 'list-undelivered-sandbox-events',
      text: `select event_id, body from sandbox_events where delivered_at is null and tries < 20
        order by created_at, event_id limit $1`,
    },
    [limit],
  );
}

/** Forgets events that were taken before a moment. */
export async function deleteDelivered(db: Queryable, before: Date): Promise<void> {
  await db.query(
    { name: 'delete-delivered-sandbox-events', text: 'delete from sandbox_events where delivered_at < $1' },
    [before],
  );
}

export async function markTried(db: Queryable, eventId: string, deliveredAt: Date | undefined): Promise<void> {
  await db.query(
    {
      name: 'mark-sandbox-event',
      text: 'update sandbox_events set tries = tries + 1, delivered_at = coalesce($2, delivered_at) where event_id = $1',
    },
    [eventId, deliveredAt ?? null],
  );
}
