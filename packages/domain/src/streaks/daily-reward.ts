/** Daily rewards: the coins for each day of a streak, to be claimed within a week. */
import { daysBetween } from '../attempts/local-day.ts';
import type { Streak } from './streak.ts';

/** Coins by streak day, then from the first again. */
const coinsByDay = [5, 5, 10, 10, 15, 15, 30] as const;
/** More coins on special days of a streak. */
export const milestones: readonly { readonly streak: number; readonly coins: number }[] = [
  { streak: 14, coins: 50 },
  { streak: 30, coins: 100 },
  { streak: 100, coins: 300 },
  { streak: 365, coins: 1000 },
];
/** A reward can be claimed on its own day and the six after it. */
export const claimableDays = 7;

/** A reward for a day that counted. */
export interface DailyReward {
  readonly day: string;
  readonly streak: number;
  readonly coins: number;
  /** Days on which it can still be claimed, today included. */
  readonly daysLeft: number;
}

/** Coins of a streak's day, from 1 on. */
export function coinsForStreakDay(streak: number): number {
  const usual = coinsByDay[(streak - 1) % coinsByDay.length] ?? 0;
  return usual + (milestones.find((one) => one.streak === streak)?.coins ?? 0);
}

/** The next special day of a streak; undefined after the last. */
export function nextMilestone(streak: number): { readonly streak: number; readonly coins: number } | undefined {
  return milestones.find((one) => one.streak > streak);
}

/** What can be claimed today, claimed or not, oldest first. */
export function claimableRewards({ days }: Pick<Streak, 'days'>, today: string): DailyReward[] {
  return days
    .filter(({ day, state }) => state === 'counted' && daysBetween(day, today) < claimableDays)
    .map(({ day, streak }) => {
      const daysLeft = Math.min(claimableDays, claimableDays - daysBetween(day, today));
      return { day, streak, coins: coinsForStreakDay(streak), daysLeft };
    });
}

/** The id of a day's reward: its date as a number, 20261122. */
export const rewardIdOf = (day: string): number => Number(day.replaceAll('-', ''));
