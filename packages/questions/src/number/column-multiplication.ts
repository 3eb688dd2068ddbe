/** Multiplying column by column: the mistakes children make, and the second way to the product (doubling). */

/** Multiplies each digit and forgets every carried ten. */
export function multiplyWithoutCarry(value: number, by: number): number {
  const digits = [...String(value)];
  return Number(digits.map((digit, at) => (at === 0 ? Number(digit) * by : (Number(digit) * by) % 10)).join(''));
}

/** Adds the carried ten before multiplying: 27 × 4 as (2 + 2) × 4, 8. */
export function carryBeforeMultiplying(value: number, by: number): number {
  let carried = 0;
  const written: number[] = [];
  const digits = [...String(value)].reverse().map(Number);
  for (const [at, digit] of digits.entries()) {
    const worth = at === 0 ? digit * by : (digit + carried) * by;
    if (at === digits.length - 1) written.push(worth);
    else {
      written.push(worth % 10);
      carried = Math.floor(worth / 10);
    }
  }
  return Number(written.reverse().join(''));
}

/** Multiplies the ones only and keeps the other digits. */
export function multiplyOnesOnly(value: number, by: number): number {
  return Math.floor(value / 10) * 10 + (value % 10) * by;
}

/** Writes each product down whole: 27 × 4 gives 828. */
export function multiplyWritingAll(value: number, by: number): number {
  return Number([...String(value)].map((digit) => Number(digit) * by).join(''));
}

/** Columns in which a ten is carried, not counting the last. */
export function carriesOf(value: number, by: number): number {
  let carried = 0;
  let count = 0;
  const digits = [...String(value)].reverse().map(Number);
  for (const digit of digits.slice(0, -1)) {
    carried = Math.floor((digit * by + carried) / 10);
    if (carried > 0) count++;
  }
  return count;
}

/** The product by doubling and halving (Russian peasants), with no table facts at all. */
export function productByDoubling(one: number, other: number): number {
  let [left, right, sum] = [BigInt(one), BigInt(other), 0n];
  while (right > 0n) {
    if (right % 2n === 1n) sum += left;
    left += left;
    right /= 2n;
  }
  return Number(sum);
}
