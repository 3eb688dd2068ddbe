/** All SQL about taking answers. Every statement takes many at once: this is the path that a thousand children take together. */
import type { Block, GivenAnswer, Question, Steps } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mastery } from '@comet/domain/mastery/mastery';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';
import { type BadgeLevel, badgeLevels } from '@comet/domain/missions/badges';
import type { Key } from '@comet/questions/kernel/key';
import type { QuestionStatus } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';
import { type AttemptRow, attemptColumns } from './attempts.store.ts';
import { countedSubject } from './counted-subject.ts';

/** Everything marking needs, with the attempt locked: one answer at a time in each attempt. */
export interface MarkingRow extends AttemptRow {
  readonly questionId: number;
  readonly position: number;
  readonly itemId: number;
  readonly drawnAt: Date;
  readonly hintUsed: boolean;
  readonly answeredAt: Date | null;
  readonly given: GivenAnswer | null;
  readonly isRight: boolean | null;
  readonly notSure: boolean;
  readonly note: string | null;
  readonly because: string | null;
  readonly questionCoins: number;
  readonly questionExperience: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly key: Key;
  readonly explanation: Steps;
  readonly hint: readonly Block[];
  readonly chanceOfGuessing: number;
  readonly questionStatus: QuestionStatus;
  readonly subTopicId: number;
  /** The subject that the answer counts for. */
  readonly countedSubjectId: number;
  readonly bestStars: number | null;
  readonly bestBadge: BadgeLevel | null;
  readonly mastery: Mastery | null;
  /** How far the question is on its way back from a wrong answer; nulls when it was never wrong. */
  readonly rightDays: number | null;
  readonly lastRightDay: string | null;
  readonly mistakeAttemptId: number | null;
  readonly rating: number | null;
  readonly ratedAnswers: number | null;
  /** A right answer to the same stored question was paid within the last seven days. */
  readonly paidLately: boolean;
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
          i.sub_topic_id, ${countedSubject}::int as counted_subject_id, i.difficulty, i.question, i.key, i.explanation, i.hint, i.chance_of_guessing, i.status as question_status,
          coalesce(r.best_stars, t.best_stars) as best_stars, t.badge as best_badge, sr.rating, sr.answers as rated_answers, m.mastery,
          v.right_days, v.last_right_day::text as last_right_day, v.attempt_id as mistake_attempt_id,
          exists (select from attempt_questions p where p.student_id = q.student_id and p.item_id = q.item_id and p.is_right
            and p.coins > 0 and p.answered_at > $3) as paid_lately
        from unnest($1::bigint[], $2::int[]) as asked (question_id, student_id)
          join attempt_questions q on q.question_id = asked.question_id and q.student_id = asked.student_id
          join attempts a using (attempt_id) join question_items i using (item_id)
          left join sub_topic_results r on r.student_id = q.student_id and r.sub_topic_id = a.source_id and a.kind = 'subTopic'
          left join additional_test_results t on t.student_id = q.student_id and t.kind = a.kind and t.source_id = a.source_id
          left join sub_topic_mastery m on m.student_id = q.student_id and m.sub_topic_id = i.sub_topic_id
          left join revisions v on v.student_id = q.student_id and v.item_id = q.item_id
          left join subject_ratings sr on sr.student_id = q.student_id and sr.subject_id = ${countedSubject}
        order by q.student_id, q.question_id for update of q, a`,
    },
    [asked.map(({ questionId }) => questionId), asked.map(({ studentId }) => studentId), paidSince],
  );
}

/**
 * Which of these questions, about to be put right, are the last mistake of a finished attempt that was not right again since.
 * A mistake whose question is no longer asked can't be put right, so it doesn't count.
 * Asked only when a mistake is put right, so that answers at large do not pay for it.
 */
export async function listLastMistakes(db: Queryable, questionIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (questionIds.length === 0) return new Set();
  const rows = await db.query<{ questionId: number }>(
    {
      name: 'list-last-mistakes',
      text: `select q.question_id
        from attempt_questions q
          join revisions v on v.student_id = q.student_id and v.item_id = q.item_id and v.right_days = 0
          join attempts f on f.attempt_id = v.attempt_id and f.status = 'FINISH'
        where q.question_id = any($1) and not exists (
          select from revisions o join question_items i on i.item_id = o.item_id and i.status = 'active'
          where o.attempt_id = v.attempt_id and o.right_days = 0 and o.item_id <> v.item_id)`,
    },
    [questionIds],
  );
  return new Set(rows.map(({ questionId }) => questionId));
}

/** A marked answer as it is written, with what it makes of its attempt, its day and the rating. */
export interface MarkedAnswer {
  readonly questionId: number;
  readonly attemptId: number;
  readonly studentId: number;
  readonly subjectId: number;
  readonly answeredAt: Date;
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
  /** Tests that this adds to those finished on its day. */
  readonly finishedTests: 0 | 1;
  readonly stars: number;
  readonly day: string;
  readonly weight: number;
  readonly rating: number;
  readonly itemId: number;
  readonly subTopicId: number;
  /** Nothing where the answer says nothing about mastery. */
  readonly mastery: Mastery | null;
  /** Nothing where the question was never wrong. */
  readonly revision: {
    readonly rightDays: number;
    readonly lastRightDay: string | null;
    readonly attemptId: number;
  } | null;
  /** It counts as right only because its question was withdrawn. */
  readonly isForgiven: boolean;
}

/** Writes the answers, what their attempts are after them, the days' totals and the ratings; at most one answer a student. */
export async function storeAnswers(db: Queryable, answers: readonly MarkedAnswer[]): Promise<void> {
  const rows = await db.query(
    {
      name: 'store-answers',
      text: `with marked as materialized (
          select * from jsonb_to_recordset($1::jsonb) as m (
            "questionId" bigint, "attemptId" bigint, "studentId" int, "subjectId" smallint, "answeredAt" timestamptz, given jsonb, "isRight" boolean,
            "notSure" boolean, note text, because text, "mistakeId" text, "spentMs" int, coins smallint, "coinsInAll" int,
            experience smallint, "isFinished" boolean, "finishedTests" int, stars smallint, day date, weight int, rating float8,
            "itemId" bigint, "subTopicId" int, mastery jsonb, revision jsonb, "isForgiven" boolean)),
        answered as (
          update attempt_questions q set answered_at = m."answeredAt", given = m.given, is_right = m."isRight", not_sure = m."notSure",
            note = m.note, because = m.because, mistake_id = m."mistakeId", spent_ms = m."spentMs", coins = m.coins,
            experience = m.experience
          from marked m where q.question_id = m."questionId" and q.answered_at is null returning q.question_id),
        rated as (
          insert into subject_ratings (student_id, subject_id, rating, answers)
          select "studentId", "subjectId", rating, 1 from marked
          on conflict (student_id, subject_id) do update set rating = excluded.rating, answers = subject_ratings.answers + 1),
        learnt as (
          insert into sub_topic_mastery (student_id, sub_topic_id, mastery)
          select "studentId", "subTopicId", mastery from marked where mastery is not null
          on conflict (student_id, sub_topic_id) do update set mastery = excluded.mastery),
        revised as (
          insert into revisions (student_id, item_id, sub_topic_id, attempt_id, right_days, last_right_day, wrong_at)
          select "studentId", "itemId", "subTopicId", (revision ->> 'attemptId')::bigint, (revision ->> 'rightDays')::smallint,
            (revision ->> 'lastRightDay')::date, "answeredAt"
          from marked where revision is not null
          on conflict (student_id, item_id) do update set right_days = excluded.right_days, last_right_day = excluded.last_right_day,
            attempt_id = excluded.attempt_id,
            wrong_at = case when excluded.right_days = 0 then excluded.wrong_at else revisions.wrong_at end),
        counted as (
          insert into day_totals (student_id, subject_id, day, answered, right_count, weight_answered, weight_right, spent_ms,
            finished_tests, last_active_at)
          select "studentId", "subjectId", day, 1, "isRight"::int, weight, weight * "isRight"::int, "spentMs", "finishedTests", "answeredAt"
          from marked
          on conflict (student_id, day, subject_id) do update set
            answered = day_totals.answered + 1, right_count = day_totals.right_count + excluded.right_count,
            weight_answered = day_totals.weight_answered + excluded.weight_answered,
            weight_right = day_totals.weight_right + excluded.weight_right,
            spent_ms = day_totals.spent_ms + excluded.spent_ms,
            finished_tests = day_totals.finished_tests + excluded.finished_tests,
            last_active_at = greatest(day_totals.last_active_at, excluded.last_active_at)),
        forgiven as (
          insert into answer_corrections (question_id, student_id, reason, coins, experience, stars, corrected_at, seen_at)
          select "questionId", "studentId", 'withdrawn', 0, 0, 0, "answeredAt", "answeredAt" from marked where "isForgiven"),
        brought as (
          update attempts a set answered_count = answered_count + 1, right_count = right_count + m."isRight"::int,
            course = course || case when m."isRight" then 'r' else 'w' end, spent_ms = a.spent_ms + m."spentMs", timed_at = m."answeredAt",
            status = case when m."isFinished" then 'FINISH' else status end,
            finished_at = case when m."isFinished" then m."answeredAt" else finished_at end,
            stars = m.stars, coins = a.coins + m."coinsInAll", experience = a.experience + m.experience
          from marked m where a.attempt_id = m."attemptId")
        select question_id from answered`,
    },
    [JSON.stringify(answers)],
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
  /** How many tests this adds to those finished: none where the result of an earlier one was corrected. */
  readonly finished: 0 | 1;
}

/** Keeps the best of a sub-topic; nothing a child has falls. */
export async function updateBest(db: Queryable, best: FinishedTest, now: Date): Promise<void> {
  await db.query(
    {
      name: 'keep-best',
      text: `insert into sub_topic_results (student_id, sub_topic_id, best_stars, best_right_count, finished_count, passed_at)
        values ($1, $2, $3, $4, $7, case when $5 then $6::timestamptz end)
        on conflict (student_id, sub_topic_id) do update set
          best_stars = greatest(sub_topic_results.best_stars, excluded.best_stars),
          best_right_count = greatest(sub_topic_results.best_right_count, excluded.best_right_count),
          finished_count = sub_topic_results.finished_count + excluded.finished_count,
          passed_at = coalesce(sub_topic_results.passed_at, excluded.passed_at)`,
    },
    [best.studentId, best.subTopicId, best.stars, best.rightCount, best.isPassed, now, best.finished],
  );
}

/** The result of a finished additional test, with the chapters it opens. */
export interface FinishedAdditionalTest {
  readonly attemptId: number;
  readonly studentId: number;
  readonly kind: AdditionalTestKind;
  readonly sourceId: number;
  readonly stars: number;
  readonly rightCount: number;
  readonly questionCount: number;
  readonly badge: BadgeLevel;
  /** The chapter that is told as opened comes last. */
  readonly opens: readonly number[];
  readonly finished: 0 | 1;
}

/** What keeping a result brought: the best badge there is now, and the chapter that was closed before. */
export interface UpdatedBest {
  readonly bestBadge: BadgeLevel | null;
  readonly openedChapterId: number | null;
}

/** Keeps the best of an additional test and opens chapters. */
export async function updateBestAdditional(
  db: Queryable,
  best: FinishedAdditionalTest,
  now: Date,
): Promise<UpdatedBest> {
  const [row] = await db.query<UpdatedBest>(
    {
      name: 'keep-best-additional',
      text: `with kept as (
          insert into additional_test_results as t (student_id, kind, source_id, best_stars, best_right_count, best_question_count,
            badge, finished_count)
          values ($1, $2, $3, $4, $5, $6, $7, $12)
          on conflict (student_id, kind, source_id) do update set
            best_stars = greatest(t.best_stars, excluded.best_stars),
            best_right_count = case when excluded.best_right_count * t.best_question_count > t.best_right_count * excluded.best_question_count
              then excluded.best_right_count else t.best_right_count end,
            best_question_count = case when excluded.best_right_count * t.best_question_count > t.best_right_count * excluded.best_question_count
              then excluded.best_question_count else t.best_question_count end,
            badge = case when array_position($8::text[], excluded.badge) > array_position($8::text[], t.badge)
              then excluded.badge else t.badge end,
            finished_count = t.finished_count + excluded.finished_count
          returning badge),
        opened as (
          insert into chapter_openings (student_id, chapter_id, opened_at) select $1, chapter_id, $10 from unnest($9::int[]) chapter_id
          on conflict (student_id, chapter_id) do nothing returning chapter_id),
        told as (
          update attempts set opened_chapter_id = coalesce(
            (select chapter_id from opened where chapter_id = $9[array_upper($9::int[], 1)]), opened_chapter_id)
          where attempt_id = $11 returning opened_chapter_id)
        select kept.badge as best_badge, told.opened_chapter_id from kept cross join told`,
    },
    [
      best.studentId,
      best.kind,
      best.sourceId,
      best.stars,
      best.rightCount,
      best.questionCount,
      best.badge,
      badgeLevels,
      best.opens,
      now,
      best.attemptId,
      best.finished,
    ],
  );
  if (row === undefined) throw new Error('the best of an additional test was not kept');
  return row;
}
