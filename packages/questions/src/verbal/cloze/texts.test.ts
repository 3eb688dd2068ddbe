import { expect, test } from 'vitest';
import { openTexts, passages } from './texts.ts';

test.each(['middle', 'hard'] as const)(
  'of two gaps of the %s texts one is plain at least, of four one at most',
  (from) => {
    const plainOnes = (count: number): number[] =>
      openTexts(from, count).map(({ text, open }) => open.filter((at) => text.plain.includes(at)).length);
    expect(Math.min(...plainOnes(2))).toBe(1);
    expect(Math.max(...plainOnes(4))).toBe(1);
    expect(new Set(openTexts(from, 2).map(({ text }) => text.title)).size).toBe(passages[from].length);
  },
);

test('texts with everyday gaps are never hard', () => {
  const hard = new Set(openTexts('middle', 4).map(({ text }) => text.title));
  const everyday = ['A Night in the Tent', 'The Secret Door', 'The Lost Dog', 'The Market'];
  expect(everyday.filter((title) => hard.has(title))).toEqual([]);
});
