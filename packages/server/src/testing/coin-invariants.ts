/** Invariants of coins and of what they are earned and spent with: games, the shop, daily rewards. */
import { presets } from '@comet/domain/avatars/presets';
import { gameCoinsPerDay, maxCoinsPerGame } from '@comet/domain/challenges/game-rules';
import type { Queryable } from '../platform/database.ts';

/** What the shop charges, as rows of preset and price. */
const priced = presets
  .filter(({ price }) => price > 0)
  .map(({ id, price }) => `(${id}, ${price})`)
  .join(', ');

/** Each selects the rows that break it; $1 are the students. */
export const coinInvariants: Readonly<Record<string, string>> = {
  'a balance is the sum of its ledger': `
    select s.student_id, s.coins, s.coins_spent, l.* from student_standings s cross join lateral (
      select coalesce(sum(case direction when 'incoming' then amount else -amount end), 0) as sum,
        coalesce(sum(amount) filter (where direction = 'outcoming'), 0) as spent
      from ledger_entries e where e.student_id = s.student_id) l
    where s.student_id = any($1) and (s.coins, s.coins_spent) is distinct from (l.sum, l.spent)`,
  'a game counts its answers, each once, and scores what they brought': `
    select r.run_id, r.score, r.state ->> 'answeredCount' as answered_count, r.state ->> 'rightCount' as right_count, q.*
    from challenge_runs r cross join lateral (
      select count(answered_at) as answered, count(*) filter (where is_right) as right, coalesce(sum(points), 0) as points,
        count(*) filter (where answered_at is not null and position > (r.state -> 'question' ->> 'position')::int) as ahead
      from challenge_questions q where q.run_id = r.run_id) q
    where r.student_id = any($1) and ((r.state ->> 'answeredCount')::int, (r.state ->> 'rightCount')::int, r.score, q.ahead)
      is distinct from (q.answered, q.right, q.points, 0)`,
  'a game is over once, and pays once what it says': `
    select r.run_id, r.status, r.coins, e.paid from challenge_runs r cross join lateral (
      select coalesce(sum(amount), 0) as paid from ledger_entries e
      where e.student_id = r.student_id and e.cause = 'challenge:' || r.run_id and e.direction = 'incoming') e
    where r.student_id = any($1) and (r.coins <> e.paid or r.coins not between 0 and ${maxCoinsPerGame}
      or r.coins > (r.state ->> 'unaidedRightCount')::int or (r.status = 'FINISH') <> (r.finished_at is not null)
      or (r.status = 'FINISH') <> (r.state ->> 'isOver')::boolean)`,
  'no day of games brings more coins than it may': `
    select student_id, day, sum(coins) from challenge_runs where student_id = any($1) group by 1, 2
    having sum(coins) > ${gameCoinsPerDay}`,
  'a power-up is paid for at most once, and only if its question has it': `
    select e.entry_id, e.cause, e.amount from ledger_entries e
    where e.student_id = any($1) and e.cause like 'power-up:%' and not exists (
      select from challenge_questions q where q.student_id = e.student_id and 'power-up:' || q.question_id = e.cause and q.power_up is not null)
      and exists (select from challenge_questions q where 'power-up:' || q.question_id = e.cause)`,
  'whatever is owned was bought once, at its price': `
    select * from (
      select student_id, preset_id, price from owned_presets join (values ${priced}) p (preset_id, price) using (preset_id)
      where student_id = any($1)) o
    full join (
      select student_id, split_part(cause, ':', 3)::int as preset_id, sum(amount) as paid from ledger_entries
      where student_id = any($1) and cause like 'preset:%' and direction = 'outcoming' group by 1, 2) e using (student_id, preset_id)
    where price is distinct from paid`,
  'a daily reward is paid once for its day, and a streak saver once': `
    select student_id, split_part(cause, ':', 3), count(*) from ledger_entries
    where student_id = any($1) and cause like 'dailyReward:%' group by 1, 2 having count(*) > 1
    union all
    select student_id, v.saver_id::text, 0 from streak_savers v where student_id = any($1) and not exists (
      select from ledger_entries e where e.student_id = v.student_id and e.cause = 'saver:' || v.saver_id and e.direction = 'outcoming')`,
};

/** The broken ones, each with the first row that breaks it. */
export async function findBroken(
  db: Queryable,
  invariants: Readonly<Record<string, string>>,
  studentIds: readonly number[],
): Promise<string[]> {
  const broken: string[] = [];
  for (const [invariant, text] of Object.entries(invariants)) {
    const [row] = await db.query({ name: '', text }, [studentIds]);
    if (row !== undefined) broken.push(`${invariant}: ${JSON.stringify(row)}`);
  }
  return broken;
}

/** Those of coins alone, for tests that plant their answers. */
export const brokenCoinInvariants = (db: Queryable, studentIds: readonly number[]): Promise<string[]> =>
  findBroken(db, coinInvariants, studentIds);
