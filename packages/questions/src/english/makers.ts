/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { spellList } from './spell-list.ts';

export const englishMakers: readonly AnyMaker[] = [spellList];
