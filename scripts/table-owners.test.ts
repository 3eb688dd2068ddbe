import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from './run.ts';
import { listForeignWrites } from './table-owners.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comet-tables-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

test('each table is written only by the store of the feature that owns it', async () => {
  expect(await listForeignWrites(join(projectFolder, 'packages/server/src'))).toEqual([]);
});

test('a write to another feature’s table is found, and one outside of a store', async () => {
  await plant(
    'rewards/rewards.tables.ts',
    "export const gifts = pgTable(\n  'coin_gifts', {});\npgTable('purses', {});",
  );
  await plant(
    'rewards/rewards.store.ts',
    'const text = `insert into coin_gifts (a) values (1) on conflict do update set a = 2`;',
  );
  await plant('rewards/rewards.service.ts', "const text = 'delete from purses';");
  await plant(
    'attempts/answers.store.ts',
    'const text = `with marked as (select 1),\n paid as (\n UPDATE coin_gifts g set a = 1)`;',
  );
  await plant('attempts/reads.store.ts', 'const text = `select from coin_gifts for update of coin_gifts`;');
  await plant('privacy/privacy.store.ts', "const text = 'delete from coin_gifts';");
  await plant('attempts/attempts.test.ts', "const text = 'delete from coin_gifts';");
  expect(await listForeignWrites(folder)).toEqual([
    'attempts/answers.store.ts writes coin_gifts, which rewards owns',
    'rewards/rewards.service.ts writes purses and is no store',
  ]);
});
