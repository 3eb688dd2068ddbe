/**
 * Beginning a subscription so that it happens once: the order is written first, its id is the key at the provider, and
 * while nobody knows how it went it stays open and is asked for, never assumed.
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
import type { Following } from './following.service.ts';
import { heldOf } from './held.ts';
import * as orders from './orders.store.ts';
import * as promos from './promos.store.ts';
import * as store from './subscriptions.store.ts';

/** Longer than the provider's slowest answer with its retries. */
const turnMs = 2 * minuteMs;
/** After this, what the provider does not know of did not reach it. */
const forgottenMs = 3 * minuteMs;
const retryMs = 100;
const retries = 100;

/** Who pays for whom, and what for. */
export interface Wanted {
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
  readonly following: Following;
  readonly log: Pick<Log, 'warn' | 'error'>;
}) {
  const { database, clock, payments, following, log } = parts;
  const { provider } = payments;

  async function takePromo(tx: Queryable, typed: string | undefined, studentId: number): Promise<number | undefined> {
    if (typed === undefined || typed === '') return undefined;
    const promo = await promos.findPromo(tx, provider, promoCodeOf(typed));
    if (promo === undefined || !(await promos.usePromo(tx, promo.promo_id, studentId, clock.now())))
      throw new Refusal('invalidPromo');
    return promo.promo_id;
  }

  /** Whether the same is asked for again: the first answer was lost, or somebody clicked twice. */
  const isSame = (held: { readonly price_id: string }, wanted: Wanted): boolean => held.price_id === wanted.priceId;

  /** What there is to do, decided under the child's lock. */
  async function claim(tx: Queryable, wanted: Wanted): Promise<Claim> {
    const { studentId } = wanted;
    await orders.lockStudent(tx, studentId);
    const now = clock.now();
    const askedUntil = new Date(now.getTime() + turnMs);
    const open = await orders.findOpenOrder(tx, studentId);
    if (open !== undefined) {
      if (open.asked_until > now) return { kind: 'wait' };
      if (!isSame(open, wanted)) throw new Refusal('paymentUnderWay');
      const order = await orders.retakeOrder(tx, open.order_id, askedUntil);
      return order === undefined ? { kind: 'wait' } : { kind: 'mine', order };
    }
    const held = await store.findSubscription(tx, studentId);
    const permission = subscriptionCan.begin(held && toSubscription(held), now);
    if (held !== undefined && permission !== 'yes') {
      if (held.provider === provider && isSame(held, wanted)) return { kind: 'there' };
      throw new Refusal(permission);
    }
    const order = {
      orderId: randomUUID(),
      studentId,
      payerId: wanted.payer.userId,
      provider,
      priceId: wanted.priceId,
      paymentMethod: wanted.paymentMethod,
      nameOnCard: wanted.nameOnCard,
      promoId: await takePromo(tx, wanted.promo, studentId),
      trialDays: (await orders.hadTrial(tx, studentId)) ? 0 : trialDays,
    };
    return { kind: 'mine', order: await orders.insertOrder(tx, order, askedUntil, now) };
  }

  async function fail(order: orders.OrderRow): Promise<void> {
    await database.transaction(async (tx) => {
      await orders.lockStudent(tx, order.student_id);
      const isFirst = await orders.closeOrder(tx, order.order_id, 'failed', undefined, clock.now());
      if (isFirst && order.promo_id !== null) await promos.returnPromo(tx, order.promo_id, order.student_id);
    });
  }

  /**
   * Takes what came of an order as the child's subscription. Where the child has another one by now, this one has no
   * business being there: the provider is told to end it. One that is over already is none.
   */
  async function adopt(order: orders.OrderRow, provided: ProvidedSubscription): Promise<void> {
    if (isOver(provided.status)) return fail(order);
    const isOurs = await database.transaction(async (tx) => {
      await orders.lockStudent(tx, order.student_id);
      const known = await store.findSubscription(tx, order.student_id);
      const now = clock.now();
      if (known?.provider === provider && known.subscription_id === provided.subscriptionId) return true;
      if (subscriptionCan.begin(known && toSubscription(known), now) !== 'yes') return false;
      const of = { studentId: order.student_id, payerId: order.payer_id, provider };
      await store.saveSubscription(tx, heldOf(provided, of), now);
      await orders.closeOrder(tx, order.order_id, 'done', provided.subscriptionId, now);
      return true;
    });
    if (isOurs) return;
    log.warn({ orderId: order.order_id, subscriptionId: provided.subscriptionId }, 'a second subscription is ended');
    await payments.cancelNow(provided.subscriptionId);
    await fail(order);
  }

  /** The payer at the provider, made at the first order. */
  async function customerOf(payer: Wanted['payer']): Promise<customers.CustomerRow & { readonly customer_id: string }> {
    const row = await customers.keepCustomer(database, payer.userId, provider, randomUUID(), clock.now());
    if (row.customer_id !== null) return { ...row, customer_id: row.customer_id };
    const customerId = await payments.createCustomer({ key: row.key, email: payer.email, name: payer.name });
    await customers.setCustomerId(database, payer.userId, customerId);
    return { ...row, customer_id: customerId };
  }

  async function setCard(
    payer: Wanted['payer'],
    key: string,
    paymentMethod: string,
    nameOnCard: string,
  ): Promise<string> {
    const { customer_id: customerId } = await customerOf(payer);
    const card = await payments.setCard(customerId, { key, paymentMethod, nameOnCard });
    await customers.setCard(database, payer.userId, card);
    return customerId;
  }

  async function ask(order: orders.OrderRow, payer: Wanted['payer']): Promise<ProvidedSubscription> {
    const { order_id: orderId, price_id: priceId, payment_method: paymentMethod, promo_id: promoId } = order;
    const customer = await customerOf(payer);
    const customerId = customer.customer_id;
    if (order.tries > 1) {
      const found = await payments.findSubscriptionOfOrder(customerId, orderId);
      if (found !== undefined) return found;
    }
    if (paymentMethod !== null) await setCard(payer, `card:${orderId}`, paymentMethod, order.name_on_card ?? '');
    else if (customer.card_last4 === null) throw new Refusal('cardNeeded');
    const discountId = promoId === null ? undefined : (await promos.getPromo(database, promoId)).discount_id;
    return payments.createSubscription({ orderId, customerId, priceId, trialDays: order.trial_days, discountId });
  }

  /** Places an order that is ours to place. */
  async function place(order: orders.OrderRow, payer: Wanted['payer']): Promise<void> {
    let provided: ProvidedSubscription;
    try {
      provided = await ask(order, payer);
    } catch (error) {
      if (error instanceof PaymentRefused || error instanceof Refusal) await fail(order);
      else await orders.releaseOrder(database, order.order_id, clock.now());
      throw error;
    }
    await adopt(order, provided);
  }

  /** Only what is on the list is sold, whatever other prices the provider knows. */
  async function mustBeSold(priceId: string): Promise<void> {
    const sold = await payments.listPackages();
    if (!sold.some((one) => one.priceId === priceId)) throw new Refusal('noSuchPrice');
  }

  return {
    setCard,
    mustBeSold,

    /** Begins a subscription, or finds that it was begun. Throws what the payer is to be told. */
    async begin(wanted: Wanted): Promise<void> {
      await mustBeSold(wanted.priceId);
      for (let tried = 0; tried < retries; tried++) {
        const claimed = await database.transaction((tx) => claim(tx, wanted));
        if (claimed.kind === 'there') return;
        if (claimed.kind === 'mine') return place(claimed.order, wanted.payer);
        await wait(retryMs);
      }
      throw new Refusal('paymentUnderWay');
    },

    /** An event told of a subscription: ours is looked at afresh, and one that an order of ours led to is taken in. */
    async take(subscriptionId: string): Promise<void> {
      const studentId = await store.findStudentOf(database, provider, subscriptionId);
      if (studentId !== undefined) {
        await following.look(studentId);
        return;
      }
      const provided = await payments.findSubscription(subscriptionId);
      const order = provided?.orderId === undefined ? undefined : await orders.findOrder(database, provided.orderId);
      if (provided === undefined || order === undefined || order.state === 'done') return;
      await adopt(order, provided);
    },

    /** Asks after orders that nobody knows the end of. */
    async settle(): Promise<void> {
      const now = clock.now();
      const since = new Date(now.getTime() - forgottenMs);
      for (const order of await orders.listForgottenOrders(database, provider, now, since))
        try {
          const customerId = (await customers.findCustomer(database, order.payer_id))?.customer_id;
          const found =
            customerId == null ? undefined : await payments.findSubscriptionOfOrder(customerId, order.order_id);
          if (found === undefined) await fail(order);
          else await adopt(order, found);
        } catch (error) {
          if (!(error instanceof PaymentUnknown)) throw error;
          log.warn({ orderId: order.order_id }, 'the provider cannot say yet how an order went');
        }
    },
  };
}
