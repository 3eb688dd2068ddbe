/**
 * Clears up after a PostgreSQL that was killed where nobody reaps the dead (containers without an init): the zombie's
 * process id still answers, so PostgreSQL would refuse to start beside it for ever.
 */
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const childrenGoneWithinMs = 10_000;

/** Whether the process is dead and only waits to be reaped. Where there is no /proc there is an init that reaps. */
async function isZombie(pid: string): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

/** Whether some process still works in this data folder; PostgreSQL's children all stand in it. */
async function isInUse(data: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.includes(data);
}

/** Whether a process has this number, be it dead and not yet reaped. */
function exists(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether the postmaster that the lock names is no more. The lock of a zombie is removed once its children have ended, too;
 * any other stale lock PostgreSQL passes over by itself.
 */
export async function isPostmasterStale(data: string): Promise<boolean> {
  const lock = join(data, 'postmaster.pid');
  const [pid = ''] = (await readFile(lock, 'utf8').catch(() => '')).split('\n');
  if (!/^\d+$/.test(pid) || !exists(pid)) return true;
  if (!(await isZombie(pid))) return false;
  const until = Date.now() + childrenGoneWithinMs;
  while (await isInUse(data)) {
    if (Date.now() > until) return false;
    await wait(50);
  }
  await rm(lock, { force: true });
  return true;
}
