import { expect, test } from 'vitest';
import {
  calendarDay,
  calendarMonth,
  calendarWeekday,
  calendarWeekdayDate,
  dateAndTime,
  dayOfMonth,
  longDate,
  month,
  shortDate,
  shortDateAndTime,
  weekdayAndTime,
  weekdayDate,
} from './dates.ts';

const at = new Date(2026, 10, 21, 16, 5);

test.each([
  ['Sat 21 Nov', shortDate],
  ['Saturday 21 Nov', weekdayDate],
  ['21 November', dayOfMonth],
  ['21 November 2026', longDate],
  ['November 2026', month],
  ['21 Nov, 16:05', dateAndTime],
  ['Sat 21 Nov, 16:05', shortDateAndTime],
  ['Saturday 16:05', weekdayAndTime],
] as const)('a moment as %s', (expected, format) => {
  expect(format(at)).toBe(expected);
  expect(format(at.toISOString())).toBe(expected);
});

test.each([
  ['Sat', calendarWeekday],
  ['21 Nov', calendarDay],
  ['Saturday 21 Nov', calendarWeekdayDate],
] as const)('a day of the calendar as %s', (expected, format) => {
  expect(format('2026-11-21')).toBe(expected);
});

test('a month of the calendar is named by its number', () => {
  expect([calendarMonth(2026, 1), calendarMonth(2026, 12)]).toEqual(['January 2026', 'December 2026']);
});
