/** Every style of the component library that the app loads is used, and none is missing. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const library = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));
/** Belong to no part of it. */
const always = ['baseline', 'default-css-variables', 'global'];

const read = (file: string): string => readFileSync(file, 'utf8');
const named = (list = ''): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The parts that the app imports. */
function usedParts(): Set<string> {
  const files = globSync(join(source, '**/*.{ts,tsx}'));
  const imports = files.flatMap((file) => [...read(file).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]);
  return new Set(imports.flatMap(([, list]) => named(list)));
}

/** The library's files that these parts are made of. */
function filesOf(parts: ReadonlySet<string>): Set<string> {
  const index = join(library, 'esm/index.mjs');
  const imports = [...read(index).matchAll(/import \{([^}]*)\} from "([^"]+)"/g)];
  const waiting = imports.flatMap(([, list, file = '']) =>
    named(list).some((name) => parts.has(name)) ? [normalize(join(dirname(index), file))] : [],
  );
  const files = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || !existsSync(file)) continue;
    files.add(file);
    const from = dirname(file);
    for (const [, path = ''] of read(file).matchAll(/from "(\.[^"]+)"/g)) waiting.push(normalize(join(from, path)));
  }
  return files;
}

test('the styles of the parts that the app uses are loaded, and no others', () => {
  const used = [...filesOf(usedParts())].flatMap((file) => /\/(\w+)\.module(?:\.css)?\.mjs$/.exec(file)?.[1] ?? []);
  const loaded = [...read(join(source, 'ui/library.css')).matchAll(/core\/styles\/([\w-]+)\.css/g)].map(
    ([, name]) => name,
  );
  expect(loaded.toSorted()).toEqual([...always, ...used].toSorted());
});
