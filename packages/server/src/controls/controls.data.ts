/** What is kept about the parent's controls. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const controlsData: FeatureData = { personal: [ofPerson('student_controls', 'What is switched on')] };
