/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';

export const measureMakers: readonly AnyMaker[] = [];
