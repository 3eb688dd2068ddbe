/** What live lessons do by a timetable. */
import { type AnyJob, everyMinute, hourly, timedJob } from '../platform/jobs.ts';
import type { LiveLessonNoticesService } from './live-lesson-notices.service.ts';
import type { RoomRecordingsService } from './room-recordings.service.ts';

interface Parts {
  readonly liveLessonNotices: Pick<LiveLessonNoticesService, 'remind'>;
  readonly roomRecordings: Pick<RoomRecordingsService, 'deletePastKeeping'>;
}

export const liveLessonJobs = ({ liveLessonNotices, roomRecordings }: Parts): AnyJob[] => [
  timedJob('remind-of-live-lessons', everyMinute, async () => {
    await liveLessonNotices.remind();
  }),
  timedJob('delete-live-recordings-past-keeping', hourly, roomRecordings.deletePastKeeping),
];
