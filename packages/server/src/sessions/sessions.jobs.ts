/** What sessions do by a timetable. */
import { type AnyJob, daily, timedJob } from '../platform/jobs.ts';
import type { Sessions } from './sessions.service.ts';

interface Parts {
  readonly sessions: Pick<Sessions, 'deleteOver'>;
}

export const sessionJobs = ({ sessions }: Parts): AnyJob[] => [timedJob('sessions-sweep', daily, sessions.deleteOver)];
