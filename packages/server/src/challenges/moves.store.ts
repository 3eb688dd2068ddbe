/** SQL of what players do: every statement takes many at once, as this is the path that a class playing together takes. */
import type { Question } from '@comet/contract/question';
import type { Run } from '@comet/domain/challenges/run';
import type { Queryable } from '../platform/database.ts';
import { type AskedRow, askedColumns, type RunRow, runFields } from './challenges.store.ts';

export interface ItemRow {
  readonly itemId: number;
  readonly question: Question;
}

/** These stored questions, in no order. */
export async function listItems(db: Queryable, itemIds: readonly number[]): Promise<ItemRow[]> {
  if (itemIds.length === 0) return [];
  return db.query<ItemRow>(
    { name: 'list-game-items', text: 'select item_id, question from question_items where item_id = any($1)' },
    [itemIds],
  );
}

/** A question that a run of this student is asked about. */
interface AskedOf {
  readonly runId: number;
  readonly studentId: number;
  readonly questionId: number;
}

interface Asked {
  readonly row: RunRow;
  readonly asked: AskedRow;
  /** The question that comes next if the level stays, as it mostly does: asking for it again would be a way more to the database. */
  readonly likely: ItemRow | undefined;
}

type AskedInRun = RunRow & Omit<AskedRow, 'questionId'>;

/** These questions with their runs, by question: one statement for a class that plays at once. */
export async function listAsked(db: Queryable, asked: readonly AskedOf[]): Promise<Map<number, Asked>> {
  const rows = await db.query<
    AskedInRun & { askedId: number; likelyId: number | null; likelyQuestion: Question | null }
  >(
    {
      name: 'list-asked-in-games',
      text: `select ${runFields}, q.question_id as asked_id, ${askedColumns}, n.item_id as likely_id, n.question as likely_question
        from unnest($1::bigint[], $2::int[], $3::bigint[]) as asked (run_id, student_id, question_id)
          join challenge_runs r on r.run_id = asked.run_id and r.student_id = asked.student_id
          join challenge_questions q on q.run_id = r.run_id and q.question_id = asked.question_id
          join question_items i using (item_id)
          left join student_standings s on s.student_id = r.student_id
          left join question_items n on n.item_id =
            (r.items -> (r.state #>> '{question,level}') ->> (r.drawn ->> (r.state #>> '{question,level}'))::int)::bigint`,
    },
    [
      asked.map(({ runId }) => runId),
      asked.map(({ studentId }) => studentId),
      asked.map(({ questionId }) => questionId),
    ],
  );
  return new Map(
    rows.map(
      ({
        askedId,
        answeredAt,
        given,
        isRight,
        note,
        because,
        spentMs,
        points,
        powerUp,
        help,
        question,
        key,
        likelyId,
        likelyQuestion,
        ...row
      }) => [
        askedId,
        {
          row,
          likely:
            likelyId === null || likelyQuestion === null ? undefined : { itemId: likelyId, question: likelyQuestion },
          asked: {
            questionId: askedId,
            answeredAt,
            given,
            isRight,
            note,
            because,
            spentMs,
            points,
            powerUp,
            help,
            question,
            key,
          },
        },
      ],
    ),
  );
}

/** What the end of a run brings, on a day of the child's calendar. */
export interface Ending {
  readonly countsForBest: boolean;
  readonly coins: number;
  readonly playedMs: number;
  readonly day: string;
}

/** What happened in a run: an answer, a next question, its end, or a change of its state alone. */
interface Move {
  readonly runId: number;
  readonly studentId: number;
  readonly state: Run;
  readonly drawn: RunRow['drawn'];
  readonly closesAt: Date;
  readonly answered: AskedRow | undefined;
  readonly asked: { readonly position: number; readonly itemId: number } | undefined;
  readonly ending: Ending | undefined;
}

const answerOf = ({ questionId, given, isRight, note, because, spentMs, points }: AskedRow) => ({
  questionId,
  given,
  isRight,
  note,
  because,
  spentMs,
  points,
});

/** Stores moves of as many runs in one statement. Gives the asked questions' ids by run. */
export async function storeMoves(db: Queryable, moves: readonly Move[], now: Date): Promise<Map<number, number>> {
  if (moves.length === 0) return new Map();
  const asked = await db.query<{ runId: number; questionId: number }>(
    {
      name: 'store-game-moves',
      text: `with moves as materialized (
          select * from jsonb_to_recordset($1::jsonb) as m ("runId" bigint, "studentId" int, state jsonb, drawn jsonb,
            "closesAt" timestamptz, answered jsonb, position smallint, "itemId" bigint, "isEnded" boolean,
            "countsForBest" boolean, coins smallint, "playedMs" int, day date)),
        answered as (
          update challenge_questions q set answered_at = $2, given = a.given, is_right = a."isRight", note = a.note,
            because = a.because, spent_ms = a."spentMs", points = a.points
          from moves m, jsonb_to_record(m.answered) as a ("questionId" bigint, given jsonb, "isRight" boolean, note text,
            because text, "spentMs" int, points int)
          where q.question_id = a."questionId"),
        stored as (
          update challenge_runs r set state = m.state, score = (m.state ->> 'score')::int, drawn = m.drawn,
            closes_at = m."closesAt", status = case when m."isEnded" then 'FINISH' else r.status end,
            finished_at = case when m."isEnded" then $2 end, counts_for_best = coalesce(m."countsForBest", false),
            coins = coalesce(m.coins, 0), played_ms = coalesce(m."playedMs", 0), day = m.day
          from moves m where r.run_id = m."runId")
        insert into challenge_questions (run_id, student_id, position, item_id, drawn_at)
        select "runId", "studentId", position, "itemId", $2 from moves where "itemId" is not null
        returning run_id, question_id`,
    },
    [
      JSON.stringify(
        moves.map(({ asked, ending, answered, ...move }) => ({
          ...move,
          ...ending,
          answered: answered && answerOf(answered),
          position: asked?.position,
          itemId: asked?.itemId,
          isEnded: ending !== undefined,
        })),
      ),
      now,
    ],
  );
  return new Map(asked.map(({ runId, questionId }) => [runId, questionId]));
}
