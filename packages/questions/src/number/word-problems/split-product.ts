/** How the hardest step of a word problem is worked out: a product of two numbers beyond the tables. */
import { plainNumber, showNumber } from '../../kernel/number-text.ts';

/** The line after a step with such a product: '132 × 20 = 2,640, 132 × 3 = 396, and 2,640 + 396 = 3,036.' None after others. */
export function splitProduct(step: string): string[] {
  const [, one, other] = /(?:^|[:.] )£?(\d+) × £?(\d+) = /.exec(plainNumber(step)) ?? [];
  const [low = 0, high = 0] = [Number(one ?? 0), Number(other ?? 0)].sort((first, second) => first - second);
  const ones = low % 10;
  if (low < 13 || low > 99 || ones === 0 || high % 10 === 0) return [];
  const [tens, rest] = [high * (low - ones), high * ones].map((part) => showNumber(part));
  return [
    `To multiply, split ${low}: ${showNumber(high)} × ${low - ones} = ${tens}, ${showNumber(high)} × ${ones} = ${rest}, and ${tens} + ${rest} = ${showNumber(high * low)}.`,
  ];
}
