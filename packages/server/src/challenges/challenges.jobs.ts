/** What challenges do by a timetable. */
import { type AnyJob, everyMinute, timedJob } from '../platform/jobs.ts';
import type { ChallengesService } from './challenges.service.ts';

interface Parts {
  readonly challenges: Pick<ChallengesService, 'closeLeft'>;
}

export const challengeJobs = ({ challenges }: Parts): AnyJob[] => [
  timedJob('close-left-games', everyMinute, async () => {
    // As many as were closed may still be left.
    while ((await challenges.closeLeft()) > 0);
  }),
];
