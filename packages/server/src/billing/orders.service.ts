/**
 * Starts a subscription exactly once. The order is written first and its id is the idempotency key at the provider. An
 * order with an unknown result stays open and is reconciled with the provider, never assumed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { trialDays } from '@comet/domain/billing/packages';
import { promoCodeOf } from '@comet/domain/billing/promo';
import { isOver } from '@comet/domain/billing/subscription';
import { subscriptionCan } from '@comet/domain/billing/subscription-can';
import { minuteMs } from '@comet/domain/time';
import { toSubscription } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { PaymentRefused, type Payments, PaymentUnknown, type ProvidedSubscription } from '../platform/payments.ts';
import { Refusal } from '../platform/refusal.ts';
import * as customers from './customers.store.ts';
import * as orders from './orders.store.ts';
import { toPaidSubscription } from './paid-subscription.ts';
import * as promos from './promos.store.ts';
import type { SubscriptionSyncService } from './subscription-sync.service.ts';
import * as store from './subscriptions.store.ts';

/** Longer than the provider's slowest answer with retries. */
const leaseMs = 2 * minuteMs;
/** An order the provider doesn't know after this time never reached it. */
const unknownOrderMs = 3 * minuteMs;
const retryMs = 100;
const retries = 100;

/** Who pays for whom, and what for. */
export interface OrderRequest {
  readonly studentId: number;
  readonly payer: { readonly userId: number; readonly email: string | null; readonly name: string };
  readonly priceId: string;
  readonly paymentMethod: string | undefined;
  readonly nameOnCard: string | undefined;
  readonly promo: string | undefined;
}

type Claim =
  | { readonly kind: 'there' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'mine'; readonly order: orders.OrderRow };

export type OrdersService = ReturnType<typeof createOrdersService>;

export function createOrdersService(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly subscriptionSync: SubscriptionSyncService;
  readonly log: Pick<Log, 'warn' | 'error'>;
}) {
  const { database, clock, payments, subscriptionSync, log } = parts;
  const { provider } = payments;

  async function takePromo(tx: Queryable, typed: string | undefined, studentId: number): Promise<number | undefined> {
    if (typed === undefined || typed === '') return undefined;
    const promo = await promos.findPromo(tx, provider, promoCodeOf(typed));
    if (promo === undefined || !(await promos.usePromo(tx, promo.promoId, studentId, clock.now())))
      throw new Refusal('invalidPromo');
    return promo.promoId;
  }

  /** Whether the request repeats an earlier one: its response was lost, or somebody clicked twice. */
  const isSame = (known: { readonly priceId: string }, request: OrderRequest): boolean =>
    known.priceId === request.priceId;

  /** Decides under the student's lock what is to be done. */
  async function claim(tx: Queryable, request: OrderRequest): Promise<Claim> {
    const { studentId } = request;
    await orders.lockStudent(tx, studentId);
    const now = clock.now();
    const leasedUntil = new Date(now.getTime() + leaseMs);
    const open = await orders.findOpenOrder(tx, studentId);
    if (open !== undefined) {
      if (open.askedUntil > now) return { kind: 'wait' };
      if (!isSame(open, request)) throw new Refusal('paymentUnderWay');
      const order = await orders.retakeOrder(tx, open.orderId, leasedUntil);
      return order === undefined ? { kind: 'wait' } : { kind: 'mine', order };
    }
    const known = await store.findSubscription(tx, studentId);
    const permission = subscriptionCan.begin(known && toSubscription(known), now);
    if (known !== undefined && permission !== 'yes') {
      if (known.provider === provider && isSame(known, request)) return { kind: 'there' };
      throw new Refusal(permission);
    }
    const order = {
      orderId: randomUUID(),
      studentId,
      payerId: request.payer.userId,
      provider,
      priceId: request.priceId,
      paymentMethod: request.paymentMethod,
      nameOnCard: request.nameOnCard,
      promoId: await takePromo(tx, request.promo, studentId),
      trialDays: (await orders.hadTrial(tx, studentId)) ? 0 : trialDays,
    };
    return { kind: 'mine', order: await orders.insertOrder(tx, order, leasedUntil, now) };
  }

  async function fail(order: orders.OrderRow): Promise<void> {
    await database.transaction(async (tx) => {
      await orders.lockStudent(tx, order.studentId);
      const isFirst = await orders.closeOrder(tx, order.orderId, 'failed', undefined, clock.now());
      if (isFirst && order.promoId !== null) await promos.returnPromo(tx, order.promoId, order.studentId);
    });
  }

  /**
   * Stores the result of an order as the student's subscription. If the student has another one by now, this one is
   * cancelled at the provider. One that is already over counts as failed.
   */
  async function adopt(order: orders.OrderRow, provided: ProvidedSubscription): Promise<void> {
    if (isOver(provided.status)) return fail(order);
    const isOurs = await database.transaction(async (tx) => {
      await orders.lockStudent(tx, order.studentId);
      const known = await store.findSubscription(tx, order.studentId);
      const now = clock.now();
      if (known?.provider === provider && known.subscriptionId === provided.subscriptionId) return true;
      if (subscriptionCan.begin(known && toSubscription(known), now) !== 'yes') return false;
      const of = { studentId: order.studentId, payerId: order.payerId, provider };
      await store.saveSubscription(tx, toPaidSubscription(provided, of), now);
      await orders.closeOrder(tx, order.orderId, 'done', provided.subscriptionId, now);
      return true;
    });
    if (isOurs) return;
    log.warn({ orderId: order.orderId, subscriptionId: provided.subscriptionId }, 'a second subscription is ended');
    await payments.cancelNow(provided.subscriptionId);
    await fail(order);
  }

  /** The payer's customer at the provider, created with the first order. */
  async function customerOf(
    payer: OrderRequest['payer'],
  ): Promise<customers.CustomerRow & { readonly customerId: string }> {
    const row = await customers.findOrInsertCustomer(database, payer.userId, provider, randomUUID(), clock.now());
    if (row.customerId !== null) return { ...row, customerId: row.customerId };
    const customerId = await payments.createCustomer({ key: row.key, email: payer.email, name: payer.name });
    await customers.setCustomerId(database, payer.userId, customerId);
    return { ...row, customerId };
  }

  async function setCard(
    payer: OrderRequest['payer'],
    key: string,
    paymentMethod: string,
    nameOnCard: string,
  ): Promise<string> {
    const { customerId } = await customerOf(payer);
    const card = await payments.setCard(customerId, { key, paymentMethod, nameOnCard });
    await customers.setCard(database, payer.userId, card);
    return customerId;
  }

  async function createAtProvider(order: orders.OrderRow, payer: OrderRequest['payer']): Promise<ProvidedSubscription> {
    const { orderId, priceId, paymentMethod, promoId } = order;
    const customer = await customerOf(payer);
    const customerId = customer.customerId;
    if (order.tries > 1) {
      const found = await payments.findSubscriptionOfOrder(customerId, orderId);
      if (found !== undefined) return found;
    }
    if (paymentMethod !== null) await setCard(payer, `card:${orderId}`, paymentMethod, order.nameOnCard ?? '');
    else if (customer.cardLast4 === null) throw new Refusal('cardNeeded');
    const discountId = promoId === null ? undefined : (await promos.getPromo(database, promoId)).discountId;
    return payments.createSubscription({ orderId, customerId, priceId, trialDays: order.trialDays, discountId });
  }

  /** Places an order that this process has claimed. */
  async function place(order: orders.OrderRow, payer: OrderRequest['payer']): Promise<void> {
    let provided: ProvidedSubscription;
    try {
      provided = await createAtProvider(order, payer);
    } catch (error) {
      if (error instanceof PaymentRefused || error instanceof Refusal) await fail(order);
      else await orders.releaseOrder(database, order.orderId, clock.now());
      throw error;
    }
    await adopt(order, provided);
  }

  /** Only listed packages are sold, whatever other prices the provider knows. */
  async function mustBeSold(priceId: string): Promise<void> {
    const sold = await payments.listPackages();
    if (!sold.some((one) => one.priceId === priceId)) throw new Refusal('noSuchPrice');
  }

  return {
    setCard,
    mustBeSold,

    /** Starts a subscription, or finds that it was started before. Throws what the payer should be told. */
    async begin(request: OrderRequest): Promise<void> {
      await mustBeSold(request.priceId);
      for (let tried = 0; tried < retries; tried++) {
        const claimed = await database.transaction((tx) => claim(tx, request));
        if (claimed.kind === 'there') return;
        if (claimed.kind === 'mine') return place(claimed.order, request.payer);
        await wait(retryMs);
      }
      throw new Refusal('paymentUnderWay');
    },

    /** Syncs the subscription of an event, and adopts it if it is the result of one of our orders. */
    async reconcile(subscriptionId: string): Promise<void> {
      const studentId = await store.findStudentOf(database, provider, subscriptionId);
      if (studentId !== undefined) {
        await subscriptionSync.sync(studentId);
        return;
      }
      const provided = await payments.findSubscription(subscriptionId);
      const order = provided?.orderId === undefined ? undefined : await orders.findOrder(database, provided.orderId);
      if (provided === undefined || order === undefined || order.state === 'done') return;
      await adopt(order, provided);
    },

    /** Asks the provider about orders whose result is unknown. */
    async reconcileOpen(): Promise<void> {
      const now = clock.now();
      const since = new Date(now.getTime() - unknownOrderMs);
      for (const order of await orders.listUnresolvedOrders(database, provider, now, since))
        try {
          const customerId = (await customers.findCustomer(database, order.payerId))?.customerId;
          const found =
            customerId == null ? undefined : await payments.findSubscriptionOfOrder(customerId, order.orderId);
          if (found === undefined) await fail(order);
          else await adopt(order, found);
        } catch (error) {
          if (!(error instanceof PaymentUnknown)) throw error;
          log.warn({ orderId: order.orderId }, 'the provider cannot say yet how an order went');
        }
    },
  };
}
