/** A program of the cluster: runs as an ordinary user with its output in a file, and can be killed or frozen with all its children. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunAs } from '@comet/server/platform/postgres-folders';

export interface Service {
  /** Sends a signal to the program and to everything it started. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

export interface ServicePlace {
  readonly folder: string;
  readonly runAs: RunAs;
}

const listensWithinMs = 10_000;

/** Until somebody listens there: a program that was started has not bound its port yet. */
export async function untilListening(port: number): Promise<void> {
  for (const until = Date.now() + listensWithinMs; ; await wait(50)) {
    const socket = connect(port, '127.0.0.1');
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    if (Date.now() > until) throw new Error(`nobody listens on port ${port}`);
  }
}

/** The parent of each process of this machine. */
async function readParents(): Promise<Map<number, number>> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of the program, in brackets, may hold anything.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

export async function listFamily(pid: number): Promise<number[]> {
  const parents = await readParents();
  const family = [pid];
  for (const each of family) for (const [child, parent] of parents) if (parent === each) family.push(child);
  return family;
}

export const sendTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
};

/** `alsoFamilyOf` gives a process that the program started and that left it, such as PostgreSQL under Patroni. */
export async function startService(
  { folder, runAs }: ServicePlace,
  name: string,
  program: string,
  args: readonly string[],
  alsoFamilyOf: () => Promise<number | undefined> = async () => undefined,
): Promise<Service> {
  const log = await open(`${folder}/${name}.log`, 'a');
  const { PGPASSWORD: _, ...environment } = process.env;
  const child: ChildProcess = spawn(program, args, {
    ...runAs,
    cwd: '/',
    env: { ...environment, LC_ALL: 'C.UTF-8', HOME: folder },
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('error', () => undefined);
  await log.close();
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    signal: async (signal) => {
      const also = await alsoFamilyOf();
      const pids = new Set([
        ...(child.pid === undefined || !isRunning() ? [] : await listFamily(child.pid)),
        ...(also === undefined ? [] : await listFamily(also)),
      ]);
      for (const pid of pids) sendTo(pid, signal);
    },
    stop: async () => {
      if (!isRunning()) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await exited;
      clearTimeout(patience);
    },
  };
}
