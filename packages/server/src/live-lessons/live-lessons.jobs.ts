/** What live lessons do by a timetable. */
import { type AnyJob, everyMinute, timedJob } from '../platform/jobs.ts';
import type { LiveLessonNoticesService } from './live-lesson-notices.service.ts';

interface Parts {
  readonly liveLessonNotices: Pick<LiveLessonNoticesService, 'remind'>;
}

export const liveLessonJobs = ({ liveLessonNotices }: Parts): AnyJob[] => [
  timedJob('remind-of-live-lessons', everyMinute, async () => {
    await liveLessonNotices.remind();
  }),
];
