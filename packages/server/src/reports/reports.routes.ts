/** Reports: contract ↔ service. */
import { getStudentProfile } from '@comet/contract/accounts';
import * as calls from '@comet/contract/reports';
import { rankFor } from '@comet/domain/rewards/rank';
import type { AccountsService } from '../accounts/index.ts';
import type { WornService } from '../avatars/index.ts';
import type { Serve } from '../platform/serve.ts';
import type { RewardsService } from '../rewards/index.ts';
import type { ReportsService } from './reports.service.ts';

interface Parts {
  readonly reports: ReportsService;
  readonly accounts: AccountsService;
  readonly rewards: RewardsService;
  readonly worn: WornService;
}

export function registerReports(serve: Serve, { reports, accounts, rewards, worn }: Parts): void {
  serve(calls.listChildren, ({ actor }) => accounts.listChildren(actor.userId));

  serve(calls.getOverview, async ({ query, reach }) => {
    await reach(query.studentId);
    return reports.overview(query);
  });

  serve(calls.getOwnWeek, async ({ actor }) => {
    const week = await reports.overview({ studentId: actor.userId, timePeriod: 'week' });
    const { answered, right, activeDays, finishedTests, days } = week;
    return { answered, right, activeDays, finishedTests, days };
  });

  serve(calls.listLatestResults, async ({ query, reach }) => {
    await reach(query.studentId);
    return reports.latestResults(query);
  });

  serve(getStudentProfile, async ({ actor }) => {
    const [user, totals, answeredToday, coinsLeftToday, wornBy] = await Promise.all([
      accounts.getUser(actor.userId),
      rewards.totalsOf(actor.userId),
      reports.answeredToday(actor.userId, actor.timeZone),
      rewards.coinsLeftToday(actor.userId, actor.timeZone),
      worn.wornByMany([actor.userId]),
    ]);
    const { name, step, from, to } = rankFor(totals.experience);
    return {
      userId: user.userId,
      firstName: user.firstName,
      ...totals,
      rank: { name, step, from, to },
      answeredToday,
      coinsLeftToday,
      usersAvatarPresets: wornBy(actor.userId),
    };
  });
}
