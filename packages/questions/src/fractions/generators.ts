/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { fractionAdd } from './addition/generator.ts';
import { fractionOrder } from './comparing-fractions/generator.ts';
import { decimalOps } from './decimal-operations/generator.ts';
import { fractionDiv } from './division/generator.ts';
import { equiv } from './equivalent-fractions/generator.ts';
import { fdp } from './fractions-decimals-percentages/generator.ts';
import { fractionsOf } from './fractions-of-amounts/generator.ts';
import { fractionMixed } from './mixed-numbers/generator.ts';
import { fractionMul } from './multiplication/generator.ts';
import { percent } from './percentages/generator.ts';
import { ratio } from './ratio/generator.ts';
import { basic } from './tenths-and-hundredths/generator.ts';

export const fractionsGenerators: readonly AnyGenerator[] = [
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
