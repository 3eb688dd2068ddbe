/** What streaks do by a timetable. */
import { type AnyJob, hourly, timedJob } from '../platform/jobs.ts';
import type { createStreakNoticesService } from './streak-notices.service.ts';

interface Parts {
  readonly streakNotices: ReturnType<typeof createStreakNoticesService>;
}

export const streakJobs = ({ streakNotices }: Parts): AnyJob[] => [
  timedJob('tell-of-streaks', hourly, async () => {
    await streakNotices.tell();
  }),
];
