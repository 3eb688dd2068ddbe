/** What is kept about streaks. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const streaksData: FeatureData = {
  personal: [
    ofPerson('streak_rest_days', 'Rest days'),
    ofPerson('streak_holidays', 'Holidays'),
    ofPerson('streak_savers', 'Streak savers'),
  ],
};
