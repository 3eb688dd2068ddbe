/** A point as an answer: chosen among four, or tapped as two numbers. */
import type { GivenAnswer } from '@comet/contract/question';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { plainNumber, showNumber } from '../kernel/number-text.ts';
import type { QuestionText } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';
import { chosen, type Seen, tapped } from '../kernel/seen.ts';
import { chooseText, tap } from './ask.ts';
import { showPoint } from './grid-figure.ts';
import type { Point } from './vector.ts';

/** A question for a point; in the first quadrant no wrong point is negative. */
export interface Asking extends QuestionText {
  readonly onlyPositive: boolean;
  /** The grid that is drawn: no wrong point lies off it. */
  readonly within?: { readonly low: number; readonly high: number };
  /** Where the point is before it moves. Whoever taps one of its numbers hears that, and not of another mistake. */
  readonly before?: PointMistake;
  /** Points whose numbers stand among those to tap, each for its own mistake; as points nobody would choose them. */
  readonly tempting?: readonly PointMistake[];
}

/** A wrong point and the mistake that leads to it. */
export type PointMistake = readonly [Point, Mistake];

/** Whether two points are one. */
export const same = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

/** Five numbers around the right one, with those that mistakes lead to. */
function numbersFor(
  right: Point,
  others: readonly PointMistake[],
  axis: 0 | 1,
  tempting: readonly PointMistake[],
  isFit: (value: number) => boolean,
): string[] {
  const values = new Set([right[axis], ...others.slice(0, 4).map(([point]) => point[axis]), right[1 - axis] ?? 0]);
  for (const [point] of tempting) if (values.size < 5 && isFit(point[axis])) values.add(point[axis]);
  for (let away = 1; values.size < 5; away++) {
    const value = right[axis] + (away % 2 === 0 ? away / 2 : -(away + 1) / 2);
    if (isFit(value)) values.add(value);
  }
  return [...values].sort((one, other) => one - other).map(showNumber);
}

/** A point to choose among four, or to tap as two numbers. Mistakes in the order of what they tell. */
export function askPoint(
  random: Random,
  asking: Asking,
  right: Point,
  mistakes: readonly PointMistake[],
): Made | undefined {
  const { low = asking.onlyPositive ? 0 : Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } =
    asking.within ?? {};
  const isFit = (value: number): boolean => low <= value && value <= high;
  const others = mistakes.filter(([point]) => !same(point, right) && point.every(isFit));
  if (random.chance(1, 2))
    return chooseText(
      random,
      asking,
      showPoint(right),
      others.map(([point, because]) => [showPoint(point), because] as const),
      { layout: 'grid' },
    );
  const [swap] = others.flatMap(([point, because]) => (same(point, [right[1], right[0]]) ? [because] : []));
  const [first] = others.map(([, because]) => because);
  if (first === undefined) return undefined;
  const group = (axis: 0 | 1, name: string) => ({
    label: name,
    words: numbersFor(right, others, axis, asking.tempting ?? [], isFit),
    right: [showNumber(right[axis])],
    because: (word: string): Mistake => {
      // Two mistakes at once, and a number 1 out, explain a point, not one of its numbers.
      const before = asking.before === undefined ? [] : [asking.before];
      const known = [...before, ...others, ...(asking.tempting ?? [])].find(
        ([point, { id }]) => showNumber(point[axis]) === word && !/\/(two-slips|miscounts)$/.test(id),
      );
      if (known !== undefined) return known[1];
      const value = Number(plainNumber(word));
      const family = first.id.replace(/\/.*/, '');
      // The other number always stands among those to tap, even where no mistake swaps them.
      if (value === right[1 - axis])
        return { id: `${family}/swaps-x-and-y`, says: 'You swapped the numbers. Write x first, then y.' };
      if (value === -(right[1 - axis] ?? 0) && value !== 0 && swap !== undefined)
        return { id: `${family}/two-slips`, says: 'You swapped the numbers, and the sign is wrong too.' };
      const away = value - right[axis];
      const size = away > 0 ? 'big' : 'small';
      // By how much would hand the answer over. Nobody counts further than 3 wrong.
      const out =
        Math.abs(away) > 3
          ? `Work it out again: that is much too ${size} for the ${name}.`
          : `Not quite: that is a little too ${size}. Check the ${name} again.`;
      return { id: `${family}/number-out`, says: out };
    },
  });
  return tap(asking, [group(0, 'x-coordinate'), group(1, 'y-coordinate')]);
}

/** A solver's answer to that. */
export function answeredPoint(seen: Seen, [x, y]: Point): GivenAnswer[] {
  if (seen.question.answer.type === 'multipleWordChoice') return tapped(seen, [x, y]);
  return chosen(seen, (option) => option === `(${x}, ${y})`);
}
