/** Only what is near is called close. */
import { describe, expect, test } from 'vitest';
import { agreed, fitMistakes, isNear, toldBySide, typedMistakes } from './mistakes.ts';

const close = { id: 'm.toy/fact-slip', says: 'Close. Check your working.' };

describe('feedback that says close', () => {
  test.each([
    [7, 6, true],
    [12, 6, false],
    [106, 100, true],
    [97, 87, false],
    ['0.48', '0.47', true],
    ['0.57', '0.47', false],
    [-9, -10, true],
  ])('%s beside %s', (given, right, near) => {
    expect(isNear(given, right)).toBe(near);
  });

  test('is left out of typed mistakes that are far off, and not said of far options', () => {
    const mistakes = [
      [11, close],
      [20, close],
    ] as const;
    expect(typedMistakes(10, mistakes).map(({ given }) => given)).toEqual(['11']);
    expect(fitMistakes(10, mistakes).map(([given, { says }]) => [given, says.startsWith('Close')])).toEqual([
      [11, true],
      [20, false],
    ]);
  });
});

test.each([
  [12, 10, '', 'That is too large.'],
  ['-12', -10, '', 'That is too small.'],
  ['0.5', '0.50', '', ''],
  ['3 cm', 10, '', ''],
  [12, 10, 'You added.', 'You added.'],
])('%s for %s, of which is said “%s”: “%s”', (given, right, says, told) => {
  expect(toldBySide(given, right, { id: 'm/slip', says }).says).toBe(told);
});

test.each([
  ['one mistake is told', ['You added.'], 'You added.'],
  [
    'the same mistake in other words is told as it stands first',
    ['You added. Subtract.', 'You added. Multiply.'],
    'You added. Subtract.',
  ],
  ['of two nobody knows which one it was', ['You added.', 'You left out one.'], ''],
  ['what is true of the number is told', ['You added.', 'That is the sum of three.'], 'That is the sum of three.'],
  ['what says only how near it is gives way', ['That is 10 too large.', 'You added.'], 'You added.'],
])('%s', (_, says, told) => {
  const mistakes = says.map((each, at) => [7, { id: `m.toy/${at}`, says: each }] as const);
  expect(agreed(mistakes, String).map(([, because]) => because.says)).toEqual(says.map(() => told));
});
