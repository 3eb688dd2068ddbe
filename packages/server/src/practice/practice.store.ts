/** All SQL about practices and the students' parts in them. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { PracticeOrigin } from '@comet/domain/practice/practice';
import { hasConsent } from '../consent/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { MadeThings } from '../platform/same-request.ts';

/** A practice as it was set. */
export interface PracticeRow {
  readonly practiceId: number;
  readonly setById: number;
  readonly origin: PracticeOrigin;
  readonly name: string;
  readonly subjectId: number;
  readonly year: number;
  readonly topicId: number;
  readonly subTopicIds: number[];
  readonly difficulty: Difficulty;
  readonly timeLimit: number | null;
  readonly questionCount: number;
  readonly setAt: Date;
}

const practiceColumns = `p.practice_id, p.set_by_id, p.origin, p.name, p.subject_id, p.year, p.topic_id, p.sub_topic_ids,
  p.difficulty, p.time_limit, p.question_count, p.set_at`;

/** A student's part in a practice with the attempt at it, where there is one. */
export interface TaskRow extends PracticeRow {
  readonly taskId: number;
  readonly studentId: number;
  readonly round: number;
  readonly itemIds: number[] | null;
  readonly assignedAt: Date;
  readonly dueAt: Date;
  readonly feedback: string | null;
  readonly attemptId: number | null;
  readonly answeredCount: number | null;
  readonly rightCount: number | null;
  readonly stars: number | null;
  readonly spentMs: number | null;
  readonly startedAt: Date | null;
  readonly deadlineAt: Date | null;
  readonly finishedAt: Date | null;
}

const taskColumns = `${practiceColumns}, t.task_id, t.student_id, t.round, to_jsonb(t.item_ids) as item_ids, t.assigned_at, t.due_at, t.feedback,
  a.attempt_id, a.answered_count, a.right_count, a.stars, a.spent_ms, a.started_at, a.deadline_at, a.finished_at`;
const taskTables = `practice_tasks t join practices p using (practice_id)
  left join attempts a on a.student_id = t.student_id and a.kind = 'practice' and a.source_id = t.task_id`;

/**
 * Whether an own practice has a sub-topic that the student's own practices of this difficulty didn't have before in the same
 * week. It goes by when they were set, so setting many before beginning the first doesn't get round it.
 */
export async function isFirstOfWeek(db: Queryable, taskId: number): Promise<boolean> {
  const [row] = await db.query<{ isFirst: boolean }>(
    {
      name: 'is-first-practice-of-week',
      text: `select exists (
          select unnest(p.sub_topic_ids) except
          select unnest(o.sub_topic_ids) from practice_tasks e join practices o using (practice_id)
          where e.student_id = t.student_id and e.task_id < t.task_id and o.origin = 'student' and o.difficulty = p.difficulty
            and date_trunc('week', e.assigned_at, 'Europe/London') = date_trunc('week', t.assigned_at, 'Europe/London')
            and (o.deleted_at is null or exists (
              select from attempts a where a.student_id = e.student_id and a.kind = 'practice' and a.source_id = e.task_id))
        ) as is_first
        from practice_tasks t join practices p using (practice_id) where t.task_id = $1`,
    },
    [taskId],
  );
  return row?.isFirst ?? true;
}

export interface NewPractice {
  readonly setById: number;
  readonly origin: PracticeOrigin;
  readonly name: string;
  readonly subjectId: number;
  readonly year: number;
  readonly topicId: number;
  readonly subTopicIds: readonly number[];
  readonly difficulty: Difficulty;
  readonly timeLimit: number | null;
  readonly questionCount: number;
  readonly fingerprint: string;
}

export const practicesSet = {
  table: 'practices',
  id: 'practice_id',
  maker: 'set_by_id',
  madeAt: 'set_at',
} as const satisfies MadeThings;

/** How many this person has set since then; those taken back count, too. */
export async function countSetSince(db: Queryable, setById: number, since: Date): Promise<number> {
  const [row] = await db.query<{ set: number }>(
    {
      name: 'count-set-since',
      text: 'select count(*)::int as set from practices where set_by_id = $1 and set_at > $2',
    },
    [setById, since],
  );
  return row?.set ?? 0;
}

export async function insertPractice(
  db: Queryable,
  practice: NewPractice,
  studentIds: readonly number[],
  dueAt: Date,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ practiceId: number }>(
    {
      name: 'insert-practice',
      text: `with made as (
          insert into practices (set_by_id, origin, name, subject_id, year, topic_id, sub_topic_ids, difficulty, time_limit,
            question_count, fingerprint, set_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning practice_id),
        tasks as (
          insert into practice_tasks (practice_id, student_id, assigned_at, due_at)
          select practice_id, student_id, $12, $13 from made, unnest($14::int[]) as student_id)
        select practice_id from made`,
    },
    [
      practice.setById,
      practice.origin,
      practice.name,
      practice.subjectId,
      practice.year,
      practice.topicId,
      practice.subTopicIds,
      practice.difficulty,
      practice.timeLimit,
      practice.questionCount,
      practice.fingerprint,
      now,
      dueAt,
      studentIds,
    ],
  );
  if (row === undefined) throw new Error('a practice was not stored');
  return row.practiceId;
}

/** Every part of a student in practices, the newest round of each practice only. */
export async function listTasksOfStudent(db: Queryable, studentId: number): Promise<TaskRow[]> {
  return db.query<TaskRow>(
    {
      name: 'list-tasks-of-student',
      text: `select distinct on (t.practice_id) ${taskColumns} from ${taskTables}
        where t.student_id = $1 and p.deleted_at is null order by t.practice_id, t.round desc`,
    },
    [studentId],
  );
}

/** The newest round of a student's part in a practice. */
export async function findTask(db: Queryable, practiceId: number, studentId: number): Promise<TaskRow | undefined> {
  const [row] = await db.query<TaskRow>(
    {
      name: 'find-task',
      text: `select ${taskColumns} from ${taskTables}
        where t.practice_id = $1 and t.student_id = $2 and p.deleted_at is null order by t.round desc limit 1`,
    },
    [practiceId, studentId],
  );
  return row;
}

export async function findTaskById(db: Queryable, taskId: number): Promise<TaskRow | undefined> {
  const [row] = await db.query<TaskRow>(
    {
      name: 'find-task-by-id',
      text: `select ${taskColumns} from ${taskTables} where t.task_id = $1 and p.deleted_at is null`,
    },
    [taskId],
  );
  return row;
}

export async function findPractice(db: Queryable, practiceId: number): Promise<PracticeRow | undefined> {
  const [row] = await db.query<PracticeRow>(
    {
      name: 'find-practice',
      text: `select ${practiceColumns} from practices p where p.practice_id = $1 and p.deleted_at is null`,
    },
    [practiceId],
  );
  return row;
}

/** A practice with the sums over its newest rounds; a tutor's own counts only students for whom they have consent. */
export interface SetRow extends PracticeRow {
  readonly dueAt: Date;
  readonly assigned: number;
  readonly begun: number;
  readonly completed: number;
  readonly completedOnTime: number;
  readonly answered: number;
  readonly rightCount: number;
  /** Somebody can still do it. */
  readonly isActive: boolean;
}

/**
 * Sums practice by practice, over rows that lie side by side. Finished parts say themselves how they went; only what is under
 * way is looked up (`offset 0` keeps the planner from looking for the rest), in the small index of open attempts.
 */
const setText = (where: string): string => `select ${practiceColumns}, s.* from practices p cross join lateral (
    select max(t.due_at) as due_at, count(*)::int as assigned,
      count(coalesce(t.finished_at, a.started_at))::int as begun, count(t.finished_at)::int as completed,
      (count(*) filter (where t.finished_at <= t.due_at))::int as completed_on_time,
      coalesce(sum(coalesce(t.answered_count, a.answered_count)), 0)::int as answered,
      coalesce(sum(coalesce(t.right_count, a.right_count)), 0)::int as right_count,
      bool_or(t.finished_at is null and t.due_at > $2) as is_active
    from (
      select distinct on (n.student_id) n.* from practice_tasks n where n.practice_id = p.practice_id order by n.student_id, n.round desc) t
      left join lateral (
        select o.started_at, o.answered_count, o.right_count from attempts o where t.finished_at is null
          and o.student_id = t.student_id and o.kind = 'practice' and o.source_id = t.task_id and o.status = 'PROCCESS' offset 0) a on true
    where p.origin <> 'tutor' or p.set_by_id <> $3 or ${hasConsent('$3', 't.student_id')}) s
  where ${where} and p.deleted_at is null and s.assigned > 0 order by p.set_at desc, p.practice_id desc`;

export async function listSetBy(db: Queryable, setById: number, now: Date): Promise<SetRow[]> {
  return db.query<SetRow>({ name: 'list-set-by', text: setText('p.set_by_id = $1') }, [setById, now, setById]);
}

export async function findSet(
  db: Queryable,
  practiceId: number,
  readerId: number,
  now: Date,
): Promise<SetRow | undefined> {
  const values = [practiceId, now, readerId];
  const [row] = await db.query<SetRow>({ name: 'find-set', text: setText('p.practice_id = $1') }, values);
  return row;
}

/** A student's part as its setter reads it. */
export interface ReportRow extends TaskRow {
  readonly firstName: string;
  readonly lastName: string;
}

/** The newest rounds of a practice, of the students of a class where one is named. */
export async function listReport(
  db: Queryable,
  practiceId: number,
  studentId: number | undefined,
  classroomId: number | undefined,
): Promise<ReportRow[]> {
  return db.query<ReportRow>(
    {
      name: 'list-practice-report',
      text: `select distinct on (t.student_id) ${taskColumns}, u.first_name, u.last_name
        from ${taskTables} join users u on u.user_id = t.student_id
        where t.practice_id = $1 and ($2::int is null or t.student_id = $2) and u.deleted_at is null
          and ($3::int is null or exists (select from classroom_students cs where cs.classroom_id = $3 and cs.student_id = t.student_id))
        order by t.student_id, t.round desc`,
    },
    [practiceId, studentId ?? null, classroomId ?? null],
  );
}

/** Answers and right ones by sub-topic over some attempts. */
export async function listSubTopicSums(
  db: Queryable,
  attemptIds: readonly number[],
): Promise<{ subTopicId: number; answered: number; rightCount: number }[]> {
  return db.query(
    {
      name: 'list-sub-topic-sums',
      text: `select i.sub_topic_id, count(*)::int as answered, (count(*) filter (where q.is_right))::int as right_count
        from attempt_questions q join question_items i using (item_id)
        where q.attempt_id = any($1) and q.answered_at is not null group by i.sub_topic_id order by i.sub_topic_id`,
    },
    [attemptIds],
  );
}

export async function setDueAt(db: Queryable, practiceId: number, setById: number, dueAt: Date): Promise<void> {
  await db.query(
    {
      name: 'set-due-at',
      text: `update practice_tasks t set due_at = $2 from practices p where p.practice_id = t.practice_id and t.practice_id = $1
        and (p.origin <> 'tutor' or ${hasConsent('$3', 't.student_id')})
        and not exists (select from attempts a where a.student_id = t.student_id and a.kind = 'practice'
          and a.source_id = t.task_id and a.status = 'FINISH')`,
    },
    [practiceId, dueAt, setById],
  );
}

export async function deletePractice(db: Queryable, practiceId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'delete-practice',
      text: 'update practices set deleted_at = $2 where practice_id = $1 and deleted_at is null',
    },
    [practiceId, now],
  );
}

export async function setFeedback(db: Queryable, taskId: number, feedback: string, now: Date): Promise<void> {
  await db.query(
    { name: 'set-feedback', text: 'update practice_tasks set feedback = $2, feedback_at = $3 where task_id = $1' },
    [taskId, feedback, now],
  );
}

/**
 * Another round for those of the students whose newest one is over: finished, or due without it. `onlyWrong` takes what
 * was wrong or unanswered in it; a student with nothing wrong gets none. Gives who got one.
 */
export async function insertRounds(
  db: Queryable,
  round: {
    readonly practiceId: number;
    readonly studentIds: readonly number[];
    readonly onlyWrong: boolean;
    readonly dueAt: Date;
  },
  now: Date,
): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'insert-rounds',
      text: `with newest as (
          select distinct on (t.student_id) t.student_id, t.round, t.due_at, a.attempt_id, a.status
          from practice_tasks t left join attempts a on a.student_id = t.student_id and a.kind = 'practice' and a.source_id = t.task_id
          where t.practice_id = $1 and t.student_id = any($2) order by t.student_id, t.round desc),
        over as (
          select n.student_id, n.round,
            case when $3 then (select array_agg(q.item_id order by q.position) from attempt_questions q
              where q.attempt_id = n.attempt_id and q.is_right is not true) end as item_ids
          from newest n where n.status = 'FINISH' or (n.status is null and n.due_at <= $5))
        insert into practice_tasks (practice_id, student_id, round, item_ids, assigned_at, due_at)
        select $1, student_id, round + 1, item_ids, $5, $4 from over where not $3 or item_ids is not null
        on conflict (practice_id, student_id, round) do nothing returning student_id`,
    },
    [round.practiceId, round.studentIds, round.onlyWrong, round.dueAt, now],
  );
  return rows.map(({ studentId }) => studentId);
}

/** Practices assigned in a month of the student's calendar, this one unless said, and how many of them are finished, and on time. */
export async function countMonth(
  db: Queryable,
  studentId: number,
  month: string | undefined,
  now: Date,
): Promise<{ assigned: number; completed: number; completedOnTime: number }> {
  const [row] = await db.query<{ assigned: number; completed: number; completedOnTime: number }>(
    {
      name: 'count-practice-month',
      text: `select count(*)::int as assigned, count(a.finished_at)::int as completed,
          (count(*) filter (where a.finished_at <= t.due_at))::int as completed_on_time
        from ${taskTables} join users u on u.user_id = t.student_id
        where t.student_id = $1 and p.deleted_at is null
          and to_char(t.assigned_at at time zone u.time_zone, 'YYYY-MM') = coalesce($2, to_char($3::timestamptz at time zone u.time_zone, 'YYYY-MM'))`,
    },
    [studentId, month ?? null, now],
  );
  return row ?? { assigned: 0, completed: 0, completedOnTime: 0 };
}
