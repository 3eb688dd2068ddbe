/** A family and a tutor who came today: nothing is there yet, which every list must be able to say well; and names as long as they come. */
import { createHash } from 'node:crypto';
import { pg } from '../support/pg.ts';

/** Their password is the demo's. */
export const newPeople = {
  student: 'new-student',
  parent: 'new-parent',
  tutor: 'new-tutor',
  pending: 'new-pending',
  /** Has a child that nobody has paid for yet. */
  waiting: 'new-waiting',
  /** On the way to a badge: passes what a picture needs passed. */
  winner: 'new-winner',
  /** Signed up alone and waits for a parent's permission. */
  young: 'new-young',
} as const;

/** Opens the page on which the parent of `young` answers. */
export const approvalToken = 'approval-of-young';

export async function makeNewPeople(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with people as (
          insert into users (role, first_name, last_name, user_name, email, password_hash, year_of_study, initial_year_of_study, created_at, updated_at)
          select role, first_name, 'Wolfeschlegelsteinhausenbergerdorff', user_name, user_name || '@comet.example',
            (select password_hash from users where user_name = 'demo-parent'), year, year, now(), now()
          from (values ('parent', 'Ngozi-Maximiliana', $1, null::int), ('tutor', 'Tom', $2, null), ('parent', 'Ines', $3, null), ('parent', 'Wanda', $5, null))
            as made (role, first_name, user_name, year)
          returning user_id, user_name)
        insert into users (role, first_name, last_name, user_name, password_hash, parent_id, year_of_study, initial_year_of_study, created_at, updated_at)
        select 'student', made.first_name, 'Wolfeschlegelsteinhausenbergerdorff', made.user_name,
          (select password_hash from users where user_name = 'demo-parent'), people.user_id, made.year, made.year, now(), now()
        from (values ('Ada-Bartholomea 🦊', $4, 4, $1), ('Bo', $6, 5, $1), ('Ada-Bartholomea 🦊', $4 || '-waiting', 4, $5))
          as made (first_name, user_name, year, parent) join people on people.user_name = made.parent`,
      [newPeople.parent, newPeople.tutor, newPeople.pending, newPeople.student, newPeople.waiting, newPeople.winner],
    );
    await client.query(
      `insert into subscriptions (student_id, status, current_period_ends_at, updated_at)
        select user_id, 'active', now() + interval '1 year', now() from users where user_name = any($1::text[])`,
      [[newPeople.student, newPeople.winner]],
    );
    await client.query(
      `with child as (
          insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, initial_year_of_study, created_at, updated_at)
          select 'student', 'Ada-Bartholomea', 'Wolfeschlegelsteinhausenbergerdorff', $1, password_hash, 4, 4, now(), now()
          from users where user_name = 'demo-parent' returning user_id),
        link as (
          insert into account_links (token_hash, user_id, purpose, created_at, expires_at)
          select $2, user_id, 'approveChild', now(), now() + interval '14 days' from child)
        insert into parent_approvals (student_id, parent_email, asked_at, due_at)
        select user_id, 'ngozi-maximiliana.wolfeschlegelsteinhausen@comet.example', now(), now() + interval '14 days' from child`,
      [newPeople.young, createHash('sha256').update(approvalToken).digest('base64url')],
    );
  } finally {
    await client.end();
  }
}
