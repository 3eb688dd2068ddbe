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

export const runFields = `r.run_id, r.student_id, r.game, r.subject_id, r.year, r.rating, r.status, r.state, r.items, r.drawn, r.counts_for_best, r.coins,
  r.started_at, r.finished_at, coalesce(s.coins, 0) as balance,
  (select q.question_id from challenge_questions q where q.run_id = r.run_id and r.status = 'PROCCESS'
    order by q.position desc limit 1) as question_id`;

const runColumns = `${runFields} from challenge_runs r left join student_standings s on s.student_id = r.student_id`;

export async function findRun(db: Queryable, runId: number): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>({ name: 'find-run', text: `select ${runColumns} where r.run_id = $1` }, [runId]);
  return row;
}

/** The run that is open, read by whoever has the child's turn. */
export async function findOpenRun(db: Queryable, studentId: number): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>(
    { name: 'find-open-run', text: `select ${runColumns} where r.student_id = $1 and r.status = 'PROCCESS'` },
    [studentId],
  );
  return row;
}

/** Runs that were left, to be closed. */
export async function listLeftRuns(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<{ runId: number; studentId: number }[]> {
  return db.query(
    {
      name: 'list-left-runs',
      text: `select run_id, student_id from challenge_runs where status = 'PROCCESS' and closes_at < $1
        order by closes_at limit $2`,
    },
    [now, limit],
  );
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

/** A question that was asked, as far as marking needs it. */
export interface AskedRow {
  readonly questionId: number;
  readonly answeredAt: Date | null;
  readonly given: GivenAnswer | null;
  readonly isRight: boolean | null;
  readonly note: string | null;
  readonly because: string | null;
  readonly spentMs: number;
  readonly points: number;
  readonly powerUp: GamePowerUp | null;
  readonly help: ChallengeHelp | null;
  readonly question: Question;
  readonly key: Key;
}

export const askedColumns = `q.answered_at, q.given, q.is_right, q.note, q.because, q.spent_ms, q.points, q.power_up, q.help,
  i.question, i.key`;

/** The same with all that a summary and power-ups say of it. */
export interface QuestionRow extends AskedRow {
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly hint: readonly Block[];
  readonly explanation: Steps;
}

const questionColumns = `q.question_id, ${askedColumns}, i.sub_topic_id, i.difficulty, i.hint, i.explanation
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

/** Coins that games have brought these students on a day each, and how long they took; by student, those who played. */
export async function sumsOfDays(
  db: Queryable,
  of: readonly { readonly studentId: number; readonly day: string }[],
): Promise<Map<number, { games: number; coins: number; playedMs: number }>> {
  const rows = await db.query<{ studentId: number; games: number; coins: number; playedMs: number }>(
    {
      name: 'sum-games-of-days',
      text: `select r.student_id, count(*)::int as games, sum(r.coins)::int as coins, sum(r.played_ms)::int as played_ms
        from unnest($1::int[], $2::date[]) as d (student_id, day)
          join challenge_runs r on r.student_id = d.student_id and r.day = d.day group by r.student_id`,
    },
    [of.map(({ studentId }) => studentId), of.map(({ day }) => day)],
  );
  return new Map(rows.map(({ studentId, ...sums }) => [studentId, sums]));
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
