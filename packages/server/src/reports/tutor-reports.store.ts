/** All SQL of the tutor's reports. Days are those of each student's own calendar. */
import type { Mastery } from '@comet/domain/mastery/mastery';
import { countedSubject, isOfSubject } from '../attempts/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { ResultRow } from './reports.store.ts';

/** Whether attempt a was the first at its sub-topic, practice or test; a practice set again is no first one. */
const isFirst = `(not exists (select from attempts e where e.student_id = a.student_id and e.kind = a.kind
    and e.source_id = a.source_id and e.attempt_id < a.attempt_id)
  and (a.kind <> 'practice' or exists (select from practice_tasks t where t.task_id = a.source_id and t.round = 1)))`;

/** Attempts of students $1 that may hold answers since $3, each kind by its own small index: what is long over is never read. */
const attemptsSince = `(
    select attempt_id, kind, subject_id from attempts where student_id = any($1) and status = 'FINISH' and finished_at >= $3
    union all
    select attempt_id, kind, subject_id from attempts where student_id = any($1) and status = 'PROCCESS') a`;

/** What a tutor's report is over. */
export interface TutorFilter {
  readonly studentIds: readonly number[];
  readonly subjectId: number | undefined;
  readonly now: Date;
  /** Days of the period, and as many before it. */
  readonly days: number;
}

/** A student's totals of one subject on one day, `back` days before their today. */
export interface StudentDayRow {
  readonly studentId: number;
  readonly subjectId: number;
  readonly day: string;
  readonly back: number;
  readonly answered: number;
  readonly rightCount: number;
  readonly weightAnswered: number;
  readonly weightRight: number;
  readonly spentMs: number;
  readonly finishedTests: number;
}

export async function listStudentDays(db: Queryable, filter: TutorFilter): Promise<StudentDayRow[]> {
  return db.query<StudentDayRow>(
    {
      name: 'list-student-days',
      text: `select d.student_id, d.subject_id, d.day::text as day, (t.today - d.day) as back,
          d.answered, d.right_count, d.weight_answered, d.weight_right, d.time_ms as spent_ms, d.finished_tests
        from users u cross join lateral (select ($3::timestamptz at time zone u.time_zone)::date as today) t
          join day_totals d on d.student_id = u.user_id and ($2::int is null or d.subject_id = $2)
            and d.day between t.today - (2 * $4::int - 1) and t.today
        where u.user_id = any($1) order by d.student_id, d.day`,
    },
    [filter.studentIds, filter.subjectId ?? null, filter.now, filter.days],
  );
}

/**
 * The same of finished first attempts alone: the first at a sub-topic, practice or test, whenever it was; on the day it
 * ended. Answers are summed attempt by attempt: however large the school is, only these are read.
 */
export async function listFirstAttemptDays(db: Queryable, filter: TutorFilter): Promise<StudentDayRow[]> {
  return db.query<StudentDayRow>(
    {
      name: 'list-first-attempt-days',
      text: `with ended as (
          select a.attempt_id, a.student_id, a.kind, a.subject_id, a.spent_ms, (a.finished_at at time zone u.time_zone)::date as day,
            ($3::timestamptz at time zone u.time_zone)::date as today
          from attempts a join users u on u.user_id = a.student_id
          where a.student_id = any($1) and ${isFirst} and a.status = 'FINISH' and ${isOfSubject('$2')}
            and a.finished_at >= $3::timestamptz - make_interval(days => 2 * $4::int + 1)),
        sums as (
          select a.attempt_id, s.* from ended a cross join lateral (
            select ${countedSubject} as subject_id, sum(q.spent_ms) as question_ms, count(*)::int as answered, (count(*) filter (where q.is_right))::int as right_count,
              sum(w.weight)::int as weight_answered, coalesce(sum(w.weight) filter (where q.is_right), 0)::int as weight_right
            from attempt_questions q join question_items i using (item_id)
              cross join lateral (select case i.difficulty when 'easy' then 1 when 'medium' then 2 else 3 end as weight) w
            where q.attempt_id = a.attempt_id and q.answered_at is not null group by 1) s
          where $2::int is null or s.subject_id = $2)
        select e.student_id, s.subject_id::int as subject_id, e.day::text as day, (e.today - e.day) as back, sum(s.answered)::int as answered,
          sum(s.right_count)::int as right_count, sum(s.weight_answered)::int as weight_answered,
          sum(s.weight_right)::int as weight_right, sum(case when e.kind = 'exam' then s.question_ms else e.spent_ms end)::bigint as spent_ms, count(*)::int as finished_tests
        from ended e join sums s using (attempt_id) where e.today - e.day < 2 * $4::int
        group by e.student_id, s.subject_id, e.day, e.today order by e.student_id, e.day`,
    },
    [filter.studentIds, filter.subjectId ?? null, filter.now, filter.days],
  );
}

/** An attempt of a student, and whether it was the first at its thing. */
export interface AttemptRow extends Omit<ResultRow, 'finishedAt'> {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly isFirst: boolean;
}

export async function listAttempts(
  db: Queryable,
  studentId: number,
  subjectId: number | undefined,
  since: Date,
): Promise<AttemptRow[]> {
  return db.query<AttemptRow>(
    {
      name: 'list-attempts-of-student',
      text: `select a.attempt_id, a.kind, a.source_id, a.title, a.subject_id, a.year, a.question_count, a.answered_count,
          a.right_count, a.stars, a.spent_ms, a.started_at, a.finished_at, ${isFirst} as is_first
        from attempts a where a.student_id = any($1) and ${isOfSubject('$2')} and a.answered_count > 0
          and ((a.status = 'FINISH' and a.finished_at >= $3) or a.status = 'PROCCESS')
        order by coalesce(a.finished_at, a.started_at) desc, a.attempt_id desc`,
    },
    [[studentId], subjectId ?? null, since],
  );
}

/** How many different sub-topics each student answered in since a moment. */
export async function countSubTopicsTried(
  db: Queryable,
  studentIds: readonly number[],
  subjectId: number | undefined,
  since: Date,
): Promise<{ studentId: number; tried: number }[]> {
  return db.query(
    {
      name: 'count-sub-topics-tried',
      text: `select q.student_id, count(distinct i.sub_topic_id)::int as tried
        from ${attemptsSince} join attempt_questions q using (attempt_id) join question_items i using (item_id)
        where q.answered_at >= $3 and ($2::int is null or ${countedSubject} = $2) group by q.student_id`,
    },
    [studentIds, subjectId ?? null, since],
  );
}

/** A student's answers to a sub-topic since a moment, and how well it is known. */
export interface SubTopicSumRow {
  readonly subTopicId: number;
  readonly answered: number;
  readonly rightCount: number;
  readonly mastery: Mastery | null;
}

/** It finds the answers by the attempts of the period, so that its cost does not grow with the years. */
export async function listSubTopicSums(
  db: Queryable,
  studentId: number,
  subjectId: number | undefined,
  since: Date,
): Promise<SubTopicSumRow[]> {
  return db.query<SubTopicSumRow>(
    {
      name: 'list-sub-topic-sums-of-student',
      text: `with sums as (
          select i.sub_topic_id, count(*)::int as answered, (count(*) filter (where q.is_right))::int as right_count
          from ${attemptsSince} join attempt_questions q using (attempt_id) join question_items i using (item_id)
          where q.answered_at >= $3 and ($2::int is null or ${countedSubject} = $2)
          group by i.sub_topic_id)
        select s.*, m.mastery from sums s
          left join sub_topic_mastery m on m.student_id = any($1) and m.sub_topic_id = s.sub_topic_id
        order by s.sub_topic_id`,
    },
    [[studentId], subjectId ?? null, since],
  );
}
