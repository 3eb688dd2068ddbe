import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { readTogether } from './read-together.ts';

let stored: Awaited<ReturnType<typeof createTestDatabase>>;
let direct: Database;
let pooled: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  const { url } = stored;
  direct = await openDatabase({ url, poolSize: 2, onError: () => undefined });
  const name = new URL(url).pathname.slice(1);
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await direct.query({ name: `set-${setting}`, text: `alter database ${name} set ${setting} = '5s'` }, []);
  pooled = await openDatabase({ url, sessionUrl: url, poolSize: 2, onError: () => undefined });
});
afterAll(async () => {
  await direct.close();
  await pooled.close();
  await stored.drop();
});

/** Counts the ways to the database. */
function counted(database: Database) {
  const ways: string[][] = [];
  const together = readTogether({
    ...database,
    queryTogether: (asks) => {
      ways.push(asks.map(({ statement }) => statement.name));
      return database.queryTogether(asks);
    },
  });
  return { ways, together };
}

const echo = {
  name: 'echo',
  text: 'select $1::text as said, $2::int[] as numbers, $3::timestamptz as at, $4::jsonb as held',
};
const plain = { name: 'plain', text: 'select 1 as one' };

describe.each([
  ['on connections of our own', () => direct],
  ['behind a pooler', () => pooled],
])('%s', (_, databaseOf) => {
  test('what is asked at one moment goes together, and the same once', async () => {
    const { ways, together } = counted(databaseOf());
    const at = new Date('2026-11-20T10:00:00Z');
    const values = ['it\'s \\ "here"', [1, 2], at, { a: [null, 'ü'] }];
    const expected = [{ said: values[0], numbers: [1, 2], at, held: { a: [null, 'ü'] } }];
    for (let round = 0; round < 2; round++)
      expect(
        await Promise.all([
          together.query(echo, values),
          together.query(plain, []),
          together.query(echo, values),
          together.query(echo, [null, ['7', null], null, null]),
        ]),
      ).toEqual([expected, [{ one: 1 }], expected, [{ said: null, numbers: [7, null], at: null, held: null }]]);
    expect(ways).toEqual([
      ['echo', 'plain', 'echo'],
      ['echo', 'plain', 'echo'],
    ]);
  });

  test('one that fails is refused alone', async () => {
    const { together } = counted(databaseOf());
    const broken = { name: 'broken', text: 'select 1 / $1::int as none' };
    const [failed, read] = await Promise.allSettled([together.query(broken, [0]), together.query(plain, [])]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
    expect(read).toEqual({ status: 'fulfilled', value: [{ one: 1 }] });
  });

  test('nothing stays prepared behind a pooler', async () => {
    const { together } = counted(databaseOf());
    await together.query(plain, []);
    const count = { name: 'count-prepared', text: 'select count(*)::int as many from pg_prepared_statements' };
    const [row] = await databaseOf().query<{ many: number }>(count, []);
    expect(row?.many === 0).toBe(databaseOf() === pooled);
  });
});
