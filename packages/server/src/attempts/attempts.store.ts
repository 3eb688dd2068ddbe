/** SQL about attempts: begun, timed, sealed and closed. */
import { type AttemptKind, type AttemptStatus, isMadeToRepeat } from '@comet/domain/attempts/attempt';
import { finishShare, samePaidAgainMs } from '@comet/domain/rewards/rewards';
import type { Queryable } from '../platform/database.ts';

/** An attempt as stored. */
export interface AttemptRow {
  readonly attemptId: number;
  readonly studentId: number;
  readonly kind: AttemptKind;
  readonly sourceId: number;
  readonly subjectId: number;
  readonly year: number;
  readonly status: AttemptStatus;
  readonly questionCount: number;
  readonly answeredCount: number;
  readonly rightCount: number;
  readonly hintCount: number;
  readonly course: string;
  readonly spentMs: number;
  readonly stars: number;
  readonly coins: number;
  readonly experience: number;
  readonly isRewarded: boolean;
  readonly finishedAt: Date | null;
  readonly title: string | null;
  readonly deadlineAt: Date | null;
  /** Up to when spent time was counted. */
  readonly timedAt: Date;
  readonly startedAt: Date;
  readonly openedChapterId: number | null;
  /** Coins that earlier attempts at the same quiz of a lesson brought. */
  readonly paidBefore: number;
  /** Its results are not released yet. */
  readonly isSealed: boolean;
}

export const attemptColumns = `a.attempt_id, a.student_id, a.kind, a.source_id, a.subject_id, a.year, a.status, a.question_count, a.answered_count,
  a.right_count, a.hint_count, a.course, a.spent_ms, a.stars, a.coins, a.experience, a.is_rewarded, a.finished_at, a.title, a.deadline_at,
  coalesce(a.timed_at, a.started_at) as timed_at, a.started_at, a.opened_chapter_id, a.paid_before,
  a.is_sealed`;

/** What an attempt is begun with. */
export interface AttemptPlan {
  readonly studentId: number;
  readonly kind: AttemptKind;
  readonly sourceId: number;
  readonly subjectId: number;
  readonly year: number;
  readonly questionCount: number;
  /** By default true, unless the same test was passed recently. */
  readonly isRewarded?: boolean;
  readonly title?: string;
  readonly deadlineAt?: Date;
  readonly isSealed?: boolean;
}

/** Begins the attempt if none of its kind and source is open; two tabs at once begin one. */
export async function insertAttempt(db: Queryable, plan: AttemptPlan, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-attempt',
      text: `insert into attempts (student_id, kind, source_id, subject_id, year, question_count, started_at, title, deadline_at,
          is_sealed, paid_before, is_rewarded)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $14, case when $2 in ('lessonQuiz', 'liveLessonQuiz') then (
            select coalesce(sum(o.coins), 0) from attempts o where o.student_id = $1 and o.kind = $2 and o.source_id = $3) else 0 end,
          $10 and ($11 or not exists (
          select from attempts o where o.student_id = $1 and o.kind = $2 and o.source_id = $3 and o.is_rewarded
            and o.finished_at > $12 and o.right_count >= o.question_count * $13::numeric)))
        on conflict (student_id, kind, source_id) where status = 'PROCCESS' do nothing`,
    },
    [
      plan.studentId,
      plan.kind,
      plan.sourceId,
      plan.subjectId,
      plan.year,
      plan.questionCount,
      now,
      plan.title ?? null,
      plan.deadlineAt ?? null,
      plan.isRewarded ?? true,
      isMadeToRepeat(plan.kind),
      new Date(now.getTime() - samePaidAgainMs),
      finishShare,
      plan.isSealed ?? false,
    ],
  );
}

/** The open attempt, locked until the transaction ends. */
export async function findOpenAttemptForUpdate(
  db: Queryable,
  studentId: number,
  kind: AttemptKind,
  sourceId: number,
): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    {
      name: 'find-open-attempt-for-update',
      text: `select ${attemptColumns} from attempts a
        where a.student_id = $1 and a.kind = $2 and a.source_id = $3 and a.status = 'PROCCESS' for update`,
    },
    [studentId, kind, sourceId],
  );
  return row;
}

/** The newest attempt of a kind and source, locked until the transaction ends. */
export async function findNewestAttemptForUpdate(
  db: Queryable,
  studentId: number,
  kind: AttemptKind,
  sourceId: number,
): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    {
      name: 'find-newest-attempt-for-update',
      text: `select ${attemptColumns} from attempts a
        where a.student_id = $1 and a.kind = $2 and a.source_id = $3 order by a.attempt_id desc limit 1 for update`,
    },
    [studentId, kind, sourceId],
  );
  return row;
}

export async function setQuestionCount(db: Queryable, attemptId: number, questionCount: number): Promise<void> {
  await db.query(
    { name: 'set-question-count', text: 'update attempts set question_count = $2 where attempt_id = $1' },
    [attemptId, questionCount],
  );
}

/** Open attempts whose time was up by then, the longest over first. Exams are marked when they end, so they end by themselves. */
export async function listOverdue(db: Queryable, by: Date, limit: number): Promise<number[]> {
  const rows = await db.query<{ attemptId: number }>(
    {
      name: 'list-overdue',
      text: `select attempt_id from attempts where status = 'PROCCESS' and deadline_at < $1 and kind <> 'exam' order by deadline_at limit $2`,
    },
    [by, limit],
  );
  return rows.map(({ attemptId }) => attemptId);
}

/** An attempt that is still open and overdue, locked; one that another process has in hand is left to it. */
export async function findOverdueForUpdate(
  db: Queryable,
  attemptId: number,
  by: Date,
): Promise<(AttemptRow & { readonly timeZone: string }) | undefined> {
  const [row] = await db.query<AttemptRow & { timeZone: string }>(
    {
      name: 'find-overdue-for-update',
      text: `select ${attemptColumns}, u.time_zone from attempts a join users u on u.user_id = a.student_id
        where a.attempt_id = $1 and a.status = 'PROCCESS' and a.deadline_at < $2 for update of a skip locked`,
    },
    [attemptId, by],
  );
  return row;
}

/** Ends an attempt with what was answered: at its deadline, or `at` a moment before it. */
export async function closeAttempt(
  db: Queryable,
  attempt: {
    readonly attemptId: number;
    readonly stars: number;
    readonly coins: number;
    readonly day: string;
    readonly at?: Date;
  },
): Promise<void> {
  await db.query(
    {
      name: 'close-attempt',
      text: `with closed as (
          update attempts set status = 'FINISH', finished_at = coalesce($5, deadline_at), stars = $2, coins = coins + $3
          where attempt_id = $1 and status = 'PROCCESS' returning student_id, subject_id, finished_at)
        insert into day_totals (student_id, subject_id, day, answered, right_count, weight_answered, weight_right, spent_ms,
          finished_tests, last_active_at)
        select student_id, subject_id, $4::date, 0, 0, 0, 0, 0, 1, finished_at from closed
        on conflict (student_id, day, subject_id) do update set finished_tests = day_totals.finished_tests + 1`,
    },
    [attempt.attemptId, attempt.stars, attempt.coins, attempt.day, attempt.at ?? null],
  );
}

/** Moves the end of an attempt. */
export async function setDeadline(db: Queryable, attemptId: number, deadlineAt: Date | undefined): Promise<void> {
  await db.query({ name: 'set-deadline', text: 'update attempts set deadline_at = $2 where attempt_id = $1' }, [
    attemptId,
    deadlineAt ?? null,
  ]);
}

/** Finished attempts whose results are not released, locked; those that another process has in hand are left to it. */
export async function listSealedForUpdate(
  db: Queryable,
  attemptIds: readonly number[],
): Promise<(AttemptRow & { readonly timeZone: string; readonly parentId: number | null })[]> {
  return db.query<AttemptRow & { timeZone: string; parentId: number | null }>(
    {
      name: 'list-sealed-for-update',
      text: `select ${attemptColumns}, u.time_zone, u.parent_id from attempts a join users u on u.user_id = a.student_id
        where a.attempt_id = any($1) and a.status = 'FINISH' and a.is_sealed order by a.attempt_id for update of a skip locked`,
    },
    [attemptIds],
  );
}

/** Releases the result of an attempt, with the coins that it paid. */
export async function unseal(db: Queryable, attemptId: number, coins: number): Promise<void> {
  await db.query(
    { name: 'unseal', text: 'update attempts set is_sealed = false, coins = coins + $2 where attempt_id = $1' },
    [attemptId, coins],
  );
}

/** An attempt that is open, locked until the transaction ends. */
export async function findOpenForUpdate(db: Queryable, attemptId: number): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    {
      name: 'find-open-for-update',
      text: `select ${attemptColumns} from attempts a where a.attempt_id = $1 and a.status = 'PROCCESS' for update`,
    },
    [attemptId],
  );
  return row;
}

/** Adds time spent without an answer to the attempt and the day. */
export async function addSpentMs(
  db: Queryable,
  attemptId: number,
  spentMs: number,
  day: string,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'add-spent-ms',
      text: `with added as (
          update attempts set spent_ms = spent_ms + $2, timed_at = $4 where attempt_id = $1 returning student_id, subject_id)
        insert into day_totals (student_id, subject_id, day, answered, right_count, weight_answered, weight_right, spent_ms,
          finished_tests, last_active_at)
        select student_id, subject_id, $3::date, 0, 0, 0, 0, $2, 0, $4 from added
        on conflict (student_id, day, subject_id) do update set spent_ms = day_totals.spent_ms + excluded.spent_ms,
          last_active_at = greatest(day_totals.last_active_at, excluded.last_active_at)`,
    },
    [attemptId, spentMs, day, now],
  );
}

/** Adds active time to a student's day. */
export async function addActiveMs(
  db: Queryable,
  active: { readonly studentId: number; readonly subjectId: number; readonly day: string; readonly ms: number },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'add-active-ms',
      text: `insert into day_totals (student_id, subject_id, day, answered, right_count, weight_answered, weight_right, spent_ms,
          finished_tests, active_ms, last_active_at)
        values ($1, $2, $3::date, 0, 0, 0, 0, 0, 0, $4, $5)
        on conflict (student_id, day, subject_id) do update set
          active_ms = coalesce(day_totals.active_ms, 0) + excluded.active_ms,
          last_active_at = greatest(day_totals.last_active_at, excluded.last_active_at)`,
    },
    [active.studentId, active.subjectId, active.day, active.ms, now],
  );
}

export async function findAttempt(db: Queryable, attemptId: number): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    { name: 'find-attempt', text: `select ${attemptColumns} from attempts a where a.attempt_id = $1` },
    [attemptId],
  );
  return row;
}

/** The rating of a student in a subject, if they have answered there. */
export async function findRating(db: Queryable, studentId: number, subjectId: number): Promise<number | undefined> {
  const [row] = await db.query<{ rating: number }>(
    { name: 'find-rating', text: 'select rating from subject_ratings where student_id = $1 and subject_id = $2' },
    [studentId, subjectId],
  );
  return row?.rating;
}
