import { describe, expect, test } from 'vitest';
import { partOf, rowsOf } from '../data-rows.ts';
import { classOf } from './class-names.ts';
import { nearWords } from './near-words.data.ts';
import { nearWordsOf } from './near-words.ts';
import { twoClass } from './tagged-sentences.ts';
import { usesFor } from './two-class-uses.ts';
import { twoClassWords } from './two-class-words.data.ts';

describe('the second reader agrees with', () => {
  test('each word of two classes in each of its sentences', () => {
    const written = rowsOf(twoClassWords).flatMap((row) => row.slice(2).map((use) => use.trim()));
    const read = new Set(
      twoClass().flatMap(({ uses }) => uses.map(({ className, sentence }) => `${className}: ${sentence}`)),
    );
    expect(written.filter((use) => !read.has(use))).toEqual([]);
  });

  test('each word that passes for another class', () => {
    const rows = rowsOf(nearWords);
    const read = new Set(rows.flatMap((row) => nearWordsOf(partOf(row, 0)).map(({ text }) => text)));
    expect(rows.map((row) => partOf(row, 2)).filter((text) => !read.has(text))).toEqual([]);
  });
});

test.each(['medium', 'hard'] as const)('year 7 at %s tells no plain nouns from verbs', (difficulty) => {
  const cell = { subTopicId: 270301, year: 7, difficulty, params: { classes: ['noun', 'verb', 'adverb'] } } as const;
  const plain = ['noun', 'verb', 'modal verb'];
  const found = ['noun', 'verb', 'adverb'].flatMap((name) => usesFor(cell, classOf(name)));
  expect(found.length).toBeGreaterThan(20);
  expect(
    found.filter(({ right, wrong }) => [right, ...wrong].every(({ className }) => plain.includes(className))),
  ).toEqual([]);
});
