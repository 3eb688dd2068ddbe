/** All SQL about the quizzes of recordings as students take them. */
import type { AttemptStatus } from '@comet/domain/attempts/attempt';
import type { Queryable } from '../platform/database.ts';
import { isForStudent } from './live-lessons.store.ts';
import type { QuizRow } from './recordings.store.ts';

/** A quiz that is for a student, and how they have done in it. */
export interface OwnQuizRow extends QuizRow {
  readonly recordingName: string;
  readonly subjectId: number;
  readonly isOpen: boolean;
  readonly finishedCount: number;
  readonly bestRightCount: number | null;
  readonly lastRightCount: number | null;
  readonly spentMs: number;
}

/** The quizzes of a student, or one of them, those of the newest recording first. */
export async function listOwnQuizzes(db: Queryable, studentId: number, quizId?: number): Promise<OwnQuizRow[]> {
  return db.query<OwnQuizRow>(
    {
      name: 'list-own-live-lesson-quizzes',
      text: `select q.quiz_id, q.recording_id, q.name, q.year, q.topic_id, q.sub_topic_id, q.question_count, q.difficulty,
          l.name as recording_name, l.subject_id, a.is_open, a.finished_count, a.best_right_count, a.last_right_count, a.spent_ms
        from live_lesson_quizzes q join live_lesson_recordings l using (recording_id)
          cross join lateral (
            select coalesce(bool_or(a.status = 'PROCCESS'), false) as is_open, count(*) filter (where a.status = 'FINISH')::int as finished_count,
              max(a.right_count) filter (where a.status = 'FINISH') as best_right_count,
              (array_agg(a.right_count order by a.attempt_id desc) filter (where a.status = 'FINISH'))[1] as last_right_count,
              coalesce(sum(a.spent_ms), 0)::bigint as spent_ms
            from attempts a where a.student_id = $1 and a.kind = 'liveLessonQuiz' and a.source_id = q.quiz_id) a
        where l.deleted_at is null and ${isForStudent('$1')} and ($2::bigint is null or q.quiz_id = $2)
        order by l.created_at desc, l.recording_id desc, q.position, q.quiz_id limit 200`,
    },
    [studentId, quizId ?? null],
  );
}

export interface NewestTryRow {
  readonly attemptId: number;
  readonly status: AttemptStatus;
  readonly answeredCount: number;
  readonly rightCount: number;
  readonly questionCount: number;
}

export async function findNewestTry(
  db: Queryable,
  studentId: number,
  quizId: number,
): Promise<NewestTryRow | undefined> {
  const [row] = await db.query<NewestTryRow>(
    {
      name: 'find-newest-live-lesson-try',
      text: `select attempt_id, status, answered_count, right_count, question_count from attempts
        where student_id = $1 and kind = 'liveLessonQuiz' and source_id = $2 order by attempt_id desc limit 1`,
    },
    [studentId, quizId],
  );
  return row;
}

/** Whether a try at such a quiz is this student's. */
export async function isOwnTry(db: Queryable, studentId: number, attemptId: number): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'is-own-live-lesson-try',
      text: `select from attempts where attempt_id = $2 and student_id = $1 and kind = 'liveLessonQuiz'`,
    },
    [studentId, attemptId],
  );
  return rows.length > 0;
}

export interface QuizMonthRow {
  readonly month: string;
  readonly finishedCount: number;
  readonly rightCount: number;
  readonly questionCount: number;
  readonly spentMs: number;
}

/** Finished tries by month, on the student's own clock. */
export async function listMonths(
  db: Queryable,
  studentId: number,
  timeZone: string,
  since: Date,
): Promise<QuizMonthRow[]> {
  return db.query<QuizMonthRow>(
    {
      name: 'list-live-lesson-quiz-months',
      text: `select to_char(finished_at at time zone $2, 'YYYY-MM') as month, count(*)::int as finished_count,
          sum(right_count)::int as right_count, sum(question_count)::int as question_count, sum(spent_ms)::bigint as spent_ms
        from attempts where student_id = $1 and kind = 'liveLessonQuiz' and status = 'FINISH' and finished_at > $3
        group by 1 order by 1 desc limit 12`,
    },
    [studentId, timeZone, since],
  );
}

export interface BestRow {
  readonly name: string | null;
  readonly rightCount: number;
  readonly questionCount: number;
  readonly spentMs: number;
  readonly finishedAt: Date | null;
}

/** The finished try with the largest share of right answers; of several the one with more questions, then the faster one. */
export async function findBest(db: Queryable, studentId: number): Promise<BestRow | undefined> {
  const [row] = await db.query<BestRow>(
    {
      name: 'find-best-live-lesson-try',
      text: `select a.title as name, a.right_count, a.question_count, a.spent_ms, a.finished_at
        from attempts a where a.student_id = $1 and a.kind = 'liveLessonQuiz' and a.status = 'FINISH'
        order by a.right_count::numeric / a.question_count desc, a.question_count desc, a.spent_ms, a.attempt_id limit 1`,
    },
    [studentId],
  );
  return row;
}
