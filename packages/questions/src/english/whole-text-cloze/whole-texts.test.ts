/** What holds for every text with gaps: how many there are, four words each, and letters that leave one word only. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { wordsFor } from '../cloze-letters/masks.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { fullText, lettersTextsOf, maskedWordsOf, wholeTextsOf } from './whole-texts.ts';

const sets = ['whole5', 'whole6', 'whole7'];
const texts = sets.flatMap(wholeTextsOf);

test('there are fifty texts, each with eight to twelve gaps', () => {
  expect(texts).toHaveLength(50);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(50);
  expect(texts.filter(({ choices }) => choices.length < 8 || choices.length > 12).map(({ title }) => title)).toEqual(
    [],
  );
});

test('each gap has four different words, all of them known', () => {
  for (const { title, choices } of texts)
    for (const words of choices) {
      expect(new Set(words).size, `${title}: ${words.join(', ')}`).toBe(4);
      expect(words.filter((word) => !/^[\p{L}-]+$/u.test(word) || !word.split('-').every(isKnown))).toEqual([]);
    }
});

test.each(difficulties)('in forty texts and more, eight to ten words have letters missing at %s', (difficulty) => {
  const fit = sets.flatMap((set) => lettersTextsOf(set, difficulty));
  expect(fit.length).toBeGreaterThanOrEqual(40);
  for (const text of fit)
    for (const { at, word, hidden } of maskedWordsOf(text, difficulty)) {
      expect(wordsFor(hidden)).toEqual([word]);
      expect(fullText(text).split(' ')[at]).toContain(word);
    }
});
