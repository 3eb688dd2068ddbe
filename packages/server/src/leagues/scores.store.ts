/** SQL of points and leaderboards. */
import type { Grade } from '@comet/domain/accounts/student-account';
import type { LeagueTier } from '@comet/domain/leagues/leagues';
import type { LeagueOutcome } from '@comet/domain/leagues/settle-week';
import type { Queryable } from '../platform/database.ts';
import { takesPart } from './takes-part.ts';

/** What an answer adds to a student's week. */
export interface ScoreGain {
  readonly studentId: number;
  readonly experience: number;
  readonly isRight: boolean;
  readonly subTopicId: number;
}

/**
 * Adds the points of as many students in one statement; those who don't take part are left out. The first points of a week
 * begin its row. Gives the students who have no group yet.
 */
export async function addPoints(
  db: Queryable,
  gains: readonly ScoreGain[],
  at: { readonly week: string; readonly day: string; readonly now: Date; readonly pointsPerDay: number },
): Promise<number[]> {
  const rows = await db.query<{ studentId: number; groupId: number | null }>(
    {
      name: 'add-league-points',
      text: `insert into league_scores as s (student_id, week, points, day, day_points, answered, right_count, sub_topic_ids, scored_at)
        select g."studentId", $2, least(g.experience, $5), $3, least(g.experience, $5), 1, g."isRight"::int, array[g."subTopicId"], $4
        from jsonb_to_recordset($1::jsonb) as g ("studentId" int, experience int, "isRight" boolean, "subTopicId" int)
        where ${takesPart('g."studentId"')}
          and (g.experience > 0 or exists (select from league_scores x where x.student_id = g."studentId" and x.week = $2::date))
        order by g."studentId"
        on conflict (student_id, week) do update set
          points = s.points + least(excluded.points, $5 - case when s.day = excluded.day then s.day_points else 0 end),
          day_points = least($5, excluded.day_points + case when s.day = excluded.day then s.day_points else 0 end),
          day = excluded.day,
          answered = s.answered + case when s.day = excluded.day and s.day_points >= $5 then 0 else 1 end,
          right_count = s.right_count + case when s.day = excluded.day and s.day_points >= $5 then 0 else excluded.right_count end,
          sub_topic_ids = case when s.sub_topic_ids @> excluded.sub_topic_ids then s.sub_topic_ids
            else s.sub_topic_ids || excluded.sub_topic_ids end,
          scored_at = case when excluded.points > 0 then excluded.scored_at else s.scored_at end
        where s.rank is null
        returning s.student_id, s.group_id`,
    },
    [JSON.stringify(gains), at.week, at.day, at.now, at.pointsPerDay],
  );
  return rows.filter(({ groupId }) => groupId === null).map(({ studentId }) => studentId);
}

/** A member of a group, as the leaderboard and the end of the week need them. */
export interface MemberRow {
  readonly studentId: number;
  readonly groupId: number;
  readonly nickname: number;
  readonly points: number;
  readonly answered: number;
  readonly right: number;
  readonly subTopics: number;
  readonly scoredAtMs: number;
  readonly rank: number | null;
  readonly outcome: LeagueOutcome | null;
  readonly coins: number | null;
}

const memberText = `select s.student_id, s.group_id, l.nickname, s.points, s.answered, s.right_count as "right",
    cardinality(s.sub_topic_ids) as sub_topics, (extract(epoch from s.scored_at) * 1000)::float8 as scored_at_ms, s.rank, s.outcome, s.coins`;

/** Those who take part now, and of a week that is over only those who did when it ended; `or` adds others. */
export const membersOf = (groupIds: string, { more = '', or = 'false' } = {}): string => `${memberText} ${more}
  from league_scores s join league_students l on l.student_id = s.student_id join league_groups g on g.group_id = s.group_id
  where s.group_id = any(${groupIds}) and (g.settled_at is null or s.rank is not null) and (${or} or ${takesPart('s.student_id')})`;

/** The members of a group whom this student may see: the others who take part, and always themselves. */
export async function listMembers(db: Queryable, groupId: number, studentId: number): Promise<MemberRow[]> {
  return db.query<MemberRow>(
    { name: 'list-league-members', text: membersOf('array[$1::bigint]', { or: 's.student_id = $2' }) },
    [groupId, studentId],
  );
}

export interface GroupRow {
  readonly groupId: number;
  readonly week: string;
  readonly grade: Grade;
  readonly tier: LeagueTier;
  readonly settledAt: Date | null;
}

/** A group, if the student is or was in it; who has left is in none this week. */
export async function findOwnGroup(db: Queryable, groupId: number, studentId: number): Promise<GroupRow | undefined> {
  const [row] = await db.query<GroupRow>(
    {
      name: 'find-own-league-group',
      text: `select g.group_id, g.week::text, g.grade, g.tier, g.settled_at from league_groups g
        join league_scores s on s.student_id = $2 and s.week = g.week and s.group_id = g.group_id
        join league_students l on l.student_id = s.student_id
        where g.group_id = $1 and (not l.has_left or g.settled_at is not null)`,
    },
    [groupId, studentId],
  );
  return row;
}

export interface OwnRow {
  readonly yearOfStudy: number;
  readonly tier: LeagueTier | null;
  readonly hasLeft: boolean | null;
  readonly nickname: number | null;
  readonly groupId: number | null;
  readonly groupTier: LeagueTier | null;
}

/** How a student stands in leagues this week. */
export async function findOwn(db: Queryable, studentId: number, week: string): Promise<OwnRow> {
  const [row] = await db.query<OwnRow>(
    {
      name: 'find-own-league',
      text: `select u.year_of_study, l.tier, l.has_left, l.nickname, s.group_id, g.tier as group_tier
        from users u left join league_students l on l.student_id = u.user_id
          left join league_scores s on s.student_id = u.user_id and s.week = $2
          left join league_groups g on g.group_id = s.group_id
        where u.user_id = $1`,
    },
    [studentId, week],
  );
  if (row === undefined) throw new Error(`there is no student ${studentId}`);
  return row;
}

/** Weights of right answers by day of the student's own calendar, oldest first. */
export async function listDayWeights(db: Queryable, studentId: number): Promise<{ day: string; weight: number }[]> {
  return db.query(
    {
      name: 'list-day-weights',
      text: `select day::text, sum(weight_right)::int as weight from day_totals where student_id = $1 group by day order by day`,
    },
    [studentId],
  );
}

export interface PeriodRow {
  readonly groupId: number;
  readonly week: string;
  readonly tier: LeagueTier;
  readonly rank: number;
  readonly memberCount: number;
  readonly points: number;
  readonly outcome: LeagueOutcome;
  readonly coins: number;
}

export async function listPeriods(db: Queryable, studentId: number, limit: number): Promise<PeriodRow[]> {
  return db.query<PeriodRow>(
    {
      name: 'list-league-periods',
      text: `select s.group_id, s.week::text, g.tier, s.rank, g.member_count, s.points, s.outcome, s.coins
        from league_scores s join league_groups g using (group_id)
        where s.student_id = $1 and s.rank is not null order by s.week desc limit $2`,
    },
    [studentId, limit],
  );
}

/** The others in a student's group of a week. */
export async function listMates(db: Queryable, studentId: number, week: string): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-league-mates',
      text: `select m.student_id from league_scores s join league_scores m on m.group_id = s.group_id
        where s.student_id = $1 and s.week = $2 and m.student_id <> $1`,
    },
    [studentId, week],
  );
  return rows.map(({ studentId }) => studentId);
}
