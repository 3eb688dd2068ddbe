/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { bidmas } from './bidmas/generator.ts';
import { column } from './column-methods/generator.ts';
import { count } from './counting/generator.ts';
import { estimate } from './estimating/generator.ts';
import { factors } from './factors-and-multiples/generator.ts';
import { findMistake } from './finding-mistakes/generator.ts';
import { longDivision } from './long-division/generator.ts';
import { longMultiplication } from './long-multiplication/generator.ts';
import { mental } from './mental-arithmetic/generator.ts';
import { missing } from './missing-numbers/generator.ts';
import { negative } from './negative-numbers/generator.ts';
import { numberLine } from './number-line/generator.ts';
import { numberWords } from './number-words/generator.ts';
import { order } from './ordering-numbers/generator.ts';
import { placeValue } from './place-value/generator.ts';
import { squares } from './powers-and-roots/generator.ts';
import { powersTen } from './powers-of-ten/generator.ts';
import { primes } from './primes/generator.ts';
import { remainder } from './remainders/generator.ts';
import { roman } from './roman-numerals/generator.ts';
import { round } from './rounding/generator.ts';
import { shortDivision } from './short-division/generator.ts';
import { shortMultiplication } from './short-multiplication/generator.ts';
import { tables } from './times-tables/generator.ts';
import { word } from './word-problems/generator.ts';
import { zeroOne } from './zero-and-one/generator.ts';

/** The generators of number. */
export const numberGenerators: readonly AnyGenerator[] = [
  column,
  tables,
  count,
  numberWords,
  numberLine,
  placeValue,
  order,
  missing,
  round,
  powersTen,
  roman,
  negative,
  mental,
  estimate,
  shortMultiplication,
  longMultiplication,
  shortDivision,
  longDivision,
  remainder,
  factors,
  primes,
  squares,
  bidmas,
  word,
  zeroOne,
  findMistake,
];
