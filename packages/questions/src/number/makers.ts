/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { bidmas } from './bidmas.ts';
import { column } from './column.ts';
import { count } from './count.ts';
import { estimate } from './estimate.ts';
import { factors } from './factors.ts';
import { longDivision } from './long-division.ts';
import { longMultiplication } from './long-multiplication.ts';
import { mental } from './mental.ts';
import { missing } from './missing.ts';
import { negative } from './negative.ts';
import { numberLine } from './number-line.ts';
import { numberWords } from './number-words.ts';
import { order } from './order.ts';
import { placeValue } from './place-value.ts';
import { powersTen } from './powers-ten.ts';
import { primes } from './primes.ts';
import { remainder } from './remainder.ts';
import { roman } from './roman.ts';
import { round } from './round.ts';
import { shortDivision } from './short-division.ts';
import { shortMultiplication } from './short-multiplication.ts';
import { squares } from './squares.ts';
import { tables } from './tables.ts';
import { word } from './word.ts';

/** The makers of number. */
export const numberMakers: readonly AnyMaker[] = [
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
];
