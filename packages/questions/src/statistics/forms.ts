/** Generators of this room: their solvers read whole sentences, so that lists of values keep their commas. */
import { generatorsReading } from '../kernel/forms.ts';
import { plainSentence } from '../kernel/seen.ts';

/** The generator of these forms. */
export const generatorOfForms = generatorsReading({ plain: plainSentence });
