/** Worked calculations, line by line, and the mistakes children make in them. */
import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { nearDifference, nearProduct, product, splitDivision } from './in-parts.ts';
import { named, type Working } from './mistakes.ts';

export type WorkingKind =
  | 'short-product'
  | 'large-product'
  | 'long-product'
  | 'near-product'
  | 'large-near-product'
  | 'near-difference'
  | 'large-difference'
  | 'split-division'
  | 'large-division'
  | 'long-division'
  | 'order'
  | 'brackets'
  | 'fractions'
  | 'percentage'
  | 'large-percentage'
  | 'mean';

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
          `${u} − ${s} = ${u - s - 1}`,
        ],
        because: named.difference,
      },
    ],
  };
}

function brackets(random: Random): Working | undefined {
  // In year 6 a product by one digit is found at easy: here both factors have two.
  const [p, q] = [random.int(37, 89), random.pick([12, 13, 14, 15, 16, 17, 18])];
  const [r, s] = [random.int(41, 65), random.int(13, 28)];
  // By a round number only a slip in an easy fact would be left.
  if ((r - s) % 10 === 0) return undefined;
  const [t, u] = [r - s, q * (r - s)];
  const steps = (first: number, second: number, end: number): string[] => [
    `${p} + ${q} × (${r} − ${s}) = ${p} + ${q} × ${first}`,
    `${p} + ${q} × ${first} = ${p} + ${n(second)}`,
    `${p} + ${n(second)} = ${n(end)}`,
  ];
  return {
    calculation: `${p} + ${q} × (${r} − ${s})`,
    lines: steps(t, u, p + u),
    answer: String(p + u),
    faults: [
      { at: 0, lines: steps(t - 1, q * (t - 1), p + q * (t - 1)), because: named.difference },
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

function percentage(random: Random, large: boolean): Working | undefined {
  const total = 20 * random.int(large ? 51 : 6, large ? 190 : 45);
  // Of whole hundreds, or for a quarter, no line would be needed.
  if (total % 100 === 0) return undefined;
  const tens = random.int(3, large ? 8 : 6);
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
  'near-product': (random) => nearProduct(random, false),
  'large-near-product': (random) => nearProduct(random, true),
  'near-difference': (random) => nearDifference(random, false),
  'large-difference': (random) => nearDifference(random, true),
  'split-division': (random) => splitDivision(random, 'split'),
  'large-division': (random) => splitDivision(random, 'large'),
  'long-division': (random) => splitDivision(random, 'long'),
  order,
  brackets,
  fractions,
  percentage: (random) => percentage(random, false),
  'large-percentage': (random) => percentage(random, true),
  mean,
};

/** A worked calculation of this kind; undefined where the numbers don't fit. */
export function drawWorking(random: Random, kind: WorkingKind): Working | undefined {
  const working = makers[kind](random);
  if (working === undefined) return undefined;
  // A slip that happens to give the answer would print it.
  const shown = working.answer.includes('/') ? working.answer : n(working.answer);
  const answer = new RegExp(`(?<![\\d,/])${shown}(?![\\d,/])`);
  const faults = working.faults.filter(({ lines }) => !lines.some((line) => answer.test(line)));
  if (faults.length === 0) return undefined;
  return { ...working, faults };
}
