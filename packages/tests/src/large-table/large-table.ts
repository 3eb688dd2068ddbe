/**
 * `npm run large-table`: makes a table like `attempt_questions` of 50 million rows in a PostgreSQL of its own, measures vacuum, and makes its
 * id a bigint while four connections write. Closes with `large table ok`, or with what went wrong. `-- --rows 1000000` is a quick look; 50
 * million need about 40 GB of disk and an hour or two.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { pg } from '../support/pg.ts';
import { makeTable, sizeOf, table } from './made-table.ts';
import { measureVacuums } from './vacuums.ts';
import { watchWaits } from './waits.ts';
import { widenId } from './widened-id.ts';
import { startWriters, writersName } from './writers.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '50000000' }, 'vacuum-only': { type: 'boolean', default: false } },
});
const rows = Number(values.rows);
/** One above the last int. */
const startAt = 2_147_483_648;
/** A child waits this long at most for an answer that meets the last step. */
const longestWriteMs = 5000;
const faults: string[] = [];
const seconds = (value: number): string => `${value.toFixed(1)} s`;
const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${count} times`).join(', ') || 'nothing';

const folder = await makeThrowawayFolder('large-table');
const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'large' });
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();

async function countRows(): Promise<number> {
  const { rows: counted } = await client.query<{ count: number }>(`select count(*) from ${table}`);
  return counted[0]?.count ?? 0;
}

async function measureWidening(): Promise<void> {
  const waits = watchWaits(postgres.url, writersName);
  const writers = startWriters(postgres.url, rows);
  const { fillSeconds, vacuumSeconds, indexSeconds, changeSeconds } = await widenId(client, startAt, writers.enter);
  const written = await writers.stop();
  const waited = await waits.stop();
  console.log(`\nint to bigint beside ${written.transactions.toLocaleString('en-GB')} transactions of others:`);
  console.log(
    `filled in ${seconds(fillSeconds)}, vacuum ${seconds(vacuumSeconds)}, index and check ${seconds(indexSeconds)}`,
  );
  console.log(`changed over in ${changeSeconds.toFixed(2)} s\n\n| step | longest transaction of others |\n|---|---|`);
  for (const [step, longestMs] of written.longestMs) console.log(`| ${step} | ${seconds(longestMs / 1000)} |`);
  console.log(`\nseen in those of more than a second: ${listed(waited)}`);
  if (written.failed > 0) faults.push(`${written.failed} transactions failed`);
  if (Math.max(...written.longestMs.values()) > longestWriteMs) faults.push('others waited too long');
  const there = await countRows();
  if (there !== rows + written.transactions) faults.push(`${there} rows, not ${rows + written.transactions}`);
  const after = startWriters(postgres.url, rows + written.transactions + written.failed + 10);
  await wait(1000);
  const more = await after.stop();
  const { rows: largest } = await client.query<{ max: number }>(`select max(id) from ${table}`);
  if (more.failed > 0 || (largest[0]?.max ?? 0) < startAt) faults.push('ids did not go on past the last int');
}

try {
  await client.query(`alter system set max_wal_size = '8GB'`);
  await client.query('select pg_reload_conf()');
  await makeTable(client, rows);
  const size = await sizeOf(client);
  console.log(
    `${rows.toLocaleString('en-GB')} rows, ${size.rows} MB and ${size.indexes} MB of indexes\n\n| vacuum after | took |\n|---|---|`,
  );
  for (const { after, seconds: took } of await measureVacuums(client, rows))
    console.log(`| ${after} | ${seconds(took)} |`);
  if (!values['vacuum-only']) await measureWidening();
} finally {
  await client.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(faults.length === 0 ? 'large table ok' : faults.join('; '));
process.exitCode = faults.length === 0 ? 0 : 1;
