/** All SQL about attempts, their questions and answers. */
import type { Block, GivenAnswer, Question, Steps } from '@comet/contract/question';
import type { AttemptKind, AttemptStatus } from '@comet/domain/attempts/attempt';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Key } from '@comet/questions/kernel/key';
import type { Queryable } from '../platform/database.ts';

/** An attempt as stored. */
export interface AttemptRow {
  readonly attempt_id: number;
  readonly student_id: number;
  readonly kind: AttemptKind;
  readonly source_id: number;
  readonly subject_id: number;
  readonly year: number;
  readonly status: AttemptStatus;
  readonly question_count: number;
  readonly answered_count: number;
  readonly right_count: number;
  readonly hint_count: number;
  readonly course: string;
  readonly spent_ms: number;
  readonly stars: number;
  readonly coins: number;
  readonly experience: number;
  readonly finished_at: Date | null;
}

const attemptColumns = `a.attempt_id, a.student_id, a.kind, a.source_id, a.subject_id, a.year, a.status, a.question_count, a.answered_count,
  a.right_count, a.hint_count, a.course, a.spent_ms, a.stars, a.coins, a.experience, a.finished_at`;

/** What an attempt is begun with. */
export interface AttemptPlan {
  readonly studentId: number;
  readonly kind: AttemptKind;
  readonly sourceId: number;
  readonly subjectId: number;
  readonly year: number;
  readonly questionCount: number;
}

/** Begins the attempt if none of its kind and source is open; two tabs at once begin one. */
export async function insertAttempt(db: Queryable, plan: AttemptPlan, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-attempt',
      text: `insert into attempts (student_id, kind, source_id, subject_id, year, question_count, started_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (student_id, kind, source_id) where status = 'PROCCESS' do nothing`,
    },
    [plan.studentId, plan.kind, plan.sourceId, plan.subjectId, plan.year, plan.questionCount, now],
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

export async function findAttempt(db: Queryable, attemptId: number): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    { name: 'find-attempt', text: `select ${attemptColumns} from attempts a where a.attempt_id = $1` },
    [attemptId],
  );
  return row;
}

/** A question waiting in an attempt. */
export interface WaitingRow {
  readonly question_id: number;
  readonly position: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly hint_used: boolean;
}

export async function findWaitingQuestion(db: Queryable, attemptId: number): Promise<WaitingRow | undefined> {
  const [row] = await db.query<WaitingRow>(
    {
      name: 'find-waiting-question',
      text: `select q.question_id, q.position, i.difficulty, i.question, q.hint_used
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

/** Everything marking needs, with the attempt locked: one answer at a time in each attempt. */
export interface MarkingRow extends AttemptRow {
  readonly question_id: number;
  readonly position: number;
  readonly item_id: number;
  readonly hint_used: boolean;
  readonly answered_at: Date | null;
  readonly given: GivenAnswer | null;
  readonly is_right: boolean | null;
  readonly not_sure: boolean;
  readonly note: string | null;
  readonly because: string | null;
  readonly question_coins: number;
  readonly question_experience: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly key: Key;
  readonly explanation: Steps;
  readonly hint: readonly Block[];
  readonly chance_of_guessing: number;
  readonly best_stars: number | null;
  readonly rating: number | null;
  readonly rated_answers: number | null;
  /** A right answer to the same stored question was paid within the last seven days. */
  readonly paid_lately: boolean;
}

export async function findQuestionForUpdate(
  db: Queryable,
  questionId: number,
  studentId: number,
  paidSince: Date,
): Promise<MarkingRow | undefined> {
  const [row] = await db.query<MarkingRow>(
    {
      name: 'find-question-for-update',
      text: `select ${attemptColumns}, q.question_id, q.position, q.item_id, q.hint_used, q.answered_at, q.given, q.is_right, q.not_sure,
          q.note, q.because, q.coins as question_coins, q.experience as question_experience,
          i.difficulty, i.question, i.key, i.explanation, i.hint, i.chance_of_guessing,
          r.best_stars, sr.rating, sr.answers as rated_answers,
          exists (select from attempt_questions p where p.student_id = $2 and p.item_id = q.item_id and p.is_right
            and p.coins > 0 and p.answered_at > $3) as paid_lately
        from attempt_questions q join attempts a using (attempt_id) join question_items i using (item_id)
          left join sub_topic_results r on r.student_id = q.student_id and r.sub_topic_id = a.source_id and a.kind = 'subTopic'
          left join subject_ratings sr on sr.student_id = q.student_id and sr.subject_id = a.subject_id
        where q.question_id = $1 and q.student_id = $2 for update of q, a`,
    },
    [questionId, studentId, paidSince],
  );
  return row;
}

/** A marked answer as it is written. */
export interface MarkedAnswer {
  readonly questionId: number;
  readonly given: GivenAnswer;
  readonly isRight: boolean;
  readonly notSure: boolean;
  readonly note: string | null;
  readonly because: string | null;
  readonly mistakeId: string | null;
  readonly spentMs: number;
  readonly coins: number;
  readonly experience: number;
}

/** What the attempt is after the answer; sums are reckoned by the row itself, which is locked. */
export interface AttemptAfter {
  readonly attemptId: number;
  readonly isFinished: boolean;
  readonly stars: number;
  readonly coins: number;
  readonly experience: number;
}

/** What one answer adds to the day and the rating of a subject. */
export interface AnswerTotals {
  readonly studentId: number;
  readonly subjectId: number;
  readonly day: string;
  readonly weight: number;
  readonly rating: number;
}

/**
 * Writes the answer, what the attempt is after it, the day's totals and the rating in one statement: this is the path that
 * a thousand children take at once, and every further statement is a further way to the database.
 */
export async function storeAnswer(
  db: Queryable,
  answer: MarkedAnswer,
  after: AttemptAfter,
  totals: AnswerTotals,
  now: Date,
): Promise<void> {
  const rows = await db.query(
    {
      name: 'store-answer',
      text: `with answered as (
          update attempt_questions set answered_at = $2, given = $3, is_right = $4, not_sure = $5, note = $6, because = $7,
            mistake_id = $8, spent_ms = $9, coins = $10, experience = $11
          where question_id = $1 and answered_at is null returning attempt_id),
        rated as (
          insert into subject_ratings (student_id, subject_id, rating, answers) select $17, $18, $21, 1 from answered
          on conflict (student_id, subject_id) do update set rating = excluded.rating, answers = subject_ratings.answers + 1),
        counted as (
          insert into day_totals (student_id, subject_id, day, answered, right_count, weight_answered, weight_right, spent_ms,
            finished_tests, last_active_at)
          select $17, $18, $19::date, 1, $4::boolean::int, $20::int, $20::int * $4::boolean::int, $9, $13::boolean::int, $2
          from answered
          on conflict (student_id, day, subject_id) do update set
            answered = day_totals.answered + 1, right_count = day_totals.right_count + excluded.right_count,
            weight_answered = day_totals.weight_answered + excluded.weight_answered,
            weight_right = day_totals.weight_right + excluded.weight_right,
            spent_ms = day_totals.spent_ms + excluded.spent_ms,
            finished_tests = day_totals.finished_tests + excluded.finished_tests,
            last_active_at = greatest(day_totals.last_active_at, excluded.last_active_at))
        update attempts set answered_count = answered_count + 1, right_count = right_count + $4::boolean::int,
          course = course || case when $4 then 'r' else 'w' end, spent_ms = spent_ms + $9,
          status = case when $13 then 'FINISH' else status end, finished_at = case when $13 then $2 else finished_at end,
          stars = $14, coins = coins + $15, experience = experience + $16
        where attempt_id = $12 and attempt_id = (select attempt_id from answered) returning attempt_id`,
    },
    [
      answer.questionId,
      now,
      JSON.stringify(answer.given),
      answer.isRight,
      answer.notSure,
      answer.note,
      answer.because,
      answer.mistakeId,
      answer.spentMs,
      answer.coins,
      answer.experience,
      after.attemptId,
      after.isFinished,
      after.stars,
      after.coins,
      after.experience,
      totals.studentId,
      totals.subjectId,
      totals.day,
      totals.weight,
      totals.rating,
    ],
  );
  if (rows.length !== 1) throw new Error(`answer ${answer.questionId} was not waiting although it was locked`);
}

/** Keeps the best of a sub-topic; nothing a child has falls. */
export async function keepBest(
  db: Queryable,
  best: {
    readonly studentId: number;
    readonly subTopicId: number;
    readonly stars: number;
    readonly rightCount: number;
    readonly isPassed: boolean;
  },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'keep-best',
      text: `insert into sub_topic_results (student_id, sub_topic_id, best_stars, best_right_count, finished_count, passed_at)
        values ($1, $2, $3, $4, 1, case when $5 then $6::timestamptz end)
        on conflict (student_id, sub_topic_id) do update set
          best_stars = greatest(sub_topic_results.best_stars, excluded.best_stars),
          best_right_count = greatest(sub_topic_results.best_right_count, excluded.best_right_count),
          finished_count = sub_topic_results.finished_count + 1,
          passed_at = coalesce(sub_topic_results.passed_at, excluded.passed_at)`,
    },
    [best.studentId, best.subTopicId, best.stars, best.rightCount, best.isPassed, now],
  );
}

/** Marks the hint as taken, once, and gives it; undefined when the question is not this student's. */
export async function takeHint(
  db: Queryable,
  questionId: number,
  studentId: number,
): Promise<{ hint: Block[]; was_answered: boolean } | undefined> {
  const [row] = await db.query<{ hint: Block[]; was_answered: boolean }>(
    {
      name: 'take-hint',
      text: `with taken as (
          update attempt_questions set hint_used = true
          where question_id = $1 and student_id = $2 and answered_at is null and not hint_used returning attempt_id),
        counted as (update attempts set hint_count = hint_count + 1 where attempt_id = (select attempt_id from taken))
        select i.hint, q.answered_at is not null as was_answered
        from attempt_questions q join question_items i using (item_id) where q.question_id = $1 and q.student_id = $2`,
    },
    [questionId, studentId],
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

/** An answered question of an attempt, with all that review shows. */
export interface ReviewRow {
  readonly question_id: number;
  readonly position: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly key: Key;
  readonly explanation: Steps;
  readonly given: GivenAnswer;
  readonly is_right: boolean;
  readonly not_sure: boolean;
  readonly note: string | null;
  readonly because: string | null;
  readonly hint_used: boolean;
  readonly spent_ms: number;
  readonly answered_at: Date;
}

export async function listAnswered(db: Queryable, attemptId: number): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    {
      name: 'list-answered',
      text: `select q.question_id, q.position, i.difficulty, i.question, i.key, i.explanation, q.given, q.is_right, q.not_sure,
          q.note, q.because, q.hint_used, q.spent_ms, q.answered_at
        from attempt_questions q join question_items i using (item_id)
        where q.attempt_id = $1 and q.answered_at is not null order by q.position`,
    },
    [attemptId],
  );
}

/** Whose attempt a question stands in. */
export async function findQuestionStudent(db: Queryable, questionId: number): Promise<number | undefined> {
  const [row] = await db.query<{ student_id: number }>(
    { name: 'find-question-student', text: 'select student_id from attempt_questions where question_id = $1' },
    [questionId],
  );
  return row?.student_id;
}

/** Stores a report; the same one again is the same report. */
export async function insertReport(
  db: Queryable,
  report: { readonly questionId: number; readonly reporterId: number; readonly type: string; readonly message: string },
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ report_id: number }>(
    {
      name: 'insert-report',
      text: `insert into question_reports (question_id, reporter_id, type, message, created_at) values ($1, $2, $3, $4, $5)
        on conflict (question_id, reporter_id, type) do update set type = excluded.type returning report_id`,
    },
    [report.questionId, report.reporterId, report.type, report.message, now],
  );
  if (row === undefined) throw new Error('insert into question_reports returned nothing');
  return row.report_id;
}

/** A student's best at sub-topics, with the tests that are open. */
export interface SubTopicResultRow {
  readonly sub_topic_id: number;
  readonly best_stars: number;
  readonly finished_count: number;
  readonly is_passed: boolean;
  readonly is_open: boolean;
}

export async function listSubTopicResults(db: Queryable, studentId: number): Promise<SubTopicResultRow[]> {
  return db.query<SubTopicResultRow>(
    {
      name: 'list-sub-topic-results',
      text: `select coalesce(r.sub_topic_id, a.source_id) as sub_topic_id, coalesce(r.best_stars, 0)::int as best_stars,
          coalesce(r.finished_count, 0) as finished_count, r.passed_at is not null as is_passed, a.source_id is not null as is_open
        from (select * from sub_topic_results where student_id = $1) r
        full join (select source_id from attempts where student_id = $1 and kind = 'subTopic' and status = 'PROCCESS') a
          on a.source_id = r.sub_topic_id`,
    },
    [studentId],
  );
}
