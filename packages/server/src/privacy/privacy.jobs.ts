/** What privacy does by a timetable. */
import { type AnyJob, daily, hourly, timedJob } from '../platform/jobs.ts';
import type { ErasuresService } from './erasures.service.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Parts {
  readonly privacy: Pick<PrivacyService, 'deleteExpired'>;
  readonly erasures: Pick<ErasuresService, 'eraseDue'>;
}

export const privacyJobs = ({ privacy, erasures }: Parts): AnyJob[] => [
  timedJob('erase-children', hourly, erasures.eraseDue),
  timedJob('delete-expired-data', daily, privacy.deleteExpired),
];
