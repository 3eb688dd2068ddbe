import * as calls from '@comet/contract/billing';
import { hourMs } from '@comet/domain/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, signUpFamily } from '../testing/family.ts';
import { type ModelCard, PaymentModel } from '../testing/payment-model.ts';
import { startTestServer, type TestServer, testNow } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const dayMs = 24 * hourMs;

type Step =
  | { readonly does: 'begin' | 'card'; readonly card: ModelCard; readonly isAnnual: boolean }
  | { readonly does: 'billing'; readonly isAnnual: boolean }
  | { readonly does: 'cancel' | 'resume' | 'confirm' }
  | { readonly does: 'pass'; readonly days: number };

const card = fc.constantFrom<ModelCard>('tok_visa', 'tok_visa', 'tok_visa_declines_later', 'tok_confirm');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      // Short steps too, so that some end just before and just after something falls due.
      days: fc.oneof(fc.double({ min: 0.1, max: 25, noNaN: true }), fc.double({ min: 0.1, max: 2, noNaN: true })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('begin' as const, 'card' as const), card, isAnnual: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('billing' as const), isAnnual: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'resume' as const, 'confirm' as const) }),
  },
);
/** How the events of a step travel: their order, which come twice, which never. */
const travel = fc.record({
  order: fc.infiniteStream(fc.nat()),
  copies: fc.infiniteStream(fc.constantFrom(0, 1, 1, 2, 3)),
});
type Travel = typeof travel extends fc.Arbitrary<infer T> ? T : never;

const price = (isAnnual: boolean): string => (isAnnual ? 'price_basic_annual' : 'price_basic_monthly');
const url = '/api/v1/stripe/webhook';

async function lookAt(family: Family) {
  const { body } = await family.parent(calls.listStudentsSubscriptions);
  const [view] = body;
  if (view === undefined) throw new Error('the child is gone');
  return view;
}

/** Shuffles, doubles and loses events on their way. */
async function sendEvents({ order, copies }: Travel): Promise<void> {
  const events: { body: string; headers: Record<string, string>; place: number }[] = [];
  await server.sandbox?.tick();
  await server.sandbox?.deliver(async (body, headers) => {
    const times = Number(copies.next().value);
    for (let copy = 0; copy < times; copy++) events.push({ body, headers, place: Number(order.next().value) });
    return 200;
  });
  events.sort((one, other) => one.place - other.place);
  for (const { body: payload, headers } of events)
    await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
}

async function play(family: Family, model: PaymentModel, does: Step): Promise<void> {
  const [child] = family.children;
  const studentId = child.userId;
  const change = (body: Parameters<typeof family.parent<typeof calls.changeSubscription>>[1]) =>
    family.parent(calls.changeSubscription, body);
  switch (does.does) {
    case 'pass':
      server.clock.advance(Math.round(does.days * dayMs));
      model.passTo(server.clock.now());
      return;
    case 'begin': {
      if (!model.isOver || model.hasAccess) return;
      const body = { studentId, priceId: price(does.isAnnual), paymentMethod: does.card, nameOnCard: 'Asha' };
      const { status, text } = await family.parent(calls.createSubscription, body);
      expect(status, text).toBe(model.begin(does.card, does.isAnnual) ? 200 : 402);
      return;
    }
    case 'card': {
      if (model.status === undefined) return;
      const { status, text } = await change({
        change: 'card',
        studentId,
        paymentMethod: does.card,
        nameOnCard: 'Asha',
      });
      expect(status, text).toBe(200);
      model.setCard(does.card);
      return;
    }
    case 'billing': {
      const may = model.status === 'trialing';
      if (!may) return;
      expect((await change({ change: 'package', studentId, priceId: price(does.isAnnual) })).status).toBe(200);
      model.setAnnual(does.isAnnual);
      return;
    }
    case 'cancel':
    case 'resume': {
      const { status, text } = await change({ change: does.does, studentId });
      expect(status, text).toBe(model.isOver ? 409 : 200);
      if (!model.isOver) model[does.does]();
      return;
    }
    case 'confirm': {
      if (!model.isWaitingForBank) return;
      const { body, text } = await change({ change: 'refresh', studentId });
      expect(body.confirmation, text).not.toBeNull();
      const payload = { clientSecret: body.confirmation?.clientSecret ?? '', isConfirmed: true };
      const answer = await server.app.inject({ method: 'POST', url: calls.sandboxConfirmationPath, payload });
      expect(answer.statusCode).toBe(200);
      model.confirm();
    }
  }
}

test('a year of whatever may happen, told in any order, twice or never, ends where the model says', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, travel), { minLength: 10, maxLength: 40 }), async (steps) => {
      server.clock.set(testNow);
      const family = await signUpFamily(server);
      const [child] = family.children;
      const model = new PaymentModel(testNow);
      for (const [does, way] of steps) {
        if (server.clock.now().getTime() - testNow.getTime() > 365 * dayMs) break;
        await play(family, model, does);
        await sendEvents(way);
        await server.syncPayments();
        const view = await lookAt(family);
        const seen = {
          status: view.status ?? undefined,
          hasAccess: view.hasAccess,
          isCancelling: view.cancelAtPeriodEnd,
        };
        const { status, hasAccess, isCancelling } = model;
        expect(seen, JSON.stringify(does)).toEqual({ status, hasAccess, isCancelling });
        const { body: invoices } = await family.parent(calls.listInvoices);
        expect(invoices.filter((invoice) => invoice.status === 'paid')).toHaveLength(model.paid);
        expect((await family.logInAs(child)).status === 200).toBe(hasAccess);
        await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
