/** The students of a school in leagues: forty weeks that are over, and this one, in full groups of their grade. */
import { years } from '@comet/domain/curriculum/subjects';
import { groupSize, leagueGrade } from '@comet/domain/leagues/leagues';
import { nicknameCount } from '@comet/domain/leagues/nicknames';

const pastWeeks = 40;
const week = `(date_trunc('week', now() at time zone 'Europe/London'))::date`;
const grades = years.map((year) => `(${year}, ${leagueGrade(year)})`).join(', ');

/** Each statement adds to the ones before; none takes a parameter. They come before the sums of the ledger. */
export const leagueStatements: readonly (readonly [what: string, text: string])[] = [
  [
    'leagues switched on',
    `insert into student_controls (student_id, has_leagues, has_streaks, has_games, has_sounds, muted_notifications, set_at)
      select user_id, true, true, true, true, '{}', now() - interval '290 days' from load_students`,
  ],
  [
    'weeks in leagues, at hand',
    `create unlogged table load_league_weeks as
      select s.user_id, g.grade, ${week} - 7 * w as week, w = 0 as is_open,
        dense_rank() over (order by w desc, g.grade, (s.place - 1) / ${groupSize}) + (select coalesce(max(group_id), 0) from league_groups) as group_id,
        1 + (s.place + w * 7) % ${groupSize} as rank
      from (select user_id, year, row_number() over (partition by grade order by n) as place
          from load_students join (values ${grades}) v (year, grade) using (year)) s
        join (values ${grades}) g (year, grade) using (year) cross join generate_series(0, ${pastWeeks}) w`,
  ],
  [
    'groups',
    `insert into league_groups (group_id, week, grade, tier, member_count, pace_sum, settled_at) overriding system value
      select group_id, week, grade, 'silver', count(*), 300 * count(*), case when is_open then null else week + interval '7 days 3 minutes' end
      from load_league_weeks group by group_id, week, grade, is_open order by group_id`,
  ],
  [
    'who is in leagues',
    `insert into league_students (student_id, tier, nickname) select user_id, 'silver', n % ${nicknameCount} from load_students`,
  ],
  [
    'their weeks',
    `insert into league_scores (student_id, week, group_id, pace, points, day, day_points, answered, right_count, sub_topic_ids, scored_at,
        rank, outcome, coins)
      select user_id, week, group_id, 300, 520 - 20 * rank, week, 0, 60, 48, array[150101, 150102], week + interval '2 days',
        case when not is_open then rank end,
        case when is_open then null when rank <= 6 then 'up' when rank > 16 then 'down' else 'stay' end,
        case when not is_open then coins end
      from load_league_weeks cross join lateral (
        select case rank when 1 then 100 when 2 then 75 when 3 then 50 else case when rank <= 6 then 25 else 10 end end as coins) c
      order by week, group_id`,
  ],
  [
    'coins of leagues',
    `insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
      select 'league:' || week || ':' || student_id, student_id, 'incoming', 'league', coins, 'reward:league', 'child:' || student_id,
        week + interval '7 days 3 minutes'
      from league_scores where coins > 0 and student_id in (select user_id from load_students) order by week`,
  ],
];
