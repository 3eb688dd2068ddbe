/** What questions on pairs of unknowns share: the ways of asking and the mistakes. */
import type { Form } from '../../kernel/forms.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

type Asked =
  | 'pairOf'
  | 'count'
  | 'partner'
  | 'sumDifference'
  | 'sumProduct'
  | 'prices'
  | 'legs'
  | 'countStory'
  | 'mostLeast';

export type Params = Readonly<Record<'easy' | 'medium' | 'hard', readonly Asked[]>>;

export const mistake = mistakesIn('m.twoUnknowns');

export const named = {
  first: mistake('stops-at-first-pair', 'There is more than one. Try each number in turn.'),
  twice: mistake('counts-order-twice', 'The order does not matter here.'),
  once: mistake('counts-order-once', 'That is each pair only once. The other way round counts too.'),
  ignores: mistake('ignores-number-in-front', 'A number in front of a letter means times.'),
  oneCondition: mistake('fits-one-condition', 'That fits one condition only. Check the other as well.'),
  swapped: mistake('swaps-letters', 'Check which number belongs to which letter.'),
  halves: mistake('halves-the-total', 'Half of the total is right only when both are equal.'),
  other: mistake('gives-the-other', 'That is the other number. Read again which one is asked for.'),
  zero: mistake('counts-zero', 'Zero is not allowed here: both must be at least 1.'),
  misses: mistake('misses-some', 'Some are missing. List them in order.'),
  tooMany: mistake('counts-too-many', 'That is one too many. Check that each of them fits.'),
  fact: mistake('fact-slip', ''),
};

/** How often a way is asked. */
export const weightOf =
  (way: Asked): Form<Params>['weight'] =>
  ({ params, difficulty }) =>
    params[difficulty].filter((asked) => asked === way).length;

export const features = (steps: number, size: number): Record<string, number> => ({ steps, size });
