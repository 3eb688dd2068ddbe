/** What other features may use from rewards. */

export { registerCoinHistory } from './coin-history.routes.ts';
export { rewardsData } from './rewards.data.ts';
export { rewardJobs } from './rewards.jobs.ts';
export { createRewardsService, type RewardsService } from './rewards.service.ts';
