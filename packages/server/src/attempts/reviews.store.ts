/** SQL about answered questions with all that a review shows of them. */
import type { GivenAnswer, Question, Steps } from '@comet/contract/question';
import type { CorrectionReason } from '@comet/domain/attempts/correction-reasons';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Key } from '@comet/questions/kernel/key';
import type { QuestionStatus } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';

/** An answered question of an attempt, with all that review shows. */
export interface ReviewRow {
  readonly questionId: number;
  readonly position: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly key: Key;
  readonly explanation: Steps;
  readonly given: GivenAnswer;
  readonly isRight: boolean;
  readonly notSure: boolean;
  readonly note: string | null;
  readonly because: string | null;
  readonly hintUsed: boolean;
  readonly spentMs: number;
  readonly answeredAt: Date;
  readonly questionStatus: QuestionStatus;
  readonly correction: CorrectionReason | null;
}

const reviewText = `select q.question_id, q.position, i.difficulty, i.question, i.key, i.explanation, q.given, q.is_right, q.not_sure,
    q.note, q.because, q.hint_used, q.spent_ms, q.answered_at, i.status as question_status, c.reason as correction
  from attempt_questions q join question_items i using (item_id) left join answer_corrections c using (question_id)`;

export async function listAnswered(db: Queryable, attemptId: number): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    {
      name: 'list-answered',
      text: `${reviewText} where q.attempt_id = $1 and q.answered_at is not null order by q.position`,
    },
    [attemptId],
  );
}

/** One answered question; a waiting one is not found. */
export async function findAnswered(db: Queryable, questionId: number): Promise<ReviewRow | undefined> {
  const [row] = await db.query<ReviewRow>(
    {
      name: 'find-answered',
      text: `${reviewText} where q.question_id = $1 and q.answered_at is not null`,
    },
    [questionId],
  );
  return row;
}

/** Whose attempt a question stands in. */
export async function findQuestionStudent(db: Queryable, questionId: number): Promise<number | undefined> {
  const [row] = await db.query<{ studentId: number }>(
    { name: 'find-question-student', text: 'select student_id from attempt_questions where question_id = $1' },
    [questionId],
  );
  return row?.studentId;
}
