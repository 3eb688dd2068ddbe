/** SQL about the questions that are asked in an attempt: the waiting one, its hint, and another one in its place. */
import type { Block, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { QuestionStatus } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';

/** A question waiting in an attempt. */
export interface WaitingRow {
  readonly questionId: number;
  readonly position: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly hintUsed: boolean;
  readonly itemId: number;
  readonly questionStatus: QuestionStatus;
}

export async function findWaitingQuestion(db: Queryable, attemptId: number): Promise<WaitingRow | undefined> {
  const [row] = await db.query<WaitingRow>(
    {
      name: 'find-waiting-question',
      text: `select q.question_id, q.position, i.difficulty, i.question, q.hint_used, q.item_id, i.status as question_status
        from attempt_questions q join question_items i using (item_id)
        where q.attempt_id = $1 and q.answered_at is null order by q.position limit 1`,
    },
    [attemptId],
  );
  return row;
}

export async function insertQuestion(
  db: Queryable,
  question: {
    readonly attemptId: number;
    readonly studentId: number;
    readonly position: number;
    readonly itemId: number;
  },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-question',
      text: `insert into attempt_questions (attempt_id, student_id, position, item_id, drawn_at) values ($1, $2, $3, $4, $5)`,
    },
    [question.attemptId, question.studentId, question.position, question.itemId, now],
  );
}

/**
 * Puts another question in the place of one that was not answered; the hint of the old one costs nothing then. It gets an id
 * of its own, so that an answer to the old one can't be taken for an answer to it. Reports about the old one stay.
 */
export async function replaceQuestion(db: Queryable, questionId: number, itemId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'replace-question',
      text: `with gone as (
          delete from attempt_questions where question_id = $1 and answered_at is null
          returning attempt_id, student_id, position, item_id, hint_used),
        unhinted as (
          update attempts a set hint_count = hint_count - 1 from gone where a.attempt_id = gone.attempt_id and gone.hint_used),
        drawn as (
          insert into attempt_questions (attempt_id, student_id, position, item_id, drawn_at)
          select attempt_id, student_id, position, $2, $3 from gone returning question_id)
        update question_reports r set question_id = drawn.question_id,
          seen = r.seen || jsonb_build_object('itemId', coalesce((r.seen ->> 'itemId')::bigint, gone.item_id))
        from drawn, gone where r.question_id = $1`,
    },
    [questionId, itemId, now],
  );
}

/** Marks the hint as taken, once, and gives it; undefined when the question is not this student's or not reached yet. */
export async function takeHint(
  db: Queryable,
  questionId: number,
  studentId: number,
): Promise<{ hint: Block[]; wasAnswered: boolean } | undefined> {
  const [row] = await db.query<{ hint: Block[]; wasAnswered: boolean }>(
    {
      name: 'take-hint',
      text: `with taken as (
          update attempt_questions q set hint_used = true from attempts a
          where q.question_id = $1 and q.student_id = $2 and q.answered_at is null and not q.hint_used
            and a.attempt_id = q.attempt_id and a.status = 'PROCCESS' and a.kind <> 'exam' and q.position <= a.answered_count + 1
          returning q.attempt_id),
        counted as (update attempts set hint_count = hint_count + 1 where attempt_id = (select attempt_id from taken))
        select i.hint, q.answered_at is not null as was_answered
        from attempt_questions q join question_items i using (item_id) join attempts a using (attempt_id)
        where q.question_id = $1 and q.student_id = $2 and a.kind <> 'exam' and q.position <= a.answered_count + 1`,
    },
    [questionId, studentId],
  );
  return row;
}
