/** What is kept about extra time. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const accommodationsData: FeatureData = { personal: [ofPerson('accommodations', 'Extra time')] };
