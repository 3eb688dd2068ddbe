/** The door to rewards for other rooms. */

export { rewardJobs } from './rewards.jobs.ts';
export { createRewards, type Rewards } from './rewards.service.ts';
