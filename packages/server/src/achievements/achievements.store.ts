/** All SQL about achievements. */
import type { AchievementKey } from '@comet/domain/achievements/achievements';
import type { BadgeLevel } from '@comet/domain/missions/badges';
import type { Queryable } from '../platform/database.ts';

export interface EarnedRow {
  readonly key: AchievementKey;
  /** 0 where the school year makes no difference. */
  readonly year: number;
  readonly earnedAt: string;
}

export interface FactsRow {
  readonly studentId: number;
  readonly parentId: number | null;
  readonly yearOfStudy: number | null;
  readonly createdAt: Date;
  readonly hasLoggedIn: boolean;
  readonly stars: number;
  readonly coinsCollected: number;
  readonly badges: readonly { readonly chapterId: number; readonly badge: BadgeLevel }[];
  readonly earned: readonly EarnedRow[];
}

/** Everything that achievements depend on, for any number of students in one statement. */
export async function listFacts(db: Queryable, studentIds: readonly number[]): Promise<FactsRow[]> {
  return db.query<FactsRow>(
    {
      name: 'list-achievement-facts',
      text: `select u.user_id as student_id, u.parent_id, u.year_of_study, u.created_at,
          exists (select from sessions s where s.user_id = u.user_id) as has_logged_in,
          coalesce(t.stars, 0) as stars,
          coalesce(t.coins + t.coins_spent, 0) as coins_collected,
          (select coalesce(jsonb_agg(jsonb_build_object('chapterId', r.source_id, 'badge', r.badge)), '[]')
            from additional_test_results r
            where r.student_id = u.user_id and r.kind = 'final_test' and r.badge <> 'none') as badges,
          (select coalesce(jsonb_agg(jsonb_build_object('key', a.key, 'year', a.year, 'earnedAt', a.earned_at)), '[]') from achievements a where a.student_id = u.user_id) as earned
        from users u left join student_standings t on t.student_id = u.user_id
        where u.user_id = any($1) and u.role = 'student'`,
    },
    [studentIds],
  );
}

export async function insertEarned(
  db: Queryable,
  earned: readonly { readonly studentId: number; readonly key: AchievementKey; readonly year: number }[],
  now: Date,
): Promise<{ studentId: number; key: AchievementKey }[]> {
  return db.query(
    {
      name: 'insert-achievements',
      text: `insert into achievements (student_id, key, year, earned_at)
        select student_id, key, year, $4 from unnest($1::int[], $2::text[], $3::smallint[]) as e (student_id, key, year)
        order by student_id, key, year on conflict (student_id, key, year) do nothing returning student_id, key`,
    },
    [earned.map(({ studentId }) => studentId), earned.map(({ key }) => key), earned.map(({ year }) => year), now],
  );
}

export async function listUnseen(
  db: Queryable,
  studentId: number,
): Promise<{ achievementId: number; key: AchievementKey }[]> {
  return db.query(
    {
      name: 'list-unseen-achievements',
      text: `select achievement_id, key from achievements
        where student_id = $1 and seen_at is null order by achievement_id`,
    },
    [studentId],
  );
}

export async function setSeen(db: Queryable, studentId: number, ids: readonly number[], now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-achievements-seen',
      text: `update achievements set seen_at = $3
        where student_id = $1 and achievement_id = any($2) and seen_at is null`,
    },
    [studentId, ids, now],
  );
}
