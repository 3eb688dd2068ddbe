import { describe, expect, test } from 'vitest';
import { years } from '../curriculum/subjects.ts';
import { ageOn, birthFault, fieldsOfYear, yearOfStudy } from './student-account.ts';

describe('the school year of a new student', () => {
  test.each([
    ['yes', 3, undefined, 4],
    ['yes', 6, undefined, 4],
    ['no', 3, undefined, 3],
    ['no', 6, undefined, 6],
    ['no', 6, 7, 7],
  ] as const)('year four %s, grade %i, year %s is year %i', (isStudentFourYear, grateStudent, studentYear, year) => {
    expect(yearOfStudy({ isStudentFourYear, grateStudent, studentYear })).toBe(year);
  });

  test.each(years)('%i survives being put into fields', (year) => {
    expect(yearOfStudy(fieldsOfYear(year))).toBe(year);
  });
});

const today = { year: 2026, month: 11, day: 21 };
describe('a date of birth', () => {
  test.each([
    [{ year: 2026, month: 11, day: 20 }, undefined],
    [{ year: 2026, month: 11, day: 21 }, undefined],
    [{ year: 2026, month: 11, day: 22 }, 'Date of Birth must be in the past'],
    [{ year: 2026, month: 12, day: 1 }, 'Date of Birth must be in the past'],
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
  ])('%o makes a child of %i', (birth, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });
});
