import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterPeriods, discounted } from './packages.ts';

const once = 'once' as const;

describe('a discount', () => {
  test.each([
    ['none', 1999, undefined, 1999],
    ['20 %', 1999, { duration: once, percentOff: 20, amountOff: null }, 1599],
    ['100 %', 1999, { duration: once, percentOff: 100, amountOff: null }, 0],
    ['£5', 1999, { duration: once, percentOff: null, amountOff: 500 }, 1499],
    ['more than it costs', 999, { duration: once, percentOff: null, amountOff: 5000 }, 0],
  ])('of %s leaves the rest, never less than nothing', (_, amount, discount, rest) => {
    expect(discounted(amount, discount)).toBe(rest);
  });

  test('leaves whole pence between nothing and the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 100 }), (amount, percentOff) => {
        const rest = discounted(amount, { duration: once, percentOff, amountOff: null });
        expect(Number.isInteger(rest) && rest >= 0 && rest <= amount).toBe(true);
      }),
    );
  });
});

describe('a billing period', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 'monthly', 1, '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 'monthly', 2, '2026-03-31T10:00:00Z'],
    ['2028-02-29T00:00:00Z', 'annual', 1, '2029-02-28T00:00:00Z'],
    ['2028-02-29T00:00:00Z', 'annual', 4, '2032-02-29T00:00:00Z'],
    ['2026-12-15T23:59:59Z', 'monthly', 1, '2027-01-15T23:59:59Z'],
  ] as const)('from %s, %s × %i ends %s', (start, typeOfBill, count, end) => {
    expect(afterPeriods(new Date(start), typeOfBill, count)).toEqual(new Date(end));
  });

  test('never runs backwards and never stands still', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 60 }), (start, count) => {
        expect(afterPeriods(start, 'monthly', count + 1) > afterPeriods(start, 'monthly', count)).toBe(true);
      }),
    );
  });
});
