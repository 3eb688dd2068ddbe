/** SQL of groups and who is in them. */
import type { Grade } from '@comet/domain/accounts/student-account';
import type { GroupMember, GroupMove, OpenGroup } from '@comet/domain/leagues/groups';
import type { LeagueTier } from '@comet/domain/leagues/leagues';
import type { Queryable } from '../platform/database.ts';
import { takesPart } from './takes-part.ts';

/** The groups of a grade and tier in a week. */
export interface League {
  readonly week: string;
  readonly grade: Grade;
  readonly tier: LeagueTier;
}

/** Whoever joins, leaves or merges in a league waits for the one before, in every process. */
export async function lockLeague(db: Queryable, { week, grade, tier }: League): Promise<void> {
  await db.query({ name: 'lock-league', text: 'select pg_advisory_xact_lock(hashtext($1))' }, [
    `league ${week} ${grade} ${tier}`,
  ]);
}

/** A student who may join a group of this week now. */
export interface JoinerRow {
  readonly yearOfStudy: number;
  readonly tier: LeagueTier | null;
  readonly nickname: number | null;
  readonly groupId: number | null;
  /** Weights of right answers in the weeks before. */
  readonly weightBefore: number;
}

export async function findJoiner(
  db: Queryable,
  studentId: number,
  week: string,
  since: string,
): Promise<JoinerRow | undefined> {
  const [row] = await db.query<JoinerRow>(
    {
      name: 'find-league-joiner',
      text: `select u.year_of_study, l.tier, l.nickname, s.group_id,
          (select coalesce(sum(weight_right), 0)::int from day_totals d
            where d.student_id = u.user_id and d.day >= $3::date and d.day < $2::date) as weight_before
        from users u left join league_students l on l.student_id = u.user_id
          left join league_scores s on s.student_id = u.user_id and s.week = $2::date
        where u.user_id = $1 and ${takesPart('u.user_id')}`,
    },
    [studentId, week, since],
  );
  return row;
}

export async function listOpenGroups(db: Queryable, { week, grade, tier }: League): Promise<OpenGroup[]> {
  return db.query<OpenGroup>(
    {
      name: 'list-open-league-groups',
      text: `select group_id, member_count as size, pace_sum::float8 / greatest(1, member_count) as pace
        from league_groups where week = $1 and grade = $2 and tier = $3 and settled_at is null and member_count < 20`,
    },
    [week, grade, tier],
  );
}

export async function insertGroup(db: Queryable, { week, grade, tier }: League): Promise<number> {
  const [row] = await db.query<{ groupId: number }>(
    {
      name: 'insert-league-group',
      text: `insert into league_groups (week, grade, tier, member_count, pace_sum) values ($1, $2, $3, 0, 0) returning group_id`,
    },
    [week, grade, tier],
  );
  if (row === undefined) throw new Error('a group was not inserted');
  return row.groupId;
}

export async function listNicknames(db: Queryable, groupId: number): Promise<number[]> {
  const rows = await db.query<{ nickname: number }>(
    {
      name: 'list-league-nicknames',
      text: `select l.nickname from league_scores s join league_students l using (student_id) where s.group_id = $1`,
    },
    [groupId],
  );
  return rows.map(({ nickname }) => nickname);
}

export interface Joining {
  readonly studentId: number;
  readonly groupId: number;
  readonly tier: LeagueTier;
  readonly nickname: number;
  readonly pace: number;
  readonly week: string;
  readonly day: string;
}

/** Puts a student without a group into one. */
export async function joinGroup(db: Queryable, joining: Joining, now: Date): Promise<void> {
  await db.query(
    {
      name: 'join-league-group',
      text: `with known as (
          insert into league_students (student_id, tier, nickname) values ($1, $3, $4)
          on conflict (student_id) do update set tier = excluded.tier, nickname = excluded.nickname),
        joined as (
          insert into league_scores as s (student_id, week, group_id, pace, points, day, day_points, answered, right_count,
            sub_topic_ids, scored_at)
          values ($1, $6, $2, $5, 0, $7, 0, 0, 0, '{}', $8)
          on conflict (student_id, week) do update set group_id = excluded.group_id, pace = excluded.pace
          where s.group_id is null and s.rank is null returning group_id)
        update league_groups g set member_count = member_count + 1, pace_sum = pace_sum + $5
        from joined j where g.group_id = j.group_id`,
    },
    [joining.studentId, joining.groupId, joining.tier, joining.nickname, joining.pace, joining.week, joining.day, now],
  );
}

/** Marks a student as having left or come back. Their place in this week's group and their points wait for them. */
export async function setHasLeft(
  db: Queryable,
  {
    studentId,
    hasLeft,
    nickname,
  }: { readonly studentId: number; readonly hasLeft: boolean; readonly nickname: number },
): Promise<void> {
  await db.query(
    {
      name: 'set-league-left',
      text: `insert into league_students (student_id, tier, nickname, has_left) values ($1, 'bronze', $3, $2)
        on conflict (student_id) do update set has_left = excluded.has_left`,
    },
    [studentId, hasLeft, nickname],
  );
}

export async function setNickname(db: Queryable, studentId: number, nickname: number): Promise<void> {
  await db.query(
    { name: 'set-league-nickname', text: 'update league_students set nickname = $2 where student_id = $1' },
    [studentId, nickname],
  );
}

/** Students with points and no group, such as after a crash between the two. */
export async function listWaiting(db: Queryable, week: string, limit: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-league-waiting',
      text: `select s.student_id from league_scores s
        where s.week = $1 and s.group_id is null and s.rank is null and ${takesPart('s.student_id')} order by s.student_id limit $2`,
    },
    [week, limit],
  );
  return rows.map(({ studentId }) => studentId);
}

/** The leagues that have a group which is too small. */
export async function listSmallLeagues(db: Queryable, week: string, smallest: number): Promise<League[]> {
  return db.query<League>(
    {
      name: 'list-small-leagues',
      text: `select week::text, grade, tier from league_groups where week = $1 and settled_at is null
        group by week, grade, tier having min(member_count) < $2 and count(*) > 1`,
    },
    [week, smallest],
  );
}

export async function listGroupMembers(db: Queryable, { week, grade, tier }: League): Promise<GroupMember[]> {
  return db.query<GroupMember>(
    {
      name: 'list-league-group-members',
      text: `select s.student_id, s.group_id, s.pace from league_scores s join league_groups g using (group_id)
        where g.week = $1 and g.grade = $2 and g.tier = $3 and g.settled_at is null order by s.student_id`,
    },
    [week, grade, tier],
  );
}

/** Moves students between groups, and counts the groups of the league again; empty ones go. */
export async function moveMembers(
  db: Queryable,
  { week, grade, tier }: League,
  moves: readonly GroupMove[],
): Promise<void> {
  await db.query(
    {
      name: 'move-league-members',
      text: `update league_scores s set group_id = m.group_id from unnest($1::int[], $2::bigint[]) as m (student_id, group_id)
        where s.student_id = m.student_id and s.week = $3`,
    },
    [moves.map(({ studentId }) => studentId), moves.map(({ toGroupId }) => toGroupId), week],
  );
  await db.query(
    {
      name: 'count-league-groups',
      text: `with counted as (
          select g.group_id, count(s.student_id) as members, coalesce(sum(s.pace), 0) as pace
          from league_groups g left join league_scores s using (group_id)
          where g.week = $1 and g.grade = $2 and g.tier = $3 and g.settled_at is null group by g.group_id),
        gone as (delete from league_groups g using counted c where g.group_id = c.group_id and c.members = 0)
        update league_groups g set member_count = c.members, pace_sum = c.pace from counted c
        where g.group_id = c.group_id and c.members > 0`,
    },
    [week, grade, tier],
  );
}
