/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { fractionAdd } from './add.ts';
import { basic } from './basic.ts';
import { decimalOps } from './decimal-ops.ts';
import { fractionDiv } from './div.ts';
import { equiv } from './equiv.ts';
import { fdp } from './fdp.ts';
import { fractionMixed } from './mixed.ts';
import { fractionMul } from './mul.ts';
import { fractionsOf } from './of.ts';
import { fractionOrder } from './order.ts';
import { percent } from './percent.ts';
import { ratio } from './ratio.ts';

export const fractionsMakers: readonly AnyMaker[] = [
  basic,
  fractionsOf,
  equiv,
  fractionOrder,
  fractionAdd,
  fractionMixed,
  fractionMul,
  fractionDiv,
  fdp,
  percent,
  decimalOps,
  ratio,
];
