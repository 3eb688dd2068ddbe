/** What other features may use from lessons. */

export { createLearningService } from './learning.service.ts';
export { lessonsData } from './lessons.data.ts';
export { registerLessons } from './lessons.routes.ts';
export { createLessonsService } from './lessons.service.ts';
export { registerLessonQuizzes } from './quiz.routes.ts';
export { createQuizService } from './quiz.service.ts';
