import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDateOf, suggestedYear } from './school-year.ts';
import { years } from './subjects.ts';

describe('the day', () => {
  test('of a moment is that of UTC', () => {
    expect(civilDateOf(new Date('2026-12-31T23:59:59Z'))).toEqual({ year: 2026, month: 12, day: 31 });
  });
});

describe('the suggested school year', () => {
  const november = { year: 2026, month: 11, day: 20 };
  test.each([
    [{ year: 2018, month: 9, day: 1 }, november, 3],
    [{ year: 2018, month: 9 }, november, 3],
    [{ year: 2019, month: 8, day: 31 }, november, 3],
    [{ year: 2018, month: 8, day: 31 }, november, 4],
    [{ year: 2017, month: 1, day: 15 }, november, 5],
    [{ year: 2017, month: 1, day: 15 }, { year: 2026, month: 8, day: 31 }, 4],
    [{ year: 2017, month: 1, day: 15 }, { year: 2026, month: 9, day: 1 }, 5],
    [{ year: 2024, month: 1, day: 1 }, november, 3],
    [{ year: 2000, month: 1, day: 1 }, november, 7],
  ])('of a child born on %o is on %o year %i', (birth, today, year) => {
    expect(suggestedYear(birth, today)).toBe(year);
  });

  test('is always one that is taught, and never falls as a child grows older', () => {
    const day = fc.record({
      year: fc.integer({ min: 2000, max: 2026 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(day, (birth) => {
        const suggested = suggestedYear(birth, november);
        expect(years).toContain(suggested);
        expect(suggestedYear(birth, { ...november, year: 2027 })).toBeGreaterThanOrEqual(suggested);
      }),
    );
  });
});
