import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTcpRelay } from '../testing/tcp-relay.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { openLive } from './live-events.ts';

let stored: TestDatabase;
beforeAll(async () => {
  stored = await createTestDatabase();
  await asAdmin('create table notes (text text not null)');
});
afterAll(() => stored.drop());

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: stored.url });
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}

async function open(url: string, poolSize: number) {
  const database = await openDatabase({ url, poolSize, onError: () => undefined });
  onTestFinished(() => database.close());
  return database;
}

const write = { name: 'write', text: `insert into notes values ('kept')` };
const sleep = { name: 'sleep', text: 'select pg_sleep(0.2)' };
const unavailable = { code: 'unavailable', statusCode: 503 };

/** Whether new connections may write: a standby's may not. */
const setWritable = (isWritable: boolean) =>
  asAdmin(
    'set default_transaction_read_only = off',
    `alter database ${new URL(stored.url).pathname.slice(1)} set default_transaction_read_only = ${isWritable ? 'off' : 'on'}`,
  );

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['a statement', (database) => database.query(write, [])],
  ['a transaction', (database) => database.transaction((tx) => tx.query(write, []))],
  ['several statements', (database) => database.queryTogether([{ statement: write, values: [] }])],
])('%s on a connection that takes no writes any more is refused, and the next goes to another', async (_, attempt) => {
  await setWritable(false);
  onTestFinished(() => setWritable(true));
  const database = await open(stored.url, 1);
  await setWritable(true);
  await expect(attempt(database)).rejects.toMatchObject({ ...unavailable, cause: { code: '25006' } });
  await attempt(database);
});

/** A line to the database that can be frozen; closed when the test is over. */
async function openRelay() {
  const relay = await openTcpRelay(stored.url);
  onTestFinished(relay.close);
  const url = new URL(stored.url);
  url.host = relay.host;
  return { ...relay, url: url.toString() };
}

/** As a failover does. */
const dropConnections = () =>
  asAdmin(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

test('a database that stands still keeps nobody for longer than 6 s, and is found again', {
  timeout: 20_000,
}, async () => {
  const relay = await openRelay();
  const database = await open(relay.url, 2);
  await database.query(write, []);
  relay.freeze();
  const startedAt = Date.now();
  const asked = [
    database.query(write, []),
    database.transaction((tx) => tx.query(write, [])),
    // Waits for a connection.
    database.query(write, []),
  ];
  for (const result of await Promise.allSettled(asked)) expect(result).toMatchObject({ reason: unavailable });
  expect(Date.now() - startedAt).toBeLessThan(6500);
  relay.thaw();
  await database.query(write, []);
});

test('where the database has no room for more connections, those we have serve everybody', async () => {
  await asAdmin(
    `drop role if exists narrow_comet`,
    `create role narrow_comet login superuser password 'narrow' connection limit 2`,
    'alter role narrow_comet nosuperuser',
    'grant all on notes to narrow_comet',
  );
  onTestFinished(() => asAdmin('revoke all on notes from narrow_comet', 'drop role narrow_comet'));
  const url = new URL(stored.url);
  url.username = 'narrow_comet';
  url.password = 'narrow';
  const database = await open(url.toString(), 8);
  await Promise.all(Array.from({ length: 10 }, () => database.query(sleep, [])));
  expect(database.load().total).toBe(2);
});

test('live events are heard again within 2 s of a break, and somebody is told that some were missed', async () => {
  const relay = await openRelay();
  const database = await open(relay.url, 2);
  const live = await openLive(database, { warn: () => undefined });
  onTestFinished(live.close);
  let missed = 0;
  live.onMissed(() => missed++);
  await dropConnections();
  await expect.poll(() => missed, { timeout: 2000 }).toBe(1);
  const heard = new Promise((resolve) => live.subscribe(resolve));
  live.publish({ type: 'progress', studentId: 7 });
  expect(await heard).toEqual({ type: 'progress', studentId: 7 });
});
