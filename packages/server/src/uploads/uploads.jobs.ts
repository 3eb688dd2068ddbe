/** What uploads do by a timetable. */
import { type AnyJob, everyMinute, hourly, timedJob } from '../platform/jobs.ts';
import type { PrepareVideos } from './prepare-videos.ts';
import type { UnusedFilesService } from './unused-files.service.ts';

interface Parts {
  readonly unusedFiles: Pick<UnusedFilesService, 'delete'>;
  readonly prepareVideos: PrepareVideos;
}

export const uploadJobs = ({ unusedFiles, prepareVideos }: Parts): AnyJob[] => [
  timedJob('delete-unused-files', hourly, async () => {
    while ((await unusedFiles.delete()) > 0);
  }),
  timedJob('prepare-videos', everyMinute, prepareVideos),
];
