/** What is unfit to be spelled, and what a child may read in a sentence all the same. */
import { expect, test } from 'vitest';
import { isUnfit, unfitWordsIn } from './unfit-words.ts';

test.each(['AIDS', 'condom', 'damned', 'Shitty', 'idiots', 'gunning'])('%s is unfit', (word) => {
  expect(unfitWordsIn(`They say ${word} here.`)).toEqual([word]);
});

test.each(['hive', 'spices', 'assess', 'warden', 'heroine', 'cocktail'])('%s is fit', (word) => {
  expect(isUnfit(word)).toBe(false);
  expect(unfitWordsIn(word.toUpperCase())).toEqual([]);
});

test('words of stories are fit in a sentence, and not where their letters are played with', () => {
  expect(unfitWordsIn('The flowers died in the war.')).toEqual([]);
  expect(unfitWordsIn('With R the word is WAR.')).toEqual(['WAR']);
});

test('words are read whole', () => {
  expect(unfitWordsIn('class, grass, Essex, Scunthorpe')).toEqual([]);
});
