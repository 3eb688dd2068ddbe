/** All SQL about coins and standings. */
import type { CoinSource } from '@comet/domain/rewards/rewards';
import type { Queryable } from '../platform/database.ts';

/** What a student has gathered. */
export interface Standing {
  readonly coins: number;
  readonly experience: number;
  readonly stars: number;
}

export async function findStanding(db: Queryable, studentId: number): Promise<Standing | undefined> {
  const [row] = await db.query<Standing>(
    { name: 'find-standing', text: 'select coins, experience, stars from student_standings where student_id = $1' },
    [studentId],
  );
  return row;
}

/** A credit to a child from learning. */
export interface LearningCredit {
  readonly cause: string;
  readonly source: CoinSource;
  readonly amount: number;
}

/** Makes sure that there is a standing to add to. */
export async function insertStanding(db: Queryable, studentId: number, day: string): Promise<void> {
  await db.query(
    {
      name: 'insert-standing',
      text: `insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
        values ($1, 0, 0, 0, $2, 0) on conflict (student_id) do nothing`,
    },
    [studentId, day],
  );
}

/** What one event of learning adds; of the credits only what fits into the day. */
export interface LearningGainRow {
  readonly studentId: number;
  readonly day: string;
  readonly experience: number;
  readonly stars: number;
  readonly credits: readonly LearningCredit[];
  readonly coinsPerDay: number;
}

/**
 * Writes the ledger's entries and the standing beside them in one statement, under the standing's lock. Each credit gets
 * what the ones before it leave of the day; one whose cause is there already adds nothing. Gives what was credited by
 * cause, or undefined where there is no standing yet.
 */
export async function addLearning(
  db: Queryable,
  gain: LearningGainRow,
  now: Date,
): Promise<Readonly<Record<string, number>> | undefined> {
  const [row] = await db.query<{ credited: Record<string, number> }>(
    {
      name: 'add-learning',
      text: `with standing as (
          select case when learned_day = $2::date then learned_coins else 0 end as learned
          from student_standings where student_id = $1 for update),
        fitting as (
          select c.cause, c.source,
            least(c.amount, greatest(0, $9::int - learned - (sum(c.amount) over (order by c.place) - c.amount)))::int as amount
          from standing, unnest($5::text[], $6::text[], $7::int[]) with ordinality as c(cause, source, amount, place)),
        entries as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          select cause, $1, 'incoming', source, amount, 'reward:' || source, 'child:' || $1::int, $8
          from fitting where amount > 0 on conflict (cause) do nothing returning cause, amount),
        credited as (
          select coalesce(sum(amount), 0)::int as amount, coalesce(jsonb_object_agg(cause, amount), '{}') as by_cause from entries)
        update student_standings set coins = coins + credited.amount, experience = experience + $3, stars = stars + $4,
          learned_coins = standing.learned + credited.amount, learned_day = $2::date
        from credited, standing where student_id = $1 returning credited.by_cause as credited`,
    },
    [
      gain.studentId,
      gain.day,
      gain.experience,
      gain.stars,
      gain.credits.map(({ cause }) => cause),
      gain.credits.map(({ source }) => source),
      gain.credits.map(({ amount }) => amount),
      now,
      gain.coinsPerDay,
    ],
  );
  return row?.credited;
}

/** Students whose balance is not what their ledger sums to; must be none. */
export async function listBrokenBalances(
  db: Queryable,
): Promise<{ student_id: number; coins: number; ledger: number }[]> {
  return db.query(
    {
      name: 'list-broken-balances',
      text: `select coalesce(s.student_id, l.student_id) as student_id, coalesce(s.coins, 0) as coins, coalesce(l.sum, 0)::int as ledger
        from student_standings s full join (
          select student_id, sum(case direction when 'incoming' then amount else -amount end) as sum
          from ledger_entries group by student_id) l using (student_id)
        where coalesce(s.coins, 0) <> coalesce(l.sum, 0)`,
    },
    [],
  );
}
