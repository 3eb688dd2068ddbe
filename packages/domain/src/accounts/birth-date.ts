/** When a student was born: month and year, and the day only if the family gave it. */
import type { CivilDate } from '../curriculum/school-year.ts';

/** Months run from 1. Without a day, any day of the month is possible. */
export interface BirthDate {
  readonly year: number;
  readonly month: number;
  readonly day?: number;
}

/** The real date with these digits, or undefined. */
function birthDateOf(year: string, month: string, day: string | undefined): BirthDate | undefined {
  const birth = { year: Number(year), month: Number(month), ...(day === undefined ? {} : { day: Number(day) }) };
  const date = new Date(Date.UTC(birth.year, birth.month - 1, birth.day ?? 1));
  const isReal =
    date.getUTCFullYear() === birth.year &&
    date.getUTCMonth() === birth.month - 1 &&
    date.getUTCDate() === (birth.day ?? 1);
  return isReal ? birth : undefined;
}

/** Reads 14.3.2017 or 3.2017, as the sign-up form asks for the school year; undefined if it isn't a real date. */
export function readDottedBirth(text: string): BirthDate | undefined {
  const [, day, month, year] = /^(?:(\d{1,2})\.)?(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  return year === undefined || month === undefined ? undefined : birthDateOf(year, month, day);
}

/** Reads 2017-03-14 or 2017-03; undefined if it isn't a real date. */
export function readIsoBirth(text: string): BirthDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  return year === undefined || month === undefined ? undefined : birthDateOf(year, month, day);
}

/** Oldest possible student, in years; anything older is a typing mistake. */
export const maxAgeYears = 100;

/** Why a date of birth can't be right, or undefined. No student is born in the future. */
export function birthFault(birth: BirthDate, today: CivilDate): string | undefined {
  const dayNumber = ({ year, month, day = 1 }: BirthDate): number => year * 10_000 + month * 100 + day;
  if (dayNumber(birth) > dayNumber(today)) return 'Date of Birth must be in the past';
  return birth.year < today.year - maxAgeYears ? 'Please check the year of birth' : undefined;
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whole years from birth to today. Without a day the child counts as the younger, so that the rules for children protect longer. */
export function ageOn({ year, month, day = lastDayOf(year, month) }: BirthDate, today: CivilDate): number {
  const hadBirthday = today.month > month || (today.month === month && today.day >= day);
  return today.year - year - (hadBirthday ? 0 : 1);
}
