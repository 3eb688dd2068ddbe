import { getUser } from '@comet/contract/accounts';
import * as calls from '@comet/contract/billing';
import type { BodySent } from '@comet/contract/call';
import { dayMs, hourMs, minutes } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, type Member, signUpFamily } from '../testing/family.ts';
import { startTestServer, type TestServer, testNow } from '../testing/test-server.ts';

let server: TestServer;
let family: Family;
let child: Member;
let sibling: Member;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
  server.clock.set(testNow);
  family = await signUpFamily(server);
  [child, sibling] = family.children;
});

const visa = { paymentMethod: 'tok_visa', nameOnCard: 'Asha Patel' };
const monthly = 'price_standard_monthly';
const annual = 'price_basic_annual';

/** Lets days pass as they pass in life: minute by minute the timetable runs; here once at the end. */
async function pass(days: number): Promise<void> {
  server.clock.advance(days * dayMs);
  await server.syncPayments();
}

const begin = (more: object = {}, asker = family.parent) =>
  asker(calls.createSubscription, { studentId: child.userId, priceId: monthly, ...visa, ...more });
const change = (body: BodySent<typeof calls.changeSubscription>) => family.parent(calls.changeSubscription, body);
const listed = async () => (await family.parent(calls.listStudentsSubscriptions)).body;
const ofChild = async () => (await listed()).find(({ studentId }) => studentId === child.userId);
const mails = async () => (await server.outbox.list()).filter(({ to }) => to === family.parentEmail);
const count = async (text: string, values: readonly unknown[] = []): Promise<number> => {
  const [row] = await server.database.query<{ count: number }>({ name: '', text }, values);
  return row?.count ?? -1;
};
const invoices = async () => (await family.parent(calls.listInvoices)).body;

describe('prices', () => {
  test('are six, in pence, a year at ten months, the cheapest monthly first', async () => {
    const { body } = await server.ask(calls.listPrices);
    expect(body).toHaveLength(6);
    expect(body.map(({ typeOfBill, typeOfRate }) => `${typeOfRate} ${typeOfBill}`)).toEqual([
      'basic monthly',
      'standard monthly',
      'premium monthly',
      'basic annual',
      'standard annual',
      'premium annual',
    ]);
    for (const { typeOfRate, typeOfBill, amount, trialDays, currency } of body) {
      const month = body.find((one) => one.typeOfRate === typeOfRate && one.typeOfBill === 'monthly')?.amount ?? 0;
      expect(amount).toBe(typeOfBill === 'annual' ? month * 10 : month);
      expect({ trialDays, currency }).toEqual({ trialDays: 7, currency: 'gbp' });
    }
  });

  test('come from a till that says it is local', async () => {
    const { body } = await server.ask(calls.getPaymentConfig);
    expect(body).toMatchObject({ provider: 'sandbox', publishableKey: null });
    expect(body.notice).toMatch(/local practice till/);
  });
});

describe('beginning a subscription', () => {
  test('opens access at once with a trial of seven days, and the parent is no longer pending', async () => {
    expect((await family.logInAs(child)).text).toContain('You do not have subscription');
    expect((await family.parent(getUser)).body.isPendingAccess).toBe(true);
    const { body, text } = await begin();
    expect(body, text).toMatchObject({
      status: 'trialing',
      confirmation: null,
      subscription: {
        hasAccess: true,
        missing: null,
        trialEndsAt: '2026-11-27T10:00:00.000Z',
        package: { priceId: monthly, amount: 1999, typeOfRate: 'standard', typeOfBill: 'monthly' },
        nextCharge: { at: '2026-11-27T10:00:00.000Z', amount: 1999 },
      },
    });
    expect((await family.logInAs(child)).status).toBe(200);
    expect((await family.parent(getUser)).body.isPendingAccess).toBe(false);
  });

  test('for a second child takes the card on file', async () => {
    await begin();
    const second = { studentId: sibling.userId, paymentMethod: undefined, nameOnCard: undefined };
    expect((await begin({ ...second, priceId: annual })).body).toMatchObject({ status: 'trialing' });
    expect((await family.parent(calls.getPaymentMethod)).body.card).toMatchObject({
      last4: '4242',
      nameOnCard: 'Asha Patel',
    });
  });

  test('without any card is refused', async () => {
    const { status, text } = await begin({ paymentMethod: undefined, nameOnCard: undefined });
    expect([status, text]).toEqual([400, expect.stringContaining('Please add a card')]);
    expect((await begin()).status).toBe(200);
  });

  test.each([
    ['a declined card', { paymentMethod: 'tok_declined' }, 402, 'Your card was declined'],
    ['an unknown card', { paymentMethod: 'tok_of_nothing' }, 400, 'Only test cards here'],
    ['a number for a token', { paymentMethod: '4242424242424242' }, 400, 'This is no token of a card'],
    ['a number for a name', { nameOnCard: 'Asha 4242 4242 4242 4242' }, 400, 'Please write the name only'],
    ['an unknown package', { priceId: 'price_golden' }, 400, 'not sold'],
    ['no name on the card', { nameOnCard: '' }, 400, 'Name on card is a required field'],
    ['digits for a name', { nameOnCard: '1234' }, 400, 'Name on card must contain at least 1 string character'],
    ['an unknown promo code', { promo: 'NOT-A-CODE' }, 400, 'Invalid promo code'],
    ['no child', { studentId: undefined }, 400, 'Please choose a child'],
  ])('with %s is refused, charges nothing and can be tried again', async (_, more, status, message) => {
    const refused = await begin(more);
    expect(refused.status, refused.text).toBe(status);
    expect(refused.text).toContain(message);
    expect(await ofChild()).toMatchObject({
      subscriptionId: null,
      hasAccess: false,
      missing: 'package',
      mayStartTrial: true,
    });
    expect((await begin()).body).toMatchObject({ status: 'trialing' });
  });

  test('is not for another family, nor for a child whose parent pays', async () => {
    const other = await signUpFamily(server);
    expect((await begin({}, other.parent)).status).toBe(404);
    // A child without access has no session either.
    expect((await begin({}, family.asking(sibling.userId))).status).toBe(401);
    for (const { userId } of [child, sibling]) expect((await begin({ studentId: userId })).status).toBe(200);
    expect((await begin({}, family.asking(sibling.userId))).status).toBe(404);
    const own = await begin({ studentId: undefined }, family.asking(child.userId));
    expect([own.status, own.text]).toEqual([409, expect.stringContaining('Your parent looks after this')]);
    expect((await family.asking(child.userId)(calls.getOwnSubscription)).status).toBe(409);
  });

  test('50 times at once is one subscription and one order', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => begin()));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.subscriptionId}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await count('select count(*) from subscription_orders where student_id = $1', [child.userId])).toBe(1);
    const subscriptions = `select count(*) from sandbox_objects o join billing_customers c using (customer_id)
      where o.kind = 'subscription' and c.payer_id = $1`;
    expect(await count(subscriptions, [family.parentId])).toBe(1);
  });

  test('again with another package is refused: that is a change', async () => {
    await begin();
    expect((await begin({ priceId: annual })).status).toBe(409);
  });

  test('after the first one ended has no second trial and is charged at once, once, however often it is sent', async () => {
    await begin();
    await change({ change: 'cancel', studentId: child.userId });
    await pass(8);
    expect((await family.logInAs(child)).text).toContain('You subscription canceled');
    expect(await ofChild()).toMatchObject({ status: 'canceled', missing: 'package', mayStartTrial: false });
    const answers = await Promise.all(Array.from({ length: 50 }, () => begin()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await invoices()).toMatchObject([{ amountPaid: 1999, status: 'paid', firstName: 'child' }]);
    expect((await family.logInAs(child)).status).toBe(200);
  });
});

describe('a card that wants to be confirmed', () => {
  const confirm = (clientSecret: string, isConfirmed: boolean) =>
    server.app.inject({ method: 'POST', url: calls.sandboxConfirmationPath, payload: { clientSecret, isConfirmed } });

  test('leaves an incomplete subscription without access, until it is confirmed', async () => {
    await begin();
    await change({ change: 'cancel', studentId: child.userId });
    await pass(8);
    const { body } = await begin({ paymentMethod: 'tok_confirm' });
    expect(body).toMatchObject({
      status: 'incomplete',
      confirmation: { kind: 'payment' },
      subscription: { hasAccess: false, missing: 'confirmation' },
    });
    expect((await family.logInAs(child)).text).toContain('You subscription not active');
    const secret = body.confirmation?.clientSecret ?? '';
    expect((await confirm(secret, false)).statusCode).toBe(200);
    expect((await change({ change: 'refresh', studentId: child.userId })).body.status).toBe('incomplete');
    expect((await confirm(secret, true)).statusCode).toBe(200);
    expect((await change({ change: 'refresh', studentId: child.userId })).body).toMatchObject({
      status: 'active',
      confirmation: null,
      subscription: { hasAccess: true, missing: null },
    });
    expect((await confirm(secret, true)).statusCode).toBe(404);
    expect(await invoices()).toMatchObject([{ amountPaid: 1999 }]);
  });

  test('and is not confirmed within a day lets the subscription expire', async () => {
    await begin();
    await change({ change: 'cancel', studentId: child.userId });
    await pass(8);
    await begin({ paymentMethod: 'tok_confirm' });
    await pass(1);
    expect(await ofChild()).toMatchObject({ status: 'incomplete_expired', hasAccess: false, missing: 'package' });
    expect(await invoices()).toMatchObject([{ status: 'void', amountPaid: 0 }]);
  });

  test('asks during the trial, which is open meanwhile', async () => {
    const { body } = await begin({ paymentMethod: 'tok_confirm' });
    expect(body).toMatchObject({
      status: 'trialing',
      confirmation: { kind: 'setup' },
      subscription: { hasAccess: true, missing: 'confirmation' },
    });
    await confirm(body.confirmation?.clientSecret ?? '', true);
    await server.syncPayments();
    expect(await ofChild()).toMatchObject({ missing: null });
    await pass(7);
    expect(await ofChild()).toMatchObject({ status: 'active' });
  });
});

describe('a card that takes the place of one to be confirmed', () => {
  const card = (paymentMethod: string) =>
    change({ change: 'card', studentId: child.userId, paymentMethod, nameOnCard: 'Asha Patel' });

  test('leaves nothing to confirm', async () => {
    await begin({ paymentMethod: 'tok_confirm' });
    expect((await card('tok_visa')).body).toMatchObject({ confirmation: null, subscription: { missing: null } });
  });

  test('and is declined leaves a payment to mend, not one to confirm', async () => {
    await begin({ paymentMethod: 'tok_confirm' });
    await pass(7);
    expect(await ofChild()).toMatchObject({ status: 'past_due', missing: 'confirmation' });
    expect((await card('tok_visa_declines_later')).body.subscription.missing).toBe('payment');
    expect((await card('tok_visa')).body).toMatchObject({ status: 'active', subscription: { missing: null } });
  });
});

describe('time', () => {
  test('turns the trial into a paid month, and that into the next, with an invoice and a line in the audit log each', async () => {
    await begin();
    await pass(7);
    const audited = `select count(*) from audit_log where kind = 'money' and action = 'invoice.paid' and target = $1`;
    expect(await count(audited, [`studentId=${child.userId}`])).toBe(1);
    expect(await ofChild()).toMatchObject({ status: 'active', currentPeriodEndsAt: expect.stringMatching(/-27T/) });
    await pass(31);
    const paid = await invoices();
    expect(paid).toHaveLength(2);
    expect(paid.every(({ amountPaid, studentId }) => amountPaid === 1999 && studentId === child.userId)).toBe(true);
  });

  test('of news that is late does not close what is being paid for, nor open what is not', async () => {
    await begin();
    server.clock.advance(7 * dayMs + 1000);
    expect((await family.logInAs(child)).status).toBe(200);
    server.clock.advance(dayMs);
    expect((await family.logInAs(child)).text).toContain('You trial was ended');
    await server.syncPayments();
    expect((await family.logInAs(child)).status).toBe(200);
  });

  test('with a payment that fails leaves seven days, then closes, then another card opens again; each mail once', async () => {
    await begin({ paymentMethod: 'tok_visa_declines_later' });
    await pass(7);
    expect(await ofChild()).toMatchObject({ status: 'past_due', hasAccess: true, missing: 'payment' });
    await pass(6);
    expect((await family.logInAs(child)).status).toBe(200);
    await pass(1);
    expect((await family.logInAs(child)).text).toContain('unpaid subscription');
    expect(await ofChild()).toMatchObject({ status: 'unpaid', missing: 'payment' });
    const mended = await change({ change: 'card', studentId: child.userId, ...visa });
    expect(mended.body, mended.text).toMatchObject({ status: 'active', subscription: { hasAccess: true } });
    expect((await family.logInAs(child)).status).toBe(200);
    expect(await invoices()).toMatchObject([{ status: 'paid', amountPaid: 1999 }]);
    await server.syncPayments();
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject).sort())
      .toEqual(['A payment for Comet Club did not go through']);
  });

  test('before the trial ends tells the payer, once, and not those who cancelled', async () => {
    await begin();
    await begin({ studentId: sibling.userId });
    await change({ change: 'cancel', studentId: sibling.userId });
    await pass(3.9);
    expect((await mails()).filter(({ subject }) => subject.includes('ends soon'))).toEqual([]);
    await pass(0.2);
    await server.syncPayments();
    await expect
      .poll(async () => (await mails()).filter(({ subject }) => subject.includes('ends soon')))
      .toEqual([expect.objectContaining({ text: expect.stringMatching(/child’s.*27 November 2026.*£19\.99/s) })]);
  });
});

describe('a parent', () => {
  test('cancels at the period’s end and takes it back; each mail once', async () => {
    await begin();
    const cancel = () => change({ change: 'cancel', studentId: child.userId });
    expect((await cancel()).body).toMatchObject({
      status: 'trialing',
      subscription: {
        cancelAtPeriodEnd: true,
        hasAccess: true,
        nextCharge: null,
        may: { cancel: false, resume: true },
      },
    });
    expect((await cancel()).status).toBe(200);
    expect((await change({ change: 'resume', studentId: child.userId })).body.subscription).toMatchObject({
      cancelAtPeriodEnd: false,
      nextCharge: { amount: 1999 },
    });
    await cancel();
    await pass(6.9);
    expect((await family.logInAs(child)).status).toBe(200);
    await pass(0.2);
    expect((await family.logInAs(child)).text).toContain('You subscription canceled');
    expect((await change({ change: 'resume', studentId: child.userId })).status).toBe(409);
    expect(await invoices()).toEqual([]);
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject))
      .toEqual(['Your Comet Club subscription is cancelled']);
  });

  test('changes the package: in the trial for nothing, later with the difference on the next bill', async () => {
    await begin();
    const to = (priceId: string) => change({ change: 'package', studentId: child.userId, priceId });
    expect((await to('price_basic_monthly')).body.subscription).toMatchObject({
      package: { typeOfRate: 'basic' },
      nextCharge: { amount: 999 },
    });
    await pass(7);
    await pass(15);
    const { body } = await to('price_premium_monthly');
    // Half a month at £39.99 less half a month at £9.99 comes on top of the next month.
    expect(body.subscription).toMatchObject({
      package: { typeOfRate: 'premium' },
      nextCharge: { amount: 3999 + Math.round(0.5 * 3999) - Math.round(0.5 * 999) },
    });
    expect((await to('price_premium_monthly')).body.subscription.nextCharge).toEqual(body.subscription.nextCharge);
    const yearly = await to('price_premium_annual');
    expect(yearly.body.subscription, yearly.text).toMatchObject({ package: { typeOfBill: 'annual' } });
    expect((await invoices())[0]?.lines.map(({ description }) => description)).toEqual([
      'Premium, annual',
      'Not used of Premium, monthly',
      'Change of package',
    ]);
    expect((await to('price_nothing')).status).toBe(400);
  });

  test('cannot change what is another family’s, nor what the team gave', async () => {
    await begin();
    const other = await signUpFamily(server);
    const body = { change: 'cancel', studentId: child.userId } as const;
    expect((await other.parent(calls.changeSubscription, body)).status).toBe(404);
    expect((await family.asking(child.userId)(calls.changeSubscription, { change: 'cancel' })).status).toBe(409);
    expect((await change({ change: 'cancel', studentId: sibling.userId })).status).toBe(409);
    expect((await other.parent(calls.listStudentsSubscriptions)).text).not.toContain('"trialing"');
    expect((await other.parent(calls.listInvoices)).body).toEqual([]);
  });

  test('is not locked out by a server that died while it asked the provider', async () => {
    await begin();
    const died = {
      name: 'die',
      text: `update subscriptions set asked_by = gen_random_uuid(), asked_until = $2 where student_id = $1`,
    };
    await server.database.query(died, [child.userId, new Date(server.clock.now().getTime() + minutes(2))]);
    expect((await change({ change: 'cancel', studentId: child.userId })).status).toBe(409);
    server.clock.advance(minutes(2));
    expect((await change({ change: 'cancel', studentId: child.userId })).status).toBe(200);
  });

  test('50 cancellations and changes at once end in one clear state', async () => {
    await begin();
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        place % 2 === 0
          ? change({ change: 'cancel', studentId: child.userId })
          : change({ change: 'package', studentId: child.userId, priceId: 'price_premium_monthly' }),
      ),
    );
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(await ofChild()).toMatchObject({ cancelAtPeriodEnd: true, package: { typeOfRate: 'premium' } });
  });

  test('reads an invoice as PDF by a link that is good for an hour and for that invoice only', async () => {
    await begin();
    await pass(7);
    const [invoice] = await invoices();
    const url = invoice?.pdfUrl ?? '';
    const read = await server.app.inject({ url });
    expect(read.statusCode).toBe(200);
    expect(read.headers['content-type']).toBe('application/pdf');
    expect(read.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await server.app.inject({ url: url.replace(/signature=.{4}/, 'signature=AAAA') })).statusCode).toBe(404);
    const another = url.replace(/in_(.)/, (_, first: string) => `in_${first === '0' ? '1' : '0'}`);
    expect((await server.app.inject({ url: another })).statusCode).toBe(404);
    server.clock.advance(hourMs);
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('a student who signed up alone', () => {
  test('pays for themselves, reads it, cancels it', async () => {
    const alone = await family.addStudentAlone();
    const asks = family.asking(alone.userId);
    const begun = await asks(calls.createSubscription, { priceId: monthly, ...visa });
    expect(begun.body, begun.text).toMatchObject({ status: 'trialing' });
    expect((await family.logInAs(alone)).status).toBe(200);
    await asks(calls.changeSubscription, { change: 'cancel' });
    expect((await asks(calls.getOwnSubscription)).body).toMatchObject({
      subscription: { cancelAtPeriodEnd: true },
      card: { last4: '4242' },
      invoices: [],
    });
  });
});

describe('a promo code', () => {
  const make = (code: string, more: object = {}) =>
    server.services.billing.createPromo({
      code,
      discount: { percentOff: 20, amountOff: null, duration: 'once' },
      expiresAt: undefined,
      maxUses: undefined,
      ...more,
    });
  const validate = (promo: string) => server.ask(calls.validatePromoCode, { body: { promo } });

  test('is read as people type it, and takes off what it says, once or for ever', async () => {
    expect(await make('ONCE-20')).toBe(true);
    expect(await make('once-20')).toBe(false);
    expect((await validate(' once-20 ')).body).toEqual({
      promo: 'ONCE-20',
      percentOff: 20,
      amountOff: null,
      duration: 'once',
      expiresAt: null,
    });
    expect((await begin({ promo: 'once-20' })).body.subscription.nextCharge?.amount).toBe(1599);
    await pass(7);
    expect((await invoices())[0]).toMatchObject({
      amountPaid: 1599,
      lines: [{ amount: 1999 }, { description: 'Promo code', amount: -400 }],
    });
    expect((await ofChild())?.nextCharge?.amount).toBe(1999);
    await make('ALWAYS', { discount: { percentOff: null, amountOff: 500, duration: 'forever' } });
    await begin({ studentId: sibling.userId, promo: 'ALWAYS' });
    await pass(7);
    expect((await listed())[1]?.nextCharge?.amount).toBe(1499);
  });

  test('that is over, used up or unknown is false', async () => {
    await make('SHORT', { expiresAt: new Date(server.clock.now().getTime() + dayMs) });
    await make('SINGLE', { maxUses: 1 });
    await begin({ promo: 'SINGLE' });
    expect((await validate('SINGLE')).text).toBe('false');
    expect((await validate('NEVER-MADE')).text).toBe('false');
    expect((await validate('SHORT')).text).not.toBe('false');
    server.clock.advance(dayMs);
    expect((await validate('SHORT')).text).toBe('false');
    expect((await begin({ studentId: sibling.userId, promo: 'SHORT' })).text).toContain('Invalid promo code');
  });

  test('with one use left goes to one of 50 who want it at once, and the others pay nothing', async () => {
    await make('LAST-ONE', { maxUses: 1 });
    const families = await Promise.all(Array.from({ length: 50 }, () => signUpFamily(server)));
    await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
    const answers = await Promise.all(
      families.map(async (one) => {
        const body = { studentId: one.children[0].userId, priceId: monthly, ...visa, promo: 'LAST-ONE' };
        // Each family comes from an address of its own.
        return server.services.billing.begin(one.parentId, one.children[0].userId, body).then(
          () => 'won',
          (error: unknown) => String(error),
        );
      }),
    );
    expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('Invalid promo code'))).toHaveLength(49);
    expect(await count(`select uses as count from promo_codes where code = 'LAST-ONE'`)).toBe(1);
  });

  test('is given back when the card is declined, and is not for the same child twice', async () => {
    await make('AGAIN', { maxUses: 1 });
    expect((await begin({ promo: 'AGAIN', paymentMethod: 'tok_declined' })).status).toBe(402);
    expect((await begin({ promo: 'AGAIN' })).status).toBe(200);
    expect(await count(`select uses as count from promo_codes where code = 'AGAIN'`)).toBe(1);
  });

  test('may be guessed five times in ten minutes, wherever it is tried', async () => {
    for (let tried = 0; tried < 5; tried++) expect((await validate(`GUESS-${tried}`)).status).toBe(200);
    const refused = await validate('GUESS-5');
    expect([refused.status, Number(refused.headers['retry-after']) > 500]).toEqual([429, true]);
    expect((await begin({ promo: 'GUESS-6' })).status).toBe(429);
    expect((await begin()).status).toBe(200);
    server.clock.advance(minutes(10));
    expect((await validate('GUESS-7')).status).toBe(200);
  });
});

describe('a webhook', () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/stripe/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const body = JSON.stringify({
    id: 'evt_x',
    type: 'customer.subscription.updated',
    created: 1,
    data: { object: { subscriptionId: 'sub_x' } },
  });

  test.each([
    ['unsigned', {}],
    ['with a signature made up', { 'sandbox-signature': `t=1795168800000,v1=${'0'.repeat(64)}` }],
    ['with nonsense for a signature', { 'sandbox-signature': 'yes' }],
  ])('%s is refused and leaves nothing', async (_, headers) => {
    expect((await post(body, headers)).statusCode).toBe(401);
    expect(await count('select count(*) from payment_events where event_id = $1', ['evt_x'])).toBe(0);
  });

  test('is signed over its very bytes and for five minutes', async () => {
    await begin();
    const seen: { body: string; headers: Record<string, string> }[] = [];
    await server.sandbox?.deliver(async (eventBody, headers) => {
      seen.push({ body: eventBody, headers });
      return (await post(eventBody, headers)).statusCode;
    });
    const [first] = seen;
    if (first === undefined) throw new Error('there was no event');
    expect((await post(first.body, first.headers)).statusCode).toBe(200);
    expect((await post(first.body.replace('customer', 'customEr'), first.headers)).statusCode).toBe(401);
    expect((await post(`${first.body} `, first.headers)).statusCode).toBe(401);
    server.clock.advance(minutes(5) + 1);
    expect((await post(first.body, first.headers)).statusCode).toBe(401);
  });

  test('sent 50 times at once is kept once and changes nothing twice', async () => {
    await begin();
    await pass(7);
    const before = await ofChild();
    await change({ change: 'package', studentId: child.userId, priceId: 'price_premium_monthly' });
    await server.sandbox?.deliver(async (eventBody, headers) => {
      const all = await Promise.all(Array.from({ length: 50 }, () => post(eventBody, headers)));
      expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      return 200;
    });
    expect(await count('select count(*) - count(distinct event_id) as count from payment_events')).toBe(0);
    expect(await count('select count(*) from payment_events where done_at is null')).toBe(0);
    expect(await ofChild()).toMatchObject({ status: before?.status, package: { typeOfRate: 'premium' } });
    expect(await invoices()).toHaveLength(1);
  });
});
