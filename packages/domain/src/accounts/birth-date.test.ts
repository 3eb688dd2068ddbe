import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, birthFault, readDottedBirth, readIsoBirth } from './birth-date.ts';
import { needsParentApproval } from './parent-approval.ts';

describe('a date of birth', () => {
  test.each([
    ['01.09.2016', { year: 2016, month: 9, day: 1 }],
    [' 1.9.2016 ', { year: 2016, month: 9, day: 1 }],
    ['29.02.2016', { year: 2016, month: 2, day: 29 }],
    ['9.2016', { year: 2016, month: 9 }],
    ['29.02.2015', undefined],
    ['31.04.2016', undefined],
    ['00.01.2016', undefined],
    ['2016-09-01', undefined],
    ['1.13.2016', undefined],
    ['13.2016', undefined],
    ['.9.2016', undefined],
    ['2016', undefined],
    ['', undefined],
  ])('%j is read as %o', (text, birth) => {
    expect(readDottedBirth(text)).toEqual(birth);
  });

  test.each([
    ['2016-09-01', { year: 2016, month: 9, day: 1 }],
    ['2016-09', { year: 2016, month: 9 }],
    ['2015-02-29', undefined],
    ['2016-13', undefined],
    ['2016-00', undefined],
    ['01.09.2016', undefined],
    ['2016-9-1', undefined],
    ['2016-09-', undefined],
  ])('as it is sent and stored, %j, is read as %o', (text, birth) => {
    expect(readIsoBirth(text)).toEqual(birth);
  });

  test('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void [readDottedBirth(text), readIsoBirth(text)]));
  });

  const today = { year: 2026, month: 11, day: 21 };
  test.each([
    [{ year: 2026, month: 11, day: 20 }, undefined],
    [{ year: 2026, month: 11, day: 21 }, undefined],
    [{ year: 2026, month: 11 }, undefined],
    [{ year: 2026, month: 11, day: 22 }, 'Date of Birth must be in the past'],
    [{ year: 2026, month: 12, day: 1 }, 'Date of Birth must be in the past'],
    [{ year: 2026, month: 12 }, 'Date of Birth must be in the past'],
    [{ year: 2027, month: 1, day: 1 }, 'Date of Birth must be in the past'],
    [{ year: 2017, month: 3, day: 14 }, undefined],
    [{ year: 1926, month: 3, day: 14 }, undefined],
    [{ year: 1925, month: 12, day: 31 }, 'Please check the year of birth'],
  ])('%o: %s', (birth, fault) => {
    expect(birthFault(birth, today)).toBe(fault);
  });

  test.each([
    [{ year: 2016, month: 11, day: 21 }, 10],
    [{ year: 2016, month: 11, day: 22 }, 9],
    [{ year: 2016, month: 12, day: 1 }, 9],
    [{ year: 2016, month: 2, day: 29 }, 10],
    [{ year: 2016, month: 11 }, 9],
    [{ year: 2016, month: 10 }, 10],
    [{ year: 2016, month: 12 }, 9],
  ])('%o makes a child of %i', (birth, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test.each([
    [{ year: 2013, month: 11 }, { year: 2026, month: 11, day: 29 }, true],
    [{ year: 2013, month: 11 }, { year: 2026, month: 11, day: 30 }, false],
    [{ year: 2013, month: 11, day: 1 }, { year: 2026, month: 11, day: 29 }, false],
    [{ year: 2013, month: 10 }, { year: 2026, month: 11, day: 1 }, false],
  ])('born %o, on %o: whether a parent has to agree is %s', (birth, day, isNeeded) => {
    expect(needsParentApproval(birth, day)).toBe(isNeeded);
  });

  test('a child is never older without the day than with it', () => {
    const month = fc.integer({ min: 1, max: 12 });
    const day = fc.integer({ min: 1, max: 28 });
    const dates = fc.record({ year: fc.integer({ min: 2005, max: 2020 }), month, day });
    fc.assert(
      fc.property(dates, month, day, (birth, thisMonth, thisDay) => {
        const now = { year: 2026, month: thisMonth, day: thisDay };
        const without = { year: birth.year, month: birth.month };
        expect(ageOn(without, now)).toBeLessThanOrEqual(ageOn(birth, now));
      }),
    );
  });
});
