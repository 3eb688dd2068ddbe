/** Why a spare word can be no part of its sentence. */
import { expect, test } from 'vitest';
import { rowsOf } from '../data-rows.ts';
import { spareWords } from './texts.data.ts';

const rows = rowsOf(spareWords).map(([levels = '', sentence = '', spare = '']) => ({ levels, sentence, spare }));
const withSpare = (word: string) => rows.filter(({ spare }) => spare === word).map(({ sentence }) => sentence);

test.each(withSpare('been'))('no form of have stands in: %s', (sentence) => {
  expect(sentence).not.toMatch(/\b(?:has|have|had|having)\b/i);
});

test.each(withSpare('than'))('nothing is compared in: %s', (sentence) => {
  expect(sentence).not.toMatch(/\b(?:more|less|other|rather|\w+(?:ier|later|older))\b/i);
});

test.each(withSpare('themselves'))('nobody is meant by they in: %s', (sentence) => {
  expect(sentence).not.toMatch(/\b(?:they|them|their|we|both|were|are)\b/i);
});

const words = ['been', 'than', 'themselves', 'an', 'whom', 'whose', 'they', 'she'];
const bareVerbs = rows.filter(({ levels, spare }) => levels.endsWith(' mh') && !words.includes(spare));

test.each(bareVerbs)('nothing lets “$spare” stand in: $sentence', ({ sentence }) => {
  expect(sentence).not.toMatch(/\b(?:to|would|could|can|cannot|will|did|let|made|I|we|they|you)\b/i);
});

const takeNoObject = ['belongs', 'crawls', 'erupts', 'rains', 'sits', 'sleeps'];
const withObject = rows.filter(({ spare }) => spare.endsWith('s') && ![...words, ...takeNoObject].includes(spare));

test.each(withObject)('no preposition can be left over for “$spare” to take its noun in: $sentence', ({ sentence }) => {
  expect(sentence).not.toMatch(/\b(?:about|beneath|for|in|of|to the|under)\b/);
});

test('sentences of medium and hard cells have two clauses, and one word at most that comes twice', () => {
  for (const { sentence } of rows.filter(({ levels }) => levels.endsWith(' mh'))) {
    const words = sentence.toLowerCase().split(' ');
    expect(words.length).toBeGreaterThan(9);
    expect(new Set(words).size).toBeGreaterThan(words.length - 2);
    expect(sentence).toMatch(
      / (?:after|although|because|before|but|if|just|on|so|that|until|when|whenever|where|while|whom) /,
    );
  }
});

test('a word that is often spare belongs to other sentences of its cell, so that it is not found by looks', () => {
  const faults = ['6 e', '6 mh', '7 e', '7 mh'].flatMap((levels) => {
    const own = rows.filter((row) => row.levels === levels);
    return ['an', 'are', 'been', 'than', 'themselves', 'they', 'whom'].filter((word) => {
      const spare = own.filter((row) => row.spare === word).length;
      const needed = own.filter(({ sentence }) => sentence.toLowerCase().split(' ').includes(word)).length;
      return spare > 2 && needed < spare / 4;
    });
  });
  expect(faults).toEqual([]);
});
