import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { longSpares, middleSpares, shortSpares, spareReasons } from './spare-words.data.ts';

const partsOf = (line: string): string[] => line.split('|');
const wordsOf = (line: string): string[] => partsOf(line).slice(0, 3).join(' ').trim().split(/\s+/);
const sparesOf = (line: string): string[] => partsOf(line)[3]?.split(' ') ?? [];
const all = [...shortSpares, ...middleSpares, ...longSpares];

test.each([
  ['easy', shortSpares, 6, 7],
  ['medium', middleSpares, 8, 10],
  ['hard', longSpares, 11, 13],
] as const)('sentences with a spare word have the length of their level: %s', (_, lines, low, high) => {
  for (const line of lines) {
    const { length } = wordsOf(line);
    expect(length >= low && length <= high, `${line} has ${length} words`).toBe(true);
  }
});

test('a spare word is none of its sentence and has a reason', () => {
  for (const line of all)
    for (const spare of sparesOf(line)) {
      expect(
        wordsOf(line).map((word) => word.toLowerCase()),
        line,
      ).not.toContain(spare);
      expect(spareReasons.has(spare), spare).toBe(true);
    }
});

test('“an” is spare only where no word begins with a vowel', () => {
  expect(
    all.filter((line) => sparesOf(line).includes('an') && wordsOf(line).some((word) => /^[aeiou]\w/i.test(word))),
  ).toEqual([]);
});

test('fewer than a third of the spare words are second verbs', () => {
  for (const lines of [shortSpares, middleSpares, longSpares]) {
    const spares = lines.flatMap(sparesOf);
    expect(spares.filter((word) => word.endsWith('ed')).length).toBeLessThan(spares.length / 3);
  }
});

test('in long sentences no spare word is seen at once', () => {
  const plain = /^(?:because|unless|whether|nor|than|\w+ed|slept)$/;
  expect(longSpares.flatMap(sparesOf).filter((word) => plain.test(word))).toEqual([]);
});

test('a hard sentence with two words exchanged begins well', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { key } = mintFor(350303, 'hard', seed);
    const picks = key.type === 'multipleWordChoice' ? key.picks.flat() : [];
    expect(Math.min(...picks), `seed ${seed}`).toBeGreaterThan(2);
  }
});
