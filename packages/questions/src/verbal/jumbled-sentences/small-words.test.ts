import { expect, test } from 'vitest';
import { mayBeMendedTwice } from './small-words.ts';

test.each([
  ['The lawyer at her client met the office.', 2, 5],
  ['The calendar shows the wall on the months.', 2, 5],
  ['Each kidney cleans your body in your blood.', 2, 5],
])('two nouns can change as well: %s', (sentence, one, other) => {
  expect(mayBeMendedTwice(sentence.split(' '), [one, other])).toBe(true);
});

test.each([
  ['The at stopped train every station.', 1, 3],
  ['She lit the a with candle match.', 3, 5],
  ['The medicine a locked in is cabinet.', 2, 5],
])('no other exchange makes a sentence: %s', (sentence, one, other) => {
  expect(mayBeMendedTwice(sentence.split(' '), [one, other])).toBe(false);
});
