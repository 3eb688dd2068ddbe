/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { reading } from './comprehension/generator.ts';
import { poetry } from './poetry/generator.ts';

export const readingMakers: readonly AnyMaker[] = [reading, poetry];
