/** What privacy does by a timetable. */
import { type AnyJob, daily, hourly, timedJob } from '../platform/jobs.ts';
import type { DormantService } from './dormant.service.ts';
import type { ErasuresService } from './erasures.service.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Parts {
  readonly privacy: Pick<PrivacyService, 'deleteExpired'>;
  readonly erasures: Pick<ErasuresService, 'eraseDue'>;
  readonly dormant: DormantService;
}

export const privacyJobs = ({ privacy, erasures, dormant }: Parts): AnyJob[] => [
  timedJob('erase-children', hourly, erasures.eraseDue),
  timedJob('dormant-accounts', daily, dormant.reviewAll),
  timedJob('delete-expired-data', daily, privacy.deleteExpired),
];
