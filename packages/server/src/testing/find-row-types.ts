/** The row types as they were read last, until a source changes: reading them takes the compiler longer than most test files take. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RowTypes } from './row-types.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const kept = join(root, 'node_modules/.cache/row-types.json');
const sources = ['packages/server/src', 'packages/domain/src', 'packages/contract/src', 'packages/questions/src'];

interface Kept {
  /** Of the sources that they were read from. */
  readonly print: string;
  readonly rowTypes: RowTypes;
}

/** Another one as soon as a source is changed, added or taken away, or a library. */
async function printOfSources(): Promise<string> {
  const print = createHash('sha256');
  const add = async (path: string): Promise<void> => {
    const { mtimeMs, size } = await stat(join(root, path));
    print.update(`${path} ${mtimeMs} ${size}\n`);
  };
  await add('package-lock.json');
  for (const source of sources)
    for (const name of (await readdir(join(root, source), { recursive: true })).sort())
      if (name.endsWith('.ts')) await add(`${source}/${name}`);
  return print.digest('hex');
}

async function readInThread(): Promise<RowTypes> {
  const [rowTypes] = await once(new Worker(new URL('./row-types-thread.ts', import.meta.url)), 'message');
  return rowTypes;
}

export async function findRowTypes(): Promise<RowTypes> {
  const print = await printOfSources();
  const before: Kept | undefined = await readFile(kept, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (before?.print === print) return before.rowTypes;
  const rowTypes = await readInThread();
  await mkdir(dirname(kept), { recursive: true });
  const written = `${kept}.${process.pid}`;
  await writeFile(written, JSON.stringify({ print, rowTypes } satisfies Kept));
  await rename(written, kept);
  return rowTypes;
}
