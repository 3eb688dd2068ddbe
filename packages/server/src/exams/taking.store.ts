/** All SQL about children in exams: their clocks and the answers they can still change. */
import type { GivenAnswer, Question, Steps } from '@comet/contract/question';
import type { AttemptStatus } from '@comet/domain/attempts/attempt';
import { defaultExamSettings, type ExamSettings } from '@comet/domain/exams/exams';
import type { Key } from '@comet/questions/kernel/key';
import type { Queryable } from '../platform/database.ts';

/** A child's exam with its clock and the rules it goes by. */
export interface ExamAttemptRow extends Pick<ExamSettings, 'order' | 'timing' | 'mayPause' | 'release'> {
  readonly attemptId: number;
  readonly studentId: number;
  readonly firstName: string;
  readonly timeZone: string;
  readonly lessonId: number;
  readonly lessonName: string;
  readonly status: AttemptStatus;
  readonly isSealed: boolean;
  readonly questionCount: number;
  readonly rightCount: number;
  readonly coins: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly limitsMs: (number | null)[];
  readonly endsMs: number[];
  readonly pausedMs: number;
  readonly pausedAt: Date | null;
  readonly sectionSizes: number[];
  readonly timedAt: Date;
  readonly answeredCount: number;
}

const attemptColumns = `a.attempt_id, a.student_id, u.first_name, u.time_zone, a.source_id as lesson_id, l.name as lesson_name, a.status,
  a.is_sealed, a.question_count, a.right_count, a.coins, a.started_at, a.finished_at, x.limits_ms, x.ends_ms, x.paused_ms, x.paused_at,
  x.section_sizes, x.timed_at,
  coalesce(e.question_order, '${defaultExamSettings.order}') as "order", coalesce(e.timing, '${defaultExamSettings.timing}') as timing,
  coalesce(e.may_pause, ${defaultExamSettings.mayPause}) as may_pause, coalesce(e.release, '${defaultExamSettings.release}') as release,
  (select count(*) from exam_answers n where n.attempt_id = a.attempt_id and n.given is not null)::int as answered_count`;
const attemptTables = `exam_attempts x join attempts a using (attempt_id) join lessons l on l.lesson_id = a.source_id
  join users u on u.user_id = a.student_id left join exams e on e.lesson_id = l.lesson_id`;

export async function findExamAttempt(db: Queryable, attemptId: number): Promise<ExamAttemptRow | undefined> {
  const [row] = await db.query<ExamAttemptRow>(
    { name: 'find-exam-attempt', text: `select ${attemptColumns} from ${attemptTables} where x.attempt_id = $1` },
    [attemptId],
  );
  return row;
}

/** The exam attempts of these students, the newest first. */
export async function listExamAttempts(
  db: Queryable,
  lessonId: number,
  studentIds: readonly number[],
): Promise<ExamAttemptRow[]> {
  return db.query<ExamAttemptRow>(
    {
      name: 'list-exam-attempts',
      text: `select ${attemptColumns} from ${attemptTables}
        where a.kind = 'exam' and a.source_id = $1 and a.student_id = any($2) order by a.attempt_id desc`,
    },
    [lessonId, studentIds],
  );
}

/** The clock of an exam that has begun, once. */
export async function insertExamAttempt(
  db: Queryable,
  attempt: {
    readonly attemptId: number;
    readonly studentId: number;
    readonly limitsMs: readonly (number | null)[];
    readonly sectionSizes: readonly number[];
    readonly timedAt: Date;
  },
): Promise<void> {
  await db.query(
    {
      name: 'insert-exam-attempt',
      text: `insert into exam_attempts (attempt_id, student_id, limits_ms, section_sizes, timed_at) values ($1, $2, $3, $4, $5)
        on conflict (attempt_id) do nothing`,
    },
    [
      attempt.attemptId,
      attempt.studentId,
      JSON.stringify(attempt.limitsMs),
      JSON.stringify(attempt.sectionSizes),
      attempt.timedAt,
    ],
  );
}

export async function storeClock(
  db: Queryable,
  attemptId: number,
  clock: {
    readonly limitsMs: readonly (number | null)[];
    readonly endsMs: readonly number[];
    readonly pausedMs: number;
    readonly pausedAt: Date | undefined;
  },
): Promise<void> {
  await db.query(
    {
      name: 'store-exam-clock',
      text: 'update exam_attempts set limits_ms = $2, ends_ms = $3, paused_ms = $4, paused_at = $5 where attempt_id = $1',
    },
    [attemptId, JSON.stringify(clock.limitsMs), JSON.stringify(clock.endsMs), clock.pausedMs, clock.pausedAt ?? null],
  );
}

/** A question of an exam with what was answered to it. */
export interface PaperRow {
  readonly questionId: number;
  readonly position: number;
  readonly question: Question;
  readonly key: Key;
  readonly explanation: Steps;
  readonly given: GivenAnswer | null;
  readonly isFlagged: boolean;
  readonly isPassed: boolean;
  readonly givenAt: Date | null;
  readonly spentMs: number;
  /** As it was marked at the end of the exam, or corrected since; nothing before. */
  readonly isRight: boolean | null;
  readonly because: string | null;
}

export async function listPaper(db: Queryable, attemptId: number): Promise<PaperRow[]> {
  return db.query<PaperRow>(
    {
      name: 'list-exam-paper',
      text: `select q.question_id, q.position, i.question, i.key, i.explanation, n.given, coalesce(n.is_flagged, false) as is_flagged,
          coalesce(n.is_passed, false) as is_passed, n.given_at, coalesce(n.spent_ms, 0) as spent_ms,
          coalesce(q.is_right, n.is_right) as is_right, n.because
        from attempt_questions q join question_items i using (item_id) left join exam_answers n using (question_id)
        where q.attempt_id = $1 order by q.position`,
    },
    [attemptId],
  );
}

/** Where a question of an exam is; undefined for a question of anything else. */
export async function findExamQuestion(
  db: Queryable,
  questionId: number,
): Promise<{ attemptId: number; studentId: number; position: number } | undefined> {
  const [row] = await db.query<{ attemptId: number; studentId: number; position: number }>(
    {
      name: 'find-exam-question',
      text: `select q.attempt_id, q.student_id, q.position from attempt_questions q join exam_attempts x using (attempt_id)
        where q.question_id = $1`,
    },
    [questionId],
  );
  return row;
}

/** Keeps an answer, unless one that was given later is there already. What was passed stays passed. */
export async function keepAnswer(
  db: Queryable,
  answer: {
    readonly questionId: number;
    readonly attemptId: number;
    readonly studentId: number;
    readonly given: GivenAnswer | null;
    readonly isFlagged: boolean;
    readonly isPassed: boolean;
    readonly givenAt: Date;
  },
): Promise<void> {
  await db.query(
    {
      name: 'keep-exam-answer',
      text: `insert into exam_answers as n (question_id, attempt_id, student_id, given, is_flagged, is_passed, given_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (question_id) do update set
          given = case when n.given_at > $7 then n.given else excluded.given end,
          is_flagged = case when n.given_at > $7 then n.is_flagged else excluded.is_flagged end,
          is_passed = n.is_passed or excluded.is_passed,
          given_at = greatest(n.given_at, $7)`,
    },
    [
      answer.questionId,
      answer.attemptId,
      answer.studentId,
      answer.given === null ? null : JSON.stringify(answer.given),
      answer.isFlagged,
      answer.isPassed,
      answer.givenAt,
    ],
  );
}

/** Adds time at a question, which was counted up to now. */
export async function addSpentMs(
  db: Queryable,
  at: { readonly questionId: number; readonly attemptId: number; readonly studentId: number; readonly spentMs: number },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'add-exam-spent-ms',
      text: `with timed as (update exam_attempts set timed_at = $5 where attempt_id = $2)
        insert into exam_answers as n (question_id, attempt_id, student_id, spent_ms) values ($1, $2, $3, $4)
        on conflict (question_id) do update set spent_ms = n.spent_ms + excluded.spent_ms`,
    },
    [at.questionId, at.attemptId, at.studentId, at.spentMs, now],
  );
}

/** How the answers of an exam were marked at its end. */
export async function storeMarks(
  db: Queryable,
  marks: readonly { readonly questionId: number; readonly isRight: boolean; readonly because: string | null }[],
): Promise<void> {
  await db.query(
    {
      name: 'store-exam-marks',
      text: `update exam_answers n set is_right = m."isRight", because = m.because
        from jsonb_to_recordset($1::jsonb) as m ("questionId" bigint, "isRight" boolean, because text)
        where n.question_id = m."questionId"`,
    },
    [JSON.stringify(marks)],
  );
}

/** Exams under way whose time was up by then. */
export async function listOverdueExams(db: Queryable, by: Date, limit: number): Promise<number[]> {
  const rows = await db.query<{ attemptId: number }>(
    {
      name: 'list-overdue-exams',
      text: `select attempt_id from attempts where status = 'PROCCESS' and kind = 'exam' and deadline_at < $1
        order by deadline_at limit $2`,
    },
    [by, limit],
  );
  return rows.map(({ attemptId }) => attemptId);
}
