/** All SQL about runs of games and their questions. */
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { Block, GivenAnswer, Question, Steps } from '@comet/contract/question';
import type { AttemptStatus } from '@comet/domain/attempts/attempt';
import type { Game, GamePowerUp } from '@comet/domain/challenges/games';
import type { Level } from '@comet/domain/challenges/levels';
import type { Run } from '@comet/domain/challenges/run';
import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import type { Key } from '@comet/questions/kernel/key';
import type { Queryable } from '../platform/database.ts';
import type { Dealt } from './deal.ts';

/** A run with the question that waits in it and the child's coins. */
export interface RunRow {
  readonly runId: number;
  readonly studentId: number;
  readonly game: Game;
  readonly subjectId: number;
  readonly year: Year;
  readonly rating: number;
  readonly status: AttemptStatus;
  readonly state: Run;
  readonly items: Dealt;
  readonly coins: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly balance: number;
  readonly questionId: number | null;
  readonly drawn: Readonly<Partial<Record<Level, number>>>;
  readonly countsForBest: boolean;
}

const runColumns = `r.run_id, r.student_id, r.game, r.subject_id, r.year, r.rating, r.status, r.state, r.items, r.drawn, r.counts_for_best, r.coins,
  r.started_at, r.finished_at, coalesce(s.coins, 0) as balance,
  (select q.question_id from challenge_questions q where q.run_id = r.run_id and r.status = 'PROCCESS'
    order by q.position desc limit 1) as question_id
  from challenge_runs r left join student_standings s on s.student_id = r.student_id`;

export async function findRun(db: Queryable, runId: number): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>({ name: 'find-run', text: `select ${runColumns} where r.run_id = $1` }, [runId]);
  return row;
}

export async function findRunForUpdate(db: Queryable, runId: number): Promise<RunRow | undefined> {
  const [locked] = await db.query(
    { name: 'lock-run', text: 'select run_id from challenge_runs where run_id = $1 for update' },
    [runId],
  );
  return locked === undefined ? undefined : findRun(db, runId);
}

export async function findOpenRunForUpdate(db: Queryable, studentId: number): Promise<RunRow | undefined> {
  const [row] = await db.query<{ runId: number }>(
    {
      name: 'lock-open-run',
      text: `select run_id from challenge_runs where student_id = $1 and status = 'PROCCESS' for update`,
    },
    [studentId],
  );
  return row === undefined ? undefined : findRun(db, row.runId);
}

/** Runs that were left, to be closed. */
export async function listLeftRuns(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db.query<{ runId: number }>(
    {
      name: 'list-left-runs',
      text: `select run_id from challenge_runs where status = 'PROCCESS' and closes_at < $1 order by closes_at limit $2`,
    },
    [now, limit],
  );
  return rows.map(({ runId }) => runId);
}

interface NewRun extends Pick<RunRow, 'studentId' | 'game' | 'subjectId' | 'year' | 'rating' | 'items' | 'state'> {
  readonly startedAt: Date;
}

/** Begins a run; undefined where another one of the student is open. */
export async function insertRun(db: Queryable, run: NewRun): Promise<number | undefined> {
  const [row] = await db.query<{ runId: number }>(
    {
      name: 'insert-run',
      text: `insert into challenge_runs (student_id, game, subject_id, year, rating, items, state, drawn, started_at, closes_at)
        values ($1, $2, $3, $4, $5, $6, $7, '{}', $8, $8) on conflict do nothing returning run_id`,
    },
    [
      run.studentId,
      run.game,
      run.subjectId,
      run.year,
      run.rating,
      JSON.stringify(run.items),
      JSON.stringify(run.state),
      run.startedAt,
    ],
  );
  return row?.runId;
}

export interface ItemRow {
  readonly itemId: number;
  readonly question: Question;
}

export async function findItem(db: Queryable, itemId: number): Promise<ItemRow | undefined> {
  const [row] = await db.query<ItemRow>(
    { name: 'find-game-item', text: 'select item_id, question from question_items where item_id = $1' },
    [itemId],
  );
  return row;
}

/** Asks a question in a run; gives its id. */
export async function insertQuestion(
  db: Queryable,
  asked: { readonly runId: number; readonly studentId: number; readonly position: number; readonly itemId: number },
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ questionId: number }>(
    {
      name: 'insert-game-question',
      text: `insert into challenge_questions (run_id, student_id, position, item_id, drawn_at)
        values ($1, $2, $3, $4, $5) returning question_id`,
    },
    [asked.runId, asked.studentId, asked.position, asked.itemId, now],
  );
  if (row === undefined) throw new Error(`run ${asked.runId} asked nothing`);
  return row.questionId;
}

export interface QuestionRow {
  readonly questionId: number;
  readonly position: number;
  readonly itemId: number;
  readonly answeredAt: Date | null;
  readonly given: GivenAnswer | null;
  readonly isRight: boolean | null;
  readonly note: string | null;
  readonly because: string | null;
  readonly spentMs: number;
  readonly points: number;
  readonly powerUp: GamePowerUp | null;
  readonly help: ChallengeHelp | null;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly key: Key;
  readonly hint: readonly Block[];
  readonly explanation: Steps;
}

const questionColumns = `q.question_id, q.position, q.item_id, q.answered_at, q.given, q.is_right, q.note, q.because, q.spent_ms,
  q.points, q.power_up, q.help, i.sub_topic_id, i.difficulty, i.question, i.key, i.hint, i.explanation
  from challenge_questions q join question_items i using (item_id)`;

/** A question of this run. */
export async function findQuestion(db: Queryable, runId: number, questionId: number): Promise<QuestionRow | undefined> {
  const [row] = await db.query<QuestionRow>(
    { name: 'find-game-question', text: `select ${questionColumns} where q.run_id = $1 and q.question_id = $2` },
    [runId, questionId],
  );
  return row;
}

/** What was answered in a run, in order. */
export async function listAnswered(db: Queryable, runId: number): Promise<QuestionRow[]> {
  return db.query<QuestionRow>(
    {
      name: 'list-game-questions',
      text: `select ${questionColumns} where q.run_id = $1 and q.answered_at is not null order by q.position`,
    },
    [runId],
  );
}

export interface AnsweredQuestion
  extends Pick<QuestionRow, 'questionId' | 'given' | 'isRight' | 'note' | 'because' | 'spentMs' | 'points'> {}

export async function storeAnswer(db: Queryable, answered: AnsweredQuestion, now: Date): Promise<void> {
  await db.query(
    {
      name: 'store-game-answer',
      text: `update challenge_questions set answered_at = $2, given = $3, is_right = $4, note = $5, because = $6, spent_ms = $7,
        points = $8 where question_id = $1`,
    },
    [
      answered.questionId,
      now,
      answered.given === null ? null : JSON.stringify(answered.given),
      answered.isRight,
      answered.note,
      answered.because,
      answered.spentMs,
      answered.points,
    ],
  );
}

export async function storePowerUp(
  db: Queryable,
  questionId: number,
  powerUp: GamePowerUp,
  help: ChallengeHelp | null,
): Promise<void> {
  await db.query(
    {
      name: 'store-power-up',
      text: 'update challenge_questions set power_up = $2, help = $3 where question_id = $1',
    },
    [questionId, powerUp, help === null ? null : JSON.stringify(help)],
  );
}

export async function storeRun(
  db: Queryable,
  run: { readonly runId: number; readonly state: Run; readonly drawn: RunRow['drawn']; readonly closesAt: Date },
): Promise<void> {
  await db.query(
    {
      name: 'store-run',
      text: 'update challenge_runs set state = $2, drawn = $3, closes_at = $4, score = $5 where run_id = $1',
    },
    [run.runId, JSON.stringify(run.state), JSON.stringify(run.drawn), run.closesAt, run.state.score],
  );
}

export interface FinishedRun {
  readonly runId: number;
  readonly state: Run;
  readonly countsForBest: boolean;
  readonly coins: number;
  readonly playedMs: number;
  readonly day: string;
}

export async function finishRun(db: Queryable, run: FinishedRun, now: Date): Promise<void> {
  await db.query(
    {
      name: 'finish-run',
      text: `update challenge_runs set status = 'FINISH', state = $2, score = $3, counts_for_best = $4, coins = $5, day = $6,
        finished_at = $7, played_ms = $8 where run_id = $1`,
    },
    [run.runId, JSON.stringify(run.state), run.state.score, run.countsForBest, run.coins, run.day, now, run.playedMs],
  );
}

/** Coins that games have brought on this day, and how long they took. */
export async function sumOfDay(
  db: Queryable,
  studentId: number,
  day: string,
): Promise<{ readonly coins: number; readonly playedMs: number }> {
  const [row] = await db.query<{ coins: number; playedMs: number }>(
    {
      name: 'sum-games-of-day',
      text: `select coalesce(sum(coins), 0)::int as coins, coalesce(sum(played_ms), 0)::int as played_ms
        from challenge_runs where student_id = $1 and day = $2`,
    },
    [studentId, day],
  );
  return row ?? { coins: 0, playedMs: 0 };
}

export interface BestRow {
  readonly runId: number;
  readonly score: number;
  readonly state: Run;
}

/** The student's best of a game and subject among the runs before this one. */
export async function findBest(
  db: Queryable,
  of: { readonly studentId: number; readonly subjectId: number; readonly game: Game; readonly beforeRunId: number },
  isLessBetter: boolean,
): Promise<BestRow | undefined> {
  const [row] = await db.query<BestRow>(
    {
      name: isLessBetter ? 'find-least-run' : 'find-best-run',
      text: `select run_id, score, state from challenge_runs where student_id = $1 and subject_id = $2 and game = $3
        and counts_for_best and run_id < $4 order by score ${isLessBetter ? 'asc' : 'desc'}, run_id limit 1`,
    },
    [of.studentId, of.subjectId, of.game, of.beforeRunId],
  );
  return row;
}

/** The highest and the lowest score in each game of a subject. */
export async function listBests(
  db: Queryable,
  studentId: number,
  subjectId: number,
): Promise<{ game: Game; highest: number; lowest: number }[]> {
  return db.query(
    {
      name: 'list-best-runs',
      text: `select game, max(score) as highest, min(score) as lowest from challenge_runs
        where student_id = $1 and subject_id = $2 and counts_for_best group by game`,
    },
    [studentId, subjectId],
  );
}
