/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { enumerate } from './enumerate.ts';
import { equation } from './equation.ts';
import { formula } from './formula.ts';
import { sequence } from './sequence.ts';
import { simplify } from './simplify.ts';
import { twoUnknowns } from './two-unknowns.ts';

export const algebraMakers: readonly AnyMaker[] = [sequence, equation, formula, simplify, enumerate, twoUnknowns];
