/** All SQL about taking answers. Every statement takes many at once: this is the path that a thousand children take together. */
import type { Block, GivenAnswer, Question, Steps } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Key } from '@comet/questions/kernel/key';
import type { Queryable } from '../platform/database.ts';
import { type AttemptRow, attemptColumns } from './attempts.store.ts';

/** Everything marking needs, with the attempt locked: one answer at a time in each attempt. */
export interface MarkingRow extends AttemptRow {
  readonly question_id: number;
  readonly position: number;
  readonly item_id: number;
  readonly drawn_at: Date;
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

/** The asked questions of these students, locked in the students' order so that two processes never wait in a ring. */
export async function listQuestionsForUpdate(
  db: Queryable,
  asked: readonly { readonly questionId: number; readonly studentId: number }[],
  paidSince: Date,
): Promise<MarkingRow[]> {
  return db.query<MarkingRow>(
    {
      name: 'list-questions-for-update',
      text: `select ${attemptColumns}, q.question_id, q.position, q.item_id, q.drawn_at, q.hint_used, q.answered_at, q.given, q.is_right, q.not_sure,
          q.note, q.because, q.coins as question_coins, q.experience as question_experience,
          i.difficulty, i.question, i.key, i.explanation, i.hint, i.chance_of_guessing,
          r.best_stars, sr.rating, sr.answers as rated_answers,
          exists (select from attempt_questions p where p.student_id = q.student_id and p.item_id = q.item_id and p.is_right
            and p.coins > 0 and p.answered_at > $3) as paid_lately
        from unnest($1::int[], $2::int[]) as asked (question_id, student_id)
          join attempt_questions q on q.question_id = asked.question_id and q.student_id = asked.student_id
          join attempts a using (attempt_id) join question_items i using (item_id)
          left join sub_topic_results r on r.student_id = q.student_id and r.sub_topic_id = a.source_id and a.kind = 'subTopic'
          left join subject_ratings sr on sr.student_id = q.student_id and sr.subject_id = a.subject_id
        order by q.student_id, q.question_id for update of q, a`,
    },
    [asked.map(({ questionId }) => questionId), asked.map(({ studentId }) => studentId), paidSince],
  );
}

/** A marked answer as it is written, with what it makes of its attempt, its day and the rating. */
export interface MarkedAnswer {
  readonly questionId: number;
  readonly attemptId: number;
  readonly studentId: number;
  readonly subjectId: number;
  readonly given: GivenAnswer;
  readonly isRight: boolean;
  readonly notSure: boolean;
  readonly note: string | null;
  readonly because: string | null;
  readonly mistakeId: string | null;
  readonly spentMs: number;
  /** Coins of the answer alone; the attempt's `coinsInAll` hold those for finishing, too. */
  readonly coins: number;
  readonly coinsInAll: number;
  readonly experience: number;
  readonly isFinished: boolean;
  readonly stars: number;
  readonly day: string;
  readonly weight: number;
  readonly rating: number;
}

/** Writes the answers, what their attempts are after them, the days' totals and the ratings; at most one answer a student. */
export async function storeAnswers(db: Queryable, answers: readonly MarkedAnswer[], now: Date): Promise<void> {
  const rows = await db.query(
    {
      name: 'store-answers',
      text: `with marked as materialized (
          select * from jsonb_to_recordset($1::jsonb) as m (
            "questionId" int, "attemptId" int, "studentId" int, "subjectId" smallint, given jsonb, "isRight" boolean,
            "notSure" boolean, note text, because text, "mistakeId" text, "spentMs" int, coins smallint, "coinsInAll" int,
            experience smallint, "isFinished" boolean, stars smallint, day date, weight int, rating float8)),
        answered as (
          update attempt_questions q set answered_at = $2, given = m.given, is_right = m."isRight", not_sure = m."notSure",
            note = m.note, because = m.because, mistake_id = m."mistakeId", spent_ms = m."spentMs", coins = m.coins,
            experience = m.experience
          from marked m where q.question_id = m."questionId" and q.answered_at is null returning q.question_id),
        rated as (
          insert into subject_ratings (student_id, subject_id, rating, answers)
          select "studentId", "subjectId", rating, 1 from marked
          on conflict (student_id, subject_id) do update set rating = excluded.rating, answers = subject_ratings.answers + 1),
        counted as (
          insert into day_totals (student_id, subject_id, day, answered, right_count, weight_answered, weight_right, spent_ms,
            finished_tests, last_active_at)
          select "studentId", "subjectId", day, 1, "isRight"::int, weight, weight * "isRight"::int, "spentMs", "isFinished"::int, $2
          from marked
          on conflict (student_id, day, subject_id) do update set
            answered = day_totals.answered + 1, right_count = day_totals.right_count + excluded.right_count,
            weight_answered = day_totals.weight_answered + excluded.weight_answered,
            weight_right = day_totals.weight_right + excluded.weight_right,
            spent_ms = day_totals.spent_ms + excluded.spent_ms,
            finished_tests = day_totals.finished_tests + excluded.finished_tests,
            last_active_at = greatest(day_totals.last_active_at, excluded.last_active_at)),
        brought as (
          update attempts a set answered_count = answered_count + 1, right_count = right_count + m."isRight"::int,
            course = course || case when m."isRight" then 'r' else 'w' end, spent_ms = a.spent_ms + m."spentMs", timed_at = $2,
            status = case when m."isFinished" then 'FINISH' else status end,
            finished_at = case when m."isFinished" then $2 else finished_at end,
            stars = m.stars, coins = a.coins + m."coinsInAll", experience = a.experience + m.experience
          from marked m where a.attempt_id = m."attemptId")
        select question_id from answered`,
    },
    [JSON.stringify(answers), now],
  );
  if (rows.length !== answers.length) throw new Error('an answer was not waiting although it was locked');
}

/** The result of a finished test, to be kept where it is the best. */
export interface FinishedTest {
  readonly studentId: number;
  readonly subTopicId: number;
  readonly stars: number;
  readonly rightCount: number;
  readonly isPassed: boolean;
}

/** Keeps the best of a sub-topic; nothing a child has falls. */
export async function keepBest(db: Queryable, best: FinishedTest, now: Date): Promise<void> {
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
