import { describe, expect, test } from 'vitest';
import { isUnfit, unfitWordsIn } from '../../words/unfit-words.ts';
import { findWordEntry, type WordEntry, wordEntries } from './word-entries.ts';

const entries = wordEntries();
const faulty = (isFaulty: (entry: WordEntry) => boolean): string[] => entries.filter(isFaulty).map(({ word }) => word);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];

describe('the 11+ words', () => {
  test('are at least 600, each once, in order', () => {
    const words = entries.map(({ word }) => word);
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  test('have a class, a meaning, two words or more of like meaning, one of opposite meaning or more, and an example', () => {
    const classes = ['adjective', 'noun', 'verb', 'adverb'];
    expect(
      faulty(
        ({ wordClass, definition, synonyms, antonyms, example }) =>
          !classes.includes(wordClass) ||
          definition.length < 8 ||
          synonyms.length < 2 ||
          antonyms.length < 1 ||
          !/^[A-Z“].*[.!?]”?$/.test(example),
      ),
    ).toEqual([]);
  });

  test('stand in their examples', () => {
    expect(faulty(({ word, example }) => !wordsOf(example).includes(word))).toEqual([]);
  });

  test('don’t stand in their own meaning, nor does the beginning of one', () => {
    expect(
      faulty(({ word, definition }) =>
        wordsOf(definition).some((other) => other.startsWith(word.slice(0, Math.max(5, word.length - 3)))),
      ),
    ).toEqual([]);
  });

  test('have no word of like meaning that is the word itself or also its opposite, and none twice', () => {
    expect(
      faulty(({ word, synonyms, antonyms }) => {
        const all = [word, ...synonyms, ...antonyms];
        return new Set(all).size !== all.length;
      }),
    ).toEqual([]);
  });

  test('agree with each other: a word that is like another is never its opposite', () => {
    const known = new Map(entries.map((entry) => [entry.word, entry]));
    expect(
      entries.flatMap(({ word, synonyms, antonyms }) => [
        ...synonyms.filter((other) => known.get(other)?.antonyms.includes(word)).map((other) => `${word} = ${other}`),
        ...antonyms.filter((other) => known.get(other)?.synonyms.includes(word)).map((other) => `${word} ≠ ${other}`),
      ]),
    ).toEqual([]);
  });

  test('are spelt as in Britain', () => {
    const american =
      /\b(?:\w*(?:colors?|favor(?:s|able)?|honors?|harbors?|centers?|gray|organiz\w*|realiz\w*|apologiz\w*|traveling|traveler|skillful|fulfill)|jewelry|mom|plow)\b/i;
    expect(
      faulty(({ word, definition, synonyms, antonyms, example }) =>
        american.test([word, definition, ...synonyms, ...antonyms, example].join(' ')),
      ),
    ).toEqual([]);
  });

  test('are fit for children and short enough to read', () => {
    expect(faulty(({ word, synonyms, antonyms }) => [word, ...synonyms, ...antonyms].some(isUnfit))).toEqual([]);
    expect(entries.flatMap(({ definition, example }) => unfitWordsIn(`${definition} ${example}`))).toEqual([]);
    expect(
      faulty(({ definition, example }) => wordsOf(definition).length > 14 || wordsOf(example).length > 16),
    ).toEqual([]);
  });
});

describe('a word that is looked up', () => {
  test('is found however it is written', () => {
    expect(findWordEntry(' Abundant ')).toMatchObject({
      word: 'abundant',
      synonyms: ['plentiful', 'ample', 'copious'],
    });
  });

  test('has a shorter entry where questions know it', () => {
    expect(findWordEntry('orchard')).toMatchObject({ definition: 'a field of fruit trees', synonyms: [] });
    expect(findWordEntry('lucid')).toMatchObject({ definition: '', synonyms: ['clear', 'intelligible'] });
  });

  test('may not be there', () => {
    expect(findWordEntry('zzz')).toBeUndefined();
  });
});
