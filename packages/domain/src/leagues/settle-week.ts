/** How a week ends for a group: ranks, who moves up or down, and coins. */
import type { Grade } from '../accounts/student-account.ts';
import { groupSize, type LeagueTier, tiersOf } from './leagues.ts';

export const leagueOutcomes = ['up', 'stay', 'down'] as const;
export type LeagueOutcome = (typeof leagueOutcomes)[number];

/** Of a full group; smaller groups have the same share. */
const upCounts: Readonly<Partial<Record<LeagueTier, number>>> = { bronze: 8, silver: 6 };
const usualUpCount = 4;
const downCount = 4;

const podiumCoins = [100, 75, 50] as const;
const upCoins = 25;
const takingPartCoins = 10;
/** Fewer points bring no coins, whatever the rank. */
export const pointsForCoins = 100;

/** What a child did in the week. */
export interface WeekScore {
  readonly studentId: number;
  readonly points: number;
  /** Answers that could give points: those after the day's limit don't count. */
  readonly answered: number;
  readonly right: number;
  /** Different sub-topics practised. */
  readonly subTopics: number;
  /** When the points were reached, in milliseconds. */
  readonly scoredAtMs: number;
}

export interface Standing extends WeekScore {
  /** From 1; children who are level in everything share it. */
  readonly rank: number;
}

const accuracy = ({ answered, right }: WeekScore): number => (answered === 0 ? 0 : right / answered);
/** Harder questions and surer answers make more of each: easy ones don't win a tie. */
const pointsPerAnswer = ({ answered, points }: WeekScore): number => (answered === 0 ? 0 : points / answered);

/** More points first; then more points an answer, accuracy, more sub-topics, then who was there first. */
function compare(one: WeekScore, other: WeekScore): number {
  return (
    other.points - one.points ||
    pointsPerAnswer(other) - pointsPerAnswer(one) ||
    accuracy(other) - accuracy(one) ||
    other.subTopics - one.subTopics ||
    one.scoredAtMs - other.scoredAtMs
  );
}

/** A group in order, with ranks. */
export function rankGroup<Score extends WeekScore>(scores: readonly Score[]): (Score & { readonly rank: number })[] {
  const sorted = [...scores].sort(compare);
  let rank = 0;
  return sorted.map((score, place) => {
    const before = sorted[place - 1];
    if (before === undefined || compare(before, score) !== 0) rank = place + 1;
    return { ...score, rank };
  });
}

/** How many of a group move up and down. None moves up from a grade's highest tier or down from the lowest. */
export function movesOf(tier: LeagueTier, grade: Grade, size: number): { readonly up: number; readonly down: number } {
  const tiers = tiersOf(grade);
  const share = (count: number): number => Math.round((count * Math.min(size, groupSize)) / groupSize);
  return {
    up: tier === tiers.at(-1) ? 0 : share(upCounts[tier] ?? usualUpCount),
    down: tier === tiers[0] ? 0 : share(downCount),
  };
}

export interface WeekResult {
  readonly studentId: number;
  readonly rank: number;
  readonly outcome: LeagueOutcome;
  readonly coins: number;
  /** The tier from now on. */
  readonly tier: LeagueTier;
}

/** What a rank means as things stand. Children who share a rank go up together, and never down because of it. */
export function outcomeOf(
  { rank, points }: Pick<Standing, 'rank' | 'points'>,
  moves: { readonly up: number; readonly down: number },
  size: number,
  isOnHoliday: boolean,
): LeagueOutcome {
  if (rank <= moves.up && points > 0) return 'up';
  return rank > size - moves.down && !isOnHoliday ? 'down' : 'stay';
}

function coinsOf({ rank, points }: Standing, outcome: LeagueOutcome): number {
  if (points < pointsForCoins) return 0;
  return podiumCoins[rank - 1] ?? (outcome === 'up' ? upCoins : takingPartCoins);
}

/** Ends a group's week. */
export function settleGroup(
  { tier, grade }: { readonly tier: LeagueTier; readonly grade: Grade },
  scores: readonly (WeekScore & { readonly isOnHoliday: boolean })[],
): WeekResult[] {
  const moves = movesOf(tier, grade, scores.length);
  const tiers = tiersOf(grade);
  const place = tiers.indexOf(tier);
  return rankGroup(scores).map((score) => {
    const outcome = outcomeOf(score, moves, scores.length, score.isOnHoliday);
    const next = outcome === 'up' ? tiers[place + 1] : outcome === 'down' ? tiers[place - 1] : tier;
    return {
      studentId: score.studentId,
      rank: score.rank,
      outcome,
      coins: coinsOf(score, outcome),
      tier: next ?? tier,
    };
  });
}
