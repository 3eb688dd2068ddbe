/** Sends random bad input, made from the contract's own examples, to every call. */
import { errorSchema } from '@comet/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { spoilt } from './testing/bad-input.ts';
import { callerOf, fingerprintOf, fuzzedCalls, refusalChecker } from './testing/refusals.ts';
import { startWorld } from './testing/start-world.ts';
import type { TestServer } from './testing/test-server.ts';
import type { World } from './testing/world.ts';

let server: TestServer;
let world: World;
let check: ReturnType<typeof refusalChecker>;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  check = refusalChecker(server);
});
afterAll(() => server.close());
beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

describe.each(fuzzedCalls)('%s', (_, call) => {
  test('answers bad input with a clear refusal that changes nothing', async () => {
    const as = callerOf(world, call);
    await fc.assert(
      fc.asyncProperty(spoilt(call.example(world.example)), (request) => check(call, request, as)),
      { numRuns: 25 },
    );
  });
});

test.each([
  ['broken JSON', '{"login": "a", ', 'application/json', 400],
  ['half a body', '{"login"', 'application/json', 400],
  ['another type', '<login/>', 'application/xml', 415],
  ['10 MB', JSON.stringify({ login: 'a'.repeat(10_000_000), password: 'b' }), 'application/json', 413],
])('a body of %s is refused and changes nothing', async (_, payload, type, statusCode) => {
  const fingerprint = fingerprintOf(server);
  const before = await fingerprint();
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload,
    headers: { 'content-type': type },
  });
  expect(response.statusCode, response.body).toBe(statusCode);
  expect(errorSchema.parse(response.json()).statusCode).toBe(statusCode);
  expect(await fingerprint()).toBe(before);
});

test('one changed row changes the fingerprint', async () => {
  const fingerprint = fingerprintOf(server);
  const before = await fingerprint();
  expect(await fingerprint()).toBe(before);
  await server.database.query(
    {
      name: 'change-one-row',
      text: `update users set first_name = first_name || '!' where user_id = (select min(user_id) from users)`,
    },
    [],
  );
  expect(await fingerprint()).not.toBe(before);
});
