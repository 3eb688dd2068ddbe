/** Coins that a journey needs, written as the server writes them: ledger and balance in one statement. */
import { withClient } from './pg.ts';

/** Gives a child so many coins. */
export async function giveCoins(databaseUrl: string, userName: string, amount: number): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `with child as (select user_id from users where user_name = $1),
        entry as (
          insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
          select 'journey:' || gen_random_uuid(), user_id, 'incoming', 'manual', $2, 'reward:manual', 'child:' || user_id, now()
          from child returning student_id, amount)
      insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
        select student_id, amount, 0, 0, current_date, 0 from entry
        on conflict (student_id) do update set coins = student_standings.coins + excluded.coins`,
      [userName, amount],
    ),
  );
}

/** All coins that a child ever got, spent or not. */
export async function coinsCollected(databaseUrl: string, userName: string): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ sum: number }>(
      `select coins + coins_spent as sum from student_standings join users on user_id = student_id where user_name = $1`,
      [userName],
    ),
  );
  return rows[0]?.sum ?? 0;
}
