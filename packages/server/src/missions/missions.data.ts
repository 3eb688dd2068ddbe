/** What missions keep: nothing about people; how far they are is with their attempts. */
import type { FeatureData } from '../platform/personal-data.ts';

export const missionsData: FeatureData = {
  personal: [],
  impersonal: { sub_topic_videos: 'which video explains a sub-topic' },
};
