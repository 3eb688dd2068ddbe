/** Which words and pairs are asked in which year, and which words never stand beside one another. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';
import { wordGroups } from '../solve.ts';
import { heightOf, heightsOf } from './heights.ts';
import { likeMisses } from './like-misses.data.ts';
import { looselyAlike, looselyOpposite } from './loose-pairs.data.ts';
import { meaningLines } from './meanings.ts';
import { nearGroups } from './near-groups.data.ts';
import { nearMisses } from './near-misses.data.ts';
import { areContrary, areLike, areOfOneGroup } from './near-words.ts';
import { pairsOf } from './pairs.ts';
import { isNearMiss } from './wrong-words.ts';

const kinds = ['a', 'n', 'v', 'd'] as const;
const wordsOf = (kind: string): string[] => [
  ...new Set(meaningLines.filter((line) => line.kind === kind).flatMap(({ sides }) => sides.flat())),
];

test.each(kinds)('every word of the lines has one height, and no other word has (%s)', (kind) => {
  expect(
    heightsOf(kind)
      .map(([word]) => word)
      .sort(),
  ).toEqual(wordsOf(kind).sort());
});

test('near groups are of words of the lines, each once in a group', () => {
  const known = new Set(kinds.flatMap(wordsOf));
  for (const group of nearGroups.trim().split('\n')) {
    const words = group.split(' ');
    expect(words.filter((word) => !known.has(word))).toEqual([]);
    expect(words).toEqual([...new Set(words)]);
  }
});

const joined = (at: number, other: number, one: string, two: string): boolean =>
  meaningLines.some(({ sides }) => sides[at]?.includes(one) === true && sides[other]?.includes(two) === true);

test('loose pairs are pairs of the lines', () => {
  const unlike = (pair: string): boolean => {
    const [one = '', two = ''] = pair.split('-');
    return !joined(0, 0, one, two) && !joined(1, 1, one, two);
  };
  const uncontrary = (pair: string): boolean => {
    const [one = '', two = ''] = pair.split('-');
    return !joined(0, 1, one, two) && !joined(1, 0, one, two);
  };
  expect(looselyAlike.trim().split(/\s+/).filter(unlike)).toEqual([]);
  expect(looselyOpposite.trim().split(/\s+/).filter(uncontrary)).toEqual([]);
});

describe.each(['closest', 'opposite'] as const)('%s', (sense) => {
  const asked = [3, 4, 5, 6, 7].flatMap((year) =>
    difficulties.flatMap((difficulty) =>
      pairsOf(sense, year, difficulty).map((pair) => ({ ...pair, year, difficulty })),
    ),
  );
  test('asks each pair in one year, where the harder word is new', () => {
    const years = new Map<string, number>();
    for (const { line, one, other, year } of asked) {
      const name = `${line.kind} ${[one, other].sort().join(' ')}`;
      expect(years.get(name) ?? year, name).toBe(year);
      years.set(name, year);
    }
  });
  test('asks for no word of two years before', () => {
    const early = asked.filter(({ line: { kind }, other, year }) => heightOf(kind, other) < year - 1.5);
    expect(early).toEqual([]);
  });
  test('has 30 questions or more in every cell', () => {
    const sizes = [3, 4, 5, 6, 7].map((year) => difficulties.map((each) => pairsOf(sense, year, each).length));
    expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(30);
  });
});

test.each([
  ['closest', 'glow', 'sparkle'],
  ['closest', 'entry', 'entrance'],
  ['opposite', 'discover', 'lose'],
  ['opposite', 'ignore', 'watch'],
  ['opposite', 'weak', 'strong'],
  ['opposite', 'wet', 'dry'],
  ['opposite', 'fascinating', 'boring'],
] as const)('%s: never asks for %s and %s', (sense, one, other) => {
  for (const year of [3, 4, 5, 6, 7])
    for (const difficulty of difficulties)
      for (const pair of pairsOf(sense, year, difficulty))
        expect([pair.one, pair.other].sort()).not.toEqual([one, other].sort());
});

test('near misses are words of the lines, and beside their word no line or list makes them its opposite', () => {
  for (const line of nearMisses.trim().split('\n')) {
    const [given = '', ...words] = line.split(' ');
    for (const word of words) {
      const shared = kinds.filter((kind) => [given, word].every((each) => wordsOf(kind).includes(each)));
      expect(shared, `${given} ${word}`).not.toEqual([]);
      expect(joined(0, 1, given, word) || joined(1, 0, given, word) || areContrary(given, word), line).toBe(false);
    }
  }
});

test('near misses of a word whose like is asked are words of the lines, and no line or list makes them like it', () => {
  for (const line of likeMisses.trim().split('\n')) {
    const [given = '', ...words] = line.split(' ');
    for (const word of words) {
      const shared = kinds.filter((kind) => [given, word].every((each) => wordsOf(kind).includes(each)));
      expect(shared, `${given} ${word}`).not.toEqual([]);
      expect(joined(0, 0, given, word) || joined(1, 1, given, word) || areLike(given, word), line).toBe(false);
    }
  }
});

/** “voyage” with no other word about the sea or about travelling than “journey”. */
test.each([330101, 340101, 370101])(
  '%i hard: a wrong word is opposite to the one given or comes to mind with it',
  (subTopicId) => {
    for (let seed = 0; seed < 60; seed++) {
      const { question } = mintFor(subTopicId, 'hard', seed);
      const [given = ''] = boldParts(question);
      const near = optionTexts(question).filter(
        (word) => isNearMiss('closest', given, word) || joined(0, 1, given, word) || joined(1, 0, given, word),
      );
      expect(near.length, given).toBeGreaterThan(0);
    }
  },
);

/** “reveal” with no other word about showing or hiding than “conceal”. */
test.each([330102, 340102, 370102])('%i hard: one wrong word has to do with the word that is given', (subTopicId) => {
  let judged = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { question } = mintFor(subTopicId, 'hard', seed);
    const [given = ''] = boldParts(question);
    // Of ugliness and exit there is no word that is near and no opposite.
    if (['ugliness', 'exit'].includes(given)) continue;
    judged++;
    const near = optionTexts(question).filter(
      (word) => isNearMiss('opposite', given, word) || joined(0, 0, given, word) || joined(1, 1, given, word),
    );
    expect(near.length, given).toBeGreaterThan(0);
  }
  expect(judged).toBeGreaterThan(40);
});

test.each([350101, 350102, 360101, 360102])('%i: no word of one group is near a word of the other', (subTopicId) => {
  for (let seed = 0; seed < 20; seed++) {
    const { question, key } = mintFor(subTopicId, 'easy', seed);
    const [left = [], right = []] = wordGroups(question);
    const picks = key.type === 'multipleWordChoice' ? key.picks.flat() : [];
    const near = left.flatMap((one, at) =>
      right.filter((two, place) => at !== picks[0] && place !== picks[1] && areOfOneGroup(one, two)),
    );
    expect(near).toEqual([]);
  }
});

test.each([330101, 370102])('%i: no wrong word is far below the pair', (subTopicId) => {
  const year = Math.floor((subTopicId - 300_000) / 10_000);
  for (let seed = 0; seed < 20; seed++)
    for (const word of optionTexts(mintFor(subTopicId, 'hard', seed).question))
      expect(Math.max(...kinds.map((kind) => heightOf(kind, word))), word).toBeGreaterThanOrEqual(year - 2);
});
