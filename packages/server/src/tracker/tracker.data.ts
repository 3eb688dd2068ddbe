/** What is kept about time spent. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const trackerData: FeatureData = {
  personal: [ofPerson('trackers', 'Time spent on tests'), ofPerson('tracker_clocks', null)],
};
