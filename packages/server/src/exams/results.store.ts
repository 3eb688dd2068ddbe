/** All SQL about what came of exams and of the quizzes of lessons. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Key } from '@comet/questions/kernel/key';
import type { Queryable } from '../platform/database.ts';

/** How many of these students haven't finished an exam. */
export async function countUnfinished(db: Queryable, lessonId: number, studentIds: readonly number[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    {
      name: 'count-unfinished-exams',
      text: `select count(*)::int as count from unnest($2::int[]) as s(student_id) where not exists (
          select from attempts a where a.student_id = s.student_id and a.kind = 'exam' and a.source_id = $1 and a.status = 'FINISH')`,
    },
    [lessonId, studentIds],
  );
  return row?.count ?? 0;
}

/** Finished exams whose results are released and not marked yet. */
export async function listReleasable(
  db: Queryable,
  limit: number,
): Promise<{ attemptId: number; studentId: number; timeZone: string; finishedAt: Date }[]> {
  return db.query<{ attemptId: number; studentId: number; timeZone: string; finishedAt: Date }>(
    {
      name: 'list-releasable-exams',
      text: `select a.attempt_id, a.student_id, u.time_zone, a.finished_at
        from attempts a join exams e on e.lesson_id = a.source_id join users u on u.user_id = a.student_id
        where a.kind = 'exam' and a.is_sealed and a.status = 'FINISH' and (e.release = 'atOnce' or e.released_at is not null)
        order by a.attempt_id limit $1`,
    },
    [limit],
  );
}

/** The answers of exams, in the order of their questions. */
export async function listKept(
  db: Queryable,
  attemptIds: readonly number[],
): Promise<{ attemptId: number; questionId: number; answer: GivenAnswer; spentMs: number }[]> {
  return db.query<{ attemptId: number; questionId: number; answer: GivenAnswer; spentMs: number }>(
    {
      name: 'list-kept-exam-answers',
      text: `select n.attempt_id, n.question_id, n.given as answer, n.spent_ms from exam_answers n join attempt_questions q using (question_id)
        where n.attempt_id = any($1) and n.given is not null order by n.attempt_id, q.position`,
    },
    [attemptIds],
  );
}

/** A question of a finished attempt. */
export interface ResultRow {
  readonly attemptId: number;
  readonly itemId: number;
  readonly isRight: boolean;
  readonly spentMs: number;
  readonly because: string | null;
}

/** Every question of these finished attempts, answered or not, in the order in which they were asked. */
export async function listResults(db: Queryable, attemptIds: readonly number[]): Promise<ResultRow[]> {
  return db.query<ResultRow>(
    {
      name: 'list-lesson-results',
      text: `select q.attempt_id, q.item_id, coalesce(q.is_right, n.is_right, false) as is_right,
          coalesce(n.spent_ms, q.spent_ms) as spent_ms, coalesce(q.because, n.because) as because
        from attempt_questions q join attempts a using (attempt_id) left join exam_answers n using (question_id)
        where q.attempt_id = any($1) and a.status = 'FINISH' order by q.position, q.attempt_id`,
    },
    [attemptIds],
  );
}

/** Stored questions with their keys. */
export async function listItems(
  db: Queryable,
  itemIds: readonly number[],
): Promise<{ itemId: number; question: Question; key: Key }[]> {
  return db.query<{ itemId: number; question: Question; key: Key }>(
    { name: 'list-result-items', text: 'select item_id, question, key from question_items where item_id = any($1)' },
    [itemIds],
  );
}

/** Exams to be released after the last child, which a child has finished and which aren't released yet. */
export async function listAwaitingLast(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ lessonId: number }>(
    {
      name: 'list-exams-awaiting-last',
      text: `select e.lesson_id from exams e where e.release = 'afterLast' and e.released_at is null and exists (
          select from attempts a where a.kind = 'exam' and a.source_id = e.lesson_id and a.is_sealed and a.status = 'FINISH')
        order by e.lesson_id`,
    },
    [],
  );
  return rows.map(({ lessonId }) => lessonId);
}
