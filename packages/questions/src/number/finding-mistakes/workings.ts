/** Worked calculations, line by line, and the mistakes children make in them. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

/** A mistake at a line: what is written there instead, and what follows from it. */
export interface Fault {
  readonly at: number;
  readonly lines: readonly string[];
  readonly because: Mistake;
}

/** A calculation with its lines, and the ways to go wrong in it. */
export interface Working {
  readonly calculation: string;
  readonly lines: readonly string[];
  readonly answer: string;
  readonly faults: readonly Fault[];
}

export type WorkingKind =
  | 'short-product'
  | 'large-product'
  | 'long-product'
  | 'near-product'
  | 'near-difference'
  | 'split-division'
  | 'large-division'
  | 'order'
  | 'brackets'
  | 'fractions'
  | 'percentage'
  | 'large-percentage'
  | 'mean';

const mistake = mistakesIn('m.findMistake');
const named = {
  zero: mistake('forgets-zero', 'A zero is missing: the product in that line has to be ten times as large.'),
  tens: mistake('tens-as-ones', 'Tens were written as ones. That part has to be ten times as large.'),
  table: mistake('table-fact', 'The multiplication in that line is wrong.'),
  carry: mistake('forgets-exchange', 'A ten that should be carried was left out, so the product is 10 too small.'),
  oneTerm: mistake('multiplies-one-part', 'Both parts have to be multiplied, not only the first.'),
  compensates: mistake('compensates-wrong-way', 'Too much was subtracted, so the extra has to be added back.'),
  shares: mistake('shares-one-part', 'Both parts have to be divided.'),
  order: mistake('left-to-right', 'Multiply before you add. The calculation was done from left to right.'),
  unchanged: mistake(
    'changes-denominator-only',
    'When the denominator is multiplied, the numerator has to be multiplied as well.',
  ),
  bottoms: mistake('adds-denominators', 'Parts of one size are added. The denominator stays the same.'),
  half: mistake('wrong-part', '5% is half of 10%. Here 10% was doubled instead.'),
  sum: mistake('adds-wrongly', 'The addition in that line is wrong.'),
  difference: mistake('subtracts-wrongly', 'The subtraction in that line is wrong.'),
  division: mistake('table-fact', 'The division in that line is wrong.'),
  count: (count: number) =>
    mistake(
      'divides-by-wrong-count',
      `The sum is divided by ${count} on the left, so divide by ${count} on the right as well.`,
    ),
  lots: (percent: number, tens: number) => mistake('table-fact', `${percent}% is ${tens} times as much as 10%.`),
};

/** A product in two parts: two digits by two, or three or four digits by one. */
function product(random: Random, kind: 'short' | 'large' | 'long'): Working {
  const large = kind === 'long';
  const size = kind === 'large' ? 1000 : 100;
  const one = large ? random.int(23, 89) : size * random.int(1, 7) + random.int(size / 10 + 3, size - 11);
  const [tens, ones] = [10 * random.int(2, 8), random.int(3, 9)];
  const parts = large ? [tens, ones] : [size * Math.floor(one / size), one % size];
  const by = large ? tens + ones : random.int(3, 9);
  const [left, right] = parts;
  const [first = 0, second = 0] = [left, right];
  const line = (part: number, value: number): string =>
    large ? `${one} × ${part} = ${n(value)}` : `${n(part)} × ${by} = ${n(value)}`;
  const [x, y] = large ? [one * first, one * second] : [first * by, second * by];
  const sum = (a: number, b: number, wrong = a + b): string => `${n(a)} + ${n(b)} = ${n(wrong)}`;
  const noZero = x / 10;
  const carries = large ? (one % 10) * second >= 10 : (second % 10) * by >= 10;
  return {
    calculation: `${n(one)} × ${by}`,
    lines: [line(first, x), line(second, y), sum(x, y)],
    answer: String(x + y),
    faults: [
      { at: 0, lines: [line(first, noZero), line(second, y), sum(noZero, y)], because: named.zero },
      {
        at: 1,
        lines: [line(first, x), line(second, y - 10), sum(x, y - 10)],
        because: carries ? named.carry : named.table,
      },
      { at: 2, lines: [line(first, x), line(second, y), sum(x, y, x + y - 100)], because: named.sum },
    ],
  };
}

function nearProduct(random: Random): Working {
  const by = random.int(4, 9);
  const round = 10 * random.int(3, 9);
  const less = random.int(1, 3);
  const [x, y] = [by * round, by * less];
  const first = `${by} × ${round - less} = ${by} × ${round} − ${by} × ${less}`;
  return {
    calculation: `${by} × ${round - less}`,
    lines: [first, `${by} × ${round} − ${by} × ${less} = ${x} − ${y}`, `${x} − ${y} = ${x - y}`],
    answer: String(x - y),
    faults: [
      {
        at: 0,
        lines: [
          `${by} × ${round - less} = ${by} × ${round} − ${less}`,
          `${by} × ${round} − ${less} = ${x} − ${less}`,
          `${x} − ${less} = ${x - less}`,
        ],
        because: named.oneTerm,
      },
      {
        at: 1,
        lines: [first, `${by} × ${round} − ${by} × ${less} = ${x - by} − ${y}`, `${x - by} − ${y} = ${x - by - y}`],
        because: named.table,
      },
      {
        at: 2,
        lines: [first, `${by} × ${round} − ${by} × ${less} = ${x} − ${y}`, `${x} − ${y} = ${x - y + 10}`],
        because: named.difference,
      },
    ],
  };
}

function nearDifference(random: Random): Working {
  const one = random.int(412, 985);
  const round = 100 * random.int(1, 3);
  const less = random.int(2, 5);
  const by = round - less;
  const rest = one - round;
  const steps = (sign: '+' | '−', from: number, end: number): string[] => [
    `${one} − ${by} = ${one} − ${round} ${sign} ${less}`,
    `${one} − ${round} ${sign} ${less} = ${from} ${sign} ${less}`,
    `${from} ${sign} ${less} = ${end}`,
  ];
  return {
    calculation: `${one} − ${by}`,
    lines: steps('+', rest, rest + less),
    answer: String(rest + less),
    faults: [
      { at: 0, lines: steps('−', rest, rest - less), because: named.compensates },
      { at: 1, lines: steps('+', rest + 100, rest + 100 + less), because: named.difference },
      { at: 2, lines: steps('+', rest, rest + less + 10), because: named.sum },
    ],
  };
}

function splitDivision(random: Random, large: boolean): Working {
  const by = random.int(large ? 6 : 3, 9);
  const [tens, ones] = [random.int(large ? 31 : 2, large ? 89 : 12), random.int(2, 9)];
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
      { at: 1, lines: steps(tens, y), because: named.tens },
      { at: 2, lines: steps(x, y, x + y + 10), because: named.sum },
    ],
  };
}

function order(random: Random): Working {
  const [p, q, r, s] = [random.int(6, 40), random.int(3, 9), random.int(3, 9), random.int(2, 5)];
  const [t, u] = [q * r, p + q * r];
  return {
    calculation: `${p} + ${q} × ${r} − ${s}`,
    lines: [
      `${p} + ${q} × ${r} − ${s} = ${p} + ${t} − ${s}`,
      `${p} + ${t} − ${s} = ${u} − ${s}`,
      `${u} − ${s} = ${u - s}`,
    ],
    answer: String(u - s),
    faults: [
      {
        at: 0,
        lines: [
          `${p} + ${q} × ${r} − ${s} = ${p + q} × ${r} − ${s}`,
          `${p + q} × ${r} − ${s} = ${(p + q) * r} − ${s}`,
          `${(p + q) * r} − ${s} = ${(p + q) * r - s}`,
        ],
        because: named.order,
      },
      {
        at: 1,
        lines: [
          `${p} + ${q} × ${r} − ${s} = ${p} + ${t} − ${s}`,
          `${p} + ${t} − ${s} = ${u + 10} − ${s}`,
          `${u + 10} − ${s} = ${u + 10 - s}`,
        ],
        because: named.sum,
      },
      {
        at: 2,
        lines: [
          `${p} + ${q} × ${r} − ${s} = ${p} + ${t} − ${s}`,
          `${p} + ${t} − ${s} = ${u} − ${s}`,
          `${u} − ${s} = ${u + s}`,
        ],
        because: named.difference,
      },
    ],
  };
}

function brackets(random: Random): Working {
  const [p, q] = [random.int(11, 40), random.int(3, 9)];
  const [r, s] = [random.int(13, 29), random.int(3, 9)];
  const [t, u] = [r - s, q * (r - s)];
  const steps = (first: number, second: number, end: number): string[] => [
    `${p} + ${q} × (${r} − ${s}) = ${p} + ${q} × ${first}`,
    `${p} + ${q} × ${first} = ${p} + ${second}`,
    `${p} + ${second} = ${end}`,
  ];
  return {
    calculation: `${p} + ${q} × (${r} − ${s})`,
    lines: steps(t, u, p + u),
    answer: String(p + u),
    faults: [
      { at: 0, lines: steps(t + 10, q * (t + 10), p + q * (t + 10)), because: named.difference },
      {
        at: 1,
        lines: [
          `${p} + ${q} × (${r} − ${s}) = ${p} + ${q} × ${t}`,
          `${p} + ${q} × ${t} = ${p + q} × ${t}`,
          `${p + q} × ${t} = ${n((p + q) * t)}`,
        ],
        because: named.order,
      },
      { at: 1, lines: steps(t, u + q, p + u + q), because: named.table },
      { at: 2, lines: steps(t, u, p + u + 10), because: named.sum },
    ],
  };
}

function fractions(random: Random): Working | undefined {
  const [b, d] = [random.int(3, 6), random.int(3, 8)];
  const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)];
  const bottom = b * d;
  const [top, other] = [a * d, c * b];
  // Both in lowest terms, and the sum too: nobody can take a fraction for a mistake that is only not simplified.
  const isLowest = (one: number, two: number): boolean =>
    Array.from({ length: one }, (_, at) => at + 1).every((by) => by === 1 || one % by > 0 || two % by > 0);
  const areLowest = isLowest(a, b) && isLowest(c, d) && isLowest(top + other, bottom);
  if (b === d || !areLowest || top + other >= bottom) return undefined;
  const first = `${a}/${b} + ${c}/${d} = ${top}/${bottom} + ${other}/${bottom}`;
  const sum = `${top}/${bottom} + ${other}/${bottom}`;
  return {
    calculation: `${a}/${b} + ${c}/${d}`,
    lines: [first, `${sum} = ${top + other}/${bottom}`],
    answer: `${top + other}/${bottom}`,
    faults: [
      {
        at: 0,
        lines: [
          `${a}/${b} + ${c}/${d} = ${a}/${bottom} + ${c}/${bottom}`,
          `${a}/${bottom} + ${c}/${bottom} = ${a + c}/${bottom}`,
        ],
        because: named.unchanged,
      },
      { at: 1, lines: [first, `${sum} = ${top + other}/${2 * bottom}`], because: named.bottoms },
    ],
  };
}

function percentage(random: Random, large: boolean): Working {
  const total = 20 * random.int(large ? 51 : 6, large ? 190 : 45);
  const tens = random.int(large ? 3 : 2, large ? 8 : 4);
  const percent = 10 * tens + 5;
  const [ten, five] = [total / 10, total / 20];
  const many = tens * ten;
  const lines = (one: number, half: number, several: number, end: number): string[] => [
    `10% of ${n(total)} = ${one}`,
    `${10 * tens}% of ${n(total)} = ${n(several)}`,
    `5% of ${n(total)} = ${half}`,
    `${n(several)} + ${half} = ${n(end)}`,
  ];
  return {
    calculation: `${percent}% of ${n(total)}`,
    lines: lines(ten, five, many, many + five),
    answer: String(many + five),
    faults: [
      { at: 1, lines: lines(ten, five, many + ten, many + ten + five), because: named.lots(10 * tens, tens) },
      { at: 2, lines: lines(ten, ten * 2, many, many + ten * 2), because: named.half },
      { at: 3, lines: lines(ten, five, many, many + five + 10), because: named.sum },
    ],
  };
}

function mean(random: Random): Working | undefined {
  const count = random.int(4, 6);
  const numbers = [...Array.from({ length: count - 1 }, () => random.int(3, 29)), 0];
  const mixed = random.shuffle(numbers);
  const total = mixed.reduce((sum, each) => sum + each, 0);
  if (total % count !== 0 || total % (count - 1) !== 0) return undefined;
  const sum = `(${mixed.join(' + ')})`;
  return {
    calculation: `${sum} ÷ ${count}`,
    lines: [`${sum} ÷ ${count} = ${total} ÷ ${count}`, `${total} ÷ ${count} = ${total / count}`],
    answer: String(total / count),
    faults: [
      {
        at: 0,
        lines: [`${sum} ÷ ${count} = ${total} ÷ ${count - 1}`, `${total} ÷ ${count - 1} = ${total / (count - 1)}`],
        because: named.count(count),
      },
      {
        at: 0,
        lines: [
          `${sum} ÷ ${count} = ${total + count} ÷ ${count}`,
          `${total + count} ÷ ${count} = ${total / count + 1}`,
        ],
        because: named.sum,
      },
      {
        at: 1,
        lines: [`${sum} ÷ ${count} = ${total} ÷ ${count}`, `${total} ÷ ${count} = ${total / count + 2}`],
        because: named.division,
      },
    ],
  };
}

const makers: Readonly<Record<WorkingKind, (random: Random) => Working | undefined>> = {
  'short-product': (random) => product(random, 'short'),
  'large-product': (random) => product(random, 'large'),
  'long-product': (random) => product(random, 'long'),
  'near-product': nearProduct,
  'near-difference': nearDifference,
  'split-division': (random) => splitDivision(random, false),
  'large-division': (random) => splitDivision(random, true),
  order,
  brackets,
  fractions,
  percentage: (random) => percentage(random, false),
  'large-percentage': (random) => percentage(random, true),
  mean,
};

/** A worked calculation of this kind; undefined where the numbers don't fit. */
export function drawWorking(random: Random, kind: WorkingKind): Working | undefined {
  return makers[kind](random);
}
