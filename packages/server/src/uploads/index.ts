/** What other features may use from uploads. */

export { registerFileTransfer } from './file-transfer.ts';
export { createPrepareVideos } from './prepare-videos.ts';
export { createUnusedFilesService } from './unused-files.service.ts';
export { uploadsData } from './uploads.data.ts';
export { uploadJobs } from './uploads.jobs.ts';
export { registerUploads } from './uploads.routes.ts';
export { createUploadsService, type UploadsService } from './uploads.service.ts';
export { createVideoUploadsService } from './video-uploads.service.ts';
