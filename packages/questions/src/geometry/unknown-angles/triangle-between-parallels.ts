/** A triangle between two parallel lines: three facts in a row. */

import type { Form } from '../../kernel/forms.ts';
import { angleMark } from '../marked-angle.ts';
import { minus, plus, segment, way } from '../vector.ts';
import {
  askDegrees,
  byMeasuring,
  drawDegrees,
  features,
  mistake,
  named,
  type Params,
  subtractNext,
} from './mistakes.ts';
import { crossingsOf, parallelLines } from './parallel-figure.ts';

/** Two lines from a point of the upper line to the lower one. */
export const triangleBetween: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'parallel' && difficulty === 'hard' ? 4 : 0),
  make(random, cell) {
    const left = drawDegrees(random, cell, 42, 75);
    const right = drawDegrees(random, cell, 42, 75);
    const x = 180 - left - right;
    if (x < 40 || left === right) return undefined;
    const tilt = random.int(-6, 6);
    const [top, footLeft] = crossingsOf(tilt, left);
    const [otherTop, otherFoot] = crossingsOf(tilt, 180 - right);
    const footRight = plus(otherFoot, minus(top, otherTop));
    const shift = minus([160, 0], [(footLeft[0] + footRight[0]) / 2, 0]);
    const along = way(tilt, shift[0]);
    const [apex, one, other] = [plus(top, along), plus(footLeft, along), plus(footRight, along)];
    const outside = random.chance(1, 2);
    const marks = [
      ...parallelLines(tilt),
      segment(apex, one, 3),
      segment(apex, other, 3),
      ...angleMark({ at: apex, start: tilt + 180, sweep: left, text: `${left}°` }),
      ...angleMark({ at: apex, start: tilt + 180 + left, sweep: x, text: 'x' }),
      outside
        ? angleMark({ at: other, start: tilt, sweep: 180 - right, text: `${180 - right}°` })
        : angleMark({ at: other, start: tilt + 180 - right, sweep: right, text: `${right}°` }),
    ].flat();
    const given = outside ? 180 - right : right;
    return askDegrees(
      random,
      {
        text: 'The lines with arrows are parallel. Two more lines make a triangle. What is the size of angle x?',
        figure: {
          width: 320,
          height: 230,
          marks,
          alt: `Two parallel lines and a triangle between them with its top on the upper line. At the top there is ${left} degrees on the left of the triangle, and x inside it. At the lower right corner the angle ${outside ? 'outside' : 'inside'} is ${given} degrees.`,
        },
        hint: 'Find angles that are equal because of the parallel lines. Then look at a straight line.',
        steps: [
          ...(outside ? [`On the lower line: 180 − ${given} = ${right}, inside the triangle.`] : []),
          `Alternate angles: on the upper line, the angle to the right of x is ${right}° too.`,
          `On the upper line: ${left} + x + ${right} = 180.`,
          `180 − ${left + right} = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `between ${left} ${right} ${outside}`,
        features: features(cell, outside ? 4 : 3),
      },
      x,
      [
        [180 - left, outside ? named.forgets() : named.forgets(right)],
        [180 - right, named.forgets(left)],
        [left + right, subtractNext(180)],
        [Math.abs(180 - left - given), mistake('outside-for-inside', 'First find the angle inside the triangle.')],
      ],
    );
  },
  solve: (seen, cell) => (seen.text.includes('Two more lines make a triangle') ? byMeasuring(seen, cell) : undefined),
};
