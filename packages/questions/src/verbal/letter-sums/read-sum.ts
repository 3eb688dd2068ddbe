/** Reads sums as they are printed, '(A + 3) × B − 12', by the order of operations, with whole numbers from nought up at every step. */

/** What letters and signs like □ stand for. */
export type Values = ReadonlyMap<string, number>;

interface Tokens {
  readonly list: readonly string[];
  at: number;
}

function tokensOf(text: string): Tokens {
  return { list: text.match(/\d+|[A-Z□?]|[()+−×÷²]/g) ?? [], at: 0 };
}

/** A factor: a number, a letter or a bracket, squared or not; two side by side are multiplied ('3A', 'AB'). */
function factor(tokens: Tokens, values: Values): number {
  const token = tokens.list[tokens.at++] ?? '';
  let value: number;
  if (token === '(') {
    value = sum(tokens, values);
    tokens.at++;
  } else value = /^\d/.test(token) ? Number(token) : (values.get(token) ?? Number.NaN);
  if (tokens.list[tokens.at] === '²') {
    tokens.at++;
    value *= value;
  }
  return /^[A-Z(]$/.test(tokens.list[tokens.at] ?? '') ? value * factor(tokens, values) : value;
}

function product(tokens: Tokens, values: Values): number {
  let value = factor(tokens, values);
  while (tokens.list[tokens.at] === '×' || tokens.list[tokens.at] === '÷') {
    const divides = tokens.list[tokens.at++] === '÷';
    const next = factor(tokens, values);
    value = divides ? (next !== 0 && value % next === 0 ? value / next : Number.NaN) : value * next;
  }
  return value;
}

function sum(tokens: Tokens, values: Values): number {
  let value = product(tokens, values);
  while (tokens.list[tokens.at] === '+' || tokens.list[tokens.at] === '−') {
    const minus = tokens.list[tokens.at++] === '−';
    const next = product(tokens, values);
    value = minus ? value - next : value + next;
    if (value < 0) return Number.NaN;
  }
  return value;
}

/** The whole number a printed sum makes; undefined where a division does not go, a step falls below nought or a letter is unknown. */
export function sumValue(text: string, values: Values = new Map()): number | undefined {
  const value = sum(tokensOf(text.replaceAll(',', '')), values);
  return Number.isInteger(value) ? value : undefined;
}

/** The same worked from left to right, whatever the signs and brackets: the mistake of a hurried child. */
export function leftToRight(text: string, values: Values = new Map()): number | undefined {
  // BD, 3(A + B) and A² have a sign that isn't written: there is no left to right in them.
  if (/²|[\dA-Z)](?=[A-Z(])/.test(text)) return undefined;
  const tokens = text.replaceAll(',', '').match(/\d+|[A-Z]|[+−×÷]/g) ?? [];
  const worth = (token: string): number => (/^\d/.test(token) ? Number(token) : (values.get(token) ?? Number.NaN));
  let value = worth(tokens[0] ?? '');
  for (let at = 1; at + 1 < tokens.length; at += 2) {
    const next = worth(tokens[at + 1] ?? '');
    if (tokens[at] === '+') value += next;
    else if (tokens[at] === '−') value -= next;
    else value = tokens[at] === '×' ? value * next : value / next;
    // Nobody goes on where a step falls below nought or makes no whole number.
    if (value < 0 || !Number.isInteger(value)) return undefined;
  }
  return Number.isInteger(value) ? value : undefined;
}

const arithmetic: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '−': (one, other) => one - other,
  '×': (one, other) => one * other,
  '÷': (one, other) => one / other,
};
/** What is worked out next, in order: a bracket, then × and ÷, then + and −. */
const nextParts = [/\((\d+) ([+−×÷]) (\d+)\)/, /(\d+) ([×÷]) (\d+)/, /(\d+) ([+−]) (\d+)/];

/** Every line of working of a calculation in numbers, one part at a time: '3 × (4 + 5)', '3 × 9', '27'. */
export function workingLines(calculation: string): string[] {
  const lines = [calculation];
  let line = calculation.replace(/(\d+)²/g, '$1 × $1');
  if (line !== calculation) lines.push(line);
  while (/[+−×÷]/.test(line)) {
    const part = nextParts.find((each) => each.test(line));
    if (part === undefined) throw new RangeError(`'${line}' cannot be worked out`);
    line = line.replace(part, (_, one: string, sign: string, other: string) =>
      String(arithmetic[sign]?.(Number(one), Number(other))),
    );
    lines.push(line);
  }
  return lines;
}

/** Whether a step of a calculation takes no working out: × or ÷ by 0, 1 or 10, or nothing added or taken away. */
export function hasTrivialStep(calculation: string): boolean {
  return workingLines(calculation).some((line) =>
    /[×÷] (?:0|1|10)(?!\d)|(?<!\d)(?:(?:0|1|10) ×|0 \+)|[+−] 0(?!\d)/.test(line),
  );
}
