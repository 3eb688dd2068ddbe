/** What rewards do by a timetable. */
import { type AnyJob, hourly, timedJob } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { RewardsService } from './rewards.service.ts';

interface Parts {
  readonly rewards: Pick<RewardsService, 'listBrokenBalances'>;
  readonly log: Pick<Log, 'fatal'>;
}

export const rewardJobs = ({ rewards, log }: Parts): AnyJob[] => [
  timedJob('compare-ledger', hourly, async () => {
    const broken = await rewards.listBrokenBalances();
    if (broken.length > 0)
      log.fatal({ students: broken.map((row) => row.studentId) }, 'balances differ from the ledger');
  }),
];
