/** The sandbox as the rest of the server sees it: the payments interface, kept as a real provider keeps it. */
import type { Card } from '@comet/contract/billing';
import { hourMs } from '@comet/domain/time';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { PaymentRefused, type Payments, type ProvidedInvoice } from '../platform/payments.ts';
import { numberOf } from './invoice-number.ts';
import { sandboxPackages } from './prices.ts';
import * as store from './sandbox.store.ts';
import {
  discountSchema,
  invoiceDocumentSchema,
  type SandboxCustomer,
  subscriptionDocumentSchema,
} from './sandbox-schemas.ts';
import type { Seal } from './sandbox-signatures.ts';
import { newId, type SandboxState } from './sandbox-subscriptions.ts';
import * as machine from './subscription-machine.ts';

const dayMs = 24 * hourMs;

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

export function createSandboxPayments(database: Database, clock: Clock, state: SandboxState, seal: Seal): Payments {
  const { getCustomer, saveCustomer, changeCustomer, providedOf, save, update, mustUpdate } = state;

  const packageOf = (priceId: string) => {
    const found = sandboxPackages.find((one) => one.priceId === priceId);
    if (found === undefined) throw new PaymentRefused('noSuchPrice');
    return found;
  };

  return {
    provider: 'sandbox',
    publishableKey: null,
    listPackages: async () => sandboxPackages,

    createCustomer: ({ key }) =>
      database.transaction(async (tx) => {
        await store.lockCustomer(tx, key);
        const known = await store.findMadeBy(tx, key);
        if (known !== undefined) return known.objectId;
        const customerId = newId('cus');
        await saveCustomer(tx, { customerId }, key);
        return customerId;
      }),

    setCard: async (customerId, { paymentMethod, nameOnCard }) => {
      if (paymentMethod === 'tok_declined') throw new PaymentRefused('cardDeclined');
      const known = cards.get(paymentMethod);
      if (known === undefined) throw new PaymentRefused('onlyTestCards');
      await changeCustomer(customerId, (customer) => ({ ...customer, card: { ...known, nameOnCard } }));
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
        const current: machine.MachineState = {
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
        machine.begin(current, trialDays * dayMs, now);
        const { status, confirmation } = current.subscription;
        if (status === 'incomplete' && confirmation === undefined) throw new PaymentRefused('cardDeclined');
        await save(tx, current, orderId);
        return providedOf(current.subscription);
      }),

    findSubscription: (subscriptionId) => update(subscriptionId, () => undefined),

    findSubscriptionOfOrder: async (_customerId, orderId) => {
      const known = await store.findMadeBy(database, orderId);
      return known && update(known.objectId, () => undefined);
    },

    changePackage: (subscriptionId, priceId) =>
      mustUpdate(subscriptionId, (current, now) => {
        if (current.subscription.package.priceId !== priceId) machine.changePackage(current, packageOf(priceId), now);
      }),

    setCancelAtPeriodEnd: (subscriptionId, isCancelling) =>
      mustUpdate(subscriptionId, (current, now) => {
        if (current.subscription.endedAt !== undefined || current.subscription.cancelAtPeriodEnd === isCancelling)
          return;
        current.subscription = { ...current.subscription, cancelAtPeriodEnd: isCancelling };
        current.events.push({ type: 'customer.subscription.updated', at: now });
      }),

    cancelNow: (subscriptionId) =>
      mustUpdate(subscriptionId, (current, now) => {
        if (current.subscription.endedAt === undefined) machine.end(current, now);
      }),

    payOpen: (subscriptionId) => mustUpdate(subscriptionId, machine.payOpen),

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
          pdfUrl: seal.linkTo(invoiceId, expires),
        };
      });
    },

    deleteCustomer: async (customerId) => {
      await database.transaction((tx) => store.deleteOfCustomer(tx, customerId));
    },

    readEvent: (rawBody, headers) => {
      if (!seal.isEventGood(rawBody, headers)) return undefined;
      const { id, type, created, data } = eventSchema.parse(JSON.parse(rawBody));
      return { eventId: id, type, subscriptionId: data.object.subscriptionId, createdAt: new Date(created * 1000) };
    },
  };
}
