/** The limit by address, which holds before anything is done for a request. */
import { getUser } from '@comet/contract/accounts';
import { refreshToken } from '@comet/contract/sessions';
import { minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';

const perMinute = 20;
let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld({ RATE_LIMIT_PER_MINUTE: String(perMinute), TRUSTED_PROXY_HOPS: '1' }));
});
afterAll(() => server.close());
let minutes = 0;
// A minute of its own for each test: what was counted before is forgotten.
beforeEach(() => server.clock.set(new Date(testNow.getTime() + ++minutes * minuteMs)));

const ask = (as: string, address: string) => server.ask(getUser, { as, headers: { 'x-forwarded-for': address } });

test('bad tokens are looked at as often as anybody may ask, then refused with no look at the database', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 3 * perMinute; asked++)
    statuses.push((await ask(world.loggedOutToken, '10.1.1.1')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(perMinute + 1);
  expect(statuses.at(-1)).toBe(429);
  expect(await server.statementsOf(() => ask(world.loggedOutToken, '10.1.1.1'))).toEqual([]);
  expect((await ask(world.people.tutor.accessToken, '10.1.1.2')).status).toBe(200);
  server.clock.advance(minuteMs);
  expect((await ask(world.people.tutor.accessToken, '10.1.1.1')).status).toBe(200);
});

test('an address may ask as often as fifteen people, whoever they are', async () => {
  let served = 0;
  const tokens = Object.values(world.people).map(({ accessToken }) => accessToken);
  for (let asked = 0; asked < 20 * perMinute; asked++) {
    // Half of them with tokens, half without: these are counted by address alone.
    const answered =
      asked % 2 === 0
        ? await ask(tokens[asked % tokens.length] ?? '', '10.1.2.1')
        : await server.ask(refreshToken, {
            body: { refreshToken: '' },
            headers: { 'x-forwarded-for': '10.1.2.1' },
          });
    if (answered.status !== 429) served++;
  }
  expect(served).toBeLessThanOrEqual(15 * perMinute);
  expect((await ask(tokens[0] ?? '', '10.1.2.1')).status).toBe(429);
  expect((await ask(tokens[4] ?? '', '10.1.2.2')).status).not.toBe(401);
});
