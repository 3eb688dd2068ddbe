/** Puts students into groups of like pace, takes them out, and merges groups that stayed too small. */
import { addDays } from '@comet/domain/attempts/local-day';
import { controlsCan } from '@comet/domain/controls/controls-can';
import { chooseGroup, paceWeeks, planMerges } from '@comet/domain/leagues/groups';
import {
  leagueDay,
  leagueGrade,
  leagueWeek,
  mergeFromWeekday,
  smallestGroup,
  tierInGrade,
} from '@comet/domain/leagues/leagues';
import { freeNickname, nicknameCount } from '@comet/domain/leagues/nicknames';
import { experienceOfWeight } from '@comet/domain/rewards/rewards';
import { weekdayOf } from '@comet/domain/streaks/streak';
import type { ControlsService } from '../controls/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import type { Log } from '../platform/log.ts';
import { requireAllowed } from '../platform/refusal.ts';
import * as store from './groups.store.ts';
import { listMates } from './scores.store.ts';

/** Students placed in one run of the job. */
const placedAtOnce = 500;

export interface LeagueParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
  readonly controls: Pick<ControlsService, 'controlsOf'>;
  readonly log: Pick<Log, 'warn'>;
}

/** A nickname to begin with, spread over the list. */
const firstNickname = (studentId: number): number => (studentId * 613) % nicknameCount;

export function createGroupsService({ database, clock, live, controls, log }: LeagueParts) {
  const requireOn = async (studentId: number): Promise<void> =>
    requireAllowed(controlsCan.use(await controls.controlsOf(studentId), 'leagues'));

  /** Puts a student into a group of this week, unless they are in one or don't take part. */
  async function place(studentId: number): Promise<void> {
    const now = clock.now();
    const week = leagueWeek(now);
    const isPlaced = await database.transaction(async (tx) => {
      const since = addDays(week, -7 * paceWeeks);
      const before = await store.findJoiner(tx, studentId, week, since);
      if (before === undefined) return false;
      const grade = leagueGrade(before.yearOfStudy);
      const tier = tierInGrade(before.tier ?? 'bronze', grade);
      await store.lockLeague(tx, { week, grade, tier });
      const joiner = await store.findJoiner(tx, studentId, week, since);
      if (joiner === undefined || joiner.groupId !== null) return false;
      const pace = Math.round(experienceOfWeight(joiner.weightBefore) / paceWeeks);
      const groups = await store.listOpenGroups(tx, { week, grade, tier });
      const groupId = chooseGroup(groups, pace) ?? (await store.insertGroup(tx, { week, grade, tier }));
      const taken = await store.listNicknames(tx, groupId);
      const nickname = freeNickname(joiner.nickname ?? firstNickname(studentId), taken);
      await store.joinGroup(tx, { studentId, groupId, tier, nickname, pace, week, day: leagueDay(now) }, now);
      return true;
    });
    if (isPlaced) await announce(studentId, week);
  }

  /** Everybody in the group hears that it changed. */
  async function announce(studentId: number, week: string): Promise<void> {
    for (const one of [studentId, ...(await listMates(database, studentId, week))])
      live.publish({ type: 'league', studentId: one });
  }

  async function placeAll(studentIds: readonly number[]): Promise<void> {
    for (const studentId of studentIds) await place(studentId);
  }

  return {
    /** Places students without keeping anybody waiting; whom it misses, the job places. */
    placeSoon(studentIds: readonly number[]): void {
      if (studentIds.length === 0) return;
      placeAll(studentIds).catch((error: unknown) =>
        log.warn({ err: error }, 'students were not placed in leagues yet'),
      );
    },

    /** Joins a group of this week; who has left it comes back to the same one, so that leaving finds nobody an easier group. */
    async join(studentId: number): Promise<void> {
      await requireOn(studentId);
      await store.setHasLeft(database, { studentId, hasLeft: false, nickname: firstNickname(studentId) });
      await place(studentId);
      await announce(studentId, leagueWeek(clock.now()));
    },

    /** Leaves leagues: from now on the others see the student nowhere, this week or in weeks before. */
    async leave(studentId: number): Promise<void> {
      await store.setHasLeft(database, { studentId, hasLeft: true, nickname: firstNickname(studentId) });
      await announce(studentId, leagueWeek(clock.now()));
    },

    /** Gives another nickname that nobody in the group has. */
    async changeNickname(studentId: number): Promise<void> {
      await requireOn(studentId);
      const week = leagueWeek(clock.now());
      await database.transaction(async (tx) => {
        const joiner = await store.findJoiner(tx, studentId, week, week);
        if (joiner?.nickname == null) return;
        const taken = joiner.groupId === null ? [] : await store.listNicknames(tx, joiner.groupId);
        await store.setNickname(tx, studentId, freeNickname(joiner.nickname, [...taken, joiner.nickname]));
      });
      await announce(studentId, week);
    },

    /** Places those who have points and no group, such as after a crash between the two. Gives how many there were. */
    async placeWaiting(): Promise<number> {
      const waiting = await store.listWaiting(database, leagueWeek(clock.now()), placedAtOnce);
      await placeAll(waiting);
      return waiting.length;
    },

    /** Merges groups that stayed too small until the middle of the week. */
    async mergeSmall(): Promise<void> {
      const now = clock.now();
      if (weekdayOf(leagueDay(now)) < mergeFromWeekday) return;
      for (const league of await store.listSmallLeagues(database, leagueWeek(now), smallestGroup))
        await database.transaction(async (tx) => {
          await store.lockLeague(tx, league);
          const moves = planMerges(await store.listGroupMembers(tx, league));
          if (moves.length > 0) await store.moveMembers(tx, league, moves);
        });
    },
  };
}
