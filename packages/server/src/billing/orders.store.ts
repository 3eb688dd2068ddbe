/** All SQL about orders. */
import type { Queryable } from '../platform/database.ts';
import type { Provider } from './subscriptions.store.ts';

/** One request about a child's subscription at a time, in whatever process. */
export async function lockStudent(db: Queryable, studentId: number): Promise<void> {
  await db.query({ name: 'lock-billing-student', text: `select pg_advisory_xact_lock(hashtext('billing'), $1)` }, [
    studentId,
  ]);
}

export interface OrderRow {
  readonly orderId: string;
  readonly studentId: number;
  readonly payerId: number;
  readonly provider: Provider;
  readonly priceId: string;
  readonly paymentMethod: string | null;
  readonly nameOnCard: string | null;
  readonly promoId: number | null;
  readonly trialDays: number;
  readonly state: 'open' | 'done' | 'failed';
  readonly subscriptionId: string | null;
  readonly tries: number;
  readonly askedUntil: Date;
  readonly updatedAt: Date;
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

export async function insertOrder(db: Queryable, order: NewOrder, leasedUntil: Date, now: Date): Promise<OrderRow> {
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
      leasedUntil,
      now,
    ],
  );
  if (row === undefined) throw new Error('insert into subscription_orders returned nothing');
  return row;
}

/** Takes an open order up again. */
export async function retakeOrder(db: Queryable, orderId: string, leasedUntil: Date): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(
    {
      name: 'retake-order',
      text: `update subscription_orders set tries = tries + 1, asked_until = $2 where order_id = $1 and state = 'open'
        returning ${orderColumns}`,
    },
    [orderId, leasedUntil],
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

/** Closes an order; false when it was closed before. One that was given up can still turn out to be done. */
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
export async function listUnresolvedOrders(
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
