/** Whoever is asked for a word with a root needs the meaning of the root: other options have its letters, too. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf, textsOf } from '../../recalls/item-texts.ts';
import { listOf, rowsOf } from '../data-rows.ts';
import { roots } from './families.data.ts';
import { strangerMeaning } from './families.ts';
import { wordFamily } from './generator.ts';
import { areOfOneField } from './root-meanings.ts';

test.each([
  { subTopicId: 240303, year: 4 },
  { subTopicId: 260303, year: 6 },
  { subTopicId: 270102, year: 7 },
] as const)('roots of year $year at easy', ({ subTopicId, year }) => {
  const items = Array.from({ length: 40 }, (_, seed) => mint(wordFamily, subTopicId, year, 'easy', seed));
  const asked = items.flatMap((item) => {
    const [, root] = /^Which word has the root “(.+?)”/.exec(textsOf(item.question.prompt)[0] ?? '') ?? [];
    return root === undefined ? [] : [{ root, options: shownOptionsOf(item) }];
  });
  expect(asked.length).toBeGreaterThan(3);
  for (const { root, options } of asked) {
    const have = options.filter((option) => option.includes(root)).length;
    expect(have, `${root}: ${options.join(', ')}`).not.toBe(1);
  }
});

test('in year 3 a word to find the root of has letters of it changed', () => {
  const items = Array.from({ length: 60 }, (_, seed) => mint(wordFamily, 230303, 3, 'hard', seed));
  const asked = items.flatMap(({ question, key }) => {
    const [asks = '', word = ''] = textsOf(question.prompt);
    const [root = ''] = key.type === 'writeAnswer' && key.spec.kind === 'text' ? key.spec.accept : [];
    return asks.startsWith('Which short word') ? [{ word, root }] : [];
  });
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ word, root }) => word.includes(root))).toEqual([]);
});

test.each([
  { subTopicId: 260303, year: 6 },
  { subTopicId: 270102, year: 7 },
] as const)('year $year looks for the letters of a root inside the word, not at one end', ({ subTopicId, year }) => {
  const items = Array.from({ length: 60 }, (_, seed) => mint(wordFamily, subTopicId, year, 'hard', seed));
  const asked = items.flatMap(({ question, key }) => {
    const [, word = ''] = /^Which \d+ letters of “(.+?)”/.exec(textsOf(question.prompt)[0] ?? '') ?? [];
    const [root = ''] = key.type === 'writeAnswer' && key.spec.kind === 'text' ? key.spec.accept : [];
    return word === '' ? [] : [{ word, root }];
  });
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ word, root }) => word.startsWith(root) || word.endsWith(root))).toEqual([]);
});

test('in year 4 the odd one out has all letters of the root at medium and not at easy', () => {
  const oddOnes = (difficulty: 'easy' | 'medium'): boolean[] =>
    Array.from({ length: 60 }, (_, seed) => mint(wordFamily, 240303, 4, difficulty, seed)).flatMap((item) => {
      if (textsOf(item.question.prompt)[0] !== 'Which word is not of the same family as the others?') return [];
      const { key } = item;
      const says = key.type === 'writeAnswer' ? [] : key.because.flat().map((because) => because?.says ?? '');
      const [, root = ''] = /the family of “(.+?)”/.exec(says.join(' ')) ?? [];
      return [shownOptionsOf(item).every((option) => option.includes(root.slice(0, Math.max(4, root.length - 1))))];
    });
  expect(oddOnes('easy').length).toBeGreaterThan(5);
  expect(oddOnes('easy')).not.toContain(true);
  expect(oddOnes('medium')).toContain(true);
});

test('each root of year 4 has words to stand out at easy that are near misses: without its letters, but with a meaning to tell them by', () => {
  const own = rowsOf(roots).filter(([year]) => year === '4');
  const faults = own.filter(([, root = '', , , , , near]) => {
    const words = listOf(near);
    return words.length < 2 || words.some((word) => word.includes(root) || strangerMeaning(word) === undefined);
  });
  expect(faults.map(([, root]) => root)).toEqual([]);
});

test.each([
  { subTopicId: 230303, year: 3 },
  { subTopicId: 240303, year: 4 },
  { subTopicId: 260303, year: 6 },
  { subTopicId: 270102, year: 7 },
] as const)('two words that are to share a root look alike, in year $year', ({ subTopicId, year }) => {
  const items = Array.from({ length: 40 }, (_, seed) => mint(wordFamily, subTopicId, year, 'hard', seed));
  const says = items
    .filter(({ question }) => textsOf(question.prompt)[0] === 'Which two words share a root?')
    .map(({ key }) => JSON.stringify(key));
  expect(says.length).toBeGreaterThan(3);
  expect(says.filter((each) => each.includes('another-family'))).toEqual([]);
});

test('every meaning of a root of years 6 and 7 has three others of its field to weigh it against', () => {
  for (const year of ['6', '7']) {
    const meanings = rowsOf(roots).flatMap(([own, , , meaning = '']) => (own === year ? [meaning] : []));
    const bare = meanings.filter(
      (meaning) => meanings.filter((other) => other !== meaning && areOfOneField(meaning, other)).length < 3,
    );
    expect(bare).toEqual([]);
  }
});
