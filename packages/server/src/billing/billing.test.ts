import * as calls from '@comet/contract/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, signUpFamily } from '../testing/family.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let family: Family;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  family = await signUpFamily(server);
});

const card = { paymentMethod: 'tok_visa', nameOnCard: 'Asha Patel' };
const monthly = 'price_standard_monthly';

describe('a subscription', () => {
  test('begins with a trial, and the child may log in at once', async () => {
    const [child] = family.children;
    expect((await family.logInAs(child)).text).toContain('You do not have subscription');
    const begun = await family.parent(calls.createSubscription, { studentId: child.userId, priceId: monthly, ...card });
    expect(begun.body, begun.text).toMatchObject({
      status: 'trialing',
      confirmation: null,
      subscription: { hasAccess: true, missing: null, package: { amount: 1999, typeOfRate: 'standard' } },
    });
    expect((await family.logInAs(child)).status).toBe(200);
  });
});
