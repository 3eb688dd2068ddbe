/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { equation } from './equations/generator.ts';
import { formula } from './formulae/generator.ts';
import { enumerate } from './listing-possibilities/generator.ts';
import { sequence } from './sequences/generator.ts';
import { simplify } from './simplifying/generator.ts';
import { twoUnknowns } from './two-unknowns/generator.ts';

export const algebraMakers: readonly AnyMaker[] = [sequence, equation, formula, simplify, enumerate, twoUnknowns];
