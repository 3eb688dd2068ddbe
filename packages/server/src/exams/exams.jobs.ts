/** What exams do by a timetable. */
import { type AnyJob, everyMinute, timedJob } from '../platform/jobs.ts';
import type { ExamEndingsService } from './exam-endings.service.ts';

interface Parts {
  readonly examEndings: Pick<ExamEndingsService, 'endOverdue'>;
}

export const examJobs = ({ examEndings }: Parts): AnyJob[] => [
  timedJob('end-exams', everyMinute, () => examEndings.endOverdue()),
];
