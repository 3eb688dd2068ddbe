/** Leagues: points as children answer, leaderboards, and the end of the week. */
import type { Leaderboard, Leagues } from '@comet/contract/leagues';
import { addDays } from '@comet/domain/attempts/local-day';
import { leagueDay, leagueWeek, pointsPerDay, settleAfterMs } from '@comet/domain/leagues/leagues';
import { nicknameOf } from '@comet/domain/leagues/nicknames';
import { movesOf, outcomeOf, rankGroup, settleGroup } from '@comet/domain/leagues/settle-week';
import type { WornService } from '../avatars/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { RewardsService } from '../rewards/index.ts';
import { createGroupsService, type LeagueParts } from './groups.service.ts';
import { viewLeagues } from './league-view.ts';
import * as store from './scores.store.ts';
import { listMembersToSettle, lockUnsettled, storeResults } from './settle.store.ts';

const periodsShown = 52;
/** Groups settled in one transaction: about 4,000 children in half a second. */
const settledAtOnce = 200;

export type LeaguesService = ReturnType<typeof createLeaguesService>;

interface LeaguesParts extends LeagueParts {
  readonly worn: WornService;
  readonly rewards: Pick<RewardsService, 'creditMany'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
}

export function createLeaguesService(parts: LeaguesParts) {
  const { database, clock, controls, worn, rewards, notifications } = parts;
  const groups = createGroupsService(parts);

  async function leaguesOf(studentId: number): Promise<Leagues> {
    const week = leagueWeek(clock.now());
    const [own, days, { hasLeagues }] = await Promise.all([
      store.findOwn(database, studentId, week),
      store.listDayWeights(database, studentId),
      controls.controlsOf(studentId),
    ]);
    return viewLeagues(own, days, week, hasLeagues);
  }

  return {
    leaguesOf,

    /**
     * Adds the points of answers, in their transaction; whoever doesn't take part is left out. Gives those who have no group
     * yet, to be placed after the commit.
     */
    async addPoints(tx: Queryable, gains: readonly store.ScoreGain[]): Promise<number[]> {
      if (gains.length === 0) return [];
      const now = clock.now();
      return store.addPoints(tx, gains, { week: leagueWeek(now), day: leagueDay(now), now, pointsPerDay });
    },

    placeSoon: groups.placeSoon,
    placeWaiting: groups.placeWaiting,
    mergeSmall: groups.mergeSmall,

    /** The others in the student's group: whoever shows its leaderboard wants to hear of their answers. */
    matesOf: (studentId: number): Promise<number[]> => store.listMates(database, studentId, leagueWeek(clock.now())),

    async leaderboard(studentId: number, groupId: number): Promise<Leaderboard | null> {
      const [group, { hasLeagues }] = await Promise.all([
        store.findOwnGroup(database, groupId, studentId),
        controls.controlsOf(studentId),
      ]);
      if (group === undefined || !hasLeagues) return null;
      const members = await store.listMembers(database, groupId, studentId);
      const moves = movesOf(group.tier, group.grade, members.length);
      const ranked = rankGroup(members.map(({ rank: _, ...member }) => member));
      const wornBy = await worn.wornByMany(members.map((member) => member.studentId));
      const stored = new Map(members.map((member) => [member.studentId, member]));
      return {
        leagueId: groupId,
        week: group.week,
        grade: group.grade,
        tier: group.tier,
        isOver: group.settledAt !== null,
        upCount: moves.up,
        downCount: moves.down,
        students: ranked
          .map((member) => ({
            nickname: nicknameOf(member.nickname),
            usersAvatarPresets: wornBy(member.studentId),
            rank: stored.get(member.studentId)?.rank ?? member.rank,
            points: member.points,
            outcome: member.outcome ?? outcomeOf(member, moves, members.length, false),
            coins: member.coins,
            isOwn: member.studentId === studentId,
          }))
          .sort((one, other) => one.rank - other.rank),
      };
    },

    async periodsOf(studentId: number) {
      const rows = await store.listPeriods(database, studentId, periodsShown);
      return rows.map((row) => ({
        leagueId: row.groupId,
        from: row.week,
        to: addDays(row.week, 6),
        tier: row.tier,
        rank: row.rank,
        groupSize: row.memberCount,
        points: row.points,
        outcome: row.outcome,
        coins: row.coins,
      }));
    },

    async join(studentId: number): Promise<Leagues> {
      await groups.join(studentId);
      return leaguesOf(studentId);
    },

    async leave(studentId: number): Promise<Leagues> {
      await groups.leave(studentId);
      return leaguesOf(studentId);
    },

    async changeNickname(studentId: number): Promise<Leagues> {
      await groups.changeNickname(studentId);
      return leaguesOf(studentId);
    },

    /**
     * Ends weeks that are over, some groups at a time; each group once, on however many servers this runs. Gives how many
     * groups were settled: none when all are, or others have the rest in hand.
     */
    async settleSome(): Promise<number> {
      const now = clock.now();
      const week = leagueWeek(new Date(now.getTime() - settleAfterMs));
      return database.transaction(async (tx) => {
        const unsettled = await lockUnsettled(tx, week, settledAtOnce);
        if (unsettled.length === 0) return 0;
        const groupIds = unsettled.map(({ groupId }) => groupId);
        const byGroup = Map.groupBy(await listMembersToSettle(tx, groupIds), ({ groupId }) => groupId);
        const results = unsettled.flatMap((group) =>
          settleGroup(group, byGroup.get(group.groupId) ?? []).map((result) => ({ ...result, week: group.week })),
        );
        await storeResults(tx, groupIds, results, now);
        await rewards.creditMany(
          tx,
          results
            .filter((result) => result.coins > 0)
            .map(({ studentId, week: ended, coins }) => ({
              studentId,
              cause: `league:${ended}:${studentId}`,
              source: 'league',
              amount: coins,
            })),
        );
        await notifications.notify(
          tx,
          results.map(({ studentId, outcome, coins }) => ({
            userId: studentId,
            kind: 'league',
            studentId,
            outcome,
            ...(coins > 0 ? { amount: coins } : {}),
          })),
        );
        return unsettled.length;
      });
    },
  };
}
