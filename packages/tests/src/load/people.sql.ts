/** Who is in a school of the load test: families of two, classes of thirty of one year, tutors with two classes, each with access. */

/** $1 students; each statement adds to the ones before. Names begin with `load-`; the password is the demo's. */
export const peopleStatements: readonly (readonly [what: string, text: string])[] = [
  [
    'parents',
    `insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
      select 'parent', 'Robin', 'Family ' || n, 'load-parent-' || n, 'load-parent-' || n || '@example.org', d.password_hash,
        now() - interval '300 days', now() - interval '300 days'
      from generate_series(1, ($1::int + 1) / 2) n, users d where d.user_name = 'demo-parent'`,
  ],
  [
    'tutors',
    `insert into users (role, first_name, last_name, user_name, email, password_hash, created_at, updated_at)
      select 'tutor', 'Sam', 'Tutor ' || n, 'load-tutor-' || n, 'load-tutor-' || n || '@example.org', d.password_hash,
        now() - interval '300 days', now() - interval '300 days'
      from generate_series(1, ($1::int + 59) / 60) n, users d where d.user_name = 'demo-tutor'`,
  ],
  [
    'students',
    `insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, initial_year_of_study, parent_id,
        created_at, updated_at)
      select 'student', (array['Ada', 'Ben', 'Cleo', 'Dev', 'Efe', 'Flo', 'Gus', 'Hana', 'Ivo', 'Joy'])[1 + n % 10], 'Family ' || (n + 1) / 2,
        'load-' || n, d.password_hash, 3 + (n - 1) / 30 % 5, 3 + (n - 1) / 30 % 5, p.user_id,
        now() - interval '300 days', now() - interval '300 days'
      from generate_series(1, $1::int) n join users p on p.user_name = 'load-parent-' || (n + 1) / 2, users d
      where d.user_name = 'demo-student' order by n`,
  ],
  [
    'access',
    `insert into subscriptions (student_id, status, current_period_ends_at, updated_at)
      select user_id, 'active', now() + interval '1 year', now() - interval '300 days' from users
      where role = 'student' and user_name like 'load-%' and $1::int > 0`,
  ],
  [
    'classes',
    `insert into classrooms (tutor_id, name, subject_id, created_at)
      select t.user_id, 'Class ' || c, 1, now() - interval '300 days'
      from generate_series(1, ($1::int + 29) / 30) c join users t on t.user_name = 'load-tutor-' || (c + 1) / 2 order by c`,
  ],
  [
    'the students of the load test, at hand',
    `create unlogged table load_students as
      select n, u.user_id, u.year_of_study as year, c.id as classroom_id, c.tutor_id
      from generate_series(1, $1::int) n join users u on u.user_name = 'load-' || n
        join classrooms c on c.name = 'Class ' || 1 + (n - 1) / 30`,
  ],
  [
    'consents',
    `insert into tutor_consents (student_id, tutor_id, given_by, started_at)
      select user_id, tutor_id, 'team', now() - interval '290 days' from load_students where $1::int > 0`,
  ],
  [
    'who is in which class',
    `insert into classroom_students (classroom_id, student_id, joined_at)
      select classroom_id, user_id, now() - interval '290 days' from load_students where $1::int > 0`,
  ],
  [
    'sessions',
    `insert into sessions (session_id, user_id, is_remembered, created_at, expires_at, ended_at, ended_because)
      select gen_random_uuid(), user_id, false, at, at + interval '12 hours', at + interval '1 hour', 'logOut'
      from load_students, generate_series(1, 20) k, lateral (select now() - k * interval '10 days' as at) t where $1::int > 0`,
  ],
];
