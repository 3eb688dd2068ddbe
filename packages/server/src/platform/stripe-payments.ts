/** Payments by Stripe. Prices are the account's: recurring ones in GBP whose metadata says `comet_rate`: basic, standard or premium. */
import type { Card } from '@comet/contract/billing';
import { type LearningPackage, typesOfRate } from '@comet/domain/billing/packages';
import { type SubscriptionStatus, subscriptionStatuses } from '@comet/domain/billing/subscription';
import { minutes } from '@comet/domain/time';
import Stripe from 'stripe';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { PaymentRefused, type Payments, PaymentUnknown, type ProvidedSubscription } from './payments.ts';
import { idOf, invoiceOf, isForCardOf, isWaitingForBank, momentOf, subscriptionIdOf } from './stripe-shapes.ts';

/** Prices change a few times a year; a visitor need not wait for Stripe each time. */
const pricesMaxAgeMs = minutes(10);
const signatureSeconds = 300;

/** Somebody looks at a page while this is read; a payment may take longer. */
const pageReadTimeoutMs = 5000;

/** A card that the bank declined, and requests that name what is not there, in our terms; silence and nonsense stay unknown. */
function translateStripeError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentRefused('cardDeclined');
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.param === 'payment_method' || error.param?.includes('payment_method') === true)
      return new PaymentRefused('cardDeclined');
    if (error.param?.includes('price') === true) return new PaymentRefused('noSuchPrice');
    return error;
  }
  if (error instanceof Stripe.errors.StripeError) return new PaymentUnknown(error.type, { cause: error });
  // What came back is not of the shape that Stripe's types promise.
  if (error instanceof TypeError || error instanceof RangeError)
    return new PaymentUnknown('an answer that cannot be read', { cause: error });
  return error;
}

async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translateStripeError(error);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function packageOf(price: Stripe.Price): LearningPackage | undefined {
  const typeOfRate = typesOfRate.find((rate) => rate === price.metadata.comet_rate);
  const interval = price.recurring?.interval_count === 1 ? price.recurring.interval : undefined;
  const typeOfBill = interval === 'month' ? 'monthly' : interval === 'year' ? 'annual' : undefined;
  if (typeOfRate === undefined || typeOfBill === undefined || price.currency !== 'gbp' || price.unit_amount === null)
    return undefined;
  return { priceId: price.id, typeOfRate, typeOfBill, amount: price.unit_amount, currency: 'gbp' };
}

/** A paused subscription gives no access; we never pause any. */
const statusOf = (status: string): SubscriptionStatus =>
  subscriptionStatuses.find((known) => known === status) ?? 'unpaid';

export function createStripePayments(config: NonNullable<Config['stripe']>, clock: Clock): Payments {
  const stripe = new Stripe(config.secretKey, {
    host: config.api.hostname,
    port: config.api.port,
    protocol: config.api.protocol,
    timeout: config.timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Comet Club' },
  });
  const pageRead = { timeout: Math.min(config.timeoutMs, pageReadTimeoutMs), maxNetworkRetries: 1 };
  let cached: { readonly packages: readonly LearningPackage[]; readonly until: number } | undefined;

  /** The oldest payment that is open, and whether the bank waits for the payer or has declined. */
  async function openPaymentOf(subscriptionId: string) {
    const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 });
    const [oldest] = data.toSorted((one, other) => one.created - other.created);
    if (oldest === undefined) return undefined;
    const invoice = await stripe.invoices.retrieve(oldest.id, {
      expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
    });
    const clientSecret = invoice.confirmation_secret?.client_secret;
    const isWaiting = isWaitingForBank(invoice);
    return {
      open: {
        since: momentOf(invoice.status_transitions.finalized_at ?? invoice.created),
        invoiceId: invoice.id,
      },
      confirmation: isWaiting && clientSecret !== undefined ? { kind: 'payment' as const, clientSecret } : undefined,
    };
  }

  async function nextAmountOf(subscription: Stripe.Subscription): Promise<number | undefined> {
    const { id, status, cancel_at_period_end: isCancelling } = subscription;
    if (isCancelling || !(status === 'trialing' || status === 'active')) return undefined;
    return (await stripe.invoices.createPreview({ subscription: id })).amount_due;
  }

  /** Everything that we follow, put together from Stripe's objects. */
  async function providedOf(subscription: Stripe.Subscription): Promise<ProvidedSubscription> {
    const status = statusOf(subscription.status);
    const [item] = subscription.items.data;
    const sold = item && packageOf(item.price);
    if (item === undefined || sold === undefined)
      throw new Error(`subscription ${subscription.id} is for no package of ours`);
    const mayBeOpen = status === 'past_due' || status === 'unpaid' || status === 'incomplete';
    const payment = mayBeOpen ? await openPaymentOf(subscription.id) : undefined;
    const latest = subscription.latest_invoice;
    const setup = subscription.pending_setup_intent;
    const isForCard = typeof setup === 'object' && setup !== null && isForCardOf(setup, subscription.customer);
    const setupSecret =
      isForCard && setup.status === 'requires_action' ? (setup.client_secret ?? undefined) : undefined;
    return {
      subscriptionId: subscription.id,
      customerId: idOf(subscription.customer),
      orderId: subscription.metadata.orderId,
      status,
      package: sold,
      currentPeriodEndsAt: momentOf(item.current_period_end),
      isPaid: payment === undefined && (latest === null || typeof latest === 'string' || latest.status === 'paid'),
      trialEndsAt: subscription.trial_end === null ? undefined : momentOf(subscription.trial_end),
      endedAt: subscription.ended_at === null ? undefined : momentOf(subscription.ended_at),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      open: payment?.open,
      confirmation:
        payment?.confirmation ?? (setupSecret === undefined ? undefined : { kind: 'setup', clientSecret: setupSecret }),
      nextAmount: await nextAmountOf(subscription),
    };
  }

  const expand = ['latest_invoice', 'pending_setup_intent', 'customer'];

  async function get(subscriptionId: string): Promise<ProvidedSubscription> {
    return providedOf(await stripe.subscriptions.retrieve(subscriptionId, { expand }));
  }

  return {
    provider: 'stripe',
    publishableKey: config.publishableKey,

    listPackages: () =>
      ask(async () => {
        const now = clock.now().getTime();
        if (cached !== undefined && now < cached.until) return cached.packages;
        const wanted = { active: true, type: 'recurring', currency: 'gbp', limit: 100 } as const;
        const prices = await stripe.prices.list(wanted, pageRead);
        const all = prices.data.flatMap((price) => packageOf(price) ?? []);
        // Where a price was replaced and both are still active, the newer one is sold.
        const sold = new Map(all.toReversed().map((one) => [`${one.typeOfRate} ${one.typeOfBill}`, one]));
        cached = { packages: [...sold.values()], until: now + pricesMaxAgeMs };
        return cached.packages;
      }),

    createCustomer: ({ key, email, name }) =>
      ask(async () => {
        const customer = { name, ...(email === null ? {} : { email }) };
        return (await stripe.customers.create(customer, { idempotencyKey: `customer:${key}` })).id;
      }),

    setCard: (customerId, { key, paymentMethod, nameOnCard }) =>
      ask(async () => {
        const attached = await stripe.paymentMethods.attach(
          paymentMethod,
          { customer: customerId },
          { idempotencyKey: key },
        );
        await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: attached.id } });
        const { brand = 'card', last4 = '', exp_month: expMonth = 0, exp_year: expYear = 0 } = attached.card ?? {};
        return { brand, last4: last4 ?? '', expMonth, expYear, nameOnCard } satisfies Card;
      }),

    createDiscount: ({ key, promo, percentOff, amountOff, duration }) =>
      ask(async () => {
        const off = percentOff === null ? { amount_off: amountOff, currency: 'gbp' } : { percent_off: percentOff };
        return (await stripe.coupons.create({ name: promo, duration, ...off }, { idempotencyKey: key })).id;
      }),

    createSubscription: ({ orderId, customerId, priceId, trialDays, discountId }) =>
      ask(async () => {
        const created = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: priceId }],
            metadata: { orderId },
            payment_behavior: 'allow_incomplete',
            payment_settings: { save_default_payment_method: 'off' },
            expand,
            ...(trialDays === 0 ? {} : { trial_period_days: trialDays }),
            ...(discountId === undefined ? {} : { discounts: [{ coupon: discountId }] }),
          },
          { idempotencyKey: `order:${orderId}` },
        );
        const provided = await get(created.id);
        const isDeclined = provided.status === 'incomplete' && provided.confirmation === undefined;
        if (!isDeclined) return provided;
        await cancel(created.id);
        throw new PaymentRefused('cardDeclined');
      }),

    findSubscription: (subscriptionId) =>
      ask(async () => {
        const found = await stripe.subscriptions.retrieve(subscriptionId, { expand }).catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        });
        // The account may sell other things too; what no order of ours asked for is not ours.
        return found?.metadata.orderId === undefined ? undefined : providedOf(found);
      }),

    findSubscriptionOfOrder: (customerId, orderId) =>
      ask(async () => {
        for await (const one of stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }))
          if (one.metadata.orderId === orderId && one.status !== 'incomplete_expired') return get(one.id);
        return undefined;
      }),

    changePackage: (subscriptionId, priceId) =>
      ask(async () => {
        const { items } = await stripe.subscriptions.retrieve(subscriptionId);
        const [item] = items.data;
        if (item !== undefined && item.price.id !== priceId)
          await stripe.subscriptions.update(subscriptionId, {
            items: [{ id: item.id, price: priceId }],
            proration_behavior: 'create_prorations',
            payment_behavior: 'allow_incomplete',
          });
        return get(subscriptionId);
      }),

    setCancelAtPeriodEnd: (subscriptionId, isCancelling) =>
      ask(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelling });
        return get(subscriptionId);
      }),

    cancelNow: (subscriptionId) =>
      ask(async () => {
        await cancel(subscriptionId);
        return get(subscriptionId);
      }),

    payOpen: (subscriptionId) =>
      ask(async () => {
        const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 });
        for (const { id } of data.toSorted((one, other) => one.created - other.created))
          await stripe.invoices.pay(id).catch((error: unknown) => {
            // Declined again, or to be confirmed first: both show in the subscription.
            if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
          });
        return get(subscriptionId);
      }),

    listInvoices: (customerId) =>
      ask(async () => (await stripe.invoices.list({ customer: customerId, limit: 100 }, pageRead)).data.map(invoiceOf)),

    deleteCustomer: (customerId) =>
      ask(async () => {
        await stripe.customers.del(customerId).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),

    readEvent: (rawBody, headers) => {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return undefined;
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          config.webhookSecret,
          signatureSeconds,
          undefined,
          clock.now().getTime(),
        );
        return {
          eventId: event.id,
          type: event.type,
          subscriptionId: subscriptionIdOf(event.data.object),
          createdAt: momentOf(event.created),
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };

  /** Ends it now; one that has ended stays as it is. */
  async function cancel(subscriptionId: string): Promise<void> {
    await stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}
