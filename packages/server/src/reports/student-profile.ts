/** A student's coins, rank and day, put together from the features that know them. */
import type { getStudentProfile } from '@comet/contract/accounts';
import type { AnswerOf } from '@comet/contract/call';
import { rankFor } from '@comet/domain/rewards/rank';
import type { AccountsService } from '../accounts/index.ts';
import type { WornService } from '../avatars/index.ts';
import type { RewardsService } from '../rewards/index.ts';
import type { ReportsService } from './reports.service.ts';

export interface ProfileParts {
  readonly reports: ReportsService;
  readonly accounts: AccountsService;
  readonly rewards: RewardsService;
  readonly worn: WornService;
}

export async function profileOf(
  { reports, accounts, rewards, worn }: ProfileParts,
  { userId, timeZone }: { readonly userId: number; readonly timeZone: string },
): Promise<AnswerOf<typeof getStudentProfile>> {
  const [user, totals, answeredToday, coinsLeftToday, wornBy] = await Promise.all([
    accounts.getUser(userId),
    rewards.totalsOf(userId),
    reports.answeredToday(userId, timeZone),
    rewards.coinsLeftToday(userId, timeZone),
    worn.wornByMany([userId]),
  ]);
  const { name, step, from, to } = rankFor(totals.experience);
  return {
    userId,
    firstName: user.firstName,
    ...totals,
    rank: { name, step, from, to },
    answeredToday,
    coinsLeftToday,
    usersAvatarPresets: wornBy(userId),
  };
}
