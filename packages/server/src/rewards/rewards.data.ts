/** What is kept about rewards. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const rewardsData: FeatureData = {
  personal: [
    ofPerson('student_standings', 'Coins, stars and experience'),
    ofPerson('ledger_entries', 'Coins earned and spent'),
    ofPerson('coin_gifts', 'Coins given by tutors'),
  ],
};
