/** Works out algebra from its text with exact fractions of big whole numbers: used by every second solver of algebra. */

/** A value as top and bottom; the bottom is 0 where there is none. */
export type Exact = readonly [top: bigint, bottom: bigint];

const add = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d];
const multiply = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d];
const divide = ([a, b]: Exact, [c, d]: Exact): Exact => (c < 0n ? [-a * d, -b * c] : [a * d, b * c]);

/** The exact value of a decimal text. */
export function exactOf(text: string): Exact {
  const [ones = '0', parts = ''] = text.split('.');
  return [BigInt(ones + parts), 10n ** BigInt(parts.length)];
}

/** Whether two values are equal. */
export function isSame([a, b]: Exact, [c, d]: Exact): boolean {
  return b !== 0n && d !== 0n && a * d === c * b;
}

/** The value of '3(x + 2)² − xy/4' where each letter has a value. Letters and brackets side by side are multiplied. */
export function evaluate(text: string, letters: Readonly<Record<string, Exact>>): Exact {
  const tokens = text.replaceAll('−', '-').match(/\d+(?:\.\d+)?|[a-z]|[-+×÷/()²³]/g) ?? [];
  let at = 0;
  const atom = (): Exact => {
    const token = tokens[at++] ?? '';
    let value: Exact;
    if (token === '(') {
      value = sum();
      at++;
    } else if (token === '-') {
      const [top, bottom] = product();
      return [-top, bottom];
    } else value = /\d/.test(token) ? exactOf(token) : (letters[token] ?? [0n, 0n]);
    for (; tokens[at] === '²' || tokens[at] === '³'; at++)
      value = tokens[at] === '²' ? multiply(value, value) : multiply(value, multiply(value, value));
    return value;
  };
  const product = (): Exact => {
    let value = atom();
    for (let token = tokens[at]; token !== undefined && !/[-+)]/.test(token); token = tokens[at]) {
      if (/[×÷/]/.test(token)) at++;
      value = /[÷/]/.test(token) ? divide(value, atom()) : multiply(value, atom());
    }
    return value;
  };
  const sum = (): Exact => {
    let value = product();
    for (let sign = tokens[at]; sign === '+' || sign === '-'; sign = tokens[at]) {
      at++;
      const [top, bottom] = product();
      value = add(value, sign === '+' ? [top, bottom] : [-top, bottom]);
    }
    return value;
  };
  return sum();
}

/** The value as a decimal text, or undefined where it does not end in six places. */
export function decimalOf([top, bottom]: Exact): string | undefined {
  if (bottom === 0n) return undefined;
  const scaled = top * 1000000n;
  if (scaled % bottom !== 0n) return undefined;
  const value = scaled / bottom;
  const size = value < 0n ? -value : value;
  const parts = String(size % 1000000n)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / 1000000n}${parts === '' ? '' : `.${parts}`}`;
}

/** The letters of a line, each once. */
export function lettersIn(text: string): string[] {
  return [...new Set(text.match(/[a-z]/g) ?? [])];
}

/** Whether two expressions have one value at five far-flung places. */
export function isIdentity(one: string, other: string): boolean {
  const letters = [...new Set([...lettersIn(one), ...lettersIn(other)])];
  return [3, 7, -5, 11, 29].every((base, round) => {
    const values = Object.fromEntries(
      letters.map((letter, place): [string, Exact] => [letter, [BigInt(base + place * (13 + round)), 1n]]),
    );
    return isSame(evaluate(one, values), evaluate(other, values));
  });
}

/** Every whole number, or half, from −400 to 400 that makes both sides of an equation equal. */
export function rootsOf(equation: string, unknown: string): string[] {
  const [left = '', right = ''] = equation.split('=');
  const found: string[] = [];
  for (let twice = -800; twice <= 800; twice++) {
    const values: Readonly<Record<string, Exact>> = { [unknown]: [BigInt(twice), 2n] };
    if (isSame(evaluate(left, values), evaluate(right, values))) found.push(decimalOf([BigInt(twice), 2n]) ?? '');
  }
  return found;
}
