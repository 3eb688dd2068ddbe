/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { equation } from './equations/generator.ts';
import { formula } from './formulae/generator.ts';
import { enumerate } from './listing-possibilities/generator.ts';
import { matchsticks } from './matchstick-patterns/generator.ts';
import { sequence } from './sequences/generator.ts';
import { simplify } from './simplifying/generator.ts';
import { twoUnknowns } from './two-unknowns/generator.ts';

export const algebraGenerators: readonly AnyGenerator[] = [
  sequence,
  equation,
  formula,
  simplify,
  enumerate,
  twoUnknowns,
  matchsticks,
];
