/** What billing does by a timetable. */
import { type AnyJob, daily, timedJob } from '../platform/jobs.ts';
import type { BillingService } from './billing.service.ts';

interface Parts {
  readonly billing: Pick<BillingService, 'deleteOver'>;
}

export const billingJobs = ({ billing }: Parts): AnyJob[] => [timedJob('billing-sweep', daily, billing.deleteOver)];
