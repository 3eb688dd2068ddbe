/** Reads a typed fraction, and says in which form it stands. */

import { commonFactor } from './exact.ts';
import type { Written } from './read-amount.ts';
import { type NumberRead, readQuantity } from './read-number.ts';
import type { Reading } from './reading.ts';

/** Reads '3/4', '¾', '1 3/4', '1¾', '2' and '0.75'. '13/4' is thirteen quarters, never 1¾. */
export function readFraction(text: string): Reading<NumberRead> {
  return readQuantity(text, 'We could not read that fraction. Write it like 3/4 or 1 1/2.');
}

/** Whether nothing is left to simplify: a whole number, or a fraction in lowest terms whose whole part is taken out where one stands. */
export function isSimplest(written: Written): boolean {
  if (written.form === 'whole') return true;
  if (written.form === 'decimal' || written.form === 'words' || written.form === 'parts') return false;
  const { form, top, bottom } = written;
  return bottom > 1n && commonFactor(top, bottom) === 1n && (form === 'fraction' || top < bottom);
}
