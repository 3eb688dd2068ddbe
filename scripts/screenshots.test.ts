import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notPictured, screens } from '../packages/tests/src/screenshots/screens.ts';
import { projectFolder } from './run.ts';

test('every route of the app has its picture, or a reason for none', () => {
  const text = readFileSync(join(projectFolder, 'packages/web/src/app/routes.tsx'), 'utf8');
  const quoted = [...text.matchAll(/(?:visitors\(|guarded\(|path: )\s*'([^']+)'/g)].map(([, path = '']) => path);
  expect(quoted.length).toBeGreaterThan(20);
  const pictured = new Set([...screens.map(({ route }) => route), ...Object.keys(notPictured)]);
  expect(quoted.filter((path) => !pictured.has(path))).toEqual([]);
});

test('no two pictures have one name', () => {
  const names = screens.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
