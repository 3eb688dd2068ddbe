/** What other features may use from the attempt engine. */

export { finalMark } from './answer-outcome.ts';
export type { KeptAnswer } from './answers.service.ts';
export { attemptsData } from './attempts.data.ts';
export { attemptJobs } from './attempts.jobs.ts';
export { registerAttempts } from './attempts.routes.ts';
export { type AttemptsService, createAttemptsService } from './attempts.service.ts';
export { findRating } from './attempts.store.ts';
export { countedSubject, isOfSubject } from './counted-subject.ts';
export { type LearningProgress, testKey } from './learning-progress.ts';
export { rightAnswerOf } from './right-answer.ts';
export { isSameAnswer } from './same-answer.ts';
