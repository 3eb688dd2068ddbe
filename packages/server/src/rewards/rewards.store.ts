/** SQL of coins and of each student's totals. */
import type { CoinSource } from '@comet/domain/rewards/rewards';
import type { Queryable } from '../platform/database.ts';

/** What a student has gathered. */
export interface StudentTotals {
  readonly coins: number;
  readonly experience: number;
  readonly stars: number;
}

export async function findTotals(db: Queryable, studentId: number): Promise<StudentTotals | undefined> {
  const [row] = await db.query<StudentTotals>(
    { name: 'find-totals', text: 'select coins, experience, stars from student_standings where student_id = $1' },
    [studentId],
  );
  return row;
}

/** The day on which a student last won coins by learning, and how many; undefined before the first. */
export async function findLearned(
  db: Queryable,
  studentId: number,
): Promise<{ day: string; coins: number } | undefined> {
  const [row] = await db.query<{ day: string; coins: number }>(
    {
      name: 'find-learned',
      text: 'select learned_day::text as day, learned_coins as coins from student_standings where student_id = $1',
    },
    [studentId],
  );
  return row;
}

/** What one event of learning brings a student, each credit with the cause that keeps it from being paid twice. */
export interface LearningGain {
  readonly studentId: number;
  /** The day of the student's own calendar. */
  readonly day: string;
  readonly experience: number;
  readonly stars: number;
  readonly coins: readonly { readonly cause: string; readonly source: CoinSource; readonly amount: number }[];
}

/** Inserts the totals of students who have none. */
export async function insertTotals(db: Queryable, students: readonly LearningGain[]): Promise<void> {
  await db.query(
    {
      name: 'insert-totals-of-many',
      text: `insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
        select student_id, 0, 0, 0, day, 0 from unnest($1::int[], $2::date[]) as s (student_id, day)
        on conflict (student_id) do nothing`,
    },
    [students.map(({ studentId }) => studentId), students.map(({ day }) => day)],
  );
}

/**
 * Writes the ledger's entries and the totals in one statement, under the locks of the totals; at most one gain
 * a student. Each credit gets what the ones before it leave of the day; one whose cause is there already adds nothing.
 * The day never goes back, where a family travels west. Gives what was credited by cause; a student without totals is
 * left out.
 */
export async function addLearning(
  db: Queryable,
  gains: readonly LearningGain[],
  coinsPerDay: number,
  now: Date,
): Promise<{ studentId: number; credited: Record<string, number> }[]> {
  return db.query(
    {
      name: 'add-learning',
      text: `with gained as materialized (
          select * from jsonb_to_recordset($1::jsonb) as g ("studentId" int, day date, experience int, stars int, coins jsonb)),
        totals as materialized (
          select s.student_id, s.learned_day, s.learned_coins from student_standings s
          where s.student_id in (select "studentId" from gained) order by s.student_id for update),
        fitting as (
          select g."studentId" as student_id, c.value ->> 'cause' as cause, c.value ->> 'source' as source,
            least((c.value ->> 'amount')::int, greatest(0, $2::int - case when s.learned_day >= g.day then s.learned_coins else 0 end
              - (sum((c.value ->> 'amount')::int) over (partition by g."studentId" order by c.place) - (c.value ->> 'amount')::int)
            ))::int as amount
          from gained g join totals s on s.student_id = g."studentId"
            cross join jsonb_array_elements(g.coins) with ordinality as c (value, place)),
        entries as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          select cause, student_id, 'incoming', source, amount, 'reward:' || source, 'child:' || student_id, $3
          from fitting where amount > 0 on conflict (cause) do nothing returning student_id, cause, amount),
        credited as (
          select g."studentId" as student_id, g.day, g.experience, g.stars,
            coalesce(sum(e.amount), 0)::int as amount,
            coalesce(jsonb_object_agg(e.cause, e.amount) filter (where e.cause is not null), '{}') as by_cause
          from gained g left join entries e on e.student_id = g."studentId"
          group by g."studentId", g.day, g.experience, g.stars)
        update student_standings s set coins = s.coins + c.amount, experience = s.experience + c.experience,
          stars = s.stars + c.stars, learned_day = greatest(s.learned_day, c.day),
          learned_coins = case when s.learned_day >= c.day then s.learned_coins else 0 end + c.amount
        from credited c join totals on totals.student_id = c.student_id
        where s.student_id = c.student_id returning s.student_id, c.by_cause as credited`,
    },
    [JSON.stringify(gains), coinsPerDay, now],
  );
}

/** The last of the next `count` people above `after`; undefined when there is none. */
export async function findStepEnd(db: Queryable, after: number, count: number): Promise<number | undefined> {
  const [row] = await db.query<{ last: number | null }>(
    {
      name: 'find-balance-step-end',
      text: `select max(user_id) as last from (select user_id from users where user_id > $1 order by user_id limit $2) step`,
    },
    [after, count],
  );
  return row?.last ?? undefined;
}

/** Students above `after`, up to `upTo`, whose balance is not what their ledger sums to; must be none. */
export async function listBrokenBalances(
  db: Queryable,
  after: number,
  upTo: number,
): Promise<{ studentId: number; coins: number; ledger: number }[]> {
  return db.query(
    {
      name: 'list-broken-balances',
      text: `select coalesce(s.student_id, l.student_id) as student_id, coalesce(s.coins, 0) as coins, coalesce(l.sum, 0)::int as ledger
        from (select student_id, coins from student_standings where student_id > $1 and student_id <= $2) s full join (
          select student_id, sum(case direction when 'incoming' then amount else -amount end) as sum
          from ledger_entries where student_id > $1 and student_id <= $2 group by student_id) l using (student_id)
        where coalesce(s.coins, 0) <> coalesce(l.sum, 0)`,
    },
    [after, upTo],
  );
}
