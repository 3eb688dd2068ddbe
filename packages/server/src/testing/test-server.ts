/** The whole server over a database of its own and a clock that stands still, asked through HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnswerOf, type Call, type ExampleRequest, pathOf } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { testClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { recordStatements } from './record-statements.ts';
import type { RowTypes } from './row-types.ts';
import { createTestDatabase } from './test-database.ts';

/** A Friday in term. */
export const testNow = new Date('2026-11-20T10:00:00Z');

export type TestServer = Awaited<ReturnType<typeof openServer>>;

/** What came back for a call. */
export interface Answered<C extends Call> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body as the contract has it; look at `status` first. */
  readonly body: AnswerOf<C>;
  readonly text: string;
}

export interface Asking extends ExampleRequest {
  readonly as?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

type Ask = <C extends Call>(call: C, asking?: Asking) => Promise<Answered<C>>;

const askerOf =
  (app: Awaited<ReturnType<typeof createApp>>['app']): Ask =>
  async (call, { as, headers = {}, ...sent } = {}) => {
    const response = await app.inject({
      method: call.method,
      url: pathOf(call, sent),
      headers: { ...(as === undefined ? {} : { authorization: `Bearer ${as}` }), ...headers },
      ...(sent.body === undefined ? {} : { payload: Object(sent.body) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json(),
      text: response.body,
    };
  };

export interface ServerChoice {
  readonly environment?: Readonly<Record<string, string>>;
  /** Hears every line of the log; without it nothing is logged. */
  readonly logTo?: ((line: string) => void) | undefined;
}

export async function openServer(
  databaseUrl: string,
  rowTypes: RowTypes,
  { environment = {}, logTo }: ServerChoice = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'comet-data-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: 'a secret of the tests, long enough for any key',
    LOG_LEVEL: logTo === undefined ? 'silent' : 'debug',
    RATE_LIMIT_PER_MINUTE: '100000',
    // The tests share the server's event loop and hold it up themselves.
    MAX_LOOP_DELAY_MS: '0',
    PUBLIC_URL: 'http://comet.test',
    SANDBOX_PAYMENTS: '1',
    ...environment,
  });
  const opened = await openDatabase({ url: databaseUrl, poolSize: 12, onError: () => undefined });
  const { database, statementsOf, textsOf, mayHaveWritten } = recordStatements(opened, rowTypes);
  const clock = testClock(testNow);
  const server = await createApp({
    config,
    database,
    clock,
    log: createLog(config, logTo && { write: logTo }),
    hasWeakPasswords: true,
  });
  await server.app.ready();

  const ask = askerOf(server.app);

  return {
    ...server,
    config,
    database,
    clock,
    ask,
    statementsOf,
    textsOf,
    mayHaveWritten,
    /** The tokens of somebody who logs in. */
    enter: async (login: string, password: string) => (await ask(logIn, { body: { login, password } })).body,
    close: async () => {
      await server.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a server in production may not start without. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SANDBOX_PAYMENTS: '0',
} as const;

/** Over a copy of the template, which goes when the server is closed. */
export async function startServerOn(template: string, choice: ServerChoice): Promise<TestServer> {
  const stored = await createTestDatabase(template);
  const server = await openServer(stored.url, inject('rowTypes'), choice);
  const close = async (): Promise<void> => {
    await server.close();
    await stored.drop();
  };
  return { ...server, close };
}

/** Nobody is there. */
export const startTestServer = (
  environment: ServerChoice['environment'] = {},
  logTo?: ServerChoice['logTo'],
): Promise<TestServer> => startServerOn(inject('template'), { environment, logTo });

export type Twin = Awaited<ReturnType<typeof startTwin>>;

/** Another server on the same database and clock, as a school has several: with a pool, jobs and batches of its own. */
export async function startTwin({ config, database: { url }, clock }: TestServer) {
  const database = await openDatabase({ url, poolSize: 12, onError: () => undefined });
  const twin = await createApp({ config, database, clock, log: createLog(config), hasWeakPasswords: true });
  await twin.app.ready();
  return {
    ask: askerOf(twin.app),
    services: twin.services,
    close: async () => {
      await twin.stop();
      await database.close();
    },
  };
}
