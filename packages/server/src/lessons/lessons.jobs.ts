/** What lessons do by a timetable. */
import { type AnyJob, everyMinute, timedJob } from '../platform/jobs.ts';
import type { LessonsService } from './lessons.service.ts';

interface Parts {
  readonly lessons: Pick<LessonsService, 'announceDue'>;
}

export const lessonJobs = ({ lessons }: Parts): AnyJob[] => [
  timedJob('announce-lessons', everyMinute, () => lessons.announceDue()),
];
