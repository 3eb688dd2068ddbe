/** Students of year 5 with access, as many as wanted. */
import { createPasswords } from '@comet/server/platform/passwords';
import type { pg } from './pg.ts';

export const studentPassword = 'demo-pass';

/** Gives their user names. Their passwords cost as much to check as anybody's only if they aren't weak. */
export async function makeStudents(client: pg.Client, many: number, { isWeak = true } = {}): Promise<string[]> {
  const passwordHash = await createPasswords({ isWeak }).hash(studentPassword);
  const tag = `made-${Date.now().toString(36)}`;
  const { rows } = await client.query<{ user_name: string }>(
    `with made as (
        insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, initial_year_of_study, created_at, updated_at)
        select 'student', 'Made', 'Student', $1 || '-' || n, $3, 5, 5, now(), now()
        from generate_series(1, $2::int) n returning user_id, user_name),
      paid as (
        insert into subscriptions (student_id, status, current_period_ends_at, updated_at)
        select user_id, 'active', now() + interval '1 year', now() from made)
      select user_name from made`,
    [tag, many, passwordHash],
  );
  return rows.map(({ user_name }) => user_name);
}
