/** What the sandbox remembers: in the database, so that it outlives a restart and any number of servers share it. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../platform/shared-columns.ts';

/** Customers, subscriptions, invoices and discounts, each as one document. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    objectId: text('object_id').primaryKey(),
    kind: text('kind', { enum: ['customer', 'subscription', 'invoice', 'discount'] }).notNull(),
    customerId: text('customer_id'),
    /** The idempotency key of what made it. */
    madeBy: text('made_by').unique('sandbox_objects_made_once'),
    data: jsonb('data').notNull(),
    /** When something will happen to it by itself. */
    dueAt: time('due_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('sandbox_objects_by_customer').on(table.customerId, table.kind),
    index('sandbox_objects_by_due').on(table.dueAt),
  ],
);

/** Events on their way to the webhook's door. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    eventId: text('event_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
    deliveredAt: time('delivered_at'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('sandbox_events_by_delivery').on(table.deliveredAt, table.createdAt)],
);
