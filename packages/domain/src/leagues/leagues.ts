/** Leagues: their tiers, the size of groups, points, and the week they run in. */
import type { Grade } from '../accounts/student-account.ts';
import { addDays, localDay } from '../attempts/local-day.ts';
import { weekdayOf } from '../streaks/streak.ts';
import { hourMs, minutes } from '../time.ts';

/** From the lowest to the highest (specification, section 3). */
export const leagueTiers = ['bronze', 'silver', 'gold', 'sapphire', 'ruby', 'emerald', 'diamond'] as const;
export type LeagueTier = (typeof leagueTiers)[number];

const threeTiers: readonly LeagueTier[] = ['bronze', 'silver', 'gold'];
const tiersByGrade: Readonly<Record<Grade, readonly LeagueTier[]>> = {
  3: threeTiers,
  4: threeTiers,
  5: ['bronze', 'silver', 'gold', 'ruby', 'emerald', 'diamond'],
  6: threeTiers,
};

/** Children in a group, and the fewest that one should have. */
export const groupSize = 20;
export const smallestGroup = 8;
/** Points are experience, at most this many a day. */
export const pointsPerDay = 400;
/** Groups that are too small are merged from this weekday on; until then they may still fill up. */
export const mergeFromWeekday = 3;
/** Answers given in the last moment are stored by then. */
export const settleAfterMs = minutes(2);

const leagueZone = 'Europe/London';

/** The tiers of a grade, lowest first (specification, section 9). */
export const tiersOf = (grade: Grade): readonly LeagueTier[] => tiersByGrade[grade];

/** The grade a school year plays in; year 7 has none of its own and goes with 6. */
export function leagueGrade(yearOfStudy: number): Grade {
  if (yearOfStudy <= 3) return 3;
  return yearOfStudy === 4 ? 4 : yearOfStudy === 5 ? 5 : 6;
}

/** A tier a grade has: the same one, or the nearest below for a child who has moved to a grade with fewer. */
export function tierInGrade(tier: LeagueTier, grade: Grade): LeagueTier {
  const place = leagueTiers.indexOf(tier);
  return tiersOf(grade).findLast((one) => leagueTiers.indexOf(one) <= place) ?? 'bronze';
}

/** The day it is for leagues, in the UK. */
export const leagueDay = (now: Date): string => localDay(now, leagueZone);

/** The Monday of the week it is for leagues. */
export function leagueWeek(now: Date): string {
  const day = leagueDay(now);
  return addDays(day, 1 - weekdayOf(day));
}

/** When a week ends: the next Monday at 00:00 in the UK. */
export function weekEndsAt(week: string): Date {
  const monday = addDays(week, 7);
  const atUtc = Date.parse(`${monday}T00:00:00Z`);
  const anHourBefore = new Date(atUtc - hourMs);
  return leagueDay(anHourBefore) === monday ? anHourBefore : new Date(atUtc);
}
