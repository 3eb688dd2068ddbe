/** Math's generators, and what holds for the list of all generators; the other subjects have files of their own. */
import { expect, test } from 'vitest';
import { checkGenerators, subjectLetters } from './check-generators.ts';
import { generators } from './registry.ts';

test('every generator has a name of its own that begins with its subject’s letter', () => {
  const ids = generators.map(({ generatorId }) => generatorId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !subjectLetters.some((letter) => id.startsWith(`${letter}.`)))).toEqual([]);
});

checkGenerators('m');
