/** Streaks: which days count, which are neutral, and how long the row of days is. Days are calendar days of the child's own zone. */
import { addDays, daysBetween } from '../attempts/local-day.ts';

/** A day counts with this many answers, or with one finished activity. */
export const answersForDay = 10;
/** Finished activities on the next day that mend a single missed day. */
export const tasksToMend = 2;
/** A streak saver covers at most this many missed days in a row, and at most once in this many days. */
export const saverMaxMissedDays = 7;
export const saverRestDays = 60;
/** Coins for a streak saver. */
export const saverPrice = 150;

/** What a child did on a day. */
export interface LearningDay {
  readonly day: string;
  readonly answered: number;
  readonly finished: number;
}

/** Weekdays as ISO has them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A holiday from its first to its last day. */
export interface Holiday {
  readonly from: string;
  readonly to: string;
}

/** What the parent and the child arranged. */
export interface StreakPlan {
  /** Rest days by the day from which they apply, oldest first, so that a change never touches the days before it. */
  readonly restDays: readonly { readonly from: string; readonly weekdays: readonly number[] }[];
  readonly holidays: readonly Holiday[];
  /** The days on which savers were bought, oldest first. */
  readonly saversBought: readonly string[];
}

/**
 * What became of a day: `counted`; neutral as a `rest` day or `holiday`; `saved` by a saver or `mended` by two tasks on the
 * next day; `mendable` while the next day isn't over; `missed`; or `open` for today.
 */
export type DayState = 'counted' | 'rest' | 'holiday' | 'saved' | 'mended' | 'mendable' | 'missed' | 'open';

export interface StreakDay {
  readonly day: string;
  readonly state: DayState;
  /** The length of the streak at the end of the day. */
  readonly streak: number;
}

export interface Streak {
  readonly current: number;
  readonly longest: number;
  /** Every day from the first that counted up to today, oldest first. */
  readonly days: readonly StreakDay[];
  /** The missed day that two tasks today would mend. */
  readonly mendableDay: string | undefined;
  /** Whether a saver is waiting to be used. */
  readonly hasSaver: boolean;
  /** The first missed day that the newest used saver covers. */
  readonly lastSavedDay: string | undefined;
}

/** Whether this much work makes a day count. */
export function countsAsDay({ answered, finished }: Pick<LearningDay, 'answered' | 'finished'>): boolean {
  return answered >= answersForDay || finished > 0;
}

/** The weekday of a calendar day. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The state of a day on which nothing has to be done, or undefined. */
export function neutralState(
  day: string,
  plan: Pick<StreakPlan, 'restDays' | 'holidays'>,
): 'rest' | 'holiday' | undefined {
  if (plan.holidays.some(({ from, to }) => from <= day && day <= to)) return 'holiday';
  const inForce = plan.restDays.findLast(({ from }) => from <= day);
  return inForce?.weekdays.includes(weekdayOf(day)) ? 'rest' : undefined;
}

/**
 * The streak as of today. A day after today, which a family that flew west has behind it, counts like any other. Calculated
 * from the days alone, so asking twice gives the same and nothing has to be kept in step.
 */
export function streakOf(learned: readonly LearningDay[], plan: StreakPlan, today: string): Streak {
  const work = new Map(learned.map((one) => [one.day, one]));
  const counted = learned
    .filter(countsAsDay)
    .map(({ day }) => day)
    .sort();
  const [first] = counted;
  if (first === undefined) return { ...nothingYet, hasSaver: plan.saversBought.length > 0 };
  const last = [...counted, today].sort().at(-1) ?? today;
  const isCounted = (day: string): boolean => countsAsDay(work.get(day) ?? { answered: 0, finished: 0 });
  const isMissed = (day: string): boolean => day < today && !isCounted(day) && neutralState(day, plan) === undefined;

  const days: StreakDay[] = [];
  let current = 0;
  let longest = 0;
  let saversUsed = 0;
  let lastSavedDay: string | undefined;
  let mendableDay: string | undefined;
  const add = (day: string, state: DayState): void => {
    days.push({ day, state, streak: current });
  };

  /** The missed days from this one to the next that counted; rest days between them are not among them. */
  const gapFrom = (day: string): string[] => {
    const gap: string[] = [];
    for (let next = day; next < today && !isCounted(next); next = addDays(next, 1)) if (isMissed(next)) gap.push(next);
    return gap;
  };
  const nextDue = (day: string): string => {
    let next = addDays(day, 1);
    while (next < today && !isCounted(next) && neutralState(next, plan) !== undefined) next = addDays(next, 1);
    return next;
  };
  const gapState = (gap: readonly string[]): DayState => {
    const [missed = today] = gap;
    const isSingle = gap.length === 1;
    const next = nextDue(missed);
    if (isSingle && (work.get(next)?.finished ?? 0) >= tasksToMend) return 'mended';
    const bought = plan.saversBought[saversUsed];
    const isRested = lastSavedDay === undefined || daysBetween(lastSavedDay, missed) >= saverRestDays;
    if (gap.length <= saverMaxMissedDays && bought !== undefined && bought <= missed && isRested) {
      saversUsed++;
      lastSavedDay = missed;
      return 'saved';
    }
    return isSingle && next === today ? 'mendable' : 'missed';
  };

  for (let day = first; day <= last; ) {
    const gap = isMissed(day) && current > 0 ? gapFrom(day) : [];
    if (gap.length === 0) {
      if (isCounted(day)) current++;
      longest = Math.max(longest, current);
      add(day, isCounted(day) ? 'counted' : (neutralState(day, plan) ?? (day < today ? 'missed' : 'open')));
      day = addDays(day, 1);
      continue;
    }
    const state = gapState(gap);
    if (state === 'mendable') mendableDay = day;
    // Work of today begins a new streak, until the second task joins it to the one before.
    if (state === 'missed' || (state === 'mendable' && isCounted(today))) current = 0;
    const end = gap.at(-1) ?? day;
    for (; day <= end; day = addDays(day, 1)) add(day, isMissed(day) ? state : (neutralState(day, plan) ?? state));
  }
  return { current, longest, days, mendableDay, hasSaver: plan.saversBought.length > saversUsed, lastSavedDay };
}

const nothingYet: Streak = {
  current: 0,
  longest: 0,
  days: [],
  mendableDay: undefined,
  hasSaver: false,
  lastSavedDay: undefined,
};
