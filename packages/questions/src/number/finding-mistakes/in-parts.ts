/** Workings that take a number apart: products, differences and divisions. */
import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { named, type Working } from './mistakes.ts';

/** A product in two parts, the hundreds first: two digits by two, or three or four digits by one. */
export function product(random: Random, kind: 'short' | 'large' | 'long'): Working | undefined {
  const large = kind === 'long';
  const size = kind === 'large' ? 1000 : 100;
  const one = large
    ? 10 * random.int(2, 8) + random.int(3, 9)
    : size * random.int(1, 7) + random.int(size / 10 + 3, size - 11);
  const [tens, ones] = [10 * random.int(2, 8), random.int(3, 9)];
  const parts = large ? [tens, ones] : [100 * Math.floor(one / 100), one % 100];
  const by = large ? tens + ones : random.int(3, 9);
  const [left, right] = parts;
  const [first = 0, second = 0] = [left, right];
  // Two equal digits make the second line the first one again.
  if (large && tens === 10 * ones) return undefined;
  // A part of one digit, or of tens alone, would be seen through at once.
  if (!large && (second < 13 || second % 10 === 0 || (kind === 'large' && first % size === 0))) return undefined;
  const line = (part: number, value: number): string =>
    large ? `${one} × ${part} = ${n(value)}` : `${n(part)} × ${by} = ${n(value)}`;
  const [x, y] = large ? [one * first, one * second] : [first * by, second * by];
  const sum = (a: number, b: number, wrong = a + b): string => `${n(a)} + ${n(b)} = ${n(wrong)}`;
  const noZero = x / 10;
  // A ten that was not carried, in the hundreds or in the tens.
  const lost = large ? 100 : 1000;
  const carries = large ? (one % 10) * second >= 10 : (second % 10) * by >= 10;
  return {
    calculation: `${n(one)} × ${by}`,
    lines: [line(first, x), line(second, y), sum(x, y)],
    answer: String(x + y),
    faults: [
      // Where a part has two digits or more, a zero left out is seen at once.
      kind === 'short'
        ? { at: 0, lines: [line(first, noZero), line(second, y), sum(noZero, y)], because: named.zero }
        : { at: 0, lines: [line(first, x - lost), line(second, y), sum(x - lost, y)], because: named.table },
      {
        at: 1,
        lines: [line(first, x), line(second, y - 10), sum(x, y - 10)],
        because: carries ? named.carry : named.table,
      },
      { at: 2, lines: [line(first, x), line(second, y), sum(x, y, x + y - 100)], because: named.sum },
    ],
  };
}

/** A product by a number near a round one: 7 × 58 = 7 × 60 − 7 × 2. */
export function nearProduct(random: Random, isLarge: boolean): Working {
  const by = random.int(4, 9);
  const unit = isLarge ? 100 : 10;
  const round = unit * random.int(3, 9);
  const less = random.int(isLarge ? 2 : 1, isLarge ? 5 : 3);
  const [x, y] = [by * round, by * less];
  // A difference larger than the first number would be seen at once.
  const slip = x - y + (y < 20 ? -10 : 10);
  const first = `${by} × ${round - less} = ${by} × ${round} − ${by} × ${less}`;
  return {
    calculation: `${by} × ${round - less}`,
    lines: [first, `${by} × ${round} − ${by} × ${less} = ${n(x)} − ${y}`, `${n(x)} − ${y} = ${n(x - y)}`],
    answer: String(x - y),
    faults: [
      {
        at: 0,
        lines: [
          `${by} × ${round - less} = ${by} × ${round} − ${less}`,
          `${by} × ${round} − ${less} = ${n(x)} − ${less}`,
          `${n(x)} − ${less} = ${n(x - less)}`,
        ],
        because: named.oneTerm,
      },
      {
        at: 1,
        lines: [
          first,
          `${by} × ${round} − ${by} × ${less} = ${n(x - unit)} − ${y}`,
          `${n(x - unit)} − ${y} = ${n(x - unit - y)}`,
        ],
        because: named.table,
      },
      {
        at: 2,
        lines: [first, `${by} × ${round} − ${by} × ${less} = ${n(x)} − ${y}`, `${n(x)} − ${y} = ${n(slip)}`],
        because: named.difference,
      },
    ],
  };
}

/** A difference by rounding what is subtracted. */
export function nearDifference(random: Random, isLarge: boolean): Working {
  const unit = isLarge ? 1000 : 100;
  const one = random.int(4 * unit + 12, 10 * unit - 15);
  const round = unit * random.int(1, 3);
  const less = random.int(isLarge ? 3 : 2, isLarge ? 9 : 5);
  const by = round - less;
  const rest = one - round;
  // A difference that is the first number again would be seen at once.
  const slip = round === unit ? rest - unit : rest + unit;
  const steps = (sign: '+' | '−', from: number, end: number): string[] => [
    `${n(one)} − ${n(by)} = ${n(one)} − ${n(round)} ${sign} ${less}`,
    `${n(one)} − ${n(round)} ${sign} ${less} = ${n(from)} ${sign} ${less}`,
    `${n(from)} ${sign} ${less} = ${n(end)}`,
  ];
  return {
    calculation: `${n(one)} − ${n(by)}`,
    lines: steps('+', rest, rest + less),
    answer: String(rest + less),
    faults: [
      { at: 0, lines: steps('−', rest, rest - less), because: named.compensates },
      { at: 1, lines: steps('+', slip, slip + less), because: named.difference },
      { at: 2, lines: steps('+', rest, rest + less + 10), because: named.sum },
    ],
  };
}

const divisions = {
  split: { by: [3, 9], tens: [4, 12] },
  large: { by: [6, 9], tens: [31, 89] },
  long: { by: [12, 19], tens: [11, 39] },
} as const;

/** A division in two parts. */
export function splitDivision(random: Random, kind: 'split' | 'large' | 'long'): Working | undefined {
  const {
    by: [least, most],
    tens: [fewest, highest],
  } = divisions[kind];
  const by = random.int(least, most);
  if (by === 5) return undefined;
  const [tens, ones] = [random.int(fewest, highest), random.int(2, 9)];
  const [a, b] = [by * tens * 10, by * ones];
  const total = a + b;
  const first = `${n(total)} ÷ ${by} = ${n(a)} ÷ ${by} + ${b} ÷ ${by}`;
  const steps = (x: number, y: number, end = x + y): string[] => [
    first,
    `${n(a)} ÷ ${by} + ${b} ÷ ${by} = ${x} + ${y}`,
    `${x} + ${y} = ${end}`,
  ];
  const [x, y] = [tens * 10, ones];
  return {
    calculation: `${n(total)} ÷ ${by}`,
    lines: steps(x, y),
    answer: String(x + y),
    faults: [
      {
        at: 0,
        lines: [
          `${n(total)} ÷ ${by} = ${n(a)} ÷ ${by} + ${b}`,
          `${n(a)} ÷ ${by} + ${b} = ${x} + ${b}`,
          `${x} + ${b} = ${x + b}`,
        ],
        because: named.shares,
      },
      kind === 'split'
        ? { at: 1, lines: steps(tens, y), because: named.tens }
        : { at: 1, lines: steps(x - 10, y), because: named.division },
      { at: 2, lines: steps(x, y, x + y + 10), because: named.sum },
    ],
  };
}
