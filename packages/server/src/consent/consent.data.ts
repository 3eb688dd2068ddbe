/** What is kept about consents. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const consentData: FeatureData = {
  personal: [ofPerson('tutor_consents', 'Tutors with access')],
};
