/** What is kept about avatars. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const avatarsData: FeatureData = {
  personal: [ofPerson('owned_presets', 'Bought for the avatar'), ofPerson('worn_presets', 'What the avatar wears')],
};
