/** The general limits: by person, and by address for what no person is known for. */
import { getUser } from '@comet/contract/accounts';
import { refreshToken } from '@comet/contract/sessions';
import { minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { startTwin, type TestServer, testNow } from '../testing/test-server.ts';
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
beforeEach(() => {
  minutes += 1;
  server.clock.set(new Date(testNow.getTime() + minutes * minuteMs));
});

const ask = (as: string, address: string) => server.ask(getUser, { as, headers: { 'x-forwarded-for': address } });

const addressMost = 15 * perMinute;
const askWithoutToken = (address: string) =>
  server.ask(refreshToken, { body: { refreshToken: '' }, headers: { 'x-forwarded-for': address } });

test('bad tokens are looked at as often as an address may ask, then refused with no look at the database', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < addressMost + perMinute; asked++)
    statuses.push((await ask(world.loggedOutToken, '10.1.1.1')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(addressMost);
  expect(statuses.at(-1)).toBe(429);
  expect(await server.statementsOf(() => ask(world.loggedOutToken, '10.1.1.1'))).toEqual([]);
  expect((await ask(world.people.tutor.accessToken, '10.1.1.2')).status).toBe(200);
  minutes += 1;
  server.clock.advance(minuteMs);
  expect((await ask(world.people.tutor.accessToken, '10.1.1.1')).status).toBe(200);
});

test('a person may ask so often a minute, wherever from, and is then refused with no look at the database', async () => {
  const { accessToken } = world.people.tutor;
  for (let asked = 0; asked < perMinute; asked++) expect((await ask(accessToken, `10.1.2.${asked}`)).status).toBe(200);
  const refused = await ask(accessToken, '10.1.2.200');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await server.statementsOf(() => ask(accessToken, '10.1.2.1'))).toEqual([]);
  expect((await ask(world.people.parent.accessToken, '10.1.2.1')).status).toBe(200);
});

test('a school shares an address: what its people ask within their limits is not held against it', async () => {
  const people = Object.values(world.people);
  for (let asked = 0; asked < perMinute; asked++)
    for (const { accessToken } of people) expect((await ask(accessToken, '10.1.3.1')).status).not.toBe(429);
  // Only the first requests, before anybody was known there, could have counted: all of the address is left for log-ins.
  for (let asked = 0; asked < addressMost; asked++) expect((await askWithoutToken('10.1.3.1')).status).not.toBe(429);
  expect((await askWithoutToken('10.1.3.1')).status).toBe(429);
});

test('whoever is at work goes on while somebody else at the same address asks for too much without logging in', async () => {
  const { accessToken } = world.people.student;
  expect((await ask(accessToken, '10.1.4.1')).status).toBe(200);
  for (let asked = 0; asked <= addressMost; asked++) await askWithoutToken('10.1.4.1');
  expect((await askWithoutToken('10.1.4.1')).status).toBe(429);
  expect((await ask(accessToken, '10.1.4.1')).status).toBe(200);
});

test('one who asks two servers in turns may not ask twice as often', async () => {
  const twin = await startTwin(server);
  const { accessToken } = world.people.tutor;
  const askTwin = () => twin.ask(getUser, { as: accessToken });
  const each = Array.from({ length: perMinute * 0.6 });
  await Promise.all(each.flatMap(() => [ask(accessToken, '10.1.5.1'), askTwin()]));
  // Each tells what it has counted within a second, and hears of the rest with it; alone it would let in eight more.
  const soon = { interval: 1000, timeout: 5000 };
  await expect.poll(async () => (await ask(accessToken, '10.1.5.1')).status, soon).toBe(429);
  await expect.poll(async () => (await askTwin()).status, soon).toBe(429);
  await twin.close();
});
