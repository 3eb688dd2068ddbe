/** Math's makers, and what holds for the list of all makers; the other subjects have files of their own. */
import { expect, test } from 'vitest';
import { checkMakers, subjectLetters } from './check-makers.ts';
import { makers } from './registry.ts';

test('every maker has a name of its own that begins with its subject’s letter', () => {
  const ids = makers.map(({ makerId }) => makerId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !subjectLetters.some((letter) => id.startsWith(`${letter}.`)))).toEqual([]);
});

checkMakers('m');
