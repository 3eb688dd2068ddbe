/** Which English school year a child is in. */
import { type Year, years } from './subjects.ts';

/** A calendar day without a time; months run from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day that it is in UTC. */
export function civilDateOf(time: Date): CivilDate {
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() };
}

/** September, when a school year starts in England. */
const schoolYearStartMonth = 9;

/**
 * The school year a child born in this month is in today, clamped to the years taught (3 to 7).
 * A child is in year 1 in the school year in which they turn six.
 */
export function suggestedYear(birth: Pick<CivilDate, 'year' | 'month'>, today: CivilDate): Year {
  const schoolYear = today.month >= schoolYearStartMonth ? today.year : today.year - 1;
  const cohort = birth.month >= schoolYearStartMonth ? birth.year : birth.year - 1;
  const year = schoolYear - cohort - 5;
  const [first] = years;
  const last = years[years.length - 1] ?? first;
  return years.find((candidate) => candidate === year) ?? (year < first ? first : last);
}
