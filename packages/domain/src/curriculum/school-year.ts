/** Which English school year a child is in. */
import { type Year, years } from './subjects.ts';

/** A calendar day without a time; months run from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads day.month.year, as the sign-up form sends it; undefined for anything that is no day of the calendar. */
export function readDottedDate(text: string): CivilDate | undefined {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const [day, month, year] = match.slice(1).map(Number);
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? { year, month, day } : undefined;
}

/** Reads 2016-09-01; undefined for anything that is no day of the calendar. */
export function readIsoDate(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match === null ? undefined : readDottedDate(`${match[3]}.${match[2]}.${match[1]}`);
}

/** The day that it is in UTC. */
export function civilDateOf(time: Date): CivilDate {
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() };
}

/** September, when a school year starts in England. */
const schoolYearStartMonth = 9;

/**
 * The school year a child born on this day is in today, clamped to the years taught (3 to 7).
 * A child is in year 1 in the school year in which they turn six.
 */
export function suggestedYear(birth: CivilDate, today: CivilDate): Year {
  const schoolYear = today.month >= schoolYearStartMonth ? today.year : today.year - 1;
  const cohort = birth.month >= schoolYearStartMonth ? birth.year : birth.year - 1;
  const year = schoolYear - cohort - 5;
  const [first] = years;
  const last = years[years.length - 1] ?? first;
  return years.find((candidate) => candidate === year) ?? (year < first ? first : last);
}
