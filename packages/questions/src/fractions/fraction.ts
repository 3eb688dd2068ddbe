/** Exact fractions of whole numbers: never a float. Parts are kept as written (2/4 stays 2/4) until asked for lowest terms. */

/** A fraction as it is written; the bottom is more than 0. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

/** The largest number that divides both. */
export function gcd(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : gcd(other, one % other);
}

/** The smallest number that both divide. */
export function lcm(one: number, other: number): number {
  return (one / gcd(one, other)) * other;
}

/** A fraction as written. */
export function fraction(top: number, bottom = 1): Fraction {
  if (bottom === 0 || !Number.isSafeInteger(top) || !Number.isSafeInteger(bottom))
    throw new RangeError(`${top}/${bottom} is not a fraction of whole numbers`);
  return bottom < 0 ? { top: -top, bottom: -bottom } : { top, bottom };
}

/** In lowest terms: 6/8 → 3/4. */
export function lowest({ top, bottom }: Fraction): Fraction {
  const by = gcd(top, bottom);
  return { top: top / by, bottom: bottom / by };
}

/** Whether it is already in lowest terms. */
export function isLowest({ top, bottom }: Fraction): boolean {
  return gcd(top, bottom) === 1;
}

/** The sum, over the lowest common denominator. */
export function plus(one: Fraction, other: Fraction): Fraction {
  const bottom = lcm(one.bottom, other.bottom);
  return { top: one.top * (bottom / one.bottom) + other.top * (bottom / other.bottom), bottom };
}

/** The difference, over the lowest common denominator. */
export function minus(one: Fraction, other: Fraction): Fraction {
  return plus(one, { top: -other.top, bottom: other.bottom });
}

/** The product, top times top and bottom times bottom. */
export function times(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.top, bottom: one.bottom * other.bottom };
}

/** The quotient: times the other turned over. */
export function over(one: Fraction, other: Fraction): Fraction {
  return fraction(one.top * other.bottom, one.bottom * other.top);
}

/** Less than 0 where the first is smaller, 0 where they are equal in value. */
export function compare(one: Fraction, other: Fraction): number {
  return one.top * other.bottom - other.top * one.bottom;
}

/** As it is written: '3/4', '7/4'. */
export function written({ top, bottom }: Fraction): string {
  return `${top}/${bottom}`;
}

/** With the whole ones in front: 7/4 → '1 3/4', 8/4 → '2', 3/4 → '3/4'. */
export function mixed({ top, bottom }: Fraction): string {
  const whole = Math.floor(top / bottom);
  const rest = top - whole * bottom;
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${bottom}` : `${whole} ${rest}/${bottom}`;
}

/** What a text says as an exact value: '3/4', '2 3/4', '2.75', '75%', '£4'. Undefined where it is no number. */
export function readValue(text: string): Fraction | undefined {
  const plain = text.replaceAll(',', '').replaceAll('−', '-');
  const parts = /(-?)(?:(\d+) )?(\d+)\/(\d+)/.exec(plain);
  if (parts !== null) {
    const [, sign, whole = '0', top = '', bottom = ''] = parts;
    const size = Number(whole) * Number(bottom) + Number(top);
    return Number(bottom) === 0 ? undefined : fraction(sign === '-' ? -size : size, Number(bottom));
  }
  const [, sign = '', whole = '', rest = '', percent = ''] = /(-?)(\d+)(?:\.(\d+))?\s*(%?)/.exec(plain) ?? [];
  if (whole === '') return undefined;
  const size = Number(whole + rest);
  return fraction(sign === '-' ? -size : size, 10 ** rest.length * (percent === '' ? 1 : 100));
}

/** Whether two texts name the same value. */
export function sameValue(one: string, other: string): boolean {
  const [left, right] = [readValue(one), readValue(other)];
  return left !== undefined && right !== undefined && compare(left, right) === 0;
}
