import type { LiveEvent } from '@comet/contract/notifications';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type Live, openLive } from './live-events.ts';
import { createLog } from './log.ts';

let stored: TestDatabase;
let databases: Database[];
let processes: Live[];
const heard: LiveEvent[] = [];
beforeAll(async () => {
  stored = await createTestDatabase();
  const open = () => openDatabase({ url: stored.url, poolSize: 2, onError: () => undefined });
  databases = [await open(), await open()];
  const log = createLog({ logLevel: 'silent' });
  processes = await Promise.all(databases.map((database) => openLive(database, log)));
  processes[1]?.subscribe((event) => heard.push(event));
});
afterAll(async () => {
  for (const live of processes) await live.close();
  for (const database of databases) await database.close();
  await stored.drop();
});

test('what one process publishes another hears, a burst about one child once', async () => {
  for (let many = 0; many < 10; many++) processes[0]?.publish({ type: 'progress', studentId: 7 });
  processes[0]?.publish({ type: 'result', studentId: 8 });
  await expect.poll(() => heard.length).toBe(2);
  expect(heard).toEqual([
    { type: 'progress', studentId: 7 },
    { type: 'result', studentId: 8 },
  ]);
});

test('a process that ends at once, as a command does, is heard all the same', async () => {
  heard.length = 0;
  const [database] = databases;
  if (database === undefined) throw new Error('no database');
  const brief = await openLive(database, { warn: () => undefined });
  brief.publish({ type: 'gift', studentId: 10 });
  await brief.close();
  await expect.poll(() => heard).toEqual([{ type: 'gift', studentId: 10 }]);
});

test('the listening connection comes back after it broke', async () => {
  heard.length = 0;
  const client = new pg.Client({ connectionString: stored.url });
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '%-live'",
  );
  expect(rowCount).toBe(2);
  await client.end();
  await expect
    .poll(
      () => {
        processes[0]?.publish({ type: 'progress', studentId: 9 });
        return heard.length;
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBeGreaterThan(0);
});
