/** Throws bad input, made from the contract, at every call: never a 500, nothing of our insides, and no row changed by a refusal. */
import type { Call, ExampleRequest } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { errorSchema, isErrorCode } from '@comet/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { createWorld, type World } from './testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
});
afterAll(() => server.close());
beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

const nasty: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  '\uD800',
  '💥'.repeat(50),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  'a'.repeat(5000),
  -1,
  0,
  1.5,
  1e9,
  1e308,
  2 ** 53,
  2_147_483_648,
  'NaN',
  [],
  {},
  { $gt: '' },
  [[[[[]]]]],
];
const value = fc.oneof(fc.constantFrom(...nasty), fc.string(), fc.integer(), fc.double(), fc.jsonValue());

/** The example with some of its fields spoilt, taken away or joined by unknown ones. */
function spoilt(example: ExampleRequest): fc.Arbitrary<ExampleRequest> {
  const spoil = (fields: object): fc.Arbitrary<Record<string, unknown>> =>
    fc
      .tuple(
        ...Object.entries(fields).map(([name, given]) =>
          fc.tuple(
            fc.constant(name),
            fc.oneof({ weight: 3, arbitrary: fc.constant(given) }, { weight: 4, arbitrary: value }),
          ),
        ),
      )
      .chain((entries) =>
        fc
          .record({ extra: fc.option(fc.tuple(fc.string({ minLength: 1 }), value), { nil: undefined }) })
          .map(({ extra }) => Object.fromEntries([...entries, ...(extra === undefined ? [] : [extra])])),
      );
  const asText = (fields: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, given]) => [
        name,
        (typeof given === 'string' ? given : (JSON.stringify(given) ?? '')).toWellFormed(),
      ]),
    );
  return fc.record({
    ...(example.params === undefined ? {} : { params: spoil(example.params).map(asText) }),
    ...(example.query === undefined ? {} : { query: spoil(example.query).map(asText) }),
    ...(example.body === undefined
      ? {}
      : { body: fc.oneof({ weight: 4, arbitrary: spoil(Object(example.body)) }, { weight: 1, arbitrary: value }) }),
  });
}

/** Every row of every table but the ones that count requests, as one number. */
async function fingerprint(): Promise<string> {
  const tables = await server.database.query<{ name: string }>(
    {
      name: 'list-tables',
      text: `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'audit_log') order by 1`,
    },
    [],
  );
  const sums = await Promise.all(
    tables.map(({ name }) =>
      server.database.query(
        {
          name: `sum-${name}`,
          text: `select '${name}' as name, count(*), sum(hashtext(t::text)::bigint) from ${name} t`,
        },
        [],
      ),
    ),
  );
  return JSON.stringify(sums);
}

const insides = /select |insert |update |postgres|drizzle|node_modules|\.ts:|at \w+ \(|syntax error|violates|ECONN/i;
const callerOf = (call: Call): string | undefined => {
  const role = (['student', 'parent', 'tutor'] as const).find((known) => call.policy.callers.includes(known));
  return role === undefined ? undefined : world.people[role].accessToken;
};

const named = calls
  .filter(({ stream, path }) => stream === undefined && path !== '/auth/logout')
  .map((call) => [`${call.method} ${call.path}`, call] as const);

describe.each(named)('%s', (_, call) => {
  test('answers every nasty value in every field with a clear refusal that changes nothing', async () => {
    const example = call.example(world.example);
    for (const part of ['params', 'query', 'body'] as const)
      for (const field of Object.keys(Object(example[part]))) {
        for (const bad of nasty) {
          const inText = typeof bad === 'string' ? bad.toWellFormed() : JSON.stringify(bad);
          const spoiltPart = { ...Object(example[part]), [field]: part === 'body' ? bad : inText };
          const before = await fingerprint();
          const { status, text } = await server.ask(call, { ...example, [part]: spoiltPart, as: callerOf(call) });
          expect(status, `${part}.${field} = ${JSON.stringify(bad)}: ${text}`).toBeLessThan(500);
          if (status < 400) continue;
          expect(text).not.toMatch(insides);
          expect(await fingerprint(), `${part}.${field} = ${JSON.stringify(bad)}`).toBe(before);
        }
      }
  });

  test('answers bad input with a clear refusal that changes nothing', async () => {
    const as = callerOf(call);
    await fc.assert(
      fc.asyncProperty(spoilt(call.example(world.example)), async (request) => {
        const before = await fingerprint();
        const { status, text } = await server.ask(call, { ...request, as });
        expect(status, text).toBeLessThan(500);
        if (status < 400) return;
        expect(text).not.toMatch(insides);
        expect(isErrorCode(errorSchema.parse(JSON.parse(text)).code), text).toBe(true);
        expect(await fingerprint()).toBe(before);
      }),
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
