/** The sandbox plays the payment provider, who forgets a payer when asked to. */
import type { FeatureData } from '../platform/personal-data.ts';

export const sandboxData: FeatureData = {
  personal: [],
  impersonal: {
    sandbox_objects: "the practice provider's customers, erased there by `forget`",
    sandbox_events: 'events on their way, with ids only',
  },
};
