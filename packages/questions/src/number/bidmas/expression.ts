/** Reads and works out written calculations in two separate ways, so that one can check the other. */

/** Splits '3 + 4 × (5 − 2)²' into numbers, signs, brackets and powers. */
function tokensOf(text: string): string[] {
  return text.replaceAll('−', '-').match(/\d+|[-+×÷()²³]/g) ?? [];
}

/** Worked out by recursive descent: a sum of products of powers. Division must come out whole or the result is NaN. */
export function evaluate(text: string): number {
  const tokens = tokensOf(text);
  let at = 0;
  const atom = (): number => {
    const token = tokens[at++];
    let value: number;
    if (token === '(') {
      value = sum();
      at++;
    } else value = Number(token);
    while (tokens[at] === '²' || tokens[at] === '³') value = tokens[at++] === '²' ? value ** 2 : value ** 3;
    return value;
  };
  const product = (): number => {
    let value = atom();
    while (tokens[at] === '×' || tokens[at] === '÷') {
      if (tokens[at++] === '×') value *= atom();
      else {
        const by = atom();
        value = value % by === 0 ? value / by : Number.NaN;
      }
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
}

/** Worked out by the shunting-yard with a stack; exact fractions as [top, bottom]. */
export function evaluateByStack(text: string): number {
  const ranks: Readonly<Record<string, number>> = { '+': 1, '-': 1, '×': 2, '÷': 2 };
  const values: [number, number][] = [];
  const waiting: string[] = [];
  const settle = (): void => {
    const sign = waiting.pop();
    const [c, d] = values.pop() ?? [0, 1];
    const [a, b] = values.pop() ?? [0, 1];
    if (sign === '+') values.push([a * d + c * b, b * d]);
    else if (sign === '-') values.push([a * d - c * b, b * d]);
    else if (sign === '×') values.push([a * c, b * d]);
    else values.push([a * d, b * c]);
  };
  for (const token of tokensOf(text)) {
    const rank = ranks[token];
    if (/\d/.test(token)) values.push([Number(token), 1]);
    else if (token === '(') waiting.push(token);
    else if (token === ')') {
      while (waiting.at(-1) !== '(') settle();
      waiting.pop();
    } else if (rank === undefined) {
      const [a, b] = values.pop() ?? [0, 1];
      values.push(token === '²' ? [a * a, b * b] : [a * a * a, b * b * b]);
    } else {
      while ((ranks[waiting.at(-1) ?? ''] ?? 0) >= rank) settle();
      waiting.push(token);
    }
  }
  while (waiting.length > 0) settle();
  const [top, bottom] = values[0] ?? [Number.NaN, 1];
  return top / bottom;
}

/** Left to right, with no order of operations: brackets only are kept. What a child gets who forgets the order. */
export function evaluateLeftToRight(text: string): number {
  let rest = text.replaceAll('−', '-');
  for (let inner = /\(([^()]*)\)/.exec(rest); inner !== null; inner = /\(([^()]*)\)/.exec(rest))
    rest = rest.replace(inner[0], String(evaluateLeftToRight(inner[1] ?? '')));
  const [first = '0', ...others] = rest.match(/-?\d+(?:\.\d+)?[²³]?|[-+×÷]/g) ?? [];
  const worth = (token: string): number => {
    const base = Number(token.replace(/[²³]/, ''));
    return token.endsWith('²') ? base * base : token.endsWith('³') ? base ** 3 : base;
  };
  let value = worth(first);
  for (let at = 0; at < others.length; at += 2) {
    const by = worth(others[at + 1] ?? '0');
    const sign = others[at];
    value = sign === '+' ? value + by : sign === '-' ? value - by : sign === '×' ? value * by : value / by;
  }
  return value;
}
