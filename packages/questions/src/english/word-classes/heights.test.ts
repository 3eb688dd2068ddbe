/** What is too plain for a cell is not asked there. */
import { expect, test } from 'vitest';
import { classOf } from './class-names.ts';
import { innerPhraseOf, rowsFor } from './phrase-parts-and-names.ts';
import { readTells } from './sentence-parts.ts';
import { holding, isDemanding } from './sentences-and-mistakes.ts';
import { bare } from './tagged-sentences.ts';
import { usesFor } from './two-class-uses.ts';

test('year 3 tells no adverb from a preposition: “behind” and “inside” come in year 5', () => {
  const cell = { subTopicId: 230404, year: 3, difficulty: 'hard', params: { classes: ['adverb'] } } as const;
  const classes = usesFor(cell, classOf('adverb')).flatMap(({ wrong }) => wrong.map(({ className }) => className));
  expect(classes).not.toContain('preposition');
});

test('year 6 asks for words of two classes in sentences of its own', () => {
  const [year5, year6] = ([5, 6] as const).map((year) => {
    const cell = { subTopicId: 0, year, difficulty: 'hard', params: { classes: ['determiner', 'pronoun'] } } as const;
    return usesFor(cell, classOf('determiner')).map(({ right }) => right.sentence);
  });
  expect(year6?.length).toBeGreaterThan(10);
  expect(year6?.filter((sentence) => year5?.includes(sentence))).toEqual([]);
});

test.each([6, 7] as const)('year %i is asked for no plain word at easy', (year) => {
  const cell = { subTopicId: 0, year, difficulty: 'easy', params: { classes: [] } } as const;
  for (const name of ['noun', 'verb', 'adverb', 'pronoun']) {
    const wanted = classOf(name);
    const found = holding(cell, wanted, 1).flatMap(({ words, tags }) =>
      words.filter((_, at) => wanted.tags.some((tag) => tag === tags[at])).map(bare),
    );
    expect(found.filter((word) => !isDemanding(cell, name, word))).toEqual([]);
  }
});

test('sentences for adverbials of year 6 at medium hold another phrase, and both readings agree', () => {
  const rows = rowsFor({ subTopicId: 260404, year: 6, difficulty: 'medium', params: { classes: [] } });
  expect(rows.filter((row) => !row.fronted && innerPhraseOf(row) !== undefined).length).toBeGreaterThan(25);
  expect(rows.filter(({ tells, adverbial }) => tells !== 'other' && readTells(adverbial) !== tells)).toEqual([]);
});
