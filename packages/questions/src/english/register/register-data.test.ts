import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { listOf, partOf, rowsOf } from '../data-rows.ts';
import { connotationReasons, firstConnotations, rarerConnotations } from './connotations.data.ts';
import { nearlyFormal, plainSentences, sentencePairs } from './formal-sentences.data.ts';
import { neutralWords, wordPairs } from './formal-words.data.ts';

test('the formal word fits its sentence as the everyday one does, “a” or “an” before it included', () => {
  const said = rowsOf(wordPairs).flatMap((row) =>
    [partOf(row, 1), partOf(row, 2)].map((word) => partOf(row, 3).replace(/\{.+\}/, word)),
  );
  expect(said.filter((sentence) => /\b(?:a [aeio]|an (?!hour)[^aeiou])/i.test(sentence))).toEqual([]);
});

test('a word that tempts is the formal word of another line, of the same word class', () => {
  const rows = rowsOf(wordPairs);
  const classOf = new Map(rows.map((row) => [partOf(row, 2), partOf(row, 4)]));
  const tempting = rows.flatMap((row) =>
    listOf(row[5]).map((word) => ({ own: partOf(row, 2), word, wordClass: row[4] })),
  );
  expect(tempting.length).toBeGreaterThan(30);
  expect(tempting.filter(({ own, word, wordClass }) => word === own || classOf.get(word) !== wordClass)).toEqual([]);
});

test('slang and family words are for easy questions', () => {
  const shown = (['medium', 'hard'] as const).flatMap((difficulty) =>
    Array.from({ length: 60 }, (_, seed) => JSON.stringify(mintFor(260302, difficulty, seed).question)),
  );
  expect(shown.filter((text) => /\b(kids|mum|cop|grub|mate|brainy|cash)\b/.test(text))).toEqual([]);
});

test('a plain sentence is never judged by itself, and hard informal ones have no short form', () => {
  const plain = rowsOf(plainSentences).map((row) => partOf(row, 0));
  expect(plain.filter((text) => !rowsOf(sentencePairs).some((row) => partOf(row, 1) === text))).toEqual([]);
  expect(rowsOf(nearlyFormal).filter((row) => !partOf(row, 0).toLowerCase().includes(partOf(row, 1)))).toEqual([]);
  expect(rowsOf(nearlyFormal).filter((row) => /’|, \p{L}+ \p{L}+\?$/u.test(partOf(row, 0)))).toEqual([]);
  const shown = (['easy', 'hard'] as const).flatMap((difficulty) =>
    Array.from({ length: 60 }, (_, seed) => JSON.stringify(mintFor(260504, difficulty, seed).question)),
  );
  expect(shown.filter((text) => plain.some((each) => text.includes(each)))).toEqual([]);
});

test('a word that is at home anywhere is never judged in a sentence by itself', () => {
  const rows = rowsOf(wordPairs);
  const neutral = listOf(neutralWords).flatMap((word) => rows.filter((row) => partOf(row, 1) === word));
  expect(neutral).toHaveLength(listOf(neutralWords).length);
  const parts = neutral.flatMap((row) =>
    partOf(row, 3)
      .split(/\{.+\}/)
      .filter((part) => part.length > 5),
  );
  const shown = Array.from({ length: 60 }, (_, seed) => JSON.stringify(mintFor(260302, 'hard', seed).question));
  const judged = shown.filter((text) => /Which sentence has an? (?:formal|everyday) word/.test(text));
  expect(judged.length).toBeGreaterThan(10);
  expect(judged.filter((text) => parts.some((part) => text.includes(part)))).toEqual([]);
});

test('every line of connotations says what its good and its bad word make us think of', () => {
  const told = rowsOf(connotationReasons).map((row) => partOf(row, 0));
  expect([...rowsOf(firstConnotations), ...rowsOf(rarerConnotations)].map((row) => partOf(row, 0))).toEqual(told);
  expect(rowsOf(connotationReasons).filter((row) => row.length !== 3)).toEqual([]);
});
