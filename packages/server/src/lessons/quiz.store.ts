/** All SQL about tries at quizzes and exams. */
import type { AttemptStatus } from '@comet/domain/attempts/attempt';
import type { Queryable } from '../platform/database.ts';
import { isForStudent } from './lessons.store.ts';

/** A try at a quiz or an exam. */
export interface TryRow {
  readonly attemptId: number;
  readonly order: number;
  readonly studentId: number;
  readonly firstName: string;
  readonly status: AttemptStatus;
  readonly questionCount: number;
  readonly answeredCount: number;
  readonly rightCount: number;
  readonly spentMs: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

/** The tries of these students at a quiz or an exam, the newest first. */
export async function listTries(
  db: Queryable,
  studentIds: readonly number[],
  source: { readonly kind: 'lessonQuiz' | 'exam'; readonly sourceId: number },
): Promise<TryRow[]> {
  return db.query<TryRow>(
    {
      name: 'list-lesson-tries',
      text: `select a.attempt_id, (row_number() over (partition by a.student_id order by a.attempt_id))::int as "order", a.student_id,
          u.first_name, a.status, a.question_count, a.answered_count, a.right_count, a.spent_ms, a.started_at, a.finished_at
        from attempts a join users u on u.user_id = a.student_id
        where a.student_id = any($1) and a.kind = $2 and a.source_id = $3 order by a.attempt_id desc limit 2000`,
    },
    [studentIds, source.kind, source.sourceId],
  );
}

/** What a try is of; undefined for an attempt that belongs to no lesson. */
export async function findTry(
  db: Queryable,
  attemptId: number,
): Promise<{ studentId: number; lessonId: number } | undefined> {
  const [row] = await db.query<{ studentId: number; lessonId: number }>(
    {
      name: 'find-lesson-try',
      text: `select a.student_id, coalesce(s.lesson_id, a.source_id) as lesson_id from attempts a
          left join lesson_sections s on a.kind = 'lessonQuiz' and s.section_id = a.source_id
        where a.attempt_id = $1 and a.kind in ('lessonQuiz', 'exam') and (a.kind = 'exam' or s.section_id is not null)`,
    },
    [attemptId],
  );
  return row;
}

/** How many children have begun an exam. */
export async function countBegun(db: Queryable, lessonId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    {
      name: 'count-begun-exams',
      text: `select count(*)::int as count from attempts where kind = 'exam' and source_id = $1`,
    },
    [lessonId],
  );
  return row?.count ?? 0;
}

/** The students a lesson is for, with their names. */
export async function listStudents(
  db: Queryable,
  lessonId: number,
): Promise<{ studentId: number; firstName: string }[]> {
  return db.query<{ studentId: number; firstName: string }>(
    {
      name: 'list-named-students-of-lesson',
      text: `select u.user_id as student_id, u.first_name
        from lessons l join tutor_consents k on k.tutor_id = l.tutor_id and k.ended_at is null join users u on u.user_id = k.student_id
        where l.lesson_id = $1 and u.deleted_at is null and ${isForStudent('k.student_id')} order by u.user_id`,
    },
    [lessonId],
  );
}
