/** Fractions that are not equal to another, and why. */
import { expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { notEqual } from './equal-pairs.ts';

test('3/12 for 3/4 is told as a change of one part, and no whole is offered', () => {
  const low = fraction(3, 4);
  const wrong = notEqual({ low, high: fraction(9, 12), by: 3 }, low);
  expect(wrong.filter(([text]) => text === '3/12').map(([, { id }]) => id)).toEqual(['m.fracEquiv/scales-one-part']);
  expect(wrong.map(([text]) => text)).not.toContain('12/12');
});
