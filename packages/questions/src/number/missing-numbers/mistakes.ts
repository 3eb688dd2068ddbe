/** What all missing number questions share: the second way to an answer, and the mistakes. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly of: 'sums' | 'facts';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.missing');

/** Wrong numbers near the right one, each with what it makes of the sentence. */
export function near(value: number, sentence: string, steps = [10, -10, 1, -1]): (readonly [number, Mistake])[] {
  const [left = '', right = ''] = sentence.replaceAll('−', '-').split(' = ');
  return steps
    .map((step) => value + step)
    .filter((given) => given > 0)
    .map((given) => {
      const [one, other] = [sideValue(left, given), sideValue(right, given)];
      const put = `With ${given} in the box, `;
      const sides =
        left.includes(' ') && right.includes(' ')
          ? `the sides are ${one} and ${other}. They must be equal.`
          : `you get ${left.includes('□') ? one : other}, not ${left.includes('□') ? other : one}.`;
      // A box that stands alone is the answer itself: there is nothing to try out.
      if ([left, right].includes('□')) {
        const off = given > value ? 'big' : 'small';
        return [given, mistake('slip', `That is ${Math.abs(given - value)} too ${off}.`)];
      }
      // Years 3 and 4 know no numbers below 0.
      const isTold = [one, other].every((side) => Number.isInteger(side) && side >= 0);
      return [given, mistake('slip', isTold ? put + sides : '')];
    });
}

/** What a side is worth with this number in its box. */
function sideValue(side: string, box: number): number {
  const [first = '0', ...rest] = side.replace('□', String(box)).trim().split(' ');
  let value = Number(first);
  for (let at = 0; at < rest.length; at += 2) {
    const next = Number(rest[at + 1]);
    value =
      rest[at] === '+'
        ? value + next
        : rest[at] === '-'
          ? value - next
          : rest[at] === '×'
            ? value * next
            : value / next;
  }
  return value;
}

/** Every whole number that makes the sentence true: by trying them all. */
export function fitting(sentence: string): number[] {
  const [left = '', right = ''] = sentence.split(' = ');
  return Array.from({ length: 3001 }, (_, box) => box).filter((box) => sideValue(left, box) === sideValue(right, box));
}
