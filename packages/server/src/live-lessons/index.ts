/** What other features may use from live lessons. */

export { type Admission, type AdmissionService, createAdmissionService } from './admission.service.ts';
export { createAttendanceService, type Visit } from './attendance.service.ts';
export { createCalendarService } from './calendar.service.ts';
export { registerCalendarFeed } from './calendar-feed.ts';
export { createLiveLessonNoticesService } from './live-lesson-notices.service.ts';
export { liveLessonsData } from './live-lessons.data.ts';
export { liveLessonJobs } from './live-lessons.jobs.ts';
export { registerLiveLessons } from './live-lessons.routes.ts';
export { createLiveLessonsService } from './live-lessons.service.ts';
export { createLiveLessonQuizzesService } from './quizzes.service.ts';
export { registerLiveRecordings } from './recordings.routes.ts';
export { createRecordingsService } from './recordings.service.ts';
export { createRoomRecordingsService, type RoomRecordingsService } from './room-recordings.service.ts';
