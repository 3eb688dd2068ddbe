/** Processor time of the server and of PostgreSQL, as Linux counts it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What /proc counts in. */
const tickMs = 10;

interface Spent {
  readonly parentId: number;
  readonly ms: number;
}

/** Fields after the name, which may itself have spaces: state, parent; user and system time are the 12th and 13th. */
async function spentBy(processId: number): Promise<Spent | undefined> {
  const text = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parentId: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * tickMs };
}

/** Milliseconds that these processes and their children have used so far. A child that ends takes its time with it. */
export async function processorMs(processIds: readonly number[]): Promise<number> {
  let sum = 0;
  for (const name of await readdir('/proc')) {
    const processId = Number(name);
    const spent = Number.isInteger(processId) ? await spentBy(processId) : undefined;
    if (spent === undefined) continue;
    if (processIds.includes(processId) || processIds.includes(spent.parentId)) sum += spent.ms;
  }
  return sum;
}

/** The processes that this one has started. */
export async function childrenOf(processId: number): Promise<number[]> {
  const ids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const read = await Promise.all(ids.map(async (id) => ({ id, parentId: (await spentBy(id))?.parentId })));
  return read.filter(({ parentId }) => parentId === processId).map(({ id }) => id);
}

/** Memory of a process that is in use and not shared out to the disk. */
export async function memoryMb(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** The first process of the PostgreSQL whose files these are. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const found = (await readdir(dataDir, { recursive: true })).find((path) => path.endsWith('postmaster.pid'));
  if (found === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  return Number((await readFile(join(dataDir, found), 'utf8')).split('\n')[0]);
}
