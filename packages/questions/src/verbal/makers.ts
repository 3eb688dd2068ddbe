/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { letterSeriesMaker } from './letter-series.ts';

export const verbalMakers: readonly AnyMaker[] = [letterSeriesMaker];
