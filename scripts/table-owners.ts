/** Which feature of the server owns each table, and which stores write to tables of others. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Features that write across tables on purpose: the demo makes a whole school, and privacy erases a whole child. */
const writersEverywhere = ['demo', 'privacy'];

const writes =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

const featureOf = (path: string): string => path.split('/')[0] ?? '';

/** Every write to a table that the writing file's feature does not own, or that no store makes, as one sentence each. */
export async function listForeignWrites(sourceFolder: string): Promise<string[]> {
  const owners = new Map<string, string>();
  const sources = new Map<string, string>();
  for await (const path of glob('**/*.ts', { cwd: sourceFolder })) {
    const text = await readFile(join(sourceFolder, path), 'utf8');
    if (path.endsWith('.tables.ts'))
      for (const [, table = ''] of text.matchAll(/pgTable\(\s*'(\w+)'/g)) owners.set(table, featureOf(path));
    else if (!path.endsWith('.test.ts') && featureOf(path) !== 'testing') sources.set(path, text);
  }
  const found: string[] = [];
  for (const [path, text] of [...sources].sort())
    for (const [, name = ''] of text.matchAll(writes)) {
      const table = name.toLowerCase();
      const owner = owners.get(table);
      if (owner === undefined || writersEverywhere.includes(featureOf(path))) continue;
      if (owner !== featureOf(path)) found.push(`${path} writes ${table}, which ${owner} owns`);
      else if (owner !== 'platform' && !/\.(store|data)\.ts$/.test(path))
        found.push(`${path} writes ${table} and is no store`);
    }
  return [...new Set(found)];
}
