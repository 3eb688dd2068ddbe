/** A year of children in leagues, by the product's own rules for groups and the ends of weeks. */
import { addDays } from '@comet/domain/attempts/local-day';
import { chooseGroup, paceWeeks, planMerges } from '@comet/domain/leagues/groups';
import { groupSize, type LeagueTier, leagueTiers } from '@comet/domain/leagues/leagues';
import { type LeagueOutcome, movesOf, settleGroup } from '@comet/domain/leagues/settle-week';
import { type Child, liveDay, pay } from './child.ts';

/** A Monday. */
const firstDay = '2026-01-05';
export const weekCount = 52;
/** The grade with the most tiers. */
const grade = 5;

export interface Movement {
  readonly outcomes: Record<LeagueOutcome, number>;
  /** How many the rules of full groups would move up. */
  designedUp: number;
  played: number;
}

function groupsOf(children: readonly Child[]): Child[][] {
  const groups: { readonly groupId: number; readonly members: Child[]; size: number; pace: number }[] = [];
  const paces = new Map(
    children.map((child) => [
      child.id,
      child.weekPoints.slice(-paceWeeks).reduce((sum, points) => sum + points, 0) / paceWeeks,
    ]),
  );
  for (const child of children) {
    const pace = paces.get(child.id) ?? 0;
    const groupId = chooseGroup(
      groups.filter(({ size }) => size < groupSize),
      pace,
    );
    const group = groupId === undefined ? undefined : groups[groupId];
    if (group === undefined) groups.push({ groupId: groups.length, members: [child], size: 1, pace });
    else {
      group.pace = (group.pace * group.size + pace) / (group.size + 1);
      group.size = group.members.push(child);
    }
  }
  const placed = groups.flatMap(({ groupId, members }) =>
    members.map(({ id }) => ({ studentId: id, groupId, pace: paces.get(id) ?? 0 })),
  );
  const moved = new Map(planMerges(placed).map(({ studentId, toGroupId }) => [studentId, toGroupId]));
  const byId = new Map(children.map((child) => [child.id, child]));
  const after = Map.groupBy(placed, ({ studentId, groupId }) => moved.get(studentId) ?? groupId);
  return [...after.values()].map((list) => list.flatMap(({ studentId }) => byId.get(studentId) ?? []));
}

function settle(tier: LeagueTier, group: readonly Child[], movement: Movement): void {
  const byId = new Map(group.map((child) => [child.id, child]));
  const scores = group.map(({ id, week }) => ({
    studentId: id,
    points: week.points,
    answered: week.answered,
    right: week.right,
    subTopics: Math.ceil(week.answered / 10),
    scoredAtMs: week.lastDay,
    isOnHoliday: false,
  }));
  movement.designedUp += (movesOf(tier, grade, 20).up * group.length) / 20;
  movement.played += group.length;
  for (const { studentId, outcome, coins, tier: next } of settleGroup({ tier, grade }, scores)) {
    const child = byId.get(studentId);
    if (child === undefined) continue;
    movement.outcomes[outcome]++;
    child.tier = next;
    if (coins > 0) pay(child, 'league', coins);
  }
}

/** Lets a year go by for these children; gives how the leagues moved. */
export function liveYear(children: readonly Child[]): Movement {
  const movement: Movement = { outcomes: { up: 0, stay: 0, down: 0 }, designedUp: 0, played: 0 };
  for (let week = 0; week < weekCount; week++) {
    for (const child of children) child.week = { points: 0, answered: 0, right: 0, lastDay: 0 };
    for (let weekday = 0; weekday < 7; weekday++) {
      const dayNumber = week * 7 + weekday;
      const day = addDays(firstDay, dayNumber);
      for (const child of children) liveDay(child, day, weekday, dayNumber);
    }
    const played = children.filter((child) => child.week.points > 0);
    for (const tier of leagueTiers) {
      const inTier = played.filter((child) => child.tier === tier);
      for (const group of groupsOf(inTier)) settle(tier, group, movement);
    }
    for (const child of children) child.weekPoints.push(child.week.points);
  }
  return movement;
}
