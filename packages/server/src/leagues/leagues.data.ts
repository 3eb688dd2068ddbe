/** What is kept about leagues. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const leaguesData: FeatureData = {
  personal: [ofPerson('league_students', 'League and nickname'), ofPerson('league_scores', 'Weeks in leagues')],
  impersonal: { league_groups: 'The groups of a week: grade, tier and how many children' },
};
