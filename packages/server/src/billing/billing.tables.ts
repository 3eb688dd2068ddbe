/** One subscription a child; its state follows the payment provider's, and what led to it is kept beside it. */
import { typesOfBill, typesOfRate } from '@comet/domain/billing/packages';
import { subscriptionStatuses } from '@comet/domain/billing/subscription';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { time } from '../platform/shared-columns.ts';

const providers = ['sandbox', 'stripe'] as const;

export const subscriptions = pgTable(
  'subscriptions',
  {
    studentId: integer('student_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    /** Until when what was paid for, or the trial, reaches. */
    currentPeriodEndsAt: time('current_period_ends_at').notNull(),
    trialEndsAt: time('trial_ends_at'),
    pastDueSince: time('past_due_since'),
    updatedAt: time('updated_at').notNull(),
    /** Nothing here and below where the team gave the subscription. */
    provider: text('provider', { enum: providers }),
    subscriptionId: text('subscription_id'),
    payerId: integer('payer_id').references(() => users.userId, { onDelete: 'cascade' }),
    priceId: text('price_id'),
    typeOfRate: text('type_of_rate', { enum: typesOfRate }),
    typeOfBill: text('type_of_bill', { enum: typesOfBill }),
    /** Pence a period. */
    amount: integer('amount'),
    nextAmount: integer('next_amount'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    /** Who asks the provider about it now: one at a time, and for so long at most. */
    askedBy: uuid('asked_by'),
    leasedUntil: time('asked_until'),
  },
  (table) => [
    uniqueIndex('subscriptions_once').on(table.provider, table.subscriptionId),
    index('subscriptions_by_payer').on(table.payerId),
    check(
      'subscriptions_whole',
      sql`${table.provider} is null or (${table.subscriptionId} is not null and ${table.payerId} is not null and ${table.priceId} is not null and ${table.typeOfRate} is not null and ${table.typeOfBill} is not null and ${table.amount} is not null)`,
    ),
  ],
);

/** Who pays, as the provider knows them; of the card only what may be shown. */
export const billingCustomers = pgTable('billing_customers', {
  payerId: integer('payer_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  provider: text('provider', { enum: providers }).notNull(),
  /** The key that the customer is made with; drawn once. */
  key: uuid('key').notNull(),
  customerId: text('customer_id'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardExpMonth: smallint('card_exp_month'),
  cardExpYear: smallint('card_exp_year'),
  nameOnCard: text('name_on_card'),
  createdAt: time('created_at').notNull(),
});

/** Codes that take something off; made by the team. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    promoId: integer('promo_id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique('promo_codes_once'),
    percentOff: smallint('percent_off'),
    amountOff: integer('amount_off'),
    duration: text('duration', { enum: ['once', 'forever'] }).notNull(),
    expiresAt: time('expires_at'),
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    provider: text('provider', { enum: providers }).notNull(),
    discountId: text('discount_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  () => [
    check('promo_codes_one_kind', sql`(percent_off is null) <> (amount_off is null)`),
    check('promo_codes_limits', sql`percent_off between 1 and 100 or amount_off > 0`),
    check('promo_codes_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`),
  ],
);

/** A child uses a code once; a use is given back when nothing came of the order. */
export const promoUses = pgTable(
  'promo_uses',
  {
    promoId: integer('promo_id')
      .notNull()
      .references(() => promoCodes.promoId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    usedAt: time('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promoId, table.studentId] })],
);

/** What was asked of the provider: the order's id is the key by which it is done once. */
export const subscriptionOrders = pgTable(
  'subscription_orders',
  {
    orderId: uuid('order_id').primaryKey(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    payerId: integer('payer_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    priceId: text('price_id').notNull(),
    /** The provider's token of the card; nothing where the card on file pays. */
    paymentMethod: text('payment_method'),
    nameOnCard: text('name_on_card'),
    promoId: integer('promo_id').references(() => promoCodes.promoId),
    trialDays: smallint('trial_days').notNull(),
    state: text('state', { enum: ['open', 'done', 'failed'] }).notNull(),
    subscriptionId: text('subscription_id'),
    tries: smallint('tries').notNull().default(1),
    leasedUntil: time('asked_until').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscription_orders_one_open').on(table.studentId).where(sql`state = 'open'`),
    index('subscription_orders_by_student').on(table.studentId, table.createdAt),
    index('subscription_orders_by_payer').on(table.payerId),
  ],
);

/** Events of the provider, each once, whatever it sends twice. What they are about is asked for again, so no body is kept. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider', { enum: providers }).notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    subscriptionId: text('subscription_id'),
    createdAt: time('created_at').notNull(),
    receivedAt: time('received_at').notNull(),
    doneAt: time('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_to_do').on(table.receivedAt).where(sql`done_at is null`),
  ],
);

/** What the payer was told by mail, by its cause. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    cause: text('cause').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.cause] })],
);
