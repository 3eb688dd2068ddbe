/** Builds the web app when something it is made of is newer than what was built. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, run } from './run.ts';

const sources = ['packages/web', 'packages/contract/src', 'packages/domain/src', 'package-lock.json'];
const passedOver = new Set(['node_modules', 'dist']);

async function newestMs(path: string): Promise<number> {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const names = (await readdir(path)).filter((name) => !passedOver.has(name));
  return Math.max(0, ...(await Promise.all(names.map((name) => newestMs(join(path, name))))));
}

export async function buildWebIfStale(): Promise<void> {
  const builtMs = await stat(join(projectFolder, 'packages/web/dist/index.html')).then(
    (found) => found.mtimeMs,
    () => 0,
  );
  const changedMs = Math.max(...(await Promise.all(sources.map((source) => newestMs(join(projectFolder, source))))));
  if (changedMs < builtMs) return;
  console.log('Building the web app …');
  const code = await run('vite', ['build', 'packages/web', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('the web app could not be built');
}
