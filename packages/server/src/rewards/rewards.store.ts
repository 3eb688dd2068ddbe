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

/** Makes the standing if there is none, locks it until the transaction ends, and gives the coins learned on this day. */
export async function lockLearnedCoins(db: Queryable, studentId: number, day: string): Promise<number> {
  const [row] = await db.query<{ learned_coins: number }>(
    {
      name: 'lock-learned-coins',
      text: `insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
        values ($1, 0, 0, 0, $2, 0)
        on conflict (student_id) do update set
          learned_coins = case when student_standings.learned_day = $2 then student_standings.learned_coins else 0 end,
          learned_day = $2
        returning learned_coins`,
    },
    [studentId, day],
  );
  return row?.learned_coins ?? 0;
}

/** Adds to a standing that is there. */
export async function addToStanding(
  db: Queryable,
  studentId: number,
  gain: { readonly experience: number; readonly stars: number },
): Promise<void> {
  await db.query(
    {
      name: 'add-to-standing',
      text: 'update student_standings set experience = experience + $2, stars = stars + $3 where student_id = $1',
    },
    [studentId, gain.experience, gain.stars],
  );
}

/** A credit to a child from learning. */
export interface LearningCredit {
  readonly cause: string;
  readonly source: CoinSource;
  readonly amount: number;
}

/** Writes the entry and the balance together; an entry whose cause is there already changes nothing. Gives what was credited. */
export async function creditLearning(
  db: Queryable,
  studentId: number,
  credit: LearningCredit,
  now: Date,
): Promise<number> {
  const rows = await db.query(
    {
      name: 'credit-learning',
      text: `with entry as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          values ($2, $1, 'incoming', $3, $4::int, 'reward:' || $3, 'child:' || $1::int, $5) on conflict (cause) do nothing
          returning amount)
        update student_standings set coins = coins + entry.amount, learned_coins = learned_coins + entry.amount
        from entry where student_id = $1 returning entry.amount`,
    },
    [studentId, credit.cause, credit.source, credit.amount, now],
  );
  return rows.length === 1 ? credit.amount : 0;
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
