/** Only what is near is called close. */
import { describe, expect, test } from 'vitest';
import { fitMistakes, isNear, toldBySide, toldForEveryWay, typedMistakes } from './mistakes.ts';

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

describe('a number that two mistakes lead to', () => {
  const [adds, stops, subtracts, near] = [
    { id: 'm.toy/adds', says: 'You added.' },
    { id: 'm.toy/stops', says: 'That is the number for May.' },
    { id: 'm.toy/subtracts', says: 'You subtracted. Here you need to add.' },
    { id: 'm.toy/slip', says: 'That is 1 too many.' },
  ];
  test.each([
    ['is told what it is', [adds, stops], stops.says],
    ['is told on which side it is where only what was done differs', [adds, subtracts], 'That is too small.'],
    ['is told the way there, not that it is near', [near, adds], adds.says],
    ['is told as before where both say the same', [adds, { ...adds, id: 'm.toy/other' }], adds.says],
  ])('%s', (_, ways, told) => {
    const mistakes = ways.map((because) => [9, because] as const);
    expect(toldForEveryWay(12, mistakes).map(([, { says }]) => says)).toEqual(ways.map(() => told));
  });
});
