import { expect, test } from 'vitest';
import { nestsTooDeep } from './json-parser.ts';

test.each([
  ['a flat body', '{"login":"zoe"}', false],
  ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`, false],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, true],
  ['6,000 levels that never end', '['.repeat(6000), true],
  ['levels of both kinds', '[{"a":'.repeat(20), true],
  ['brackets in a text', JSON.stringify({ text: '['.repeat(100) }), false],
  ['brackets behind an escaped quote', JSON.stringify({ text: `"${'['.repeat(100)}` }), false],
  ['a text that ends in a backslash', JSON.stringify(['\\', ...Array<[]>(40).fill([])]), false],
  ['many lists beside one another', JSON.stringify(Array<[]>(100).fill([])), false],
])('%s', (_, json, isTooDeep) => {
  expect(nestsTooDeep(json)).toBe(isTooDeep);
});
