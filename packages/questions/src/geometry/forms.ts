/** Makers of this room: their solvers read whole sentences, so that '(3, −5)' keeps its comma. */
import { makersReading } from '../kernel/forms.ts';
import { plainSentence } from '../kernel/seen.ts';

/** The maker of these forms. */
export const makerOfForms = makersReading({ plain: plainSentence });
