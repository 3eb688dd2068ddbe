/** Fills a database with students and questions that wait for their answers. */
import { pg } from '../support/pg.ts';
import { makeStudents } from '../support/students.ts';

export interface Waiting {
  readonly userName: string;
  readonly questionId: number;
  readonly option: number;
}

/**
 * Every student gets `each` open tests of one waiting question; password and items are the demo's. They come student by
 * student in turns: a child answers one question at a time, so no two answers of one child are under way at once.
 */
export async function makeWaitingQuestions(url: string, students: number, each: number): Promise<Waiting[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = await makeStudents(client, students);
  const { rows } = await client.query<Waiting>(
    `with items as (
        select item_id, (key ->> 'option')::int as option, row_number() over (order by item_id) - 1 as place, count(*) over () as many
        from question_items where key ->> 'type' = 'multipleChoice'),
      opened as (
        insert into attempts (student_id, kind, source_id, subject_id, year, question_count, started_at)
        select user_id, 'subTopic', 150101 + n, 1 + n % 4, 5, 10, now() from users, generate_series(1, $2::int) n where user_name = any($1)
        returning attempt_id, student_id, source_id),
      drawn as (
        insert into attempt_questions (attempt_id, student_id, position, item_id, drawn_at)
        select o.attempt_id, o.student_id, 1, i.item_id, now() from opened o join items i on i.place = o.source_id % i.many
        returning question_id, student_id, item_id)
      select u.user_name as "userName", d.question_id as "questionId", i.option
      from drawn d join users u on u.user_id = d.student_id join items i using (item_id)
      order by row_number() over (partition by d.student_id order by d.question_id), d.student_id`,
    [names, each],
  );
  await client.query('analyze');
  await client.end();
  return rows;
}
