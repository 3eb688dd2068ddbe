/** Generators of this room: their solvers read algebra set out by KaTeX as lines of text. */
import { generatorsReading } from '../kernel/forms.ts';
import { plainSentence } from '../kernel/seen.ts';
import { readTex } from './maths-text.ts';

/** The generator of these forms. */
export const generatorOfForms = generatorsReading({ plain: plainSentence, tex: readTex });
