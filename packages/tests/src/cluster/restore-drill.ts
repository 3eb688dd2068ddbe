/** A restore to a moment in the middle of the students' work, from a base backup and archived log, into a PostgreSQL of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@comet/server/platform/free-port';
import { lostOf } from '../chaos/drill.ts';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { enter } from '../support/person.ts';
import { withClient } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import type { ClusterSite } from './cluster-drill.ts';
import { watchPeople } from './people.ts';
import { archiveFolder, type PostgresNodes } from './postgres-nodes.ts';
import type { Programs } from './programs.ts';
import { type ServicePlace, startService } from './service.ts';

const workMs = 5000;
const restoredWithinMs = 60_000;

/** What a restore brought back. */
export interface Restored {
  /** Answers acknowledged before the moment. */
  readonly expected: number;
  /** Of these, the ones that are not there or are there otherwise. */
  readonly missing: number;
  /** Answers that were only given after the moment. */
  readonly tooLate: number;
  readonly broken: readonly string[];
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const last = Date.now() + restoredWithinMs; !(await isSo().catch(() => false)); await wait(200))
    if (Date.now() > last) throw new Error(`${what} did not happen`);
}

const isWritable = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
    return rows[0]?.is_standby === false;
  });

async function backUp({ folder, runAs }: ServicePlace, programs: Programs, nodes: PostgresNodes): Promise<string> {
  const base = join(folder, 'base');
  const { port } = await nodes.primary();
  const url = `postgresql://repl:${nodes.password}@127.0.0.1:${port}/postgres`;
  const program = join(dirname(programs.postgres), 'pg_basebackup');
  const child = spawn(program, ['-d', url, '-D', base, '-c', 'fast', '-X', 'stream'], {
    ...runAs,
    cwd: '/',
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`pg_basebackup ended with ${code}`);
  return base;
}

/** Patroni writes each kind of target as an empty one, beside which PostgreSQL takes no other. */
async function forgetTargets(base: string): Promise<void> {
  const path = join(base, 'postgresql.conf');
  const lines = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, lines.filter((line) => !/^recovery_target/.test(line)).join('\n'));
}

/** Until everything that was written so far is in the archive. */
async function archiveAll(databaseUrl: string, adminUrl: string, folder: string): Promise<void> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file'),
  );
  await withClient(adminUrl, (client) => client.query('select pg_switch_wal()'));
  await until('archiving', () =>
    access(join(archiveFolder(folder), rows[0]?.file ?? '')).then(
      () => true,
      () => false,
    ),
  );
}

export async function drillRestore(
  place: ServicePlace,
  programs: Programs,
  nodes: PostgresNodes,
  { databaseUrl, url }: ClusterSite,
): Promise<Restored> {
  const base = await backUp(place, programs, nodes);
  const names = await withClient(databaseUrl, (client) => makeStudents(client, 20));
  const tokens = await Promise.all(names.map((name) => enter(url, name, studentPassword)));
  const stop = new AbortController();
  const people = watchPeople(url, tokens, stop.signal);
  await wait(workMs);
  const acknowledgedBefore = people.sight.acknowledged.length;
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ moment: string }>('select clock_timestamp()::text as moment'),
  );
  const moment = rows[0]?.moment ?? '';
  await wait(workMs);
  stop.abort();
  await people.ended;
  const { port: primaryPort } = await nodes.primary();
  const adminUrl = `postgresql://postgres:${nodes.password}@127.0.0.1:${primaryPort}/postgres`;
  await archiveAll(databaseUrl, adminUrl, place.folder);

  await forgetTargets(base);
  await writeFile(join(base, 'recovery.signal'), '');
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    archive_mode: 'off',
    synchronous_standby_names: '',
    primary_conninfo: '',
    restore_command: `cp ${archiveFolder(place.folder)}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
  const restored = await startService(place, 'restored', programs.postgres, [
    ...['-D', base, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  try {
    const restoredUrl = `postgresql://comet:${nodes.password}@127.0.0.1:${port}/comet`;
    await until('the restore', () => isWritable(restoredUrl));
    const early = people.sight.acknowledged.slice(0, acknowledgedBefore).map(({ answer }) => answer);
    const late = await withClient(restoredUrl, (client) =>
      client.query(`select from attempt_questions where answered_at > $1::timestamptz`, [moment]),
    );
    return {
      expected: early.length,
      missing: (await lostOf(restoredUrl, early)).length,
      tooLate: late.rowCount ?? 0,
      broken: [
        ...(people.sight.acknowledged.length > early.length ? [] : ['nothing was answered after the moment']),
        ...(await listBrokenInvariants(restoredUrl)),
      ],
    };
  } finally {
    await restored.stop();
  }
}
