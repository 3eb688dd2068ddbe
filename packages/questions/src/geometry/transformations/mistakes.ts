/** What questions on moves of shapes share: the sub-topics, the mistakes and how a shift is said. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Point } from '../vector.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'move4' | 'move5' | 'reflect' | 'four' | 'all';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.transform');
/** The mistakes children make here. */
export const named = {
  gap: mistake('counts-gap', 'You counted the gap between the shapes. Follow one corner to its new place.'),
  wrongWay: mistake('wrong-way', 'That goes the opposite way.'),
  there: mistake('wrong-way', 'That is the move from P to Q. Going back, Q moves the opposite way.'),
  thereAndCount: mistake('two-slips', 'That goes from P to Q, and not all its numbers are right.'),
  wrongAcross: mistake('wrong-way', 'Left and right are mixed up.'),
  wrongUp: mistake('wrong-way', 'Up and down are mixed up.'),
  swaps: mistake('swaps-across-and-up', 'You mixed up the two numbers: across comes first, then up or down.'),
  upTakenAcross: mistake(
    'swaps-across-and-up',
    'You used the number for up or down twice. Count left or right as well.',
  ),
  acrossTakenUp: mistake(
    'swaps-across-and-up',
    'You used the number for left or right twice. Count up or down as well.',
  ),
  firstOnly: mistake('stops-early', 'That is where A is after the first move. Make the second move, too.'),
  secondAcrossOnly: mistake('stops-early', 'Of the second move, only left or right was made. It goes up or down, too.'),
  secondUpOnly: mistake('stops-early', 'Of the second move, only up or down was made. It goes left or right, too.'),
  firstAndOrder: mistake('two-slips', 'That stops after the first move, and x and y are swapped.'),
  swapsAndOrder: mistake('two-slips', 'Across and up are mixed up, and x and y too.'),
  gapAsMove: mistake(
    'counts-gap',
    'You counted the gap between the shapes. Count from a corner of P to the same corner of Q.',
  ),
  both: mistake('two-slips', 'Both numbers are wrong. Follow one corner, first across, then up or down.'),
  acrossAndCount: (way: string) =>
    mistake('two-slips', `Left and right are mixed up, and the number ${way} is wrong too.`),
  upAndCount: (way: string) =>
    mistake('two-slips', `Up and down are mixed up, and the number to the ${way} is wrong too.`),
  short: mistake('miscounts', 'That is one square out. Follow one corner and count again.'),
  slid: mistake('slides-not-flips', 'That shape was only moved. A reflection flips it over.'),
  axis: mistake('wrong-mirror', 'That is a reflection in a mirror line that runs the other way.'),
  tooNear: mistake(
    'unequal-distance',
    'That is too near the mirror line. A corner and its image are equally far from it.',
  ),
  tooFar: mistake(
    'unequal-distance',
    'That is too far from the mirror line. A corner and its image are equally far from it.',
  ),
  onLine: mistake('unequal-distance', 'That is on the mirror line. A corner and its image are equally far from it.'),
  order: mistake('swaps-x-and-y', 'You swapped the numbers. Write x first, then y.'),
  turned: mistake('turns-not-flips', 'That is a turn. A reflection flips the shape over.'),
  sense: (way: 'clockwise' | 'anticlockwise') =>
    mistake(
      'wrong-turn-direction',
      `That turns the other way. ${way === 'clockwise' ? 'Clockwise is the way the hands of a clock move.' : 'Anticlockwise goes against the hands of a clock.'}`,
    ),
  bothMissing: mistake('stays', 'That is where corner A is now. Make both moves.'),
  reversed: mistake('wrong-order', 'That is the second move first. Make the moves in the order given.'),
  secondOnly: mistake('skips-first-move', 'That is the second move alone. Make the first move, too.'),
};

/** '3 right and 2 down'. */
export function describeShift([dx, dy]: Point): string {
  const across = dx === 0 ? '' : `${showNumber(Math.abs(dx))} ${dx < 0 ? 'left' : 'right'}`;
  const up = dy === 0 ? '' : `${showNumber(Math.abs(dy))} ${dy < 0 ? 'down' : 'up'}`;
  return [across, up].filter((part) => part !== '').join(' and ');
}

/** A shift read back from words. */
export function readShift(text: string): Point {
  const amount = (plus: string, minus: string): number => {
    const [, size = '0', word] = new RegExp(`(\\d+) (${plus}|${minus})`).exec(text) ?? [];
    return Number(size) * (word === minus ? -1 : 1);
  };
  return [amount('right', 'left'), amount('up', 'down')];
}

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ params, difficulty }: Cell<Params>, steps: number): Record<string, number> => ({
  quadrants: params.about === 'four' || params.about === 'all' ? 4 : 1,
  level: { easy: 0, medium: 1, hard: 2 }[difficulty],
  steps,
});
