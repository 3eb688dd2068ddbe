import { chmod, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolderForTests } from '../testing/throwaway-folder.ts';
import { openDatabase } from './database.ts';
import { applicationName, startEmbeddedPostgres } from './embedded-postgres.ts';

let home: string;
beforeEach(async () => {
  home = await makeFolderForTests('home');
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, application_name: 'test' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows[0];
}

describe('the embedded PostgreSQL', () => {
  test('starts in a home that nobody else may enter, and a second start takes the running one over', async () => {
    // What /root is on most machines: PostgreSQL's own user cannot pass through it.
    await chmod(home, 0o700);
    const dataDir = join(home, 'data');
    const first = await startEmbeddedPostgres({ dataDir, database: 'one' });
    expect(first.tookOver).toBe(false);
    await ask(first.url, 'create table kept as select 7 as n');
    const second = await startEmbeddedPostgres({ dataDir, database: 'one' });
    expect(second).toMatchObject({ tookOver: true, url: first.url });
    expect(await ask(second.url, 'select n from kept')).toEqual({ n: 7 });
    const elsewhere = await ask(second.url, "select current_setting('data_directory') as path");
    await second.stop();
    await expect(ask(first.url, 'select 1')).rejects.toThrow();
    await rm(dirname(Object(elsewhere).path), { recursive: true });
  });

  test('recovers what was committed before it was killed', async () => {
    const first = await startEmbeddedPostgres({ dataDir: home, database: 'one' });
    await ask(first.url, 'create table kept as select 7 as n');
    const folder = await ask(first.url, "select current_setting('data_directory') as path");
    const [pid] = (await readFile(join(Object(folder).path, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const again = await startEmbeddedPostgres({ dataDir: home, database: 'one' });
    expect(await ask(again.url, 'select n from kept')).toEqual({ n: 7 });
    await again.stop();
  });

  test('stays up while another server works with it', async () => {
    const first = await startEmbeddedPostgres({ dataDir: home, database: 'one' });
    const second = await startEmbeddedPostgres({ dataDir: home, database: 'one' });
    const other = new pg.Client({ connectionString: second.url, application_name: `${applicationName}-live` });
    await other.connect();
    await first.stop();
    expect((await other.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
    await other.end();
    await second.stop();
  });

  test('the pool goes on after the database crashed and came back', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: home, database: 'one' });
    const database = await openDatabase({ url: postgres.url, poolSize: 4, onError: () => undefined });
    const pid = await database.query<{ pid: number }>({ name: 'pid', text: 'select pg_backend_pid() as pid' }, []);
    // A killed backend makes PostgreSQL end all others and recover from its log.
    process.kill(pid[0]?.pid ?? 0, 'SIGKILL');
    await expect
      .poll(() => database.query({ name: 'seven', text: 'select 7 as n' }, []).catch(() => []), { timeout: 20_000 })
      .toEqual([{ n: 7 }]);
    await database.close();
    await postgres.stop();
  });
});
