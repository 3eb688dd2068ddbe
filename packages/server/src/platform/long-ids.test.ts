/** Ids that grow with use are bigint, and so is every column that refers to one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';

let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = await openDatabase({ url: stored.url, poolSize: 2, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

/** Tables that grow with the number of people and of what the team makes, not with what people do every day. */
const smallTables = ['users', 'classrooms', 'promo_codes'];
/** Refers to an attempt, a practice or a lesson by its kind, so no foreign key says what it refers to. */
const untypedReferences = ['source_id'];

/** Columns that would end at 2,147,483,647, as table.column. */
async function listShortIds(): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    {
      name: 'list-short-ids',
      text: `with long as (
          select c.table_name, c.column_name from information_schema.columns c
          where c.table_schema = 'public' and c.is_identity = 'YES' and not c.table_name = any($1)),
        referring as (
          select f.conrelid as table_id, unnest(f.conkey) as place from pg_constraint f
          join long l on f.confrelid = to_regclass(quote_ident(l.table_name)) where f.contype = 'f')
        select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
          join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
        where a.attnum > 0 and a.atttypid = any(array['int2'::regtype, 'int4'::regtype]) and (
            a.attname = any($2)
            or a.attname in (select column_name from long)
            or (a.attrelid, a.attnum) in (select table_id, place from referring)) order by 1`,
    },
    [smallTables, untypedReferences],
  );
  return rows.map(({ name }) => name);
}

test('no id of a growing table and nothing that refers to one is an int', async () => {
  expect(await listShortIds()).toEqual([]);
});

test('a new table with such columns is found', async () => {
  const plant = `create table planted (planted_id int generated always as identity primary key, attempt_id int,
    of_question int references attempt_questions, source_id int, student_id int references users)`;
  await database.query({ name: '', text: plant }, []);
  expect(await listShortIds()).toEqual([
    'planted.attempt_id',
    'planted.of_question',
    'planted.planted_id',
    'planted.source_id',
  ]);
});
