import { describe, expect, test } from 'vitest';
import { years } from '../curriculum/subjects.ts';
import { fieldsOfYear, yearOfStudy } from './student-account.ts';

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
