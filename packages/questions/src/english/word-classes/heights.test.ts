/** What is too plain for a cell is not asked there. */
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { partOf, rowsOf } from '../data-rows.ts';
import { notAtOnce, othersOf } from './bold-words.ts';
import { classOf } from './class-names.ts';
import { hasInnerPhrase, innerPhraseOf, rowsFor } from './phrase-parts-and-names.ts';
import { readTells } from './sentence-parts.ts';
import { holding, isDemanding } from './sentences-and-mistakes.ts';
import { bare } from './tagged-sentences.ts';
import { usesFor } from './two-class-uses.ts';
import { twoClassWords } from './two-class-words.data.ts';

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

test.each([
  { year: 5, difficulty: 'hard', oldest: 5 },
  { year: 5, difficulty: 'medium', oldest: 4 },
  { year: 6, difficulty: 'medium', oldest: 5 },
] as const)('year $year at $difficulty has no word of two classes from before year $oldest', (each) => {
  const { year, difficulty, oldest } = each;
  const mixed = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction'];
  const cell = { subTopicId: 0, year, difficulty, params: { classes: mixed } } as const;
  const older = new Set(
    rowsOf(twoClassWords)
      .filter((row) => Number(partOf(row, 0)) < oldest)
      .flatMap((row) => row.slice(2).map((use) => use.slice(use.indexOf(':') + 1).trim())),
  );
  const asked = [...mixed, 'determiner'].flatMap((name) =>
    usesFor(cell, classOf(name)).map(({ right }) => right.sentence),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((sentence) => older.has(sentence))).toEqual([]);
});

test('year 7 asks for words of four classes at hard alone', () => {
  const classes = ['verb', 'adjective', 'adverb'];
  const [medium, hard] = (['medium', 'hard'] as const).map((difficulty) => {
    const cell = { subTopicId: 270301, year: 7, difficulty, params: { classes } } as const;
    return classes.flatMap((name) => usesFor(cell, classOf(name))).filter(({ wrong }) => wrong.length > 2).length;
  });
  expect(medium).toBe(0);
  expect(hard).toBeGreaterThan(30);
});

test('year 6 is asked for adverbials in no sentence of year 4', () => {
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    const rows = rowsFor({ subTopicId: 260404, year: 6, difficulty, params: { classes: [], phrase: 'adverbial' } });
    expect(rows.filter(({ year }) => year < 6)).toEqual([]);
  }
});

test('adverbs in -ly are no wrong words for a preposition', () => {
  const cell = { subTopicId: 230405, year: 3, difficulty: 'medium', params: { classes: ['preposition'] } } as const;
  const words = othersOf(cell, classOf('preposition'), true).map(({ word }) => word);
  expect(words.filter((word) => word.endsWith('ly'))).toEqual([]);
  expect(words).toContain('because');
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

test.each([
  { subTopicId: 240404, year: 4 },
  { subTopicId: 260404, year: 6 },
] as const)(
  'year $year taps no adverbial at hard without another phrase beside or inside it',
  ({ subTopicId, year }) => {
    const rows = rowsFor({ subTopicId, year, difficulty: 'hard', params: { classes: [], phrase: 'adverbial' } });
    const tapped = Array.from({ length: 80 }, (_, seed) => mintFor(subTopicId, 'hard', seed).question).flatMap(
      ({ answer }) =>
        answer.type === 'multipleWordChoice' ? [answer.groups.flatMap(({ words }) => words).join(' ')] : [],
    );
    const asked = rows.filter((row) => !row.fronted && tapped.includes(row.sentence));
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((row) => innerPhraseOf(row) === undefined && !hasInnerPhrase(row.adverbial))).toEqual([]);
  },
);

test('beside a possessive pronoun of year 4 at medium stand words that show whose it is, too', () => {
  const cell = {
    subTopicId: 240403,
    year: 4,
    difficulty: 'medium',
    params: { classes: ['possessive pronoun'], fills: 'possessive' },
  } as const;
  const words = othersOf(cell, classOf('possessive pronoun'), true).map(({ word }) => word);
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !/^(?:my|your|his|her|its|our|their)$/.test(word))).toEqual([]);
});

test('a pronoun of year 4 is no “he” or “we” at medium, and nobody says “my” of what is the storyteller’s', () => {
  const cell = { subTopicId: 240402, year: 4, difficulty: 'medium', params: { classes: ['pronoun'] } } as const;
  const words = notAtOnce(cell, classOf('pronoun')).map(({ word }) => word);
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => /^(?:i|he|she|we|they)$/i.test(word))).toEqual([]);
  const said = Array.from({ length: 60 }, (_, seed) => mintFor(240403, 'hard', seed))
    .map(({ question }) => JSON.stringify(question.prompt))
    .filter((text) => text.includes('Type the possessive pronoun'));
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => / (?:I|we) said/.test(text))).toEqual([]);
});

test.each([
  [240401, 4, ['determiner']],
  [250404, 5, ['preposition', 'determiner']],
  [260403, 6, ['determiner', 'pronoun']],
] as const)(
  '%i calls no “last” or “same” wrong for a determiner, as many count them among these',
  (subTopicId, year, classes) => {
    const alsoDeterminers = /^(?:last|next|other|same|only|own|first|second|third)$/;
    const determiner = classOf('determiner');
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const cell = { subTopicId, year, difficulty, params: { classes } };
      const wrong = othersOf(cell, determiner, true).map(({ word }) => word);
      const beside = [1, 2, 3]
        .flatMap((count) => holding(cell, determiner, count))
        .flatMap(({ words }) => words.map(bare));
      expect(wrong.length).toBeGreaterThan(10);
      expect([...wrong, ...beside].filter((word) => alsoDeterminers.test(word))).toEqual([]);
    }
  },
);
