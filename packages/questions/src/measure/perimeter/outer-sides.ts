/** Perimeters of steps with two lengths only: the short sides are together as long as the long one across from them. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { drawOutline, liesAcross, roundOf, sidesOf } from '../rectilinear.ts';
import { isClear, shapeFigure } from '../shape-figure.ts';
import { altOf } from './labelled-shapes.ts';
import { gaps } from './missing-sides.ts';
import { features, named, type Params, weightOf } from './mistakes.ts';

/** A shape of which only the whole length and the whole width are written. */
export const outer: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'outer', difficulty),
  make(random, { params, difficulty }) {
    const outline = difficulty === 'hard' ? 'step' : 'L';
    const corners = drawOutline(random, outline, 2, Math.ceil(params.top[difficulty] / 2));
    const sides = sidesOf(corners);
    const longest = (isAcross: boolean): number =>
      Math.max(...sides.filter((_, place) => liesAcross(corners, place) === isAcross));
    const [across, upright] = [longest(true), longest(false)];
    // Equal lengths would hide which of them was counted.
    if (across === upright) return undefined;
    const unit = random.pick(['cm', 'm'] as const);
    const total = roundOf(corners);
    const labels = sides.map((side, place) =>
      side === (liesAcross(corners, place) ? across : upright) ? `${side} ${unit}` : '',
    );
    const figure = shapeFigure({ corners, labels, alt: altOf(corners, labels) });
    if (!isClear(figure)) return undefined;
    return writeNumber(
      {
        prompt: ['All the corners are right angles. What is the perimeter of the shape?', drawn(figure)],
        hint: 'Look at the short sides that run across. How long are they together?',
        steps: [
          `The short sides across are together as long as the long one: ${across} ${unit}.`,
          `The short sides up and down are together as long as the long one: ${upright} ${unit}.`,
          `${across} + ${across} + ${upright} + ${upright} = **${total}** ${unit}.`,
        ],
        variant: `outer ${outline} ${unit} ${sides.join(' ')}`,
        features: features(sides.length, sides.length - 2, 3),
      },
      total,
      [
        [across + upright, named.shown],
        [2 * across + upright, named.shortUpright],
        [across + 2 * upright, named.shortAcross],
      ],
      inUnit(unit),
    );
  },
  solve: (seen, cell) => gaps.solve(seen, cell),
};
