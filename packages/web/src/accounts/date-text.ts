/** A date as it is typed into three fields: day, month, year. */
import { type CivilDate, readDottedDate } from '@comet/domain/curriculum/school-year';

export interface DateText {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day that it is on this device. */
export function localDay(now: Date): CivilDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The specification's first value of a date of birth. */
export function yesterday(now: Date): DateText {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return { day: two(day.getDate()), month: two(day.getMonth() + 1), year: String(day.getFullYear()) };
}

export const isEmpty = ({ day, month, year }: DateText): boolean => [day, month, year].every((part) => part === '');

/** day.month.year, as the call that suggests a school year takes it. */
export const dotted = ({ day, month, year }: DateText): string => `${day}.${month}.${year}`;

/** The day of the calendar that was typed, or undefined. */
export const civilDateOfText = (text: DateText): CivilDate | undefined => readDottedDate(dotted(text));

/** 2017-03-14; undefined for anything that is no day of the calendar. */
export function isoDate(text: DateText): string | undefined {
  const read = civilDateOfText(text);
  return read === undefined ? undefined : `${read.year}-${two(read.month)}-${two(read.day)}`;
}

/** A stored date in the three fields again. */
export function dateTextOf(iso: string): DateText {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { day, month, year };
}
