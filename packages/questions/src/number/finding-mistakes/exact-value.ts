/** The exact value of a line of working, by the order of operations; an independent reading of what is written. */

/** A fraction with whole numbers. */
interface Exact {
  readonly top: number;
  readonly bottom: number;
}

const whole = (top: number): Exact => ({ top, bottom: 1 });

function applied(one: Exact, sign: string, other: Exact): Exact {
  if (sign === '×') return { top: one.top * other.top, bottom: one.bottom * other.bottom };
  if (sign === '÷') return { top: one.top * other.bottom, bottom: one.bottom * other.top };
  const by = sign === '+' ? 1 : -1;
  return { top: one.top * other.bottom + by * other.top * one.bottom, bottom: one.bottom * other.bottom };
}

/** '35% of 240' as 35/100 × 240. */
const tokensOf = (text: string): string[] =>
  text.replace(/(\d+)% of/g, '$1/100 ×').match(/\d+\/\d+|\d+|[()+×÷-]/g) ?? [];

function valueFrom(tokens: string[]): Exact {
  const atom = (): Exact => {
    const token = tokens.shift() ?? '0';
    if (token === '(') {
      const inner = valueFrom(tokens);
      tokens.shift();
      return inner;
    }
    const [top = '0', bottom = '1'] = token.split('/');
    return { top: Number(top), bottom: Number(bottom) };
  };
  const product = (): Exact => {
    let value = atom();
    while (tokens[0] === '×' || tokens[0] === '÷') value = applied(value, tokens.shift() ?? '', atom());
    return value;
  };
  let sum = product();
  while (tokens[0] === '+' || tokens[0] === '-') sum = applied(sum, tokens.shift() ?? '', product());
  return tokens.length === 0 || tokens[0] === ')' ? sum : whole(Number.NaN);
}

/** Whether both sides of 'a = b' have the same value. */
export function isTrue(line: string): boolean {
  const [left, right] = line.split('=').map((side) => valueFrom(tokensOf(side)));
  return left !== undefined && right !== undefined && left.top * right.bottom === right.top * left.bottom;
}

/** The value of a calculation, as a whole number or a fraction in lowest terms. */
export function exactText(calculation: string): string {
  const { top, bottom } = valueFrom(tokensOf(calculation));
  let by = Math.min(Math.abs(top), bottom);
  while (by > 1 && (top % by !== 0 || bottom % by !== 0)) by--;
  const [shortTop, shortBottom] = by > 1 ? [top / by, bottom / by] : [top, bottom];
  return shortBottom === 1 ? String(shortTop) : `${shortTop}/${shortBottom}`;
}
