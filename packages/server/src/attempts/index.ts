/** The door to the attempt engine for other rooms. */

export { attemptJobs } from './attempts.jobs.ts';
export { registerAttempts } from './attempts.routes.ts';
export { type Attempts, createAttempts } from './attempts.service.ts';
export { type Standing, testKey } from './standing.ts';
