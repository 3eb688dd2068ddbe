/** Dates as whole numbers, so that days are counted exactly; days, months and clock times in words. */
import { monthNames, weekdayNames } from '@comet/domain/marking/calendar-names';
import type { WriteSpec } from '../../kernel/key.ts';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of a year without 29 February: the first of January is 0. */
export function dayNumber(month: number, day: number): number {
  return monthLengths.slice(0, month).reduce((sum, length) => sum + length, 0) + day - 1;
}

/** '6 May' for a day number. */
export function dateText(dayOfYear: number): string {
  let left = dayOfYear;
  for (const [month, length] of monthLengths.entries()) {
    if (left < length) return `${left + 1} ${monthNames[month]}`;
    left -= length;
  }
  throw new RangeError(`day ${dayOfYear} is not in the year`);
}

/** How many days a month has in a year that is no leap year. */
export function lengthOfMonth(month: number): number {
  return monthLengths[month] ?? 30;
}

/** The weekday so many days after another, the first being Monday = 0. */
export function weekdayAt(place: number): string {
  return weekdayNames[((place % 7) + 7) % 7] ?? '';
}

/** The key of a typed date, '6 May'. */
export function dateKey(dayOfYear: number): WriteSpec {
  const [day = '', month = ''] = dateText(dayOfYear).split(' ');
  return { kind: 'date', day: Number(day), month: monthNames.indexOf(month) + 1 };
}

/** The key of a day of the week. */
export function weekdayKey(weekday: string): WriteSpec {
  return { kind: 'date', weekday: weekdayNames.indexOf(weekday) };
}

/** '3:05 pm' for minutes after midnight. */
export function clock12(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '15:05' for minutes after midnight. */
export function clock24(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** '1 hour 5 minutes', '40 minutes', '2 hours'. */
export function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hourText = hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const minuteText = rest === 0 ? '' : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`;
  return [hourText, minuteText].filter((part) => part !== '').join(' ');
}
