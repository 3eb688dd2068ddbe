/** Generators of this room: their solvers read whole sentences, so that '(3, −5)' keeps its comma. */
import { generatorsReading } from '../kernel/forms.ts';
import { plainSentence } from '../kernel/seen.ts';

/** The generator of these forms. */
export const generatorOfForms = generatorsReading({ plain: plainSentence });
