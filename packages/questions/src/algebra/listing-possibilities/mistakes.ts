/** What questions on listing possibilities share: the ways of asking and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

type Level = 'easy' | 'medium' | 'hard';
/** The ways of asking. */
export type Asked =
  | 'menu'
  | 'digits'
  | 'orders'
  | 'choose'
  | 'coins'
  | 'rectangles'
  | 'between'
  | 'space'
  | 'twoDice'
  | 'spinners'
  | 'listed'
  | 'chance';

/** What a sub-topic asks of this family, by difficulty. */
export type Params = Readonly<Record<Level, readonly Asked[]>>;

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params[difficulty].filter((asked) => asked === way).length;
}

export const mistake = mistakesIn('m.enumerate');

/** The mistakes children make here. */
export const named = {
  adds: mistake('adds-instead-of-multiplies', 'Each choice goes with each of the others, so multiply.'),
  addsThird: mistake('adds-third', 'You added the last one. Each of its outcomes goes with every pair, so multiply.'),
  repeats: mistake('repeats-digit', 'Each digit can be used only once.'),
  noRepeats: mistake('forbids-repeats', 'Here a digit may be used more than once.'),
  twice: mistake('counts-order-twice', 'The order does not matter here. Some were counted twice.'),
  once: mistake('ignores-order', 'The order matters here.'),
  misses: mistake('misses-some', 'Some are missing. List them in order.'),
  tooMany: mistake('counts-too-many', 'That is too many. List them in order and cross out what does not fit.'),
  rule: mistake('ignores-condition', 'Read the condition again: not all of these fit it.'),
  all: (things: string) => mistake('counts-all', `You counted all the ${things}. Which of them are asked for?`),
  zeroOrAll: (test: string) =>
    mistake('counts-all', `Is each of your numbers ${test}? And does none of them start with 0?`),
  zero: mistake('starts-with-zero', 'A number does not start with 0.'),
};
