/** Fills a database with a school: indexes away first, rows by statement, indexes back, as one restores a backup. */
import { pg } from '../support/pg.ts';
import { leagueStatements } from './leagues.sql.ts';
import { peopleStatements } from './people.sql.ts';
import { workStatements } from './work.sql.ts';

const filled = [
  'attempts',
  'attempt_questions',
  'ledger_entries',
  'practice_tasks',
  'day_totals',
  'sub_topic_results',
  'revisions',
  'league_groups',
  'league_scores',
];

/** Indexes and unique constraints of the tables to be filled, primary keys aside, each as the statements that drop and make it. */
async function listIndexes(client: pg.Client): Promise<{ drop: string; make: string }[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.conname is null then format('drop index %I', i.relname)
          else format('alter table %I drop constraint %I', t.relname, c.conname) end as drop,
        case when c.conname is null then pg_get_indexdef(i.oid)
          else format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as make
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        left join pg_constraint c on c.conindid = x.indexrelid and c.contype = 'u'
      where t.relname = any($1) and not x.indisprimary`,
    [filled],
  );
  return rows;
}

/** Lets identity columns go on after the rows that were numbered here. */
const setSequences = (
  [
    ['attempts', 'attempt_id'],
    ['attempt_questions', 'question_id'],
    ['league_groups', 'group_id'],
  ] as const
).map(
  ([table, key]) => `select setval(pg_get_serial_sequence('${table}', '${key}'), (select max(${key}) from ${table}))`,
);

/** Gives how many answers there are. The demo and the bank must be there. */
export async function fillSchool(url: string, students: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  const tell = (what: string): void =>
    console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`);
  await client.query(
    `set synchronous_commit = off; set work_mem = '512MB'; set maintenance_work_mem = '1GB'; set timezone = 'UTC'`,
  );
  for (const [what, text] of peopleStatements) {
    const { rowCount } = await client.query(text, [students]);
    tell(`${what}: ${rowCount}`);
  }
  // Triggers have written the names that people log in with. From here on references are right by the way the rows are made,
  // and looked at by `brokenInvariants`; checking each of them takes longest.
  await client.query('set session_replication_role = replica; analyze');
  const indexes = await listIndexes(client);
  for (const { drop } of indexes) await client.query(drop);
  for (const [what, text] of [...leagueStatements, ...workStatements]) {
    const { rowCount } = await client.query(text);
    tell(`${what}: ${rowCount}`);
    const [, made] = /^create unlogged table (\w+)/.exec(text) ?? [];
    if (made !== undefined) await client.query(`analyze ${made}`);
  }
  for (const text of setSequences) await client.query(text);
  for (const { make } of indexes) await client.query(make);
  tell(`indexes: ${indexes.length}`);
  // The product writes a practice's rows in place, over weeks; here they were written all at once.
  await client.query('cluster practice_tasks using practice_tasks_once');
  await client.query('drop table load_answers, load_attempts, load_cells, load_items, load_league_weeks');
  await client.query('vacuum (analyze)');
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from attempt_questions where answered_at is not null',
  );
  tell(`${rows[0]?.n} answers, vacuumed and analysed`);
  await client.end();
  return rows[0]?.n ?? 0;
}
