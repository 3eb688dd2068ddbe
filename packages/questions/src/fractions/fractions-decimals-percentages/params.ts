/** What each cell asks of fractions, decimals and percentages, and the values it draws. */

import type { Cell } from '../../kernel/generator.ts';
import type { Random } from '../../kernel/random.ts';
import { type Fraction, fraction, isLowest } from '../fraction.ts';
import { type FractionForm, placesOf, type Shape } from './forms.ts';

type Level = 'easy' | 'medium' | 'hard';

/** The ways of asking. */
export type Asked =
  | 'convert'
  | 'choose'
  | 'sign'
  | 'picture'
  | 'line'
  | 'build'
  | 'digit'
  | 'largest'
  | 'odd'
  | 'divide'
  | 'recurring'
  | 'score'
  | 'measure'
  | 'sum';

interface Sort {
  readonly asks: readonly Asked[];
  readonly bottoms: readonly number[];
  /** Largest number of whole ones. */
  readonly wholes: number;
  /** Smallest number of whole ones, where there must be some. */
  readonly least?: number;
  /** Whether a decimal to write or read must have a zero after the point: 2.07. */
  readonly zeros?: boolean;
  /** The fewest decimal places. */
  readonly places?: number;
  /** From which form to which: those that are asked, as often as they stand here. */
  readonly ways: readonly (readonly [Shape, Shape])[];
}

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<Record<Level, Sort>>;
  readonly form: FractionForm;
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

/** A value that ends as a decimal. */
export function drawValue(random: Random, { params, difficulty }: Cell<Params>): Fraction | undefined {
  const { bottoms, wholes, least = 0, places = 0 } = params.levels[difficulty];
  const bottom = random.pick(bottoms);
  const top = random.int(1, bottom - 1) + (wholes === 0 ? 0 : random.int(least, wholes)) * bottom;
  if (placesOf({ top, bottom }) < places) return undefined;
  // Eighths that are quarters are not worth a division.
  if (bottom % 8 === 0 && !isLowest({ top, bottom })) return undefined;
  if (params.form === 'simplest' && !isLowest({ top, bottom })) return undefined;
  return top % 10 === 0 && bottom % 10 === 0 && params.form === 'any' ? undefined : fraction(top, bottom);
}

/** Whether the value does for a plain change of form: one with a zero after the point where the cell wants that. */
export function isForConverting({ top, bottom }: Fraction, { params, difficulty }: Cell<Params>): boolean {
  return params.levels[difficulty].zeros !== true || (top % bottom) * 10 < bottom;
}

/** What makes a question hard. */
export const features = (value: Fraction, steps: number): Record<string, number> => ({
  steps: steps + ([10, 100].includes(value.bottom) ? 0 : 1),
  places: placesOf(value),
  bottom: value.bottom,
  wholes: Math.floor(value.top / value.bottom),
});
