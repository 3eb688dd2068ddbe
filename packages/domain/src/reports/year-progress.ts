/** Whether a child keeps up with their school year: what they know, compared with how much of the year has passed. */
import { addDays, daysBetween } from '../attempts/local-day.ts';
import type { MasteryLabel } from '../mastery/mastery-labels.ts';

/** Too early to say, or how far the child is compared with the calendar. */
export const yearPaces = ['starting', 'ahead', 'onTrack', 'behind'] as const;
export type YearPace = (typeof yearPaces)[number];

/** Days after the first answer before pace is judged: nobody is behind in their first weeks. */
const startingDays = 28;
/** Points by which knowing may differ from the calendar and still be on track. */
const nearPoints = 5;
/** School years in England run from 1 September to the end of July. */
const [firstDay, lastDay] = ['-09-01', '-07-31'] as const;

const knownLabels: readonly MasteryLabel[] = ['good', 'strong', 'master'];

/** Whether a sub-topic with this label counts as known. */
export const isKnown = (label: MasteryLabel): boolean => knownLabels.includes(label);

/** Whole percent of the school year that has passed on a day (YYYY-MM-DD); 100 in August. */
export function percentOfYearPassed(day: string): number {
  const calendarYear = Number(day.slice(0, 4));
  const isAutumn = day >= `${calendarYear}${firstDay}`;
  const start = `${isAutumn ? calendarYear : calendarYear - 1}${firstDay}`;
  const end = addDays(`${isAutumn ? calendarYear + 1 : calendarYear}${lastDay}`, 1);
  return Math.min(100, Math.round((100 * daysBetween(start, day)) / daysBetween(start, end)));
}

/** The pace on a day; `firstDay` is the day of the child's first answer, undefined where there is none. */
export function yearPace(progress: {
  readonly percentKnown: number;
  readonly today: string;
  readonly firstDay: string | undefined;
}): YearPace {
  const { percentKnown, today, firstDay } = progress;
  if (firstDay === undefined || daysBetween(firstDay, today) < startingDays) return 'starting';
  const lead = percentKnown - percentOfYearPassed(today);
  if (lead > nearPoints) return 'ahead';
  return lead < -nearPoints ? 'behind' : 'onTrack';
}
