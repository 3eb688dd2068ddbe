/** All SQL about orders, who pays for them, and promo codes. */
import type { Card } from '@comet/contract/billing';
import type { Queryable } from '../platform/database.ts';
import type { Provider } from './subscriptions.store.ts';

/** One request about a child's subscription at a time, in whatever process. */
export async function lockStudent(db: Queryable, studentId: number): Promise<void> {
  await db.query({ name: 'lock-billing-student', text: `select pg_advisory_xact_lock(hashtext('billing'), $1)` }, [
    studentId,
  ]);
}

export interface OrderRow {
  readonly order_id: string;
  readonly student_id: number;
  readonly payer_id: number;
  readonly provider: Provider;
  readonly price_id: string;
  readonly payment_method: string | null;
  readonly name_on_card: string | null;
  readonly promo_id: number | null;
  readonly trial_days: number;
  readonly state: 'open' | 'done' | 'failed';
  readonly subscription_id: string | null;
  readonly tries: number;
  readonly asked_until: Date;
  readonly updated_at: Date;
}

const orderColumns = `order_id, student_id, payer_id, provider, price_id, payment_method, name_on_card, promo_id, trial_days,
  state, subscription_id, tries, asked_until, updated_at`;

export async function findOpenOrder(db: Queryable, studentId: number): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(
    {
      name: 'find-open-order',
      text: `select ${orderColumns} from subscription_orders where student_id = $1 and state = 'open'`,
    },
    [studentId],
  );
  return row;
}

export async function findOrder(db: Queryable, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(
    { name: 'find-order', text: `select ${orderColumns} from subscription_orders where order_id = $1` },
    [orderId],
  );
  return row;
}

/** All that was ordered for a child, the newest first. */
export async function listOrders(db: Queryable, studentId: number): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    {
      name: 'list-orders',
      text: `select ${orderColumns} from subscription_orders where student_id = $1 order by created_at desc limit 20`,
    },
    [studentId],
  );
}

/** Whether the child has had a trial. */
export async function hadTrial(db: Queryable, studentId: number): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'had-trial',
      text: `select from subscription_orders where student_id = $1 and state = 'done' and trial_days > 0 limit 1`,
    },
    [studentId],
  );
  return rows.length > 0;
}

export interface NewOrder {
  readonly orderId: string;
  readonly studentId: number;
  readonly payerId: number;
  readonly provider: Provider;
  readonly priceId: string;
  readonly paymentMethod: string | undefined;
  readonly nameOnCard: string | undefined;
  readonly promoId: number | undefined;
  readonly trialDays: number;
}

export async function insertOrder(db: Queryable, order: NewOrder, askedUntil: Date, now: Date): Promise<OrderRow> {
  const [row] = await db.query<OrderRow>(
    {
      name: 'insert-order',
      text: `insert into subscription_orders (order_id, student_id, payer_id, provider, price_id, payment_method, name_on_card,
          promo_id, trial_days, state, asked_until, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $11, $11) returning ${orderColumns}`,
    },
    [
      order.orderId,
      order.studentId,
      order.payerId,
      order.provider,
      order.priceId,
      order.paymentMethod ?? null,
      order.nameOnCard ?? null,
      order.promoId ?? null,
      order.trialDays,
      askedUntil,
      now,
    ],
  );
  if (row === undefined) throw new Error('insert into subscription_orders returned nothing');
  return row;
}

/** Takes an open order up again. */
export async function retakeOrder(db: Queryable, orderId: string, askedUntil: Date): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(
    {
      name: 'retake-order',
      text: `update subscription_orders set tries = tries + 1, asked_until = $2 where order_id = $1 and state = 'open'
        returning ${orderColumns}`,
    },
    [orderId, askedUntil],
  );
  return row;
}

/** Lets go of an order of which nobody knows yet how it went. */
export async function releaseOrder(db: Queryable, orderId: string, now: Date): Promise<void> {
  await db.query(
    {
      name: 'release-order',
      text: `update subscription_orders set asked_until = $2, updated_at = $2 where order_id = $1 and state = 'open'`,
    },
    [orderId, now],
  );
}

/** Closes an order; false when it was closed before. One that was given up can still turn out to be done.. */
export async function closeOrder(
  db: Queryable,
  orderId: string,
  state: 'done' | 'failed',
  subscriptionId: string | undefined,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'close-order',
      text: `update subscription_orders set state = $2, subscription_id = $3, updated_at = $4, payment_method = null, name_on_card = null
        where order_id = $1 and (state = 'open' or (state = 'failed' and $2 = 'done')) returning order_id`,
    },
    [orderId, state, subscriptionId ?? null, now],
  );
  return rows.length === 1;
}

/** Open orders that nobody works on and nobody has touched since. */
export async function listForgottenOrders(
  db: Queryable,
  provider: Provider,
  now: Date,
  since: Date,
): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    {
      name: 'list-forgotten-orders',
      text: `select ${orderColumns} from subscription_orders where state = 'open' and provider = $1 and asked_until <= $2
        and updated_at <= $3 order by updated_at limit 50`,
    },
    [provider, now, since],
  );
}

export interface CustomerRow {
  readonly payer_id: number;
  readonly provider: Provider;
  readonly key: string;
  readonly customer_id: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly card_exp_month: number | null;
  readonly card_exp_year: number | null;
  readonly name_on_card: string | null;
}

const customerColumns = `payer_id, provider, key, customer_id, card_brand, card_last4, card_exp_month, card_exp_year, name_on_card`;

export async function findCustomer(db: Queryable, payerId: number): Promise<CustomerRow | undefined> {
  const [row] = await db.query<CustomerRow>(
    { name: 'find-billing-customer', text: `select ${customerColumns} from billing_customers where payer_id = $1` },
    [payerId],
  );
  return row;
}

/** The payer's row, made where there is none; with another provider than before it starts anew. */
export async function keepCustomer(
  db: Queryable,
  payerId: number,
  provider: Provider,
  key: string,
  now: Date,
): Promise<CustomerRow> {
  const [row] = await db.query<CustomerRow>(
    {
      name: 'keep-billing-customer',
      text: `insert into billing_customers as c (payer_id, provider, key, created_at) values ($1, $2, $3, $4)
        on conflict (payer_id) do update set
          provider = $2,
          key = case when c.provider = $2 then c.key else $3 end,
          customer_id = case when c.provider = $2 then c.customer_id end,
          card_last4 = case when c.provider = $2 then c.card_last4 end
        returning ${customerColumns}`,
    },
    [payerId, provider, key, now],
  );
  if (row === undefined) throw new Error('insert into billing_customers returned nothing');
  return row;
}

export async function setCustomerId(db: Queryable, payerId: number, customerId: string): Promise<void> {
  await db.query(
    { name: 'set-customer-id', text: 'update billing_customers set customer_id = $2 where payer_id = $1' },
    [payerId, customerId],
  );
}

export async function setCard(db: Queryable, payerId: number, card: Card): Promise<void> {
  await db.query(
    {
      name: 'set-card',
      text: `update billing_customers set card_brand = $2, card_last4 = $3, card_exp_month = $4, card_exp_year = $5,
          name_on_card = $6 where payer_id = $1`,
    },
    [payerId, card.brand, card.last4, card.expMonth, card.expYear, card.nameOnCard],
  );
}

export interface PromoRow {
  readonly promo_id: number;
  readonly code: string;
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly duration: 'once' | 'forever';
  readonly expires_at: Date | null;
  readonly max_uses: number | null;
  readonly uses: number;
  readonly provider: Provider;
  readonly discount_id: string;
}

const promoColumns = `promo_id, code, percent_off, amount_off, duration, expires_at, max_uses, uses, provider, discount_id`;

export async function findPromo(db: Queryable, provider: Provider, code: string): Promise<PromoRow | undefined> {
  const [row] = await db.query<PromoRow>(
    { name: 'find-promo', text: `select ${promoColumns} from promo_codes where code = $2 and provider = $1` },
    [provider, code],
  );
  return row;
}

export async function getPromo(db: Queryable, promoId: number): Promise<PromoRow> {
  const [row] = await db.query<PromoRow>(
    { name: 'get-promo', text: `select ${promoColumns} from promo_codes where promo_id = $1` },
    [promoId],
  );
  if (row === undefined) throw new Error(`there is no promo code ${promoId}`);
  return row;
}

/** Counts a use; false when the code is over, used up, or this child has used it. */
export async function usePromo(db: Queryable, promoId: number, studentId: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'use-promo',
      text: `with counted as (
          update promo_codes set uses = uses + 1 where promo_id = $1 and (expires_at is null or expires_at > $3)
            and (max_uses is null or uses < max_uses)
            and not exists (select from promo_uses u where u.promo_id = $1 and u.student_id = $2)
          returning promo_id)
        insert into promo_uses (promo_id, student_id, used_at) select promo_id, $2, $3 from counted returning promo_id`,
    },
    [promoId, studentId, now],
  );
  return rows.length === 1;
}

/** Gives a use back. */
export async function returnPromo(db: Queryable, promoId: number, studentId: number): Promise<void> {
  await db.query(
    {
      name: 'return-promo',
      text: `with gone as (delete from promo_uses where promo_id = $1 and student_id = $2 returning promo_id)
        update promo_codes set uses = uses - 1 where promo_id = (select promo_id from gone)`,
    },
    [promoId, studentId],
  );
}

export async function insertPromo(
  db: Queryable,
  promo: {
    readonly code: string;
    readonly percentOff: number | null;
    readonly amountOff: number | null;
    readonly duration: 'once' | 'forever';
    readonly expiresAt: Date | undefined;
    readonly maxUses: number | undefined;
    readonly provider: Provider;
    readonly discountId: string;
  },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'insert-promo',
      text: `insert into promo_codes (code, percent_off, amount_off, duration, expires_at, max_uses, provider, discount_id, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (code) do nothing returning promo_id`,
    },
    [
      promo.code,
      promo.percentOff,
      promo.amountOff,
      promo.duration,
      promo.expiresAt ?? null,
      promo.maxUses ?? null,
      promo.provider,
      promo.discountId,
      now,
    ],
  );
  return rows.length === 1;
}
