/** What other features may use from exams. */

export { createExamAuthoringService } from './exam-authoring.service.ts';
export { createExamEndingsService } from './exam-endings.service.ts';
export { createExamResultsService } from './exam-results.service.ts';
export { examsData } from './exams.data.ts';
export { examJobs } from './exams.jobs.ts';
export { registerExams } from './exams.routes.ts';
export { createExamTakingService } from './taking.service.ts';
