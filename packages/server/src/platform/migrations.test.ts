import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrate.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

test('the checked-in migrations make exactly the tables that the code declares', async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.tables.ts'));
  const modules: object[] = await Promise.all(files.map((name) => import(join(source, name))));
  const tables = Object.assign({}, ...modules);
  const snapshots = (await readdir(join(migrationsFolder, 'meta'))).filter((name) => name.endsWith('_snapshot.json'));
  const newest = JSON.parse(await readFile(join(migrationsFolder, 'meta', snapshots.sort().at(-1) ?? ''), 'utf8'));
  const declared = generateDrizzleJson(tables, newest.id);
  expect(await generateMigration(newest, declared)).toEqual([]);
});
