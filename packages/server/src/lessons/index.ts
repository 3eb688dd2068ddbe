/** What other features may use from lessons. */

export { createLearningService, type LearningService, type Student } from './learning.service.ts';
export { bankQuestionOf } from './lesson-view.ts';
export { lessonsData } from './lessons.data.ts';
export { lessonJobs } from './lessons.jobs.ts';
export { registerLessons } from './lessons.routes.ts';
export { createLessonsService, type LessonsService } from './lessons.service.ts';
export { registerLessonQuizzes } from './quiz.routes.ts';
export { createQuizService, type QuizService } from './quiz.service.ts';
export { createSectionsService, type SectionsService } from './sections.service.ts';
export { createStopPointsService, type StopPointsService } from './stop-points.service.ts';
