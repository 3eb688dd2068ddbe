/** Equal rectangles joined in a row: the perimeter of the whole, or a side of one from it. */

import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { sidesOf } from '../rectilinear.ts';
import { type Spot, shapeFigure } from '../shape-figure.ts';
import { features, named, type Params, sumOf, weightOf } from './mistakes.ts';

/** A row of equal rectangles: how long and wide each is, and whether the longer sides are joined. */
interface Row {
  readonly long: number;
  readonly wide: number;
  readonly count: number;
  readonly byLong: boolean;
  readonly corners: readonly Spot[];
  readonly figure: Figure;
}

function drawRow(random: Random, top: number): Row | undefined {
  const [long, wide] = [random.int(4, top), random.int(2, Math.ceil(top / 2))];
  const count = random.int(3, 6);
  const byLong = random.chance(1, 2);
  const [joint, other] = byLong ? [long, wide] : [wide, long];
  if (long <= wide || other * count > 4 * joint) return undefined;
  const corners: Spot[] = [
    [0, 0],
    [other * count, 0],
    [other * count, joint],
    [0, joint],
  ];
  const lines = Array.from({ length: count - 1 }, (_, place) => ({
    from: [other * (place + 1), 0] as const,
    to: [other * (place + 1), joint] as const,
    label: '',
    side: 'right' as const,
  }));
  const alt = `${count} equal rectangles joined side by side along their ${byLong ? 'longer' : 'shorter'} sides.`;
  return { long, wide, count, byLong, corners, figure: shapeFigure({ corners, lines, alt }) };
}

/** The perimeter of the whole row. */
export const joined: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'joined', difficulty),
  make(random, { params, difficulty }) {
    const row = drawRow(random, params.top[difficulty]);
    if (row === undefined) return undefined;
    const { long, wide, count, byLong, corners, figure } = row;
    const [joint, other] = byLong ? [long, wide] : [wide, long];
    const total = 2 * (joint + other * count);
    return writeNumber(
      {
        prompt: [
          `Each small rectangle is ${long} cm long and ${wide} cm wide. What is the perimeter of the whole shape?`,
          drawn(figure),
        ],
        hint: 'Find the length and the width of the whole shape first.',
        steps: [
          `The whole shape is ${count} × ${other} = ${other * count} cm by ${joint} cm.`,
          `${sumOf(sidesOf(corners))} = **${total}** cm.`,
        ],
        variant: `joined ${long} ${wide} ${count} ${byLong}`,
        features: features(4, 2, 2),
      },
      total,
      [
        [2 * (long + wide) * count, named.inside],
        [2 * (long + wide), named.smallOne],
        [joint + other * count, named.two],
        [long * wide * count, named.area],
      ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    const [, long, wide] = /^Each small rectangle is (\d+) cm long and (\d+) cm wide/.exec(seen.text) ?? [];
    const drawnRow = seen.figure === undefined ? undefined : readRow(seen.figure);
    if (long === undefined || drawnRow === undefined) return undefined;
    const { across, down, each } = drawnRow;
    const unit = each > down ? each / Number(long) : each / Number(wide);
    const [a, b] = [across / unit, down / unit];
    return answered(seen, Math.round(a + b + a + b));
  },
};

/** How far the row runs across and down in the figure, and how far one rectangle of it runs across. */
function readRow(figure: Figure): { across: number; down: number; each: number; count: number } | undefined {
  const [shape] = figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? [mark.points] : []));
  if (shape === undefined) return undefined;
  const [[left = 0, top = 0] = [], [right = 0] = [], [, bottom = 0] = []] = shape;
  const count = figure.marks.filter((mark) => mark.kind === 'line' && mark.dashed === true).length + 1;
  return { across: right - left, down: bottom - top, each: (right - left) / count, count };
}

/** One side of each rectangle, from the perimeter of the row and the other side. */
export const sideFromRow: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'sideFromRow', difficulty),
  make(random, { params, difficulty }) {
    const row = drawRow(random, params.top[difficulty]);
    if (row === undefined) return undefined;
    const { long, wide, count, byLong, figure } = row;
    const total = 2 * (byLong ? long + count * wide : wide + count * long);
    return writeNumber(
      {
        prompt: [
          `The perimeter of the whole shape is ${total} cm. Each small rectangle is ${long} cm long. How wide is each one?`,
          drawn(figure),
        ],
        hint: 'Take half of the perimeter: that is one length and one width of the whole shape.',
        steps: [
          `Half of ${total} is ${total / 2}: one side across and one side up of the whole shape.`,
          ...(byLong
            ? [
                `One of these is a length of ${long} cm: ${total / 2} − ${long} = ${count * wide}.`,
                `That is ${count} widths: ${count * wide} ÷ ${count} = **${wide}** cm.`,
              ]
            : [
                `One of these is ${count} lengths: ${count} × ${long} = ${count * long} cm.`,
                `The other is one width: ${total / 2} − ${count * long} = **${wide}** cm.`,
              ]),
        ],
        variant: `row back ${long} ${wide} ${count} ${byLong}`,
        features: features(4, 3, 3),
      },
      wide,
      byLong
        ? [
            [count * wide, named.allWidths(count)],
            [total - long, named.half],
          ]
        : [
            [total - count * long, named.half],
            [total / 2 - long, named.oneLength(count)],
          ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    const [, total, long] =
      /^The perimeter of the whole shape is (\d+) cm. Each small rectangle is (\d+) cm long/.exec(seen.text) ?? [];
    const drawnRow = seen.figure === undefined ? undefined : readRow(seen.figure);
    if (total === undefined || drawnRow === undefined) return undefined;
    const { down, each, count } = drawnRow;
    for (let wide = 1; wide < Number(long); wide++) {
      const [x, y] = each > down ? [count * Number(long), wide] : [count * wide, Number(long)];
      if (x + y + x + y === Number(total)) return typed(wide);
    }
    return [];
  },
};
