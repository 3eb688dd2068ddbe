/** Games: the server decides questions, marks, clocks, hearts, combos, power-ups and coins. */
import type { Challenge, ChallengeSummary } from '@comet/contract/challenges';
import type { ExtraTime } from '@comet/domain/accommodations/extra-time';
import { localDay } from '@comet/domain/attempts/local-day';
import { firstRating } from '@comet/domain/attempts/rating';
import { gameCoinsPerDay } from '@comet/domain/challenges/game-rules';
import { type Game, games, isPlayedIn } from '@comet/domain/challenges/games';
import { isLessBetter } from '@comet/domain/challenges/results';
import { isAbandoned, startRun } from '@comet/domain/challenges/run';
import { controlsCan } from '@comet/domain/controls/controls-can';
import { getSubject, type Year } from '@comet/domain/curriculum/subjects';
import { minuteMs } from '@comet/domain/time';
import type { AccommodationsService } from '../accommodations/index.ts';
import { findTimeZone } from '../accounts/index.ts';
import { findRating } from '../attempts/index.ts';
import type { ControlsService } from '../controls/index.ts';
import type { CurriculumService } from '../curriculum/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { RewardsService } from '../rewards/index.ts';
import { createAnswersService } from './answers.service.ts';
import { bestOf, msSinceStart, stateOf, summaryOf } from './challenge-view.ts';
import * as store from './challenges.store.ts';
import { createDealer } from './deal.ts';
import { createPowerUpsService } from './power-ups.service.ts';
import { createRunKeeper, findWaiting, gameTurns } from './run-keeper.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly curriculum: Pick<CurriculumService, 'fill'>;
  readonly rewards: Pick<RewardsService, 'lockTotals' | 'creditMany' | 'spend'>;
  readonly accommodations: Pick<AccommodationsService, 'extraTimeOf'>;
  readonly controls: Pick<ControlsService, 'controlsOf'>;
  readonly live: Pick<Live, 'publish'>;
}

export type ChallengesService = ReturnType<typeof createChallengesService>;

export interface GamePlayer {
  readonly userId: number;
  readonly timeZone: string;
  readonly year: Year;
}

/** What a child wants to play. */
interface Wanted {
  readonly game: Game;
  readonly subjectId: number;
  readonly isTimed: boolean;
}

/** Runs that were left and are closed in one go. */
const closedAtOnce = 100;

export function createChallengesService({
  database,
  clock,
  curriculum,
  rewards,
  accommodations,
  controls,
  live,
}: Parts) {
  const deal = createDealer({ database, clock, curriculum });
  const keeper = createRunKeeper({ clock, rewards });
  /** Whoever presses twice waits for the first. */
  const starting = new Map<string, Promise<Challenge>>();

  async function findOwn(studentId: number, runId: number): Promise<store.RunRow> {
    const row = await store.findRun(database, runId);
    if (row === undefined || row.studentId !== studentId) throw new Refusal('notFound');
    return row;
  }

  /** What games took and brought today, with the parent's switch and minutes a day. */
  async function todayOf({ userId, timeZone }: GamePlayer) {
    const day = localDay(clock.now(), timeZone);
    const played = (await store.sumsOfDays(database, [{ studentId: userId, day }])).get(userId);
    return { games: 0, coins: 0, playedMs: 0, ...played, allowed: await controls.controlsOf(userId) };
  }

  const findBest = (db: Queryable, row: store.RunRow) =>
    store.findBest(
      db,
      { studentId: row.studentId, subjectId: row.subjectId, game: row.game, beforeRunId: row.runId },
      isLessBetter(row.game),
    );

  async function view(db: Queryable, row: store.RunRow): Promise<Challenge> {
    const state = stateOf(row, await findWaiting(db, row), clock.now());
    return { ...state, best: bestOf(await findBest(db, row)) };
  }

  const isUntouched = (row: store.RunRow, wanted: Wanted, extraTime: ExtraTime): boolean =>
    row.state.extraTime === extraTime &&
    row.game === wanted.game &&
    row.subjectId === wanted.subjectId &&
    (row.state.isTimed === wanted.isTimed || extraTime === 'untimed') &&
    row.state.answeredCount === 0 &&
    row.state.usedPowerUps.length === 0 &&
    !isAbandoned(row.state, msSinceStart(row, clock.now()));

  /** The open run if it is the wanted one and nothing has happened in it; any other is ended. */
  const findOrEnd = (player: GamePlayer, wanted: Wanted): Promise<store.RunRow | undefined> =>
    database.transaction(
      async (tx) => {
        const row = await store.findOpenRun(tx, player.userId);
        const extraTime = await accommodations.extraTimeOf(player.userId, tx);
        if (row === undefined || isUntouched(row, wanted, extraTime)) return row;
        await keeper.end(tx, row, player.timeZone);
        return undefined;
      },
      gameTurns([player.userId]),
    );

  async function begin(player: GamePlayer, wanted: Wanted): Promise<Challenge> {
    const subject = getSubject(wanted.subjectId);
    if (!isPlayedIn(wanted.game, subject.key)) throw new Refusal('gameNotHere');
    const open = await findOrEnd(player, wanted);
    if (open !== undefined) return view(database, open);
    // The parent's minutes, and games without end: one that goes on may be finished.
    const { allowed, ...today } = await todayOf(player);
    requireAllowed(controlsCan.startGame(allowed, today));
    const items = await deal(player.userId, wanted.game, subject.key, player.year);
    return database.transaction(
      async (tx) => {
        const extraTime = await accommodations.extraTimeOf(player.userId, tx);
        const state = startRun({
          game: wanted.game,
          isTimed: wanted.isTimed,
          extraTime,
          seed: Math.floor(Math.random() * 2 ** 31),
        });
        const rating = (await findRating(tx, player.userId, wanted.subjectId)) ?? firstRating(player.year);
        const runId = await store.insertRun(tx, {
          studentId: player.userId,
          game: wanted.game,
          subjectId: wanted.subjectId,
          year: player.year,
          rating,
          items,
          state,
          startedAt: clock.now(),
        });
        const row = await store.findOpenRun(tx, player.userId);
        if (row === undefined) throw new Error(`student ${player.userId} began a run and has none`);
        // Without an id another server was first; what it began is shown.
        if (runId === undefined) return view(tx, row);
        const begun = await keeper.goOnWith(tx, { row, run: state, timeZone: player.timeZone });
        return { ...stateOf(begun.row, begun.waiting, clock.now()), best: bestOf(await findBest(tx, begun.row)) };
      },
      gameTurns([player.userId]),
    );
  }

  return {
    answer: createAnswersService({ database, clock, keeper, live }),
    ...createPowerUpsService({ database, clock, keeper, rewards }),

    /** The games of a subject with the student's bests. */
    async list(player: GamePlayer, subjectId: number) {
      const subject = getSubject(subjectId);
      const bests = new Map((await store.listBests(database, player.userId, subjectId)).map((row) => [row.game, row]));
      const best = (game: Game): number | null =>
        (isLessBetter(game) ? bests.get(game)?.lowest : bests.get(game)?.highest) ?? null;
      const { allowed, coins, playedMs } = await todayOf(player);
      const minutes = allowed.gameMinutesPerDay;
      return {
        games: games.filter((game) => isPlayedIn(game, subject.key)).map((game) => ({ game, best: best(game) })),
        coinsLeftToday: Math.max(0, gameCoinsPerDay - coins),
        minutesLeftToday: minutes === null ? null : Math.max(0, minutes - Math.floor(playedMs / minuteMs)),
        isSwitchedOff: !allowed.hasGames,
      };
    },

    /** Starts a run; an open one is ended first, unless it is this very one and nothing has happened in it. */
    start(player: GamePlayer, wanted: Wanted): Promise<Challenge> {
      const key = `${player.userId} ${wanted.game} ${wanted.subjectId} ${wanted.isTimed}`;
      const started = starting.get(key) ?? begin(player, wanted).finally(() => starting.delete(key));
      starting.set(key, started);
      return started;
    },

    get: async (studentId: number, runId: number): Promise<Challenge> =>
      view(database, await findOwn(studentId, runId)),

    async summary(studentId: number, runId: number): Promise<ChallengeSummary> {
      const row = await findOwn(studentId, runId);
      return summaryOf(row, await findBest(database, row), await store.listAnswered(database, runId));
    },

    /** Ends runs that were left; gives how many. */
    async closeLeft(): Promise<number> {
      const left = await store.listLeftRuns(database, clock.now(), closedAtOnce);
      for (const { runId, studentId } of left)
        await database.transaction(
          async (tx) => {
            const row = await store.findRun(tx, runId);
            if (row?.status !== 'PROCCESS') return;
            await keeper.end(tx, row, await findTimeZone(tx, row.studentId));
          },
          gameTurns([studentId]),
        );
      return left.length;
    },
  };
}
