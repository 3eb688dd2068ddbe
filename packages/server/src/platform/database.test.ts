import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = await openDatabase({ url: stored.url, poolSize: 4, onError: () => undefined });
  await database.query({ name: 'make', text: 'create table counters (id int primary key, n int not null)' }, []);
  await database.query({ name: 'fill', text: 'insert into counters values (1, 0), (2, 0)' }, []);
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

const add = { name: 'add', text: 'update counters set n = n + 1 where id = $1' };
const lockedFor = { name: 'lock', text: 'select n from counters where id = $1 for update' };

test('a server whose processes would need more connections than PostgreSQL has is not started', async () => {
  const options = { url: stored.url, poolSize: 20, onError: () => undefined };
  await expect(openDatabase({ ...options, processes: 1000 })).rejects.toThrow('1000 processes of 26 connections each');
  await (await openDatabase({ ...options, processes: 2 })).close();
});

describe('a transaction', () => {
  test('leaves nothing behind when it fails', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.query(add, [1]);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await database.query({ name: 'read', text: 'select sum(n)::int as n from counters' }, [])).toEqual([
      { n: 0 },
    ]);
  });

  test('is tried again after a deadlock, so that both sides come through', async () => {
    let locked = 0;
    const both = Promise.withResolvers<void>();
    const cross = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await tx.query(lockedFor, [first]);
        if (++locked === 2) both.resolve();
        await both.promise;
        await tx.query(add, [second]);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await database.query({ name: 'read-all', text: 'select n from counters order by id' }, [])).toEqual([
      { n: 1 },
      { n: 1 },
    ]);
  });

  test('that waits too long for a lock is told to come again later', async () => {
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = database.transaction(async (tx) => {
      await tx.query(lockedFor, [1]);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    await expect(database.query(add, [1])).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 2 });
    held.resolve();
    await holder;
  });
});

describe('the pool', () => {
  test('outlives the loss of all its connections', async () => {
    const client = new pg.Client({ connectionString: stored.url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
    await expect
      .poll(() => database.query({ name: 'seven', text: 'select 7 as n' }, []).catch(() => []))
      .toEqual([{ n: 7 }]);
  });

  test('is not opened on a PostgreSQL that would lose acknowledged answers', async () => {
    const name = new URL(stored.url).pathname.slice(1);
    await database.query({ name: 'unsafe', text: `alter database ${name} set synchronous_commit = off` }, []);
    const opened = openDatabase({ url: stored.url, poolSize: 2, onError: () => undefined });
    await expect(opened).rejects.toThrow(/synchronous_commit/);
  });
});

test('migrations run once, however many servers start at once', async () => {
  const name = 'comet_test_migrations';
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url.toString())));
  const migrated = new pg.Client({ connectionString: url.toString() });
  await migrated.connect();
  const { rows } = await migrated.query(
    'select count(*)::int as many, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  );
  expect(rows[0].many).toBe(rows[0].different);
  expect(rows[0].many).toBeGreaterThan(0);
  await migrated.end();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
});
