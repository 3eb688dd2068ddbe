import * as calls from '@comet/contract/billing';
import type { BodySent } from '@comet/contract/call';
import { dayMs, minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../testing/fake-stripe.ts';
import { type Family, type Member, signUpFamily } from '../testing/family.ts';
import { startTestServer, type TestServer, testNow } from '../testing/test-server.ts';

let stripe: FakeStripe;
let server: TestServer;
let family: Family;
let child: Member;
let now = testNow;
beforeAll(async () => {
  stripe = await startFakeStripe(() => now);
  server = await startTestServer(stripe.environment);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.heal();
  now = testNow;
  server.clock.set(testNow);
  family = await signUpFamily(server);
  [child] = family.children;
});

function pass(ms: number): void {
  now = new Date(now.getTime() + ms);
  server.clock.set(now);
}

const visa = { paymentMethod: 'pm_visa', nameOnCard: 'Asha Patel' };
const priceId = 'price_standard_month';
const begin = (more: object = {}) =>
  family.parent(calls.createSubscription, { studentId: child.userId, priceId, ...visa, ...more });
const change = (body: BodySent<typeof calls.changeSubscription>) => family.parent(calls.changeSubscription, body);
const ofChild = async () =>
  (await family.parent(calls.listStudentsSubscriptions)).body.find(({ studentId }) => studentId === child.userId);
const stripeSubscription = async () => {
  const id = (await ofChild())?.subscriptionId ?? '';
  const subscription = stripe.subscriptions.get(id);
  if (subscription === undefined) throw new Error('the look-alike has no such subscription');
  return subscription;
};
/** What Stripe holds for this family, whether we know of it or not. */
const allOfFamily = async () => {
  const [row] = await server.database.query<{ customerId: string }>(
    { name: 'customer-of', text: 'select customer_id from billing_customers where payer_id = $1' },
    [family.parentId],
  );
  return [...stripe.subscriptions.values()].filter(({ customer }) => customer === row?.customerId);
};
const chargesOf = async () => {
  const ids = new Set((await allOfFamily()).map(({ id }) => id));
  return [...stripe.invoices.values()].filter(
    ({ subscriptionId, status }) => ids.has(subscriptionId) && status === 'paid',
  );
};
const post = ({ payload, headers }: ReturnType<FakeStripe['event']>) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/stripe/webhook',
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  });

/** The first subscription with its trial is over: the next one is charged at once. */
async function useTrialUp(): Promise<void> {
  await begin();
  await change({ change: 'cancel', studentId: child.userId });
  pass(7 * dayMs + 1000);
  stripe.turn((await stripeSubscription()).id);
  await change({ change: 'refresh', studentId: child.userId });
}

describe('through the real SDK', () => {
  test('prices are the account’s, and the browser gets the publishable key', async () => {
    expect((await server.ask(calls.listPrices)).body.map(({ priceId: id, amount }) => `${id} ${amount}`)).toEqual([
      'price_basic_month 1000',
      'price_standard_month 1500',
      'price_premium_month 3000',
      'price_basic_year 10000',
      'price_standard_year 15000',
      'price_premium_year 30000',
    ]);
    expect((await server.ask(calls.getPaymentConfig)).body).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_look_alike',
      notice: null,
    });
  });

  test('a subscription begins, is changed, cancelled, resumed, billed and shown', async () => {
    expect((await begin()).body).toMatchObject({
      status: 'trialing',
      subscription: {
        hasAccess: true,
        package: { typeOfRate: 'standard', amount: 1500 },
        nextCharge: { amount: 1500 },
      },
    });
    const { body: changed } = await change({
      change: 'package',
      studentId: child.userId,
      priceId: 'price_premium_year',
    });
    expect(changed.subscription.package).toMatchObject({ typeOfRate: 'premium', typeOfBill: 'annual', amount: 30_000 });
    expect((await change({ change: 'cancel', studentId: child.userId })).body.subscription).toMatchObject({
      cancelAtPeriodEnd: true,
      nextCharge: null,
    });
    await change({ change: 'resume', studentId: child.userId });
    pass(7 * dayMs + 1000);
    stripe.turn((await stripeSubscription()).id);
    await post(stripe.event('invoice.paid', { invoiceId: [...stripe.invoices.keys()].at(-1) ?? '' }));
    expect(await ofChild()).toMatchObject({ status: 'active', hasAccess: true });
    expect((await family.parent(calls.listInvoices)).body).toMatchObject([
      { status: 'paid', amountPaid: 30_000, firstName: 'child', pdfUrl: expect.stringContaining('pdf') },
    ]);
    expect((await family.parent(calls.getPaymentMethod)).body.card).toMatchObject({ brand: 'visa', last4: '4242' });
  });

  test('the page may load Stripe’s card fields; with the sandbox it may not', async () => {
    const { headers } = await server.app.inject({ url: '/api/v1/stripe/config' });
    expect(String(headers['content-security-policy'])).toContain('https://js.stripe.com');
    expect(
      (await server.app.inject({ method: 'POST', url: calls.sandboxConfirmationPath, payload: {} })).statusCode,
    ).toBe(404);
  });

  test('a declined card leaves nothing behind, whether it is declined when given or when charged', async () => {
    expect((await begin({ paymentMethod: 'pm_declined' })).status).toBe(402);
    expect(await allOfFamily()).toEqual([]);
    await useTrialUp();
    const refused = await begin({ paymentMethod: 'pm_declines_later' });
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('Your card was declined')]);
    expect((await allOfFamily()).map(({ status }) => status)).toEqual(['canceled', 'incomplete_expired']);
    expect((await begin()).body).toMatchObject({ status: 'active' });
    expect(await chargesOf()).toHaveLength(1);
  });

  test('a payment to be confirmed is open until it is, and then access is', async () => {
    await useTrialUp();
    const { body } = await begin({ paymentMethod: 'pm_confirm' });
    expect(body).toMatchObject({
      status: 'incomplete',
      confirmation: { kind: 'payment' },
      subscription: { hasAccess: false },
    });
    expect((await begin({ paymentMethod: 'pm_confirm' })).body.confirmation).toEqual(body.confirmation);
    stripe.confirm(body.subscriptionId ?? '');
    expect((await change({ change: 'refresh', studentId: child.userId })).body).toMatchObject({
      status: 'active',
      confirmation: null,
    });
  });

  test('a card to be confirmed during the trial is asked for, and no longer once another card pays', async () => {
    expect((await begin({ paymentMethod: 'pm_confirm' })).body).toMatchObject({
      status: 'trialing',
      confirmation: { kind: 'setup' },
      subscription: { missing: 'confirmation' },
    });
    const { body } = await change({ change: 'card', studentId: child.userId, ...visa });
    expect(body).toMatchObject({ status: 'trialing', confirmation: null, subscription: { missing: null } });
  });

  test('a promo code is a coupon at Stripe, made once', async () => {
    const discount = { percentOff: 20, amountOff: null, duration: 'once' } as const;
    await server.services.billing.createPromo({ code: 'STRIPE-20', discount, expiresAt: undefined, maxUses: 1 });
    await begin({ promo: 'stripe-20' });
    expect((await stripeSubscription()).coupon).toMatch(/^coupon_/);
    expect((await server.ask(calls.validatePromoCode, { body: { promo: 'STRIPE-20' } })).text).toBe('false');
  });

  test('only packages on the list are sold, whatever else the account has', async () => {
    await begin();
    const sly = 'price_secret_month';
    expect((await change({ change: 'package', studentId: child.userId, priceId: sly })).status).toBe(400);
    expect((await stripeSubscription()).price).toBe(priceId);
    const other = { studentId: family.children[1].userId, priceId: sly };
    expect((await family.parent(calls.createSubscription, { ...other, ...visa })).status).toBe(400);
  });

  test('Stripe is never asked while a transaction of ours is open', async () => {
    const open: number[] = [];
    stripe.failWith(async () => {
      const [row] = await server.database.query<{ count: number }>(
        {
          name: 'count-open-transactions',
          text: `select count(*) from pg_stat_activity where datname = current_database()
            and application_name = 'comet-club' and state like 'idle in transaction%'`,
        },
        [],
      );
      open.push(row?.count ?? -1);
      return undefined;
    });
    await begin();
    await change({ change: 'package', studentId: child.userId, priceId: 'price_basic_month' });
    await change({ change: 'card', studentId: child.userId, ...visa });
    await post(stripe.event('customer.subscription.updated', { subscriptionId: (await stripeSubscription()).id }));
    pass(8 * dayMs);
    await server.syncPayments();
    expect(open.length).toBeGreaterThan(12);
    expect(open.filter((count) => count !== 0)).toEqual([]);
  });

  test('a second card pays what is open, and one that is declined too does not', async () => {
    await begin({ paymentMethod: 'pm_declines_later' });
    pass(7 * dayMs + 1000);
    stripe.turn((await stripeSubscription()).id);
    await change({ change: 'refresh', studentId: child.userId });
    expect(await ofChild()).toMatchObject({ status: 'past_due', hasAccess: true, missing: 'payment' });
    const card = { change: 'card', studentId: child.userId, nameOnCard: 'Asha Patel' } as const;
    expect((await change({ ...card, paymentMethod: 'pm_declines_later' })).body.status).toBe('past_due');
    expect((await change({ ...card, paymentMethod: 'pm_visa' })).body).toMatchObject({ status: 'active' });
    expect(await chargesOf()).toHaveLength(1);
  });
});

describe('when Stripe is in trouble', () => {
  const isCreate = (method: string, path: string) => method === 'POST' && path === '/v1/subscriptions';

  test('a subscription whose answer was lost is created once: the SDK asks again with the same key', async () => {
    await useTrialUp();
    let lost = 0;
    stripe.failWith((method, path) => (isCreate(method, path) && lost++ === 0 ? 'doneButLost' : undefined));
    expect((await begin()).body).toMatchObject({ status: 'active' });
    const creates = stripe.requests.filter(({ method, path }) => isCreate(method, path)).slice(-2);
    expect(creates[0]?.key).toBe(creates[1]?.key);
    expect((await allOfFamily()).filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(await chargesOf()).toHaveLength(1);
  });

  test.each(['doneButLost', 'doneButHangs'] as const)(
    'every answer %s: the state is unknown and said so; then it is asked for, found, and there is one charge',
    async (fault) => {
      await useTrialUp();
      stripe.failWith((method, path) => (isCreate(method, path) ? fault : undefined));
      const unknown = await begin();
      expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '30']);
      expect(unknown.text).toContain('Nothing is charged twice');
      expect(await ofChild()).toMatchObject({ status: 'canceled', hasAccess: false });
      stripe.heal();
      pass(4 * minuteMs);
      await server.syncPayments();
      expect(await ofChild()).toMatchObject({ status: 'active', hasAccess: true });
      expect(await chargesOf()).toHaveLength(1);
    },
  );

  test('the parent who tries again meanwhile gets the one that was made', async () => {
    await useTrialUp();
    stripe.failWith((method, path) => (isCreate(method, path) ? 'doneButLost' : undefined));
    expect((await begin()).status).toBe(503);
    stripe.heal();
    expect((await begin()).body).toMatchObject({ status: 'active' });
    expect(await chargesOf()).toHaveLength(1);
  });

  test('an order that never arrived is given up, its promo code given back, and another can be placed', async () => {
    const discount = { percentOff: 10, amountOff: null, duration: 'once' } as const;
    await server.services.billing.createPromo({ code: 'LOST-10', discount, expiresAt: undefined, maxUses: 1 });
    stripe.failWith((method, path) => (isCreate(method, path) ? 'lost' : undefined));
    expect((await begin({ promo: 'LOST-10' })).status).toBe(503);
    expect((await begin({ priceId: 'price_basic_month' })).status).toBe(409);
    stripe.heal();
    pass(4 * minuteMs);
    await server.syncPayments();
    expect(await ofChild()).toMatchObject({ status: null });
    expect((await begin({ priceId: 'price_basic_month', promo: 'LOST-10' })).body).toMatchObject({
      status: 'trialing',
    });
    expect(await allOfFamily()).toHaveLength(1);
  });

  test.each([500, 503, 429, 'hangs'] as const)(
    '%s on everything: a clear 503, nothing assumed, nothing changed',
    async (fault) => {
      await begin();
      const before = await ofChild();
      stripe.failWith(() => fault);
      for (const body of [
        { change: 'cancel', studentId: child.userId },
        { change: 'package', studentId: child.userId, priceId: 'price_basic_month' },
      ] as const)
        expect((await change(body)).status).toBe(503);
      expect(await ofChild()).toEqual(before);
      expect((await family.logInAs(child)).status).toBe(200);
      stripe.heal();
      expect((await change({ change: 'cancel', studentId: child.userId })).status).toBe(200);
    },
  );

  test('an event that cannot be looked into is kept, answered, and looked into later', async () => {
    await begin();
    pass(7 * dayMs + 1000);
    const { id } = await stripeSubscription();
    stripe.turn(id);
    const event = stripe.event('customer.subscription.updated', { subscriptionId: id });
    stripe.failWith(() => 500);
    expect((await post(event)).statusCode).toBe(200);
    expect(await ofChild()).toMatchObject({ status: 'trialing' });
    stripe.heal();
    await server.syncPayments();
    expect(await ofChild()).toMatchObject({ status: 'active' });
  });

  test('a subscription that turns up beside another is ended: one subscription a child', async () => {
    await begin();
    const subscription = await stripeSubscription();
    const twin = { ...subscription, id: 'sub_twin', orderId: subscription.orderId };
    stripe.subscriptions.set('sub_twin', twin);
    await server.database.query(
      {
        name: 'reopen',
        text: `update subscription_orders set state = 'failed', subscription_id = null where order_id = $1`,
      },
      [subscription.orderId],
    );
    await post(stripe.event('customer.subscription.created', { subscriptionId: 'sub_twin' }));
    expect(stripe.subscriptions.get('sub_twin')?.status).toBe('canceled');
    expect(await ofChild()).toMatchObject({ subscriptionId: subscription.id, status: 'trialing' });
  });

  test('a refused one that Stripe tells of later does not become the child’s subscription', async () => {
    await useTrialUp();
    const subscription = (await ofChild())?.subscriptionId;
    await begin({ paymentMethod: 'pm_declines_later' });
    const [expired] = (await allOfFamily()).filter(({ status }) => status === 'incomplete_expired');
    await post(stripe.event('customer.subscription.deleted', { subscriptionId: expired?.id ?? '' }));
    expect(await ofChild()).toMatchObject({ subscriptionId: subscription, status: 'canceled' });
  });

  test('one that was given up and turns up after all is the child’s, and was the trial', async () => {
    stripe.failWith((method, path) => (isCreate(method, path) ? 'doneButLost' : undefined));
    await begin();
    stripe.heal();
    const [made] = await allOfFamily();
    if (made === undefined) throw new Error('nothing was made');
    // Stripe itself is behind: it does not list yet what it has made.
    stripe.subscriptions.delete(made.id);
    pass(4 * minuteMs);
    await server.syncPayments();
    expect(await ofChild()).toMatchObject({ status: null, mayStartTrial: true });
    stripe.subscriptions.set(made.id, made);
    await post(stripe.event('customer.subscription.created', { subscriptionId: made.id }));
    expect(await ofChild()).toMatchObject({ subscriptionId: made.id, status: 'trialing', hasAccess: true });
    await change({ change: 'cancel', studentId: child.userId });
    pass(8 * dayMs);
    stripe.turn(made.id);
    await change({ change: 'refresh', studentId: child.userId });
    expect(await ofChild()).toMatchObject({ status: 'canceled', mayStartTrial: false });
  });

  test('an event that comes before the answer does makes the same one subscription', async () => {
    let id = '';
    stripe.failWith((method, path) => (isCreate(method, path) ? 'doneButLost' : undefined));
    await begin();
    stripe.heal();
    [{ id } = { id: '' }] = await allOfFamily();
    await post(stripe.event('customer.subscription.created', { subscriptionId: id }));
    expect(await ofChild()).toMatchObject({ subscriptionId: id, status: 'trialing', hasAccess: true });
    expect((await begin()).body.subscriptionId).toBe(id);
    expect(await allOfFamily()).toHaveLength(1);
  });
});

describe('events of Stripe', () => {
  test.each([
    ['forged', 'whsec_of_somebody_else'],
    ['signed with nothing', ''],
  ])('%s are refused', async (_, secret) => {
    await begin();
    const subscription = await stripeSubscription();
    subscription.status = 'active';
    const event = stripe.event('customer.subscription.updated', { subscriptionId: subscription.id }, secret || 'x');
    expect((await post(event)).statusCode).toBe(401);
    expect(await ofChild()).toMatchObject({ status: 'trialing' });
  });

  test('replayed after five minutes are refused; replayed before, they change nothing', async () => {
    await begin();
    const event = stripe.event('customer.subscription.updated', { subscriptionId: (await stripeSubscription()).id });
    const all = await Promise.all(Array.from({ length: 20 }, () => post(event)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    pass(6 * minuteMs);
    expect((await post(event)).statusCode).toBe(401);
  });

  test('in any order and any number lead to the state that Stripe has now', async () => {
    await begin();
    const { id } = await stripeSubscription();
    const events = [stripe.event('customer.subscription.created', { subscriptionId: id })];
    pass(7 * dayMs + 1000);
    stripe.turn(id);
    events.push(stripe.event('customer.subscription.updated', { subscriptionId: id }));
    const subscription = await stripeSubscription();
    subscription.status = 'canceled';
    subscription.endedAt = Math.floor(now.getTime() / 1000);
    events.push(stripe.event('customer.subscription.deleted', { subscriptionId: id }));
    // The first is more than five minutes old by now, so Stripe signs it again when it tries again.
    const [, second, third] = events;
    const fresh = stripe.event('customer.subscription.created', { subscriptionId: id });
    for (const event of [third, second, fresh, third, second]) if (event !== undefined) await post(event);
    // Paid for, so open until the month is over.
    expect(await ofChild()).toMatchObject({ status: 'canceled', hasAccess: true });
    expect(await chargesOf()).toHaveLength(1);
    pass(31 * dayMs);
    expect((await family.logInAs(child)).text).toContain('You subscription canceled');
  });

  test('that a state older than ours came back by changes nothing: what is over stays over', async () => {
    await begin();
    const subscription = await stripeSubscription();
    await change({ change: 'cancel', studentId: child.userId });
    stripe.turn(subscription.id);
    await change({ change: 'refresh', studentId: child.userId });
    subscription.status = 'trialing';
    await post(stripe.event('customer.subscription.updated', { subscriptionId: subscription.id }));
    expect(await ofChild()).toMatchObject({ status: 'canceled' });
  });

  test('about things that are not ours are kept and change nothing', async () => {
    await begin();
    stripe.subscriptions.set('sub_else', {
      ...(await stripeSubscription()),
      id: 'sub_else',
      orderId: '',
      price: 'price_books_month',
    });
    expect((await post(stripe.event('customer.subscription.updated', { subscriptionId: 'sub_else' }))).statusCode).toBe(
      200,
    );
    expect(
      (await post(stripe.event('customer.subscription.updated', { subscriptionId: 'sub_of_others' }))).statusCode,
    ).toBe(200);
    await server.syncPayments();
    const [row] = await server.database.query<{ count: number }>(
      { name: 'count-waiting', text: 'select count(*) from payment_events where done_at is null' },
      [],
    );
    expect(row?.count).toBe(0);
  });
});
