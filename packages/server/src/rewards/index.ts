/** What other features may use from rewards. */

export { rewardJobs } from './rewards.jobs.ts';
export { createRewardsService, type RewardsService } from './rewards.service.ts';
