/** What is kept about erasing. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const privacyData: FeatureData = {
  personal: [
    ofPerson('erasures', 'When everything will be erased'),
    ofPerson('dormant_warnings', 'When we wrote that nobody uses the account', { column: 'user_id' }),
  ],
};
