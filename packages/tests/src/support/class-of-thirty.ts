/** A tutor with a class as large as classes are, a week's work of it and a practice under way: what the tutor's tables must hold. */
import { pg } from './pg.ts';

/** The password is the demo's. */
export const busyTutor = { userName: 'busy-tutor', className: 'Year 5 Math, sets A and B 🚀', size: 30 } as const;

const firstNames =
  'Ada Ben Chidi Dilys Ewan Farah Gwen Hugo Isla Jamal Kezia Liam Maya Noah Olive Priya Quinn Rosa Sam Tara Umar Vera Will Xena Yusuf Zara Anna-Maximiliana Bartholomew Ciara Dev'.split(
    ' ',
  );
const lastNames = 'Abbott Baptiste Choudhury Davies Wolfeschlegelsteinhausenbergerdorff O’Neill'.split(' ');

const makeTutor = `insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
  select 'tutor', 'Bea', 'Busy', $1, $1 || '@comet.example', password_hash, now(), now() from users where user_name = 'demo-parent'
  returning user_id`;
const makeStudents = `insert into users
    (role, first_name, last_name, user_name, password_hash, year_of_study, initial_year_of_study, created_at, updated_at)
  select 'student', ($1::text[])[at], ($2::text[])[1 + at % cardinality($2)], 'thirty-' || at,
    (select password_hash from users where user_name = 'demo-parent'), 5, 5, now(), now()
  from generate_series(1, $3::int) at returning user_id`;
const makeClass = `with made as (
    insert into classrooms (tutor_id, name, subject_id, created_at) values ($1, $2, 1, now()) returning id)
  insert into classroom_students (classroom_id, student_id, joined_at) select id, unnest($3::int[]), now() from made`;
const giveConsents = `insert into tutor_consents (student_id, tutor_id, given_by, started_at)
  select unnest($2::int[]), $1, 'team', now()`;
/** Every fifth does nothing; the others all week, each in a measure of their own. */
const makeWork = `insert into day_totals (student_id, day, subject_id, answered, right_count, weight_answered, weight_right,
    spent_ms, finished_tests, last_active_at)
  select id, (now() at time zone 'Europe/London')::date - back, 1, n, r, n, r, n * 25000, n / 10, now() - make_interval(days => back)
  from unnest($1::int[]) id, generate_series(0, 6) back, lateral (select 4 + (id * 7 + back * 3) % 25 as n) a,
    lateral (select n * (50 + id % 50) / 100 as r) b
  where id % 5 <> 0`;
const makePractice = `with made as (
    insert into practices (set_by_id, origin, name, subject_id, year, topic_id, sub_topic_ids, difficulty, question_count, fingerprint, set_at)
    values ($1, 'tutor', 'Column methods for Monday', 1, 5, 1502, '{150201}', 'easy', 10, 'busy', now() - interval '2 days')
    returning practice_id),
  tasks as (
    insert into practice_tasks (practice_id, student_id, assigned_at, due_at, feedback)
    select practice_id, id, now() - interval '2 days', now() + interval '12 days',
      case when id % 7 = 1 then 'Nearly all of it right. Look at the carried tens again, and come and ask me!' end
    from made, unnest($2::int[]) id returning task_id, student_id)
  insert into attempts (student_id, kind, source_id, title, subject_id, year, status, question_count, answered_count, right_count,
    course, spent_ms, stars, started_at, finished_at)
  select student_id, 'practice', task_id, 'Column methods for Monday', 1, 5, 'FINISH', 10, 10, r, rpad(repeat('r', r), 10, 'w'),
    300000, 2, now() - interval '1 day', now() - interval '1 day'
  from tasks, lateral (select 4 + student_id % 7 as r) marks where student_id % 3 <> 0`;
/** As the product does when an attempt ends. */
const keepResults = `update practice_tasks t
  set finished_at = a.finished_at, answered_count = a.answered_count, right_count = a.right_count
  from attempts a where a.student_id = t.student_id and a.kind = 'practice' and a.source_id = t.task_id and a.status = 'FINISH'`;

export async function makeClassOfThirty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const idsOf = async (text: string, values: unknown[]): Promise<number[]> => {
    const { rows } = await client.query<{ user_id: number }>(text, values);
    return rows.map(({ user_id }) => user_id);
  };
  try {
    const [tutorId] = await idsOf(makeTutor, [busyTutor.userName]);
    const studentIds = await idsOf(makeStudents, [firstNames, lastNames, busyTutor.size]);
    await client.query(giveConsents, [tutorId, studentIds]);
    await client.query(makeClass, [tutorId, busyTutor.className, studentIds]);
    await client.query(makeWork, [studentIds]);
    await client.query(makePractice, [tutorId, studentIds]);
    await client.query(keepResults);
  } finally {
    await client.end();
  }
}
