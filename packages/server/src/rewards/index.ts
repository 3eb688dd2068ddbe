/** The door to rewards for other rooms. */
export { createRewards, type Rewards } from './rewards.service.ts';
