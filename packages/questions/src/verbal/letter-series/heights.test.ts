import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { stepsBetween } from '../alphabet.ts';
import { promptText } from '../ask.ts';

const rowOf = (subTopicId: number, level: 'easy' | 'medium' | 'hard', seed: number): string[] =>
  (/\*\*(.+)\*\*/.exec(promptText(mintFor(subTopicId, level, seed).question))?.[1] ?? '').split(/\s+/);

test.each([
  [330502, 'hard'],
  [340601, 'medium'],
  [340602, 'hard'],
  [350701, 'easy'],
  [350701, 'medium'],
  [360703, 'easy'],
  [360703, 'medium'],
] as const)('%i %s: every series passes Z', (subTopicId, level) => {
  for (let seed = 0; seed < 20; seed++)
    expect(JSON.stringify(mintFor(subTopicId, level, seed).hint)).toMatch(/Z to A|A to Z/);
});

test('360701 hard: no second letter goes there and back again', () => {
  for (let seed = 0; seed < 30; seed++) {
    const [first = '', , third = ''] = rowOf(360701, 'hard', seed);
    expect(first.charAt(1), `${seed}`).not.toBe(third.charAt(1));
  }
});

test('350701 easy: both letters go the same way', () => {
  for (let seed = 0; seed < 30; seed++) {
    const [one = '', other = ''] = rowOf(350701, 'easy', seed);
    const ways = [0, 1].map((slot) => Math.sign(stepsBetween(one.charAt(slot), other.charAt(slot))));
    expect(ways[0], `${one} ${other}`).toBe(ways[1]);
  }
});
