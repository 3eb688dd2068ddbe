/** Makers of this room: their solvers read algebra set out by KaTeX as lines of text. */
import { makersReading } from '../kernel/forms.ts';
import { plainSentence } from '../kernel/seen.ts';
import { readTex } from './maths-text.ts';

/** The maker of these forms. */
export const makerOfForms = makersReading({ plain: plainSentence, tex: readTex });
