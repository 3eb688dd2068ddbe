/** Only what is near is called close. */
import { describe, expect, test } from 'vitest';
import { fitMistakes, isNear, saysWhichWay, typedMistakes } from './mistakes.ts';

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

test('a wrong number without a reason says which way it is out', () => {
  const slip = { id: 'm.toy/two-slips', says: '' };
  expect(saysWhichWay(12, 10, slip).says).toBe('That is too big. Check each step.');
  expect(saysWhichWay('-3', '-2', slip).says).toBe('That is too small. Check each step.');
  expect(saysWhichWay(11, 10, close)).toBe(close);
});
