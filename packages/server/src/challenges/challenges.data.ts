/** What is kept about games. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const challengesData: FeatureData = {
  personal: [ofPerson('challenge_runs', 'Games played'), ofPerson('challenge_questions', 'Answers in games')],
};
