/** Throws the largest hostile texts that fit at every text field of every call: no request may cost more than 100 ms of processor time, and 25 for each MB it may have. */
import { type Call, defaultBodyLimitBytes } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld } from './testing/start-world.ts';
import type { TestServer } from './testing/test-server.ts';
import type { World } from './testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

const maxCostMs = 100;
/** To write and to read so much text takes its time, whatever it says. */
const msPerMegabyte = 25;

const bodyLimitOf = (call: Call): number => call.bodyLimitBytes ?? defaultBodyLimitBytes;
const maxCostMsOf = (call: Call): number => maxCostMs + (bodyLimitOf(call) / 1024 ** 2) * msPerMegabyte;

/** A body as large as the call takes, less what the other fields need. */
const roomOf = (call: Call): number => bodyLimitOf(call) - 1024;

/** Texts that cost an expression or a normaliser the most, `bytes` long when sent. */
const hostileTexts: readonly (readonly [name: string, make: (bytes: number) => string])[] = [
  ['blanks with a letter at each end', (bytes) => `a${' '.repeat(bytes - 2)}b`],
  ['signs without ink', (bytes) => `a${'\u200B'.repeat((bytes - 2) / 3)}b`],
  ['one letter with accents without end', (bytes) => `a${'\u0301\u0316'.repeat(bytes / 4 - 1)}`],
  ['Hangul to be composed', (bytes) => '\u1100\u1161\u11A8'.repeat(bytes / 9)],
  ['digits', (bytes) => '1'.repeat(bytes)],
  ['digits with signs between', (bytes) => '1,'.repeat(bytes / 2)],
  ['an address without end', (bytes) => `${'a.'.repeat(bytes / 2 - 5)}@a.a`],
  ['brackets', (bytes) => '['.repeat(bytes)],
  ['emoji', (bytes) => '👩‍🚀'.repeat(bytes / 11)],
];

const callerOf = (call: Call): string | undefined => {
  const role = (['student', 'parent', 'tutor'] as const).find((known) => call.policy.callers.includes(known));
  return role === undefined ? undefined : world.people[role].accessToken;
};

/** The processor time of this thread, where everybody's requests are served; the least of five, for a busy machine. */
async function costMs(mostMs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 5 && least > mostMs; tried++) {
    const startedAt = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(startedAt);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const named = calls
  .filter(({ stream, path }) => stream === undefined && path !== '/auth/logout')
  .map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(named)('%s costs little, whatever it is sent', async (_, call) => {
  const example = call.example(world.example);
  const as = callerOf(call);
  for (const part of ['query', 'body'] as const)
    for (const field of Object.keys(Object(example[part])))
      for (const [name, make] of hostileTexts) {
        const text = make(part === 'body' ? roomOf(call) : 4096);
        const request = { ...example, [part]: { ...Object(example[part]), [field]: text }, as };
        const spent = await costMs(maxCostMsOf(call), async () => {
          const { status } = await server.ask(call, request);
          expect(status, `${part}.${field}: ${name}`).toBeLessThan(500);
        });
        expect(spent, `${part}.${field}: ${name}, ms`).toBeLessThan(maxCostMsOf(call));
      }
});

test.each([
  ['levels that never end', '['.repeat(6000)],
  ['objects in one another', '{"a":'.repeat(2500)],
  ['a login of 240,000 blanks', JSON.stringify({ login: `a${' '.repeat(240_000)}b`, password: 'x' })],
  ['a password of accents', JSON.stringify({ login: 'a', password: `a${'\u0301\u0316'.repeat(3500)}` })],
])('%s cost little before anybody is logged in', async (_, payload) => {
  const spent = await costMs(maxCostMs, async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 413]).toContain(response.statusCode);
  });
  expect(spent).toBeLessThan(maxCostMs);
});
