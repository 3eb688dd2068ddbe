/** SQL that finds who might be told about their streak. */
import type { Queryable } from '../platform/database.ts';

interface Sought {
  readonly now: Date;
  /** Hours of the students' own clocks. */
  readonly fromHour: number;
  readonly untilHour: number;
  /** Who was told since then is left out. */
  readonly toldSince: Date;
  /** Learned on at least one of so many days before today. */
  readonly recentDays: number;
  readonly afterId: number;
  readonly limit: number;
}

/** Students in whose zone it is the hour, who learned lately but not today, in the order of their ids. */
export async function listToTell(db: Queryable, sought: Sought): Promise<{ studentId: number; today: string }[]> {
  return db.query(
    {
      name: 'list-students-to-tell-of-streaks',
      text: `select u.user_id as student_id, l.today::text as today
        from users u cross join lateral (select ($1::timestamptz at time zone u.time_zone)::date as today,
          extract(hour from $1::timestamptz at time zone u.time_zone) as hour) l
        where u.role = 'student' and u.user_id > $2 and l.hour >= $3 and l.hour < $4
          and exists (select from day_totals d where d.student_id = u.user_id and d.day >= l.today - $5::int and d.day < l.today)
          and not exists (select from notifications n
            where n.user_id = u.user_id and n.kind = 'streak' and n.created_at > $6)
        order by u.user_id limit $7`,
    },
    [sought.now, sought.afterId, sought.fromHour, sought.untilHour, sought.recentDays, sought.toldSince, sought.limit],
  );
}
