/** All SQL about answers that were marked wrong by mistake. */
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import type { CorrectionReason } from '@comet/domain/attempts/correction-reasons';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mastery } from '@comet/domain/mastery/mastery';
import type { Key } from '@comet/questions/kernel/key';
import type { QuestionStatus } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';
import { type AttemptRow, attemptColumns } from './attempts.store.ts';
import { countedSubject } from './counted-subject.ts';

/** A wrong answer with what it takes to mark it again. */
export interface WrongAnswerRow {
  readonly questionId: number;
  readonly studentId: number;
  readonly itemId: number;
  readonly makerId: string;
  readonly makerVersion: number;
  readonly questionStatus: QuestionStatus;
  readonly key: Key;
  readonly form: AnswerForm;
  readonly given: GivenAnswer;
}

const wrongColumns = `q.question_id, q.student_id, q.item_id, i.maker_id, i.maker_version, i.status as question_status, i.key,
  i.question -> 'answer' as form, q.given`;

/** The id of the last of the next `count` drawn questions above `after`; undefined when there is none. Ids have gaps. */
export async function findStepEnd(db: Queryable, after: number, count: number): Promise<number | undefined> {
  const [row] = await db.query<{ last: number | null }>(
    {
      name: 'find-question-step-end',
      text: `select max(question_id) as last from (
          select question_id from attempt_questions where question_id > $1 order by question_id limit $2) step`,
    },
    [after, count],
  );
  return row?.last ?? undefined;
}

/** Wrong answers with an id above `after`, up to `upTo`. */
export async function listWrongAnswers(db: Queryable, after: number, upTo: number): Promise<WrongAnswerRow[]> {
  return db.query<WrongAnswerRow>(
    {
      name: 'list-wrong-answers',
      text: `select ${wrongColumns} from attempt_questions q join question_items i using (item_id)
        where q.question_id > $1 and q.question_id <= $2 and q.is_right = false order by q.question_id`,
    },
    [after, upTo],
  );
}

/** A wrong answer of a child with its attempt, both locked. */
export interface LockedAnswerRow extends WrongAnswerRow, AttemptRow {
  readonly position: number;
  readonly subTopicId: number;
  readonly countedSubjectId: number;
  readonly difficulty: Difficulty;
  readonly answeredAt: Date;
  readonly timeZone: string;
}

/** Those of the questions that this child answered wrongly. */
export async function listWrongForUpdate(
  db: Queryable,
  studentId: number,
  questionIds: readonly number[],
): Promise<LockedAnswerRow[]> {
  return db.query<LockedAnswerRow>(
    {
      name: 'list-wrong-for-update',
      text: `select ${attemptColumns}, ${wrongColumns}, q.position, q.answered_at, i.sub_topic_id, ${countedSubject} as counted_subject_id,
          i.difficulty, u.time_zone
        from attempt_questions q join attempts a using (attempt_id) join question_items i using (item_id)
          join users u on u.user_id = q.student_id
        where q.question_id = any($1) and q.student_id = $2 and q.is_right = false order by q.question_id for update of q, a`,
    },
    [questionIds, studentId],
  );
}

/** An answer as ratings, mastery, revision and coins look back at it. */
export interface PastAnswerRow {
  readonly questionId: number;
  readonly attemptId: number;
  readonly itemId: number;
  readonly subTopicId: number;
  readonly countedSubjectId: number;
  readonly year: number;
  readonly difficulty: Difficulty;
  readonly chanceOfGuessing: number;
  readonly answeredAt: Date;
  readonly hintUsed: boolean;
  readonly notSure: boolean;
  readonly isRight: boolean;
  /** It counted only because its question was withdrawn. */
  readonly isForgiven: boolean;
  readonly isPaid: boolean;
}

/** All that a child answered in these subjects, oldest first; whether it was paid is said for these questions alone. */
export async function listPastAnswers(
  db: Queryable,
  studentId: number,
  subjectIds: readonly number[],
  itemIds: readonly number[],
): Promise<PastAnswerRow[]> {
  return db.query<PastAnswerRow>(
    {
      name: 'list-past-answers',
      text: `select q.question_id, q.attempt_id, q.item_id, i.sub_topic_id, ${countedSubject} as counted_subject_id, a.year, i.difficulty, i.chance_of_guessing,
          q.answered_at, q.hint_used, q.not_sure, q.is_right, coalesce(c.reason = 'withdrawn', false) as is_forgiven,
          q.item_id = any($3) and exists (select from ledger_entries where cause = 'answer:' || q.question_id) as is_paid
        from attempt_questions q join attempts a using (attempt_id) join question_items i using (item_id)
          left join answer_corrections c on c.question_id = q.question_id
        where q.student_id = $1 and ${countedSubject} = any($2) and q.answered_at is not null
        order by q.answered_at, q.question_id`,
    },
    [studentId, subjectIds, itemIds],
  );
}

/** A mistake that was to be put right, or was. */
export interface MistakeRow {
  readonly itemId: number;
  readonly attemptId: number;
  readonly rightDays: number;
  readonly isAsked: boolean;
}

/** All mistakes of the finished attempts that these questions' mistakes belong to. */
export async function listMistakesBeside(
  db: Queryable,
  studentId: number,
  itemIds: readonly number[],
): Promise<MistakeRow[]> {
  return db.query<MistakeRow>(
    {
      name: 'list-mistakes-beside',
      text: `select v.item_id, v.attempt_id, v.right_days, i.status = 'active' as is_asked
        from revisions v join question_items i using (item_id) join attempts a on a.attempt_id = v.attempt_id and a.status = 'FINISH'
        where v.student_id = $1
          and v.attempt_id in (select attempt_id from revisions where student_id = $1 and item_id = any($2))`,
    },
    [studentId, itemIds],
  );
}

/** What corrections change, all of one child. */
export interface StoredCorrections {
  readonly answers: readonly {
    readonly questionId: number;
    readonly reason: CorrectionReason;
    readonly note: string | null;
    readonly experience: number;
    /** Of the answer itself. */
    readonly coins: number;
    /** What the child is told: with what finishing brings and the stars, at the last answer of the attempt. */
    readonly coinsInAll: number;
    readonly stars: number;
  }[];
  readonly attempts: readonly {
    readonly attemptId: number;
    readonly rightCount: number;
    readonly course: string;
    readonly stars: number;
    readonly coins: number;
    readonly experience: number;
  }[];
  readonly days: readonly {
    readonly day: string;
    readonly subjectId: number;
    readonly rightCount: number;
    readonly weight: number;
  }[];
  readonly ratings: readonly { readonly subjectId: number; readonly rise: number }[];
  /** Nothing where no answer is left that says anything. */
  readonly masteries: readonly { readonly subTopicId: number; readonly mastery: Mastery | null }[];
  /** Nothing where the question was never wrong after all. */
  readonly revisions: readonly {
    readonly itemId: number;
    readonly revision: {
      readonly rightDays: number;
      readonly lastRightDay: string | null;
      readonly attemptId: number;
      readonly wrongAt: string;
    } | null;
  }[];
}

/** Writes all of it in one statement. */
export async function storeCorrections(
  db: Queryable,
  studentId: number,
  corrections: StoredCorrections,
  now: Date,
): Promise<void> {
  const rows = await db.query(
    {
      name: 'store-corrections',
      text: `with answers as materialized (
          select * from jsonb_to_recordset($2::jsonb -> 'answers') as c ("questionId" bigint, reason text, note text, experience smallint,
            coins smallint, "coinsInAll" smallint, stars smallint)),
        answered as (
          update attempt_questions q set is_right = true, note = c.note, because = null, mistake_id = null, coins = q.coins + c.coins,
            experience = c.experience
          from answers c where q.question_id = c."questionId" and q.is_right = false returning q.question_id),
        corrected as (
          insert into answer_corrections (question_id, student_id, reason, coins, experience, stars, corrected_at)
          select "questionId", $1, reason, "coinsInAll", experience, stars, $3 from answers),
        brought as (
          update attempts a set right_count = c."rightCount", course = c.course, stars = c.stars, coins = a.coins + c.coins,
            experience = a.experience + c.experience
          from jsonb_to_recordset($2::jsonb -> 'attempts') as c ("attemptId" bigint, "rightCount" smallint, course text, stars smallint,
            coins int, experience int) where a.attempt_id = c."attemptId"),
        counted as (
          update day_totals d set right_count = d.right_count + c."rightCount", weight_right = d.weight_right + c.weight
          from jsonb_to_recordset($2::jsonb -> 'days') as c (day date, "subjectId" int, "rightCount" int, weight int)
          where d.student_id = $1 and d.day = c.day and d.subject_id = c."subjectId"),
        rated as (
          update subject_ratings r set rating = r.rating + c.rise
          from jsonb_to_recordset($2::jsonb -> 'ratings') as c ("subjectId" int, rise float8)
          where r.student_id = $1 and r.subject_id = c."subjectId"),
        masteries as materialized (
          select * from jsonb_to_recordset($2::jsonb -> 'masteries') as c ("subTopicId" int, mastery jsonb)),
        unlearnt as (
          delete from sub_topic_mastery m using masteries c
          where m.student_id = $1 and m.sub_topic_id = c."subTopicId" and c.mastery is null),
        learnt as (
          update sub_topic_mastery m set mastery = c.mastery from masteries c
          where m.student_id = $1 and m.sub_topic_id = c."subTopicId" and c.mastery is not null),
        revisions_now as materialized (
          select * from jsonb_to_recordset($2::jsonb -> 'revisions') as c ("itemId" bigint, revision jsonb)),
        forgotten as (
          delete from revisions v using revisions_now c where v.student_id = $1 and v.item_id = c."itemId" and c.revision is null),
        revised as (
          update revisions v set right_days = (c.revision ->> 'rightDays')::smallint, last_right_day = (c.revision ->> 'lastRightDay')::date,
            attempt_id = (c.revision ->> 'attemptId')::bigint, wrong_at = (c.revision ->> 'wrongAt')::timestamptz
          from revisions_now c where v.student_id = $1 and v.item_id = c."itemId" and c.revision is not null)
        select question_id from answered`,
    },
    [studentId, JSON.stringify(corrections), now],
  );
  if (rows.length !== corrections.answers.length) throw new Error('an answer was not wrong although it was locked');
}

/** What corrections brought that a child was not told about yet. */
export interface UnseenRow {
  readonly upTo: number | null;
  readonly answers: number;
  readonly coins: number;
  readonly experience: number;
  readonly stars: number;
}

export async function findUnseen(db: Queryable, studentId: number): Promise<UnseenRow> {
  const [row] = await db.query<UnseenRow>(
    {
      name: 'find-unseen-corrections',
      text: `select max(correction_id) as up_to, count(*)::int as answers, coalesce(sum(coins), 0)::int as coins,
          coalesce(sum(experience), 0)::int as experience, coalesce(sum(stars), 0)::int as stars
        from answer_corrections where student_id = $1 and seen_at is null`,
    },
    [studentId],
  );
  if (row === undefined) throw new Error('a sum over corrections gave no row');
  return row;
}

export async function markSeen(db: Queryable, studentId: number, upTo: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'mark-corrections-seen',
      text: `update answer_corrections set seen_at = $3 where student_id = $1 and correction_id <= $2 and seen_at is null`,
    },
    [studentId, upTo, now],
  );
}
