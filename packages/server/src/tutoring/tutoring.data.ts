/** What is kept about requests for tutors. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const tutoringData: FeatureData = { personal: [ofPerson('tutor_requests', 'Requests for a tutor')] };
