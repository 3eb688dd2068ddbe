/** Adding and subtracting in the head: the sums and the ways to do them. */
import type { Cell } from '../../kernel/generator.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { carriesIn, exchangesIn } from '../digits.ts';
import { mistake, named, type Params } from './mistakes.ts';

interface Sum {
  readonly a: number;
  readonly b: number;
  readonly sign: '+' | '−';
  readonly how: readonly string[];
  /** The way to `b` where it is the one that is missing. */
  readonly missing: readonly string[];
  readonly mistakes: readonly NumberMistake[];
  readonly level: number;
}

/** The result of the sum. */
export const resultOf = ({ a, b, sign }: Pick<Sum, 'a' | 'b' | 'sign'>): number => (sign === '+' ? a + b : a - b);

/** A number of ones, tens or hundreds added to or taken from three digits. */
function drawByPlace(random: Random, crossing: boolean): Sum | undefined {
  // Ones that pass no ten are known from year 2.
  const place = random.pick(crossing ? [1, 10] : [10, 100]);
  const digit = random.int(2, 9);
  const b = digit * place;
  const a = random.int(112, 989);
  const sign = random.pick(['+', '−'] as const);
  const result = resultOf({ a, b, sign });
  const own = Math.floor(a / place) % 10;
  const crosses = sign === '+' ? own + digit > 9 : own < digit;
  if (result < 10 || result > 999 || crosses !== crossing) return undefined;
  const name = { 1: 'ones', 10: 'tens', 100: 'hundreds' }[place] ?? '';
  const toTen = sign === '+' ? (10 - own) * place : own * place;
  const stop = sign === '+' ? a + toTen : a - toTen;
  // A jump of 0 is no jump: 801 − 40 is at the hundred already, 534 + 6 ends at the ten.
  if (crossing && (toTen === 0 || toTen === b)) return undefined;
  const way = sign === '+' ? 1 : -1;
  return {
    a,
    b,
    sign,
    level: crossing ? 2 : 1,
    how: crossing
      ? [`Go to ${stop} first: ${a} ${sign} ${toTen} = ${stop}.`, `Then ${stop} ${sign} ${b - toTen} = **${result}**.`]
      : [`Only the ${name} change: ${own} ${sign} ${digit} = ${own + way * digit}.`, `The answer is **${result}**.`],
    missing: crossing
      ? [
          `From ${a} to ${stop} is ${toTen}. From there to ${result} is ${b - toTen}.`,
          `${toTen} + ${b - toTen} = **${b}**.`,
        ]
      : [
          `Only the ${name} change: from ${own} to ${own + way * digit}.`,
          place === 1 ? `The difference is **${b}**.` : `That is ${digit} ${name}, so the number is **${b}**.`,
        ],
    mistakes: [
      ...[place * 10, place / 10]
        .filter((other) => other >= 1 && other <= 100)
        .map((other): NumberMistake => {
          const did = `You ${sign === '+' ? 'added' : 'subtracted'} ${digit * other}, not ${b}.`;
          return [a + way * digit * other, named.place(did)];
        }),
      ...(crosses ? [[sign === '+' ? result - 10 * place : result + 10 * place, named.carry(place)] as const] : []),
      [sign === '+' ? a - b : a + b, named.other(sign)],
      [result + place, named.off(place)],
      [result - place, named.off(-place)],
    ],
  };
}

/** Adding or taking away a number next to a round one: 99, 198, 2,995. */
function drawNear(
  random: Random,
  least: number,
  most: number,
  units: readonly number[],
  gaps: readonly number[],
): Sum | undefined {
  const unit = random.pick(units);
  const gap = random.pick(gaps) * random.pick([1, 1, -1]);
  const round = unit * random.int(1, 9);
  const b = round - gap;
  const a = random.int(least, most);
  const sign = random.pick(['+', '−'] as const);
  const result = resultOf({ a, b, sign });
  if (result < 20 || result > most * 1.5 || b < 5) return undefined;
  // 353 + 22 passes no ten: there is nothing to adjust.
  if (sign === '+' ? carriesIn(a, b).length === 0 : exchangesIn(a, b).length === 0) return undefined;
  const middle = sign === '+' ? a + round : a - round;
  if (middle < 1) return undefined;
  const back = (sign === '+') === gap > 0 ? '−' : '+';
  return {
    a,
    b,
    sign,
    level: 3,
    how: [
      `${showNumber(b)} is ${Math.abs(gap)} ${gap > 0 ? 'less' : 'more'} than ${showNumber(round)}.`,
      `${showNumber(a)} ${sign} ${showNumber(round)} = ${showNumber(middle)}.`,
      `Put it right: ${showNumber(middle)} ${back} ${Math.abs(gap)} = **${showNumber(result)}**.`,
    ],
    missing: [
      `${showNumber(a)} ${sign} ${showNumber(round)} = ${showNumber(middle)}, but it should be ${showNumber(result)}.`,
      `So the number is ${Math.abs(gap)} ${gap > 0 ? 'less' : 'more'} than ${showNumber(round)}: **${showNumber(b)}**.`,
    ],
    mistakes: [
      [middle + (middle - result), named.way],
      [middle, named.none],
      [sign === '+' ? a - b : a + b, named.other(sign)],
      [result + 10, named.off(10)],
      [result - 100, named.off(-100)],
      [result + 100, named.off(100)],
    ],
  };
}

/** Subtracting numbers that lie close together: count up. */
function drawClose(random: Random): Sum {
  const round = random.int(2, 9) * 1000;
  const b = round - random.int(2, 60);
  const a = round + random.int(2, 90);
  return {
    a,
    b,
    sign: '−',
    level: 4,
    how: [
      `They lie close together, so count up from ${showNumber(b)}.`,
      `To ${showNumber(round)} is ${round - b}. On to ${showNumber(a)} is ${a - round}.`,
      `${round - b} + ${a - round} = **${a - b}**.`,
    ],
    missing: [
      `Split ${a - b} into ${a - round} and ${round - b}.`,
      `${showNumber(a)} − ${a - round} = ${showNumber(round)}, and ${showNumber(round)} − ${round - b} = **${showNumber(b)}**.`,
    ],
    mistakes: [
      [a - b + 100, named.off(100)],
      [
        Math.abs(a - round - (round - b)),
        mistake('subtracts-jumps', 'You subtracted one jump from the other. Add the two jumps.'),
      ],
      [a - b + 10, named.off(10)],
      [a - b - 1, named.off(-1)],
      [a - b + 1000, named.off(1000)],
    ],
  };
}

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawSum(random: Random, { params, difficulty }: Cell<Params>): Sum | undefined {
  if (params.of === 'places')
    return difficulty === 'hard'
      ? drawNear(random, 120, 890, [10, 100], [1, 2])
      : drawByPlace(random, difficulty === 'medium');
  // Three digits near a hundred are for year 3 hard.
  if (difficulty === 'easy') return drawNear(random, 1100, 4900, [100], [1, 2]);
  if (difficulty === 'medium') return drawNear(random, 2000, 9900, [1000], [1, 2, 5, 50]);
  return random.chance(1, 3) ? drawClose(random) : drawNear(random, 20000, 90000, [1000, 10000], [1, 2, 5, 50]);
}

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ a, level }: Sum, steps: number): Record<string, number> => ({
  digits: String(a).length,
  level,
  steps,
});

/** The first step, without the answer. */
export const hintFor = ({ b, level }: Sum): string =>
  level > 3
    ? `Which thousand comes just after ${showNumber(b)}?`
    : level > 2
      ? `Which round number is close to ${showNumber(b)}?`
      : level === 2
        ? 'Split the jump in two. Where do you stop?'
        : 'Which digit changes: ones, tens or hundreds?';

/** The result by jumps on a number line: the second way. */
export function byJumps(a: number, sign: string, b: number): number {
  let at = a;
  for (const [place, digit] of [...String(b)].reverse().entries())
    for (let jump = 0; jump < Number(digit); jump++) at += (sign === '+' ? 1 : -1) * 10 ** place;
  return at;
}
