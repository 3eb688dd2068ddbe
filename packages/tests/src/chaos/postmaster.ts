/** Faults of the embedded PostgreSQL: a connection's process killed, and the whole database gone at once and started again. */
import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { pg } from '../support/pg.ts';

/** Kills the process of one connection of a server; PostgreSQL then ends all others and recovers by itself. */
export async function killBackend(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'comet-club%' order by random() limit 1`,
  );
  const [backend] = rows;
  if (backend === undefined) throw new Error('no server is connected');
  process.kill(backend.pid, 'SIGKILL');
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends PostgreSQL as a power cut would, keeps it away for a while, and starts it as it was started. */
export async function crashPostgres(client: pg.Client, awayMs: number): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const data = rows[0]?.data_directory ?? '';
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const [program = '', ...rest] = (await readFile(join(data, 'postmaster.opts'), 'utf8')).trim().split(' "');
  const { uid, gid } = await stat(data);
  // SIGQUIT: nothing is written before it goes.
  process.kill(pid, 'SIGQUIT');
  while (isAlive(pid)) await wait(20);
  await wait(awayMs);
  const args = rest.map((quoted) => quoted.slice(0, -1));
  const runAs = process.getuid?.() === 0 ? { uid, gid } : {};
  spawn(program, args, {
    ...runAs,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: 'ignore',
  }).unref();
}
