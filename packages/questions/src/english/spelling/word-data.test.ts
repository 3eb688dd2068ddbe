/** What every word to spell must bring along, in whichever list it is. */
import { expect, test } from 'vitest';
import { anagramsOf } from '../../words/word-index.ts';
import { patternWordsOf } from '../spelling-patterns/pattern-words.ts';
import { ruleWordsOf } from '../spelling-rules/rule-words.ts';
import { isIn } from './misspelling.ts';
import { tileWords } from './questions.ts';
import { isKnown, type SpellingWord, wordsOf } from './word-lists.ts';

const patterns = ['y3', 'ou3', 'tion4', 'ch4', 'cious5', 'cial5', 'ance5', 'able5', 'ough5', 'silent5', 'ie5'];
const laterPatterns = ['ie6', 'silent6', 'ible6'];
const pools: Readonly<Record<string, readonly SpellingWord[]>> = {
  ...Object.fromEntries([...'34567'].map((set) => [set, wordsOf(set)])),
  ...Object.fromEntries([...patterns, ...laterPatterns].map((set) => [set, patternWordsOf(set)])),
  ...Object.fromEntries(['double3', 'plural3', 'fer6'].map((set) => [set, ruleWordsOf(set)])),
};

/** Words in a sentence at most, by year. */
const longest: Readonly<Record<string, number>> = { 3: 14, 4: 16, 5: 18, 6: 20, 7: 22 };

test.each(Object.entries(pools))('words to spell, %s', (set, pool) => {
  expect(tileWords(pool).length, 'words left for tiles').toBeGreaterThan(15);
  const second = tileWords(pool).filter(({ word }) =>
    anagramsOf(word, 'wide').some((other) => other !== word.toLowerCase()),
  );
  expect(second, 'letter tiles with a second word').toEqual([]);
  const sentences = pool.map(({ sentence }) => sentence);
  const unknown = sentences.flatMap((sentence) =>
    (sentence.match(/[\p{L}’]+/gu) ?? []).map((word) => word.replaceAll(/^’|’$/g, '')).filter((word) => !isKnown(word)),
  );
  expect(unknown, 'words that no list knows').toEqual([]);
  const limit = longest[set.replaceAll(/\D/g, '')] ?? 0;
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > limit)).toEqual([]);
});

test('a reminder of some letters of a word is about letters in which it is misspelt, and not always', () => {
  const reminded = wordsOf('34567').filter(({ tricky }) => tricky !== undefined);
  expect(reminded.length).toBeGreaterThan(20);
  for (const { word, wrong, tricky } of reminded) {
    const touched = wrong.filter((miss) => tricky !== undefined && isIn(tricky, word, miss));
    expect([0, wrong.length], word).not.toContain(touched.length);
  }
});
