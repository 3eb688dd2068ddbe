/** What attempts do by a timetable. */
import { type AnyJob, everyMinute, timedJob } from '../platform/jobs.ts';
import type { AttemptsService } from './attempts.service.ts';

interface Parts {
  readonly attempts: Pick<AttemptsService, 'closeOverdue'>;
}

export const attemptJobs = ({ attempts }: Parts): AnyJob[] => [
  timedJob('close-overdue', everyMinute, async () => {
    // As many as were closed may still be left.
    while ((await attempts.closeOverdue()) > 0);
  }),
];
