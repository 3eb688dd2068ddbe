/** How long the end of a week takes for 100,000 students in leagues: by the server's own job, results, coins and notices included. */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { grades } from '@comet/domain/accounts/student-account';
import { groupSize, leagueWeek, tiersOf } from '@comet/domain/leagues/leagues';
import { days, minutes } from '@comet/domain/time';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { type pg, withClient } from '../support/pg.ts';
import { startServer } from '../support/server-process.ts';

const students = 100_000;
const maxSeconds = 60;
const pollMs = 200;
/** The job begins with the next minute. */
const patienceMs = minutes(5);

/** Groups of last week, all full, as their members' answers left them: in one transaction, so that the job finds all or none. */
async function seed(client: pg.Client, week: string): Promise<void> {
  const places = grades.flatMap((grade) => tiersOf(grade).map((tier) => ({ grade, tier })));
  await client.query('begin');
  await client.query(
    `create temporary table seeded on commit drop as
      with people as (
        insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, initial_year_of_study, created_at, updated_at)
        select 'student', 'Made', 'Student', 'rollover-' || n, 'none', 5, 5, now(), now() from generate_series(1, $1::int) n
        returning user_id)
      select user_id, row_number() over (order by user_id) - 1 as place from people`,
    [students],
  );
  await client.query(
    `insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
      select user_id, 0, 0, 0, $1::date, 0 from seeded`,
    [week],
  );
  await client.query(
    `insert into student_controls (student_id, has_leagues, has_streaks, has_games, has_sounds, muted_notifications, set_at)
      select user_id, true, true, true, true, '{}', now() from seeded`,
  );
  await client.query(
    `create temporary table seeded_groups on commit drop as
      with made as (
        insert into league_groups (week, grade, tier, member_count, pace_sum)
        select $1, ($3::int[])[1 + g % cardinality($3::int[])], ($4::text[])[1 + g % cardinality($4::text[])], $2::int, 0
        from generate_series(0, $5::int / $2::int - 1) g returning group_id, tier)
      select group_id, tier, row_number() over (order by group_id) - 1 as place from made`,
    [week, groupSize, places.map(({ grade }) => grade), places.map(({ tier }) => tier), students],
  );
  await client.query(
    `with members as (select s.user_id, s.place, g.group_id, g.tier from seeded s join seeded_groups g on g.place = s.place / $2::int),
      joined as (insert into league_students (student_id, tier, nickname) select user_id, tier, place % 100 from members)
      insert into league_scores (student_id, week, group_id, points, day, day_points, answered, right_count, sub_topic_ids, scored_at)
      select user_id, $1::date, group_id, (place * 37) % 400, $1::date, 0, 60, (place * 7) % 60, array[150101, 150102], now() from members`,
    [week, groupSize],
  );
  await client.query('commit');
  await client.query('analyze');
}

interface Progress {
  readonly left: number;
  readonly began: Date | null;
}

/** Prints the figure; true when it is within the limit. */
export async function benchLeagueRollover(): Promise<boolean> {
  const dataDir = await makeThrowawayFolder('bench-leagues');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'bench' });
  const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  try {
    return await withClient(postgres.url, async (client) => {
      await seed(client, leagueWeek(new Date(Date.now() - days(7))));
      const progress = async (): Promise<Progress> => {
        const { rows } = await client.query<Progress>(
          `select count(*) filter (where settled_at is null)::int as left, min(settled_at) as began from league_groups`,
        );
        return rows[0] ?? { left: 0, began: null };
      };
      const givenUpAt = Date.now() + patienceMs;
      let now = await progress();
      for (; now.left > 0; now = await progress()) {
        if (Date.now() > givenUpAt) throw new Error(`${now.left} groups aren't settled`);
        await wait(pollMs);
      }
      const seconds = (Date.now() - (now.began?.getTime() ?? Number.NaN)) / 1000;
      const { rows } = await client.query<{ ranked: number; paid: number; told: number }>(
        `select (select count(*) from league_scores where rank is not null)::int as ranked,
          (select count(*) from ledger_entries where source = 'league')::int as paid,
          (select count(*) from notifications where kind = 'league')::int as told`,
      );
      const [{ ranked, paid, told } = { ranked: 0, paid: 0, told: 0 }] = rows;
      console.log(`${ranked} students ranked, ${paid} paid, ${told} notified in ${seconds.toFixed(1)} s`);
      const isWhole = ranked === students && told === students && paid > 0;
      console.log(`league rollover ${isWhole && seconds < maxSeconds ? 'ok' : 'missed'}\n`);
      return isWhole && seconds < maxSeconds;
    });
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
