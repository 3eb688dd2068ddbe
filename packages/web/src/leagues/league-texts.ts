/** What the pages say about leagues. */
import type { Leaderboard, Leagues } from '@comet/contract/leagues';
import type { LeagueTier } from '@comet/domain/leagues/leagues';
import { hourMs } from '@comet/domain/time';

export const tierNames: Readonly<Record<LeagueTier, string>> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  sapphire: 'Sapphire',
  ruby: 'Ruby',
  emerald: 'Emerald',
  diamond: 'Diamond',
};

export const failedToGetLeagues = 'Failed to get leagues';

/** How long the week still lasts, in whole days and then in hours. */
export function timeLeftText(endsAt: string, nowMs: number): string {
  const hoursLeft = Math.max(0, (Date.parse(endsAt) - nowMs) / hourMs);
  if (hoursLeft >= 48) return `${Math.floor(hoursLeft / 24)} days to go`;
  if (hoursLeft >= 24) return '1 day to go';
  return hoursLeft >= 2 ? `${Math.floor(hoursLeft)} hours to go` : 'Nearly over';
}

/** The tier above or below, if the grade has one. */
export function tierBeside(leagues: Leagues['leagues'], tier: LeagueTier, step: 1 | -1): string | undefined {
  const place = leagues.findIndex((league) => league.tier === tier);
  const beside = leagues[place + step];
  return beside === undefined ? undefined : tierNames[beside.tier];
}

/** How a week ended, kindly. */
export function outcomeText(outcome: Leaderboard['students'][number]['outcome'], tier: LeagueTier): string {
  if (outcome === 'up') return 'Moved up';
  return outcome === 'down' ? 'A calmer orbit next' : `Stayed in ${tierNames[tier]}`;
}
