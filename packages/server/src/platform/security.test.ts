import { setImmediate } from 'node:timers/promises';
import { getUser } from '@comet/contract/accounts';
import { logIn } from '@comet/contract/sessions';
import { minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { productionEnvironment, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld({ RATE_LIMIT_PER_MINUTE: '60' }));
});
afterAll(() => server.close());

const cookieOf = (headers: Readonly<Record<string, unknown>>): string =>
  /XSRF-TOKEN=([^;]+)/.exec([headers['set-cookie']].flat().join())?.[1] ?? '';
const body = { login: 'student', password: worldPassword };

describe('the anti-forgery cookie', () => {
  test('must be repeated in the header by a request that changes something', async () => {
    const cookie = cookieOf((await server.ask(getUser, { as: world.people.student.accessToken })).headers);
    expect(cookie).not.toBe('');
    const send = (headers: Record<string, string>) => server.ask(logIn, { body, headers });
    expect((await send({ cookie: `XSRF-TOKEN=${cookie}` })).status).toBe(403);
    expect((await send({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': 'other' })).status).toBe(403);
    expect((await send({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie })).status).toBe(200);
  });

  test('planted by another site is refused: it is not one that we signed', async () => {
    const { status } = await server.ask(logIn, {
      body,
      headers: { cookie: 'XSRF-TOKEN=planted.planted', 'x-xsrf-token': 'planted.planted' },
    });
    expect(status).toBe(403);
  });

  test('is no hindrance to a caller without cookies', async () => {
    expect((await server.ask(logIn, { body })).status).toBe(200);
  });
});

test('somebody who asks too often is told when to come again, and nobody else is', async () => {
  const as = world.people.otherTutor.accessToken;
  const statuses: number[] = [];
  for (let many = 0; many < 61; many++) statuses.push((await server.ask(getUser, { as })).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  const refused = await server.ask(getUser, { as });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.ask(getUser, { as: world.people.parent.accessToken })).status).toBe(200);
  server.clock.advance(minuteMs);
  expect((await server.ask(getUser, { as })).status).toBe(200);
});

describe('what the server tells about itself', () => {
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

  test('is whether it lives and can serve', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
    expect((await get('/health/ready')).json()).toEqual({ status: 'ready' });
  });

  test('is its figures, by route and never by person', async () => {
    const figures = (await get('/metrics')).body;
    expect(figures).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/user",status="200"\}/);
    expect(figures).toMatch(/database_connections/);
    expect(figures).not.toContain('student@');
  });

  test('is a page of every call, generated from the contract', async () => {
    expect((await get('/api/v1/openapi.json')).json().openapi).toBe('3.1.0');
    expect((await get('/api/docs/')).statusCode).toBe(200);
  });

  test('is the outbox while developing', async () => {
    expect((await get('/dev/outbox')).body).toContain('Local outbox');
  });

  test('is nothing about paths that it does not know', async () => {
    const { statusCode, body: text } = await get('/api/v1/no/such/call');
    expect([statusCode, JSON.parse(text)]).toEqual([
      404,
      { statusCode: 404, error: 'Not Found', code: 'notFound', message: expect.any(String) },
    ]);
  });

  test('comes with headers that keep other sites’ scripts and frames out', async () => {
    const { headers } = await get('/health/live');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'.*script-src 'self'/);
    expect(headers['content-security-policy']).toMatch(/base-uri 'none'.*object-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

const forDevelopers = ['/dev/outbox', '/dev/questions', '/metrics', '/api/docs/', '/api/v1/openapi.json'];

describe.each(forDevelopers)('%s', (url) => {
  test('answers this machine', async () => {
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  });

  test.each([
    ['another machine', { remoteAddress: '192.168.1.20' }],
    ['somebody behind a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['somebody behind another kind of proxy', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a page whose name points here', { headers: { host: 'evil.example' } }],
  ])('is not there for %s', async (_, from) => {
    expect((await server.app.inject({ method: 'GET', url, ...from })).statusCode).toBe(404);
  });
});

describe('in production', () => {
  let production: TestServer;
  beforeAll(async () => {
    production = await startTestServer({ ...productionEnvironment, OPS_PORT: '0' });
  });
  afterAll(() => production.close());

  test.each(forDevelopers)('%s is not there at all', async (url) => {
    expect((await production.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  test('figures and the list of calls have a listener of their own', async () => {
    const operations = production.operations?.app;
    expect((await operations?.inject('/metrics'))?.body).toContain('http_request_duration_seconds');
    expect((await operations?.inject('/api/v1/openapi.json'))?.json().openapi).toBe('3.1.0');
    expect((await operations?.inject('/health/ready'))?.statusCode).toBe(200);
    expect((await operations?.inject('/api/v1/user'))?.statusCode).toBe(404);
  });
});

test('while the event loop is held up people are asked to come again, and are served once it is free', async () => {
  const heldUp = await startTestServer({ MAX_LOOP_DELAY_MS: '100' });
  const ask = () => heldUp.app.inject({ method: 'GET', url: '/api/v1/no/such/call' });
  let refused = await ask();
  for (let turn = 0; turn < 20 && refused.statusCode !== 503; turn++) {
    const until = performance.now() + 300;
    while (performance.now() < until);
    await setImmediate();
    refused = await ask();
  }
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 20_000 }).toBe(404);
  await heldUp.close();
});

test('the address behind a trusted proxy counts, not what a visitor wrote before it', async () => {
  const behindOne = await startTestServer({ TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_PER_MINUTE: '5' });
  const askAs = (chain: string) => behindOne.ask(logIn, { body, headers: { 'x-forwarded-for': chain } });
  const statuses: number[] = [];
  for (let made = 0; made < 8; made++) statuses.push((await askAs(`10.0.0.${made}, 203.0.113.9`)).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await askAs('203.0.113.10')).status).not.toBe(429);
  await behindOne.close();
});

test('behind https browsers are told to use nothing else for a year', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://comet.example' });
  const { headers } = await secure.app.inject({ method: 'GET', url: '/health/live' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['set-cookie']).toMatch(/; Secure; SameSite=Lax$/);
  await secure.close();
});

test('an answer about a person is kept by nobody on the way, and a file brings no cookie', async () => {
  const { headers } = await server.ask(getUser, { as: world.people.parent.accessToken });
  expect(headers['cache-control']).toBe('no-store');
  const file = await server.app.inject({ method: 'GET', url: '/assets/none.js' });
  expect(file.headers['set-cookie']).toBeUndefined();
});
