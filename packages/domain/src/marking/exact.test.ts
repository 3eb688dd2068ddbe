import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dividedBy, exact, exactOf, exactText, isEqual, isWithin, times } from './exact.ts';

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const bottom = fc.bigInt({ min: 1n, max: 10n ** 9n });
const value = fc.tuple(whole, bottom).map(([top, under]) => exact(top, under));

test.each([
  ['42', '42'],
  ['-3.25', '-3.25'],
  ['3.250', '3.25'],
  ['0.10', '0.1'],
  ['13/4', '3.25'],
  ['6/8', '0.75'],
  ['-1/3', '-1/3'],
  ['2/6', '1/3'],
  ['-0', '0'],
  ['0.0009765625', '0.0009765625'],
  ['1/1024', '0.0009765625'],
])('%s is %s', (text, shown) => {
  const found = exactOf(text);
  expect(found === undefined ? undefined : exactText(found)).toBe(shown);
});

test.each(['', '-', '.5', '5.', '1,250', '1 3/4', '3/0', '1.5/2', '1e5', '--1', '+1', '1/-2', 'NaN', ' 1'])(
  '%j is no exact text',
  (text) => {
    expect(exactOf(text)).toBeUndefined();
  },
);

describe('whatever the values', () => {
  test('text gives the value back', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(exactOf(exactText(one))).toEqual(one);
      }),
    );
  });

  test('a tenth and two tenths are three tenths: nothing is ever rounded', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        fc.pre(other.top !== 0n);
        expect(isEqual(dividedBy(times(one, other), other), one)).toBe(true);
      }),
    );
  });

  test('a tolerance holds to its edge', () => {
    fc.assert(
      fc.property(whole, whole, bottom, (one, apart, under) => {
        const size = apart < 0n ? -apart : apart;
        const [here, there] = [exact(one, under), exact(one + apart, under)];
        expect(isWithin(here, there, exact(size, under))).toBe(true);
        expect(isWithin(here, there, exact(size * 10n - 1n, under * 10n))).toBe(false);
      }),
    );
  });
});

test('a fraction over 0 has no value', () => {
  expect(() => exact(1n, 0n)).toThrow(RangeError);
});
