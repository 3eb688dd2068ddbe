import * as calls from '@comet/contract/billing';
import { register } from '@comet/contract/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../testing/fake-stripe.ts';
import { type Family, familyPassword, signUpFamily } from '../testing/family.ts';
import { startTestServer, type TestServer, testNow } from '../testing/test-server.ts';

const lines: string[] = [];
let stripe: FakeStripe;
let server: TestServer;
let family: Family;
beforeAll(async () => {
  stripe = await startFakeStripe(() => testNow);
  server = await startTestServer(stripe.environment, (line) => lines.push(line));
  family = await signUpFamily(server);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const cardNumber = '4242 4242 4242 4242';
const cvc = '737';
const chosenPassword = 'quiet-otter-of-the-tests';

/** Everything in the database, its jobs included, as one text. */
async function wholeDatabase(): Promise<string> {
  const tables = await server.database.query<{ at: string }>(
    {
      name: 'list-all-tables',
      text: `select format('%I.%I', schemaname, tablename) as at from pg_tables where schemaname in ('public', 'pgboss')`,
    },
    [],
  );
  const parts = await Promise.all(
    tables.map(({ at }) =>
      server.database.query<{ text: string | null }>(
        { name: '', text: `select string_agg(t::text, ' ') as text from ${at} t` },
        [],
      ),
    ),
  );
  return parts
    .flat()
    .map(({ text }) => text ?? '')
    .join(' ');
}

test('after a purchase no card number, cvc or password is in the logs, the database or what went to the provider', async () => {
  const [child] = family.children;
  const person = {
    firstName: 'Asha',
    lastName: 'Patel',
    userName: 'a-new-parent',
    email: 'a-new-parent@example.org',
    phone: '+44 20 7946 0958',
    password: chosenPassword,
  };
  expect((await server.ask(register, { body: person })).status).toBe(200);
  await family.logInAs(child);
  const wanted = {
    studentId: child.userId,
    priceId: 'price_basic_month',
    paymentMethod: 'pm_visa',
    nameOnCard: 'Asha Patel',
  };
  // A page that went wrong and sent the card itself is refused, and what it sent is not kept either.
  for (const more of [
    { cardNumber, cvc, expiry: '12/34' },
    { paymentMethod: cardNumber.replaceAll(' ', '') },
    { nameOnCard: `Asha ${cardNumber}` },
  ])
    expect(
      (await server.ask(calls.createSubscription, { as: await tokenOfParent(), body: { ...wanted, ...more } })).status,
    ).toBe(400);
  expect((await family.parent(calls.createSubscription, wanted)).status).toBe(200);
  await family.parent(calls.listInvoices);

  const places = {
    logs: lines.join(' '),
    database: await wholeDatabase(),
    provider: stripe.requests.map(({ path, body }) => `${path} ${decodeURIComponent(body)}`).join(' '),
  };
  expect(places.logs).toContain('/api/v1/stripe/create-subscription');
  expect(places.database).toContain('a-new-parent@example.org');
  expect(places.provider).toContain('price_basic_month');
  for (const [place, text] of Object.entries(places)) {
    expect(text.replaceAll(/[ -]/g, ''), place).not.toContain(cardNumber.replaceAll(' ', ''));
    // As a field's name: the three letters alone turn up in random tokens.
    expect(text, place).not.toMatch(/\b(cvc|cardNumber)\b["'\\\]]*[:=]/i);
    expect(text, place).not.toContain(chosenPassword);
    expect(text, place).not.toContain(familyPassword);
  }
});

const tokenOfParent = async () =>
  (await server.database.transaction((tx) => server.services.sessions.open(tx, family.parentId, false))).accessToken;
