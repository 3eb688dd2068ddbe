/** Works out a line of fractions from its text with big whole numbers: the second way, which shares nothing with `fraction.ts`. */

type Pair = readonly [top: bigint, bottom: bigint];

const ranks: Readonly<Record<string, number>> = { '+': 1, '-': 1, '×': 2, '÷': 2 };

const work: Readonly<Record<string, (one: Pair, other: Pair) => Pair>> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '-': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '×': ([a, b], [c, d]) => [a * c, b * d],
  '÷': ([a, b], [c, d]) => [a * d, b * c],
};

function pairOf(token: string): Pair {
  const [, whole = '0', top, bottom = '1'] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(token) ?? [];
  if (top !== undefined) return [BigInt(whole) * BigInt(bottom) + BigInt(top), BigInt(bottom)];
  const [ones = '0', parts = ''] = token.split('.');
  return [BigInt(ones + parts), 10n ** BigInt(parts.length)];
}

/** The exact value of '1/2 + 3 × (2 1/4 − 1)' with a stack, not in lowest terms. */
export function reckon(text: string): Pair {
  const tokens = text.replaceAll('−', '-').match(/(?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?|[-+×÷()]/g) ?? [];
  const values: Pair[] = [];
  const waiting: string[] = [];
  const settle = (): void => {
    const other = values.pop() ?? [0n, 1n];
    const one = values.pop() ?? [0n, 1n];
    values.push(work[waiting.pop() ?? '']?.(one, other) ?? [0n, 0n]);
  };
  for (const token of tokens) {
    if (/\d/.test(token)) values.push(pairOf(token));
    else if (token === '(') waiting.push(token);
    else if (token === ')') {
      while (waiting.at(-1) !== '(') settle();
      waiting.pop();
    } else {
      while ((ranks[waiting.at(-1) ?? ''] ?? 0) >= (ranks[token] ?? 0)) settle();
      waiting.push(token);
    }
  }
  while (waiting.length > 0) settle();
  return values[0] ?? [0n, 0n];
}

/** The value as a fraction in lowest terms, whole ones counted off one by one where `isMixed`: '11/4', or '2 3/4'. */
export function reckonText(text: string, isMixed = false): string {
  const [top, bottom] = reckon(text);
  let smaller = 1n;
  while ((top * smaller) % bottom !== 0n) smaller++;
  let rest = (top * smaller) / bottom;
  if (!isMixed) return smaller === 1n ? String(rest) : `${rest}/${smaller}`;
  let whole = 0n;
  while (rest >= smaller) [whole, rest] = [whole + 1n, rest - smaller];
  if (rest === 0n) return String(whole);
  return whole === 0n ? `${rest}/${smaller}` : `${whole} ${rest}/${smaller}`;
}

/** The whole number in the box that makes both sides equal, tried one by one; undefined where none, or several, do. */
export function boxBySearch(line: string, most: number): number | undefined {
  const found: number[] = [];
  for (let value = 1; value <= most; value++) {
    const [left = '', right = ''] = line.replaceAll(/□ ?/g, String(value)).split('=');
    const [a, b] = reckon(left);
    const [c, d] = reckon(right);
    if (b !== 0n && d !== 0n && a * d === c * b) found.push(value);
  }
  return found.length === 1 ? found[0] : undefined;
}
