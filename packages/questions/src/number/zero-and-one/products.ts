/** Works out lines with 0 and 1 by making the groups one by one. */

/** The value of two numbers with a sign between them. */
function applied(one: number, sign: string, other: number): number {
  if (sign === '+') return one + other;
  if (sign === '-') return one - other;
  if (sign === '×') return Array.from({ length: other }, () => one).reduce((sum, group) => sum + group, 0);
  let groups = 0;
  for (let left = one; left >= other && other > 0; left -= other) groups++;
  return groups;
}

/** '12 × 0' or '5 × 1 × 8', from left to right. */
export function workedOut(text: string): number {
  const [first = '0', ...rest] = text.trim().split(' ');
  let value = Number(first);
  for (let place = 0; place + 1 < rest.length; place += 2)
    value = applied(value, rest[place] ?? '', Number(rest[place + 1]));
  return value;
}

/** 'Work out (12 × 0) + (5 × 1).': both products, then what stands between them. */
export function productsIn(text: string): number {
  const [, one = '', sign = '', other = ''] = /\((\d+ × [01])\) ([+-]) \((\d+ × [01])\)/.exec(text) ?? [];
  return applied(workedOut(one), sign, workedOut(other));
}
