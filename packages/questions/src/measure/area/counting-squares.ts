/** Counting squares: whole ones and halves. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { columnShape, roundOf } from '../rectilinear.ts';
import { readShape, type Spot, shapeFigure } from '../shape-figure.ts';
import { features, named, type Params, weightOf } from './mistakes.ts';

/** A shape on squared paper. */
export const onPaper = (corners: readonly Spot[], columns: number, rows: number, alt: string): Figure =>
  shapeFigure({ corners, grid: [columns, rows], alt });

/** The whole squares of the paper whose middle lies in the shape, in halves: four corners of each square are looked at. */
function countHalves(figure: Figure): number {
  const { corners, unit } = readShape(figure);
  const [first] = corners;
  if (first === undefined) return 0;
  const inside = (x: number, y: number): boolean => {
    let isIn = false;
    corners.forEach(([x1, y1], place) => {
      const [x2, y2] = corners[(place + 1) % corners.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
    });
    return isIn;
  };
  let quarters = 0;
  const start = (value: number): number => value - Math.ceil(value / unit) * unit;
  for (let x = start(first[0]); x < 340; x += unit)
    for (let y = start(first[1]); y < 260; y += unit)
      for (const [dx, dy] of [
        [0.5, 0.2],
        [0.5, 0.8],
        [0.2, 0.5],
        [0.8, 0.5],
      ] as const)
        if (inside(x + dx * unit, y + dy * unit)) quarters++;
  return quarters / 2;
}

/** A shape of whole squares. */
export const countSquares: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'count', difficulty),
  make(random, { difficulty }) {
    const columns = difficulty === 'easy' ? random.int(2, 5) : random.int(4, 7);
    const heights = Array.from({ length: columns }, () => random.int(1, difficulty === 'easy' ? 4 : 6));
    const corners = columnShape(heights);
    const isRectangle = corners.length === 4;
    if (difficulty === 'easy' ? corners.length > 8 : isRectangle) return undefined;
    const total = heights.reduce((sum, height) => sum + height, 0);
    // Fewer are seen at a glance.
    if (difficulty === 'easy' ? total < 8 || total > 14 : total < 16) return undefined;
    const rows = Math.max(...heights) + 2;
    return writeNumber(
      {
        prompt: [
          'Each square is 1 cm². What is the area of the shape?',
          drawn(
            onPaper(
              corners,
              columns + 2,
              rows,
              `A shape on squared paper, made of columns of ${heights.join(', ')} whole squares.`,
            ),
          ),
        ],
        hint: 'Count the squares inside, column by column or row by row.',
        steps: [`The columns have ${heights.join(' + ')} squares.`, `The area is **${total}** cm².`],
        variant: `count ${heights.join(' ')}`,
        features: features(total, 1),
      },
      total,
      [
        [roundOf(corners), named.perimeter],
        [total + 1, named.miscount],
        [total - 1, named.miscount],
        [total + 2, named.miscount],
      ],
      inUnit('cm²'),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Each square is 1 cm². What is the area') || seen.figure === undefined) return undefined;
    return answered(seen, countHalves(seen.figure) / 2);
  },
};

/** A shape with slanted edges, so that some squares are halves. */
export const countHalfSquares: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'halves', difficulty),
  make(random, { difficulty }) {
    const width = random.int(3, difficulty === 'hard' ? 7 : 6);
    const height = random.int(2, difficulty === 'hard' ? 4 : 3);
    const up = random.int(1, Math.min(3, difficulty === 'hard' ? 3 : 2));
    const kind = random.pick(['house', 'slope', 'arrow', 'boat'] as const);
    const body = width * height;
    const shapes: Readonly<Record<typeof kind, { corners: Spot[]; whole: number; halves: number } | undefined>> = {
      house:
        width % 2 === 0
          ? {
              corners: [
                [1, 1 + width / 2],
                [1 + width / 2, 1],
                [1 + width, 1 + width / 2],
                [1 + width, 1 + width / 2 + height],
                [1, 1 + width / 2 + height],
              ],
              whole: body + (width / 2) * (width / 2 - 1),
              halves: width,
            }
          : undefined,
      slope: {
        corners: [
          [1 + up, 1],
          [1 + up + width, 1],
          [1 + up + width, 1 + up],
          [1, 1 + up],
        ],
        whole: width * up + (up * (up - 1)) / 2,
        halves: up,
      },
      arrow: {
        corners: [
          [1, 1],
          [1 + width, 1],
          [1 + width + up, 1 + up],
          [1 + width, 1 + 2 * up],
          [1, 1 + 2 * up],
        ],
        whole: width * 2 * up + up * (up - 1),
        halves: 2 * up,
      },
      boat: {
        corners: [
          [1, 1],
          [1 + width + 2 * up, 1],
          [1 + width + up, 1 + up],
          [1 + up, 1 + up],
        ],
        whole: width * up + up * (up - 1),
        halves: 2 * up,
      },
    };
    const shape = shapes[kind];
    if (shape === undefined || shape.halves < 2) return undefined;
    const { corners, whole, halves } = shape;
    const flipped = random.chance(1, 2);
    const right = Math.max(...corners.map(([x]) => x)) + 1;
    const bottom = Math.max(...corners.map(([, y]) => y)) + 1;
    const laid = flipped ? corners.map(([x, y]): Spot => [right - x, y]) : corners;
    const turned = random.chance(1, 2) ? laid.map(([x, y]): Spot => [x, bottom - y]) : laid;
    const total = whole + halves / 2;
    if (difficulty === 'medium' ? total < 8 || total > 16 : halves < 4 || total < 17) return undefined;
    const shown = Number.isInteger(total) ? String(total) : `${Math.floor(total)}.5`;
    return writeNumber(
      {
        prompt: [
          'Each square is 1 cm². Some squares are cut in half. What is the area?',
          drawn(
            onPaper(
              turned,
              right,
              bottom,
              `A shape on squared paper with ${whole} whole squares and ${halves} half squares inside.`,
            ),
          ),
        ],
        hint: 'Count the whole squares first. Two halves make one square.',
        steps: [
          `There are ${whole} whole squares and ${halves} halves.`,
          `${halves} halves make ${halves / 2} ${halves === 2 ? 'square' : 'squares'}.`,
          `${whole} + ${halves / 2} = **${shown}** cm².`,
        ],
        variant: `halves ${turned.map((corner) => corner.join(',')).join(' ')}`,
        features: features(total, 2),
      },
      shown,
      [
        [whole + halves, named.halves],
        [whole, named.noHalves],
        [total + 1, named.miscount],
        [total - 1, named.miscount],
      ],
      inUnit('cm²'),
    );
  },
  solve(seen) {
    if (!seen.text.includes('Some squares are cut in half') || seen.figure === undefined) return undefined;
    return answered(seen, countHalves(seen.figure) / 2);
  },
};
