import { expect, test } from 'vitest';
import { alsoFits } from './also-fits.data.ts';
import { belongingTo, belongTogether, groups, isForeign } from './groups.ts';
import { inCommon } from './in-common.data.ts';
import { namingLines, neighbourLines } from './neighbours.data.ts';

const nameOf = (line: string): string => line.split('|')[0] ?? '';
const neighbourhoods = [...Object.values(neighbourLines), ...Object.values(namingLines)]
  .flatMap((levels) => Object.values(levels).flat())
  .map((line) => line.split('|').map((name) => groups.filter((group) => group.name === name)));
const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other].sort().join(' and ')));

test('every line of words that also fit is of a group or of something in common', () => {
  const names = new Set([...groups.map(({ name }) => name), ...inCommon.map(nameOf)]);
  expect(alsoFits.map(nameOf).filter((name) => !names.has(name))).toEqual([]);
});

test('every group has neighbours, and neighbours share no word', () => {
  const asked = neighbourhoods.flatMap((line) => line.flat());
  expect(groups.filter((group) => !asked.includes(group))).toEqual([]);
  for (const line of neighbourhoods) {
    expect(line.map(({ length }) => length)).toEqual(line.map(() => 1));
    const words = line.flatMap((found) => found.flatMap((group) => group.words));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    // Beside words that begin with a small letter a name would be seen at once.
    expect(new Set(words.map((word) => /^\p{Lu}/u.test(word))).size).toBe(1);
  }
});

test('two groups stand side by side at neighbouring levels only', () => {
  const rungs = new Map<string, number[]>();
  for (const [rung, lines] of Object.values(neighbourLines).flatMap(Object.values).entries())
    for (const line of lines)
      for (const pair of pairsOf(line.split('|'))) rungs.set(pair, [...(rungs.get(pair) ?? []), rung]);
  expect([...rungs].filter(([, at]) => Math.max(...at) - Math.min(...at) > 1)).toEqual([]);
});

test('no word holds the name of its group', () => {
  const told = groups.flatMap(({ name, words }) => {
    const nouns = name.split(' ').map((part) => part.replace(/s$/, ''));
    return words.filter((word) => nouns.some((noun) => noun.length > 3 && word.includes(noun)));
  });
  expect(told).toEqual([]);
});

test('a group of adjectives can be named in a sentence: they are words for being quick to understand', () => {
  const bare = /^words for (?!\p{L}+ing )\p{L}+ (?:with|to|in) |^words of /u;
  expect(groups.map(({ name }) => name).filter((name) => bare.test(name))).toEqual([]);
});

test('what children of six can name stands nowhere', () => {
  const infant = ['fruits', 'drinks', 'meals', 'days', 'months', 'seasons', 'colours', 'numbers', 'clothes', 'toys'];
  expect(groups.filter(({ name }) => infant.includes(name))).toEqual([]);
});

test.each([
  ['heron', 'birds that hunt', false],
  ['hip', 'parts of the skeleton', false],
  ['pink', 'flowers', false],
  ['sparrow', 'birds that hunt', true],
  ['lily', 'trees', true],
])('%s among %s', (word, name, isOdd) => {
  expect(groups.filter((group) => group.name === name).map((group) => isForeign(word, group))).toEqual([isOdd]);
});

test.each([
  [['queen', 'princess', 'empress', 'nurse'], 'king'],
  [['king', 'prince', 'emperor', 'builder'], 'queen'],
  [['ruby', 'turquoise', 'sapphire'], 'cherry'],
])('%s and %s: a child may see another thing in common, so they are not asked', (kept, odd) => {
  expect(belongTogether(kept, [odd])).toBe(true);
});

test('what fits every option tells none of them', () => {
  const options = ['kestrel', 'duck', 'swan', 'sparrow', 'goose'];
  expect(belongingTo(['hawk', 'falcon', 'osprey'], options)).toEqual(['kestrel']);
});
