/** What leagues do by a timetable. */
import { type AnyJob, everyMinute, hourly, timedJob } from '../platform/jobs.ts';
import type { LeaguesService } from './leagues.service.ts';

interface Parts {
  readonly leagues: Pick<LeaguesService, 'settleSome' | 'placeWaiting' | 'mergeSmall'>;
}

export const leagueJobs = ({ leagues }: Parts): AnyJob[] => [
  timedJob('settle-leagues', everyMinute, async () => {
    while ((await leagues.settleSome()) > 0);
  }),
  timedJob('place-in-leagues', everyMinute, async () => {
    await leagues.placeWaiting();
  }),
  timedJob('merge-leagues', hourly, () => leagues.mergeSmall()),
];
