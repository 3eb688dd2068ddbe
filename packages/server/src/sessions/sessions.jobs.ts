/** What sessions do by a timetable. */
import { type AnyJob, daily, timedJob } from '../platform/jobs.ts';
import type { SessionsService } from './sessions.service.ts';

interface Parts {
  readonly sessions: Pick<SessionsService, 'deleteOver'>;
}

export const sessionJobs = ({ sessions }: Parts): AnyJob[] => [timedJob('sessions-sweep', daily, sessions.deleteOver)];
