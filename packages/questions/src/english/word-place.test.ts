/** A word is found where it stands by itself. */
import { expect, test } from 'vitest';
import { findWord } from './word-place.ts';

test.each([
  ['cat', 'The cat sat.', 'cat'],
  ['The', 'On the way', 'the'],
  ['if', 'If it rains, we stay in.', 'If'],
  ['art', 'A party is no art.', 'art'],
  ['caf', 'The café is shut.', undefined],
  ['can', 'They can’t', 'can'],
  ['well', 'well-known, as well', 'well'],
])('%s in "%s"', (word, sentence, found) => {
  const place = findWord(word, sentence);
  expect(place && sentence.slice(place.at, place.end)).toBe(found);
});

test('a word of the sentence that goes on after a hyphen or an apostrophe is left out when these join', () => {
  const joins = /[\p{L}’-]/u;
  expect(findWord('well', 'a well-known well', joins)).toEqual({ at: 13, end: 17 });
  expect(findWord('can', 'They can’t.', joins)).toBeUndefined();
});
