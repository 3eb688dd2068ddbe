/** Records every acknowledged answer, refusal and finished attempt, to compare later responses and tables with. */
import type { AnswerResult } from '@comet/contract/attempts';
import type { ChallengeOutcome } from '@comet/contract/challenges';
import type { GivenAnswer } from '@comet/contract/question';
import type { Database } from '../../platform/database.ts';

export interface Acknowledged {
  readonly studentId: number;
  readonly given: string;
  readonly isRight: boolean;
  /** All that the first result said of the answer itself. */
  readonly response: string;
}

interface Refused {
  readonly studentId: number;
  readonly questionId: number;
  readonly given: string;
  readonly statusCode: number;
  readonly text: string;
}

interface QuestionRow {
  readonly studentId: number;
  readonly position: number;
  readonly answeredCount: number;
  readonly status: string;
  readonly isLate: boolean;
}

/** An invariant that a response already broke. */
export class Broken extends Error {}

export function createRecordedAnswers(database: Database, studentIds: readonly number[]) {
  const acknowledged = new Map<number, Acknowledged>();
  const inGames = new Map<number, Acknowledged>();
  const finished = new Map<string, string>();
  let refused: Refused[] = [];

  /** The same answer again must tell the same, another one must not be taken. */
  function record(known: Map<number, Acknowledged>, questionId: number, answer: Acknowledged): void {
    const first = known.get(questionId);
    if (first === undefined) known.set(questionId, answer);
    else if (first.given !== answer.given) throw new Broken(`question ${questionId} took a second answer`);
    else if (first.response !== answer.response)
      throw new Broken(`question ${questionId} told ${answer.response} after ${first.response}`);
  }

  return {
    acknowledged,
    inGames,

    recordAnswer(studentId: number, given: GivenAnswer, result: Extract<AnswerResult, { verdict: 'marked' }>): void {
      const { questionId, attempt: _, finish: __, ...own } = result;
      const answer = { studentId, given: JSON.stringify(given), isRight: result.isRight };
      record(acknowledged, questionId, { ...answer, response: JSON.stringify(own) });
    },

    recordGameAnswer(
      studentId: number,
      questionId: number,
      given: GivenAnswer | null,
      outcome: Extract<ChallengeOutcome, { kind: 'marked' }>,
    ): void {
      const answer = { studentId, given: JSON.stringify(given), isRight: outcome.isRight };
      record(inGames, questionId, { ...answer, response: JSON.stringify(outcome) });
    },

    recordRefusal(studentId: number, questionId: number, given: GivenAnswer, statusCode: number, text: string): void {
      refused.push({ studentId, questionId, given: JSON.stringify(given), statusCode, text });
    },

    /** After a step: nothing was taken or helped with before it was asked, refusals had reasons, and the finished is as it was. */
    async compareWithTables(now: Date): Promise<void> {
      const [early] = await database.query(
        {
          name: 'before-its-turn',
          text: `select q.question_id, q.position, a.answered_count from attempt_questions q join attempts a using (attempt_id)
            where a.student_id = any($1) and (q.answered_at is not null and q.position > a.answered_count
              or q.hint_used and q.position > a.answered_count + 1)`,
        },
        [studentIds],
      );
      if (early !== undefined) throw new Broken(`answered or helped with before its turn: ${JSON.stringify(early)}`);
      for (const { studentId, questionId, given, statusCode, text } of refused) {
        const [row] = await database.query<QuestionRow>(
          {
            name: 'why-refused',
            text: `select q.student_id, q.position, a.answered_count, a.status, coalesce(a.deadline_at < $2::timestamptz - interval '30 s', false) as is_late
              from attempt_questions q join attempts a using (attempt_id) where q.question_id = $1`,
          },
          [questionId, now],
        );
        const first = acknowledged.get(questionId);
        const isOver = row?.status === 'FINISH' || row?.isLate === true;
        const isAhead = row?.studentId !== studentId || row.position > row.answeredCount + 1;
        const hasReason =
          statusCode === 404 ? isAhead || isOver : first === undefined ? isOver : first.given !== given || isOver;
        if (!hasReason) throw new Broken(`an answer to ${questionId} was refused without a reason: ${text}`);
      }
      refused = [];
      const rows = await database.query<{ what: string; whole: string }>(
        {
          name: 'what-is-finished',
          text: `select 'attempt ' || attempt_id as what, concat(a::text, (select string_agg(q::text, ' ' order by position)
              from attempt_questions q where q.attempt_id = a.attempt_id)) as whole
            from attempts a where a.student_id = any($1) and a.status = 'FINISH'
            union all
            select 'game ' || run_id, concat(r::text, (select string_agg(q::text, ' ' order by position)
              from challenge_questions q where q.run_id = r.run_id))
            from challenge_runs r where r.student_id = any($1) and r.status = 'FINISH'`,
        },
        [studentIds],
      );
      for (const { what, whole } of rows) {
        const before = finished.get(what) ?? whole;
        if (before !== whole) throw new Broken(`${what} was finished and changed: ${before} is ${whole}`);
        finished.set(what, whole);
      }
    },

    finishedCount: () => finished.size,
  };
}

export type RecordedAnswers = ReturnType<typeof createRecordedAnswers>;
