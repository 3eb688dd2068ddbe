/** SQL of the end of a week, many groups at a time. */
import type { WeekResult } from '@comet/domain/leagues/settle-week';
import type { Queryable } from '../platform/database.ts';
import { isOnHoliday } from '../streaks/index.ts';
import { type GroupRow, type MemberRow, membersOf } from './scores.store.ts';

/** Groups of weeks before this one that aren't settled, locked; those another process has in hand are left to it. */
export async function lockUnsettled(db: Queryable, beforeWeek: string, limit: number): Promise<GroupRow[]> {
  return db.query<GroupRow>(
    {
      name: 'lock-unsettled-groups',
      text: `select group_id, week::text, grade, tier, settled_at from league_groups
        where settled_at is null and week < $1::date order by week, group_id limit $2 for update skip locked`,
    },
    [beforeWeek, limit],
  );
}

export async function listMembersToSettle(
  db: Queryable,
  groupIds: readonly number[],
): Promise<(MemberRow & { readonly isOnHoliday: boolean })[]> {
  const onHoliday = `, ${isOnHoliday('s.student_id', 's.week', 's.week + 6')} as is_on_holiday`;
  return db.query({ name: 'list-members-to-settle', text: membersOf('$1::bigint[]', { more: onHoliday }) }, [groupIds]);
}

/** Writes results, tiers, and that the groups are settled. */
export async function storeResults(
  db: Queryable,
  groupIds: readonly number[],
  results: readonly (WeekResult & { readonly week: string })[],
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'store-league-results',
      text: `with results as materialized (
          select * from jsonb_to_recordset($1::jsonb) as r ("studentId" int, week date, rank int, outcome text, coins int, tier text)),
        scored as (
          update league_scores s set rank = r.rank, outcome = r.outcome, coins = r.coins from results r
          where s.student_id = r."studentId" and s.week = r.week),
        placed as (
          update league_students l set tier = r.tier from results r where l.student_id = r."studentId" and l.tier <> r.tier)
        update league_groups set settled_at = $3 where group_id = any($2)`,
    },
    [JSON.stringify(results), groupIds, now],
  );
}
