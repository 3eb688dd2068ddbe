/** Civil dates by whole numbers: lengths of months, leap years, and days between dates. */
import { monthNames } from '@comet/domain/marking/calendar-names';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The months with their lengths in a year that is not a leap year. */
export const months = monthNames.map((name, month) => ({ name, days: monthLengths[month] ?? 0 }));

/** Whether the year has 29 February. */
export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of a month (0 to 11) in a year. */
export function daysIn(month: number, year: number): number {
  return month === 1 && isLeap(year) ? 29 : (months[month]?.days ?? 0);
}

/** A date as '4 March'. */
export const showDate = (day: number, month: number): string => `${day} ${months[month]?.name ?? ''}`;

/** Reads '4 March' as a day and a month (0 to 11). */
export function readDate(text: string): { day: number; month: number } | undefined {
  const [, day, name] = /(\d+) ([A-Z][a-z]+)/.exec(text) ?? [];
  const month = months.findIndex((each) => each.name === name);
  return month < 0 ? undefined : { day: Number(day), month };
}

/** The date so many days later, found by turning the pages of a calendar. */
export function daysLater(day: number, month: number, year: number, days: number): { day: number; month: number } {
  let [onDay, onMonth, onYear] = [day, month, year];
  for (let page = 0; page < days; page++) {
    onDay++;
    if (onDay > daysIn(onMonth, onYear)) {
      onDay = 1;
      onMonth = (onMonth + 1) % 12;
      if (onMonth === 0) onYear++;
    }
  }
  return { day: onDay, month: onMonth };
}
