/** How the hardest step of a word problem is worked out: a product beyond the tables. */
import { plainNumber, showNumber } from '../../kernel/number-text.ts';

/**
 * A step with such a product and the line after it: '132 × 20 = 2,640, 132 × 3 = 396, and 2,640 + 396 = 3,036.' The result stands there
 * alone where it ended the step. Other steps stay as they are; by one digit only in the early years.
 */
export function splitProduct(step: string, isEarly: boolean): string[] {
  const [, one, other] = /(?:^|[:.] )£?(\d+) × £?(\d+) = /.exec(plainNumber(step)) ?? [];
  const [low = 0, high = 0] = [Number(one ?? 0), Number(other ?? 0)].sort((first, second) => first - second);
  // 6 × 34 is split at the 34, 27 × 34 at the 27: the other one is multiplied as it is.
  const [kept, split] = low < 13 ? [low, high] : [high, low];
  const ones = split % 10;
  if (kept < (isEarly ? 3 : 13) || split < 13 || split > 99 || ones === 0 || kept % 10 === 0) return [step];
  const [tens, rest] = [kept * (split - ones), kept * ones].map((part) => showNumber(part));
  return [
    step.replace(/(?<=^[^×]*(?:^|[:.] )£?[\d,]+ × £?[\d,]+) = £?[\d,]+\.$/, '.'),
    `To multiply, split ${split}: ${showNumber(kept)} × ${split - ones} = ${tens}, ${showNumber(kept)} × ${ones} = ${rest}, and ${tens} + ${rest} = ${showNumber(kept * split)}.`,
  ];
}
