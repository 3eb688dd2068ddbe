import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from './run.ts';

/** A faulty import for each rule of .dependency-cruiser.json: from this file, of that one. */
const planted: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'no-circles': ['packages/domain/src/a.ts', 'packages/domain/src/b.ts'],
  'domain-imports-nothing-of-ours': ['packages/domain/src/c.ts', 'packages/contract/src/calls.ts'],
  'contract-imports-domain-only': ['packages/contract/src/d.ts', 'packages/questions/src/registry.ts'],
  'questions-import-domain-and-contract-only': ['packages/questions/src/e.ts', 'packages/server/src/app.ts'],
  'server-does-not-import-web-or-tests': ['packages/server/src/f.ts', 'packages/web/src/api/client.ts'],
  'web-imports-domain-and-contract-only': ['packages/web/src/g/g.ts', 'packages/questions/src/registry.ts'],
  'a-room-is-entered-by-its-door': [
    'packages/server/src/missions/h.ts',
    'packages/server/src/rewards/rewards.store.ts',
  ],
  'tables-are-read-by-tables': ['packages/server/src/rewards/i.ts', 'packages/server/src/rewards/rewards.tables.ts'],
  'routes-never-touch-a-store': [
    'packages/server/src/rewards/j.routes.ts',
    'packages/server/src/rewards/rewards.store.ts',
  ],
  'only-stores-speak-sql': ['packages/server/src/rewards/k.service.ts', 'node_modules/pg/lib/index.js'],
  'web-ui-knows-no-room': ['packages/web/src/ui/l.ts', 'packages/web/src/missions/missions.ts'],
  'web-rooms-do-not-visit-pages-or-app': ['packages/web/src/missions/m.ts', 'packages/web/src/pages/student/page.ts'],
  'web-rooms-do-not-visit-each-other': ['packages/web/src/missions/n.ts', 'packages/web/src/reports/reports.ts'],
  'web-lower-floors-know-no-room': ['packages/web/src/question/o.ts', 'packages/web/src/missions/missions.ts'],
  'web-pages-do-not-import-app': ['packages/web/src/pages/student/p.ts', 'packages/web/src/app/Shell.ts'],
};

let folder: string;
let found: ReadonlySet<string>;

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const importOf = (from: string, to: string): string => {
  const up = '../'.repeat(dirname(from).split('/').length);
  return `import { value } from '${up}${to}';\nexport const other = value;\n`;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comet-rules-'));
  await symlink(join(projectFolder, '.dependency-cruiser.json'), join(folder, '.dependency-cruiser.json'));
  for (const [, to] of Object.values(planted)) await plant(to, 'export const value = 1;\n');
  for (const [from, to] of Object.values(planted)) await plant(from, importOf(from, to));
  await plant(
    'packages/domain/src/b.ts',
    `${importOf('packages/domain/src/b.ts', 'packages/domain/src/a.ts')}export const value = 1;\n`,
  );
  await plant('packages/domain/src/alone.ts', 'export const alone = 1;\n');
  await plant('package.json', '{}');
  await plant('packages/domain/package.json', '{}');
  await plant('node_modules/left-pad/package.json', '{ "name": "left-pad", "version": "1.0.0", "main": "index.js" }');
  await plant('node_modules/left-pad/index.js', 'module.exports = 1;\n');
  await plant('packages/domain/src/unlisted.ts', "import leftPad from 'left-pad';\nexport const pad = leftPad;\n");
  const output = await new Promise<string>((resolve) => {
    execFile(
      join(projectFolder, 'node_modules/.bin/depcruise'),
      ['packages', '--config', '.dependency-cruiser.json', '--output-type', 'json'],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    );
  });
  const { summary }: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(output);
  found = new Set(summary.violations.map(({ rule }) => rule.name));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([...Object.keys(planted), 'no-orphans', 'not-to-unlisted-packages'])('%s is caught', (rule) => {
  expect(found).toContain(rule);
});
