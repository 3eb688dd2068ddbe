/** Checks that the server answers bad input with a clear refusal that changes nothing. */
import type { Call, ExampleRequest } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { errorSchema, isErrorCode } from '@comet/contract/errors';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';
import type { World } from './world.ts';

/** What must never leave the server: SQL, file names, stack traces. */
const internals = /select |insert |update |postgres|drizzle|node_modules|\.ts:|at \w+ \(|syntax error|violates|ECONN/i;

/** The calls to fuzz, by name. A stream never ends, and a log-out would end the session that the others need. */
export const fuzzedCalls = calls
  .filter(({ stream, path }) => stream === undefined && path !== '/auth/logout')
  .map((call) => [`${call.method} ${call.path}`, call] as const);

/** The token of somebody who may make this call. */
export function callerOf(world: World, call: Call): string | undefined {
  const role = (['student', 'parent', 'tutor'] as const).find((known) => call.policy.callers.includes(known));
  return role === undefined ? undefined : world.people[role].accessToken;
}

/**
 * Gives a function that tells, in one statement, how every table is: a row that is written gets the id of its transaction (`xmin`), so their
 * number and sum change with each row that comes, changes or goes. Left out are the tables that count requests and the links
 * that a job mails meanwhile.
 */
export function fingerprintOf({ database }: TestServer): () => Promise<string> {
  const listTables = async (): Promise<string> => {
    const tables = await database.query<{ name: string }>(
      {
        name: 'list-tables',
        text: `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'audit_log', 'account_links') order by 1`,
      },
      [],
    );
    return tables
      .map(({ name }) => `select '${name}' as name, count(*), sum(xmin::text::bigint) from ${name}`)
      .join(' union all ');
  };
  let statement: Promise<string> | undefined;
  return async () => {
    statement ??= listTables();
    return JSON.stringify(await database.query({ name: 'fingerprint', text: await statement }, []));
  };
}

/** Gives a function that sends a request and checks that the answer is no 500 and that a refusal changed no row. */
export function refusalChecker(server: TestServer) {
  const fingerprint = fingerprintOf(server);
  // Only requests change rows here: what was seen last holds until one is done, or has written before it was refused.
  let lastSeen: string | undefined;
  return async (call: Call, request: ExampleRequest, as: string | undefined, description = ''): Promise<void> => {
    const before = lastSeen ?? (await fingerprint());
    lastSeen = undefined;
    let answered: Awaited<ReturnType<TestServer['ask']>> | undefined;
    const mayHaveWritten = await server.mayHaveWritten(async () => {
      answered = await server.ask(call, { ...request, as });
    });
    if (answered === undefined) throw new Error('nothing was asked');
    const { status, text } = answered;
    expect(status, `${description}: ${text}`).toBeLessThan(500);
    if (status >= 400) {
      expect(text).not.toMatch(internals);
      expect(isErrorCode(errorSchema.parse(JSON.parse(text)).code), text).toBe(true);
    }
    const after = mayHaveWritten ? await fingerprint() : before;
    if (status >= 400) expect(after, description).toBe(before);
    lastSeen = after;
  };
}
