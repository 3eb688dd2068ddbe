/** Exact fractions of whole numbers. Marking never uses floats: 0.1 + 0.2 is 0.3 here. */

/** A value in lowest terms; the bottom is always above zero. */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

/** The largest whole number that divides both; the other one where one is 0. */
export function commonFactor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [sizeOf(one), sizeOf(other)];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** `top` over `bottom`. Throws RangeError when the bottom is 0; readers ask before they come here. */
export function exact(top: bigint, bottom = 1n): Exact {
  if (bottom === 0n) throw new RangeError('a fraction over 0 has no value');
  const factor = commonFactor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / factor, bottom: bottom / factor };
}

export function isEqual(one: Exact, other: Exact): boolean {
  return one.top === other.top && one.bottom === other.bottom;
}

export function plus(one: Exact, other: Exact): Exact {
  return exact(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
}

export function times(one: Exact, other: Exact): Exact {
  return exact(one.top * other.top, one.bottom * other.bottom);
}

/** `one` ÷ `other`. Throws RangeError when `other` is 0. */
export function dividedBy(one: Exact, other: Exact): Exact {
  return exact(one.top * other.bottom, one.bottom * other.top);
}

/** Whether two values lie no further apart than `tolerance`. */
export function isWithin(one: Exact, other: Exact, tolerance: Exact): boolean {
  const apart = sizeOf(one.top * other.bottom - other.top * one.bottom);
  return apart * tolerance.bottom <= tolerance.top * one.bottom * other.bottom;
}

/** The value of digits with a point ('3.25', '.5', '5.'); the caller has made sure that there is nothing else. */
export function exactOfDecimal(digits: string): Exact {
  const [whole = '', decimals = ''] = digits.split('.');
  return exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** The value of exact text as keys hold it: '42', '-3.25', '13/4'. Undefined for anything else. */
export function exactOf(text: string): Exact | undefined {
  const [, sign, decimal, over] = /^(-?)(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text) ?? [];
  if (decimal === undefined || (over !== undefined && (decimal.includes('.') || BigInt(over) === 0n))) return undefined;
  const value = over === undefined ? exactOfDecimal(decimal) : exact(BigInt(decimal), BigInt(over));
  return sign === '-' ? exact(-value.top, value.bottom) : value;
}

/** The value as exact text: '42', '-3.25' where the decimals end, '1/3' where they do not. */
export function exactText({ top, bottom }: Exact): string {
  if (bottom === 1n) return String(top);
  let places = 0;
  let power = 1n;
  // Decimals end when the bottom has no factors but 2 and 5, and then within as many places as the bottom has bits.
  while (power % bottom !== 0n && places <= bottom.toString(2).length) {
    power *= 10n;
    places++;
  }
  if (power % bottom !== 0n) return `${top}/${bottom}`;
  const digits = String(sizeOf(top) * (power / bottom)).padStart(places + 1, '0');
  return `${top < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
