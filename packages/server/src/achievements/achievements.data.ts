/** What is kept about achievements. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const achievementsData: FeatureData = { personal: [ofPerson('achievements', 'Achievements')] };
