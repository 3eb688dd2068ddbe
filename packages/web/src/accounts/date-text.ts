/** A date of birth as it is typed into three fields: day, month, year. The day may be left out. */
import { type BirthDate, readDottedBirth } from '@comet/domain/accounts/birth-date';
import type { CivilDate } from '@comet/domain/curriculum/school-year';

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

/** day.month.year or month.year, as the call that suggests a school year takes it. */
export const dotted = ({ day, month, year }: DateText): string => [...(day === '' ? [] : [day]), month, year].join('.');

/** The real date that was typed, or undefined. */
export const birthOfText = (text: DateText): BirthDate | undefined => readDottedBirth(dotted(text));

/** 2017-03-14 or 2017-03; undefined if it isn't a real date. */
export function isoDate(text: DateText): string | undefined {
  const read = birthOfText(text);
  if (read === undefined) return undefined;
  return [read.year, two(read.month), ...(read.day === undefined ? [] : [two(read.day)])].join('-');
}

/** A stored date in the three fields again. */
export function dateTextOf(iso: string): DateText {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { day, month, year };
}
