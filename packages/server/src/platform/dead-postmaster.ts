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

/** Removes the lock of a postmaster that is a zombie, once its children have ended, too. */
export async function clearDeadPostmaster(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid');
  const [pid = ''] = (await readFile(lock, 'utf8').catch(() => '')).split('\n');
  if (!(await isZombie(pid))) return;
  const until = Date.now() + childrenGoneWithinMs;
  while (await isInUse(data)) {
    if (Date.now() > until) return;
    await wait(50);
  }
  await rm(lock, { force: true });
}
