/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { poetry } from './poetry.ts';
import { reading } from './reading.ts';

export const readingMakers: readonly AnyMaker[] = [reading, poetry];
