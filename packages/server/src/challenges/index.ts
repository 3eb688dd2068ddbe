/** What other features may use from challenges. */

export { challengesData } from './challenges.data.ts';
export { challengeJobs } from './challenges.jobs.ts';
export { registerChallenges } from './challenges.routes.ts';
export { createChallengesService } from './challenges.service.ts';
