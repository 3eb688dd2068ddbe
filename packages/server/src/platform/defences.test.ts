import { getUser } from '@comet/contract/accounts';
import { logIn } from '@comet/contract/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createWorld, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '60' });
  world = await createWorld(server);
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
  server.clock.advance(60_000);
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
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('in production there is no outbox to read', async () => {
  const production = await startTestServer({ NODE_ENV: 'production' });
  expect((await production.app.inject({ method: 'GET', url: '/dev/outbox' })).statusCode).toBe(404);
  await production.close();
});
