/**
 * The sandbox: a payment provider for developers, tests and demos, with the states and events of a real one and test
 * cards only. It never sees a card number, and no money moves.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Card } from '@comet/contract/billing';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import {
  PaymentRefused,
  type Payments,
  type ProvidedInvoice,
  type ProvidedSubscription,
} from '../platform/payments.ts';
import {
  customerSchema,
  discountSchema,
  invoiceDocumentSchema,
  type SandboxCustomer,
  type SandboxSubscription,
  subscriptionDocumentSchema,
} from './documents.ts';
import * as machine from './machine.ts';
import { sandboxPackages } from './prices.ts';
import * as store from './sandbox.store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** A signature is good for so long, so that a stolen event cannot be replayed for ever. */
const signatureMs = 5 * 60 * 1000;
const signatureHeader = 'sandbox-signature';
const mostAtOnce = 100;
const eventsKeptMs = 30 * dayMs;

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Which card a token stands for. `tok_visa_declines_later` is for tests: it is taken, and then declined when charged. */
const cards: ReadonlyMap<string, Pick<NonNullable<SandboxCustomer['card']>, 'behaviour' | 'last4'>> = new Map([
  ['tok_visa', { behaviour: 'pays', last4: '4242' }],
  ['tok_confirm', { behaviour: 'confirms', last4: '3155' }],
  ['tok_visa_declines_later', { behaviour: 'declines', last4: '0341' }],
]);

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.object({ subscriptionId: z.string() }) }),
});

export interface SandboxParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
}

export type Sandbox = ReturnType<typeof createSandbox>;

export function createSandbox({ database, clock, secret }: SandboxParts) {
  const linkSignature = (invoiceId: string, expires: number): string =>
    createHmac('sha256', secret).update(`sandbox invoice ${invoiceId} ${expires}`).digest('base64url');

  const sign = (body: string, at: string): string =>
    createHmac('sha256', secret).update(`sandbox event ${at}.${body}`).digest('hex');

  const isSigned = (body: string, header: string): boolean => {
    const [, at = '', given = ''] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    return isEqual(given, sign(body, at)) && Math.abs(clock.now().getTime() - Number(at)) <= signatureMs;
  };

  async function getCustomer(db: Queryable, customerId: string): Promise<SandboxCustomer> {
    const row = await store.findObject(db, customerId);
    if (row === undefined) throw new Error(`the sandbox knows no customer ${customerId}`);
    return customerSchema.parse(row.data);
  }

  function providedOf(subscription: SandboxSubscription): ProvidedSubscription {
    const { subscriptionId, customerId, orderId, status, cancelAtPeriodEnd, trialEndsAt, endedAt, open } = subscription;
    return {
      subscriptionId,
      customerId,
      orderId,
      status,
      package: subscription.package,
      currentPeriodEndsAt: subscription.periodEndsAt,
      isPaid: open === undefined,
      trialEndsAt,
      endedAt,
      cancelAtPeriodEnd,
      open: open && { since: open.since, invoiceId: open.invoiceId },
      confirmation: subscription.confirmation,
      nextAmount: machine.nextAmount(subscription),
    };
  }

  async function save(tx: Queryable, moving: machine.Moving, madeBy?: string): Promise<void> {
    const { subscription, invoices, events } = moving;
    const { customerId, subscriptionId } = subscription;
    const shared = { customerId, dueAt: undefined, madeBy: undefined };
    for (const invoice of invoices.values())
      await store.saveObject(
        tx,
        { ...shared, objectId: invoice.invoiceId, kind: 'invoice', data: invoice },
        invoice.issuedAt,
      );
    await store.saveObject(
      tx,
      {
        ...shared,
        objectId: subscriptionId,
        kind: 'subscription',
        data: subscription,
        dueAt: machine.nextDue(subscription),
        madeBy,
      },
      subscription.createdAt,
    );
    for (const { type, at } of events) {
      const eventId = newId('evt');
      const body = JSON.stringify({
        id: eventId,
        type,
        created: Math.floor(at.getTime() / 1000),
        data: { object: { subscriptionId } },
      });
      await store.insertEvent(tx, { eventId, customerId, body }, at);
    }
  }

  async function load(tx: Queryable, subscriptionId: string): Promise<machine.Moving | undefined> {
    const row = await store.findObject(tx, subscriptionId);
    if (row === undefined) return undefined;
    const known = subscriptionDocumentSchema.parse(row.data);
    await store.lockCustomer(tx, known.customerId);
    // Read again under the lock: what was read before may have changed meanwhile.
    const locked = await store.findObject(tx, subscriptionId);
    if (locked === undefined) return undefined;
    const { card } = await getCustomer(tx, known.customerId);
    const invoices = await store.listOfCustomer(tx, known.customerId, 'invoice');
    const own = invoices
      .map(({ data }) => invoiceDocumentSchema.parse(data))
      .filter((invoice) => invoice.subscriptionId === subscriptionId);
    const moving: machine.Moving = {
      subscription: subscriptionDocumentSchema.parse(locked.data),
      card,
      invoices: new Map(own.map((invoice) => [invoice.invoiceId, invoice])),
      events: [],
      newId,
    };
    machine.passTime(moving, clock.now());
    return moving;
  }

  /** Brings a subscription to this moment, does something to it, and keeps what became of it. */
  async function move(
    subscriptionId: string,
    act: (moving: machine.Moving, now: Date) => void,
  ): Promise<ProvidedSubscription | undefined> {
    return database.transaction(async (tx) => {
      const moving = await load(tx, subscriptionId);
      if (moving === undefined) return undefined;
      act(moving, clock.now());
      await save(tx, moving);
      return providedOf(moving.subscription);
    });
  }

  async function mustMove(
    subscriptionId: string,
    act: (moving: machine.Moving, now: Date) => void,
  ): Promise<ProvidedSubscription> {
    const moved = await move(subscriptionId, act);
    if (moved === undefined) throw new Error(`the sandbox knows no subscription ${subscriptionId}`);
    return moved;
  }

  const packageOf = (priceId: string) => {
    const found = sandboxPackages.find((one) => one.priceId === priceId);
    if (found === undefined) throw new PaymentRefused('noSuchPrice');
    return found;
  };

  const payments: Payments = {
    provider: 'sandbox',
    publishableKey: null,
    listPackages: async () => sandboxPackages,

    createCustomer: ({ key }) =>
      database.transaction(async (tx) => {
        await store.lockCustomer(tx, key);
        const known = await store.findMadeBy(tx, key);
        if (known !== undefined) return known.object_id;
        const customerId = newId('cus');
        const data: SandboxCustomer = { customerId };
        const object = { objectId: customerId, kind: 'customer', customerId, madeBy: key, dueAt: undefined } as const;
        await store.saveObject(tx, { ...object, data }, clock.now());
        return customerId;
      }),

    setCard: async (customerId, { paymentMethod, nameOnCard }) => {
      if (paymentMethod === 'tok_declined') throw new PaymentRefused('cardDeclined');
      const known = cards.get(paymentMethod);
      if (known === undefined) throw new PaymentRefused('onlyTestCards');
      await database.transaction(async (tx) => {
        await store.lockCustomer(tx, customerId);
        const data = { ...(await getCustomer(tx, customerId)), card: { ...known, nameOnCard } };
        const object = {
          objectId: customerId,
          kind: 'customer',
          customerId,
          madeBy: undefined,
          dueAt: undefined,
        } as const;
        await store.saveObject(tx, { ...object, data }, clock.now());
      });
      const card: Card = { brand: 'visa', last4: known.last4, expMonth: 12, expYear: 2034, nameOnCard };
      return card;
    },

    createDiscount: async ({ key, percentOff, amountOff, duration }) => {
      const objectId = `discount_${key}`;
      const data = { percentOff, amountOff, duration };
      const object = { objectId, kind: 'discount', customerId: undefined, madeBy: key, dueAt: undefined } as const;
      await store.saveObject(database, { ...object, data }, clock.now());
      return objectId;
    },

    createSubscription: ({ orderId, customerId, priceId, trialDays, discountId }) =>
      database.transaction(async (tx) => {
        await store.lockCustomer(tx, customerId);
        const known = await store.findMadeBy(tx, orderId);
        if (known !== undefined) return providedOf(subscriptionDocumentSchema.parse(known.data));
        const { card } = await getCustomer(tx, customerId);
        const discount = discountId === undefined ? undefined : await store.findObject(tx, discountId);
        const now = clock.now();
        const moving: machine.Moving = {
          subscription: {
            subscriptionId: newId('sub'),
            customerId,
            orderId,
            status: 'incomplete',
            package: packageOf(priceId),
            discount: discount && discountSchema.parse(discount.data),
            createdAt: now,
            anchor: now,
            periodsDone: 0,
            periodStartsAt: now,
            periodEndsAt: now,
            cancelAtPeriodEnd: false,
            carried: 0,
          },
          card,
          invoices: new Map(),
          events: [],
          newId,
        };
        machine.begin(moving, trialDays * dayMs, now);
        const { status, confirmation } = moving.subscription;
        if (status === 'incomplete' && confirmation === undefined) throw new PaymentRefused('cardDeclined');
        await save(tx, moving, orderId);
        return providedOf(moving.subscription);
      }),

    findSubscription: (subscriptionId) => move(subscriptionId, () => undefined),

    findSubscriptionOfOrder: async (_customerId, orderId) => {
      const known = await store.findMadeBy(database, orderId);
      return known && move(known.object_id, () => undefined);
    },

    changePackage: (subscriptionId, priceId) =>
      mustMove(subscriptionId, (moving, now) => {
        if (moving.subscription.package.priceId !== priceId) machine.changePackage(moving, packageOf(priceId), now);
      }),

    setCancelAtPeriodEnd: (subscriptionId, isCancelling) =>
      mustMove(subscriptionId, (moving, now) => {
        if (moving.subscription.endedAt !== undefined || moving.subscription.cancelAtPeriodEnd === isCancelling) return;
        moving.subscription = { ...moving.subscription, cancelAtPeriodEnd: isCancelling };
        moving.events.push({ type: 'customer.subscription.updated', at: now });
      }),

    cancelNow: (subscriptionId) =>
      mustMove(subscriptionId, (moving, now) => {
        if (moving.subscription.endedAt === undefined) machine.end(moving, now);
      }),

    payOpen: (subscriptionId) => mustMove(subscriptionId, machine.payOpen),

    listInvoices: async (customerId) => {
      const expires = clock.now().getTime() + hourMs;
      const rows = await store.listOfCustomer(database, customerId, 'invoice');
      return rows.map(({ data }): ProvidedInvoice => {
        const { invoiceId, subscriptionId, status, lines, amountDue, issuedAt } = invoiceDocumentSchema.parse(data);
        return {
          invoiceId,
          number: numberOf(invoiceId),
          subscriptionId,
          status,
          amountDue,
          amountPaid: status === 'paid' ? amountDue : 0,
          currency: 'gbp',
          issuedAt: issuedAt.toISOString(),
          lines,
          pdfUrl: `/sandbox/invoices/${invoiceId}?expires=${expires}&signature=${linkSignature(invoiceId, expires)}`,
        };
      });
    },

    deleteCustomer: async (customerId) => {
      await database.transaction((tx) => store.deleteOfCustomer(tx, customerId));
    },

    readEvent: (rawBody, headers) => {
      const header = headers[signatureHeader];
      if (typeof header !== 'string' || !isSigned(rawBody, header)) return undefined;
      const { id, type, created, data } = eventSchema.parse(JSON.parse(rawBody));
      return { eventId: id, type, subscriptionId: data.object.subscriptionId, createdAt: new Date(created * 1000) };
    },
  };

  return {
    payments,

    /** Confirms a payment or a card, or does not; false when nothing waits for this secret. */
    async confirm(clientSecret: string, isConfirmed: boolean): Promise<boolean> {
      const row = await store.findBySecret(database, clientSecret);
      if (row?.customer_id == null) return false;
      const { customer_id: customerId } = row;
      if (!isConfirmed) return true;
      await database.transaction(async (tx) => {
        await store.lockCustomer(tx, customerId);
        const customer = await getCustomer(tx, customerId);
        const card = customer.card && { ...customer.card, behaviour: 'pays' as const };
        const object = {
          objectId: customerId,
          kind: 'customer',
          customerId,
          madeBy: undefined,
          dueAt: undefined,
        } as const;
        await store.saveObject(tx, { ...object, data: { ...customer, card } }, clock.now());
      });
      await mustMove(row.object_id, (moving, now) => {
        machine.payOpen(moving, now);
        moving.subscription = { ...moving.subscription, confirmation: undefined };
        moving.events.push({ type: 'customer.subscription.updated', at: now });
      });
      return true;
    },

    /** An invoice for whoever has its link, while the link is good. */
    async invoicePdf(invoiceId: string, expires: number, signature: string): Promise<Buffer | undefined> {
      const isGood = isEqual(signature, linkSignature(invoiceId, expires)) && clock.now().getTime() < expires;
      const row = isGood ? await store.findObject(database, invoiceId) : undefined;
      if (row === undefined) return undefined;
      const { invoicePdf } = await import('./invoice-pdf.ts');
      return invoicePdf(invoiceDocumentSchema.parse(row.data), numberOf(invoiceId));
    },

    async deleteOver(): Promise<void> {
      await store.deleteDelivered(database, new Date(clock.now().getTime() - eventsKeptMs));
    },

    /** Lets everything happen that is due; the timetable calls it every minute. */
    async tick(): Promise<void> {
      for (const { object_id } of await store.listDue(database, clock.now(), mostAtOnce))
        await move(object_id, () => undefined);
    },

    /** Hands the events that wait to the webhook's door, in their order; one that is not taken waits for the next time. */
    async deliver(post: (body: string, headers: Record<string, string>) => Promise<number>): Promise<void> {
      for (const { event_id, body } of await store.listUndelivered(database, mostAtOnce)) {
        const at = String(clock.now().getTime());
        const status = await post(body, { [signatureHeader]: `t=${at},v1=${sign(body, at)}` });
        await store.markTried(database, event_id, status < 300 ? clock.now() : undefined);
      }
    },
  };
}

/** Short enough to be read out on the telephone. */
function numberOf(invoiceId: string): string {
  return `CC-${invoiceId.slice(-8).toUpperCase()}`;
}
