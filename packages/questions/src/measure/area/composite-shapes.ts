/** Shapes made of rectangles: L, T and U shapes, and a piece cut out. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { altOf } from '../perimeter/labelled-shapes.ts';
import { whyLong } from '../perimeter/missing-sides.ts';
import { drawOutline, liesAcross, sidesOf } from '../rectilinear.ts';
import { areaOf, isClear, type Spot, shapeFigure, twiceArea } from '../shape-figure.ts';
import { features, named, type Params, weightOf } from './mistakes.ts';

/** The rectangle that goes all the way across, and those that stand on it or hang from it. */
function partsOf(corners: readonly Spot[]) {
  const [wide, high] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
  const cornersAt = (level: number): number[] =>
    corners
      .filter(([, y]) => y === level)
      .map(([x]) => x)
      .sort((one, other) => one - other);
  const [left = 0, right = 0, ...more] = cornersAt(0);
  const isAcrossTop = right - left === wide && more.length === 0;
  const [step = 0] = corners.map(([, y]) => y).filter((y) => y > 0 && y < high);
  const bar = isAcrossTop ? step : high - step;
  const ends = cornersAt(isAcrossTop ? high : 0);
  const stems = ends.flatMap((x, at) => (at % 2 === 0 ? [(ends[at + 1] ?? x) - x] : []));
  return { wide, high, bar, rest: high - bar, stems };
}

/** A shape made of rectangles, with all lengths that are needed. */
export const compositeArea: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'composite', difficulty),
  make(random, { params, difficulty }) {
    const outline = random.pick(difficulty === 'hard' ? (['T', 'U'] as const) : (['L'] as const));
    const corners = drawOutline(random, outline, 2, Math.max(5, Math.ceil(params.top[difficulty] / 2)));
    const sides = sidesOf(corners);
    const unit = random.pick(['cm', 'm'] as const);
    const { wide, high, bar, rest, stems } = partsOf(corners);
    // Hard ones hide a width that is needed, and do not multiply by 10.
    const needed = sides.flatMap((side, place) =>
      liesAcross(corners, place) && [wide, ...stems].includes(side) ? [place] : [],
    );
    if (difficulty === 'hard' && [bar, rest].includes(10)) return undefined;
    const hidden =
      difficulty === 'easy' ? -1 : difficulty === 'hard' ? random.pick(needed) : random.int(0, sides.length - 1);
    const labels = sides.map((side, place) => (place === hidden ? '' : `${side} ${unit}`));
    const figure = shapeFigure({ corners, labels, alt: altOf(corners, labels) });
    if (!isClear(figure)) return undefined;
    const value = Math.abs(twiceArea(corners)) / 2;
    const outer = wide * high;
    const [stem = 0] = stems;
    const standing = stems.reduce((sum, each) => sum + each, 0);
    return writeNumber(
      {
        prompt: ['All the corners are right angles. What is the area of the shape?', drawn(figure)],
        hint: 'Cut it into rectangles, or subtract the missing piece from a big rectangle.',
        steps: [
          ...(hidden < 0 ? [] : [whyLong(corners, sides, hidden, unit)]),
          ...(outline === 'U'
            ? [
                `The rectangle around it is ${wide} × ${high} = ${outer} ${unit}².`,
                `The missing piece is ${wide - standing} × ${rest} = ${outer - value} ${unit}².`,
                `${outer} − ${outer - value} = **${value}** ${unit}².`,
              ]
            : [
                `Cut it into two rectangles: ${wide} × ${bar} = ${wide * bar} ${unit}² and ${stem} × ${rest} = ${stem * rest} ${unit}².`,
                `${wide * bar} + ${stem * rest} = **${value}** ${unit}².`,
              ]),
        ],
        variant: `composite ${outline} ${sides.join(' ')} ${hidden} ${unit}`,
        features: features(value, hidden < 0 ? 2 : 3),
      },
      value,
      [
        [outer, named.whole],
        [sides.reduce((sum, side) => sum + side, 0), named.perimeter],
        [wide * bar, named.part],
        [outer - value, outer - value === stem * rest ? named.onePiece : named.missingPiece],
        [value + standing * bar, named.overlap],
      ],
      inUnit(`${unit}²`),
    );
  },
  solve: (seen) =>
    seen.text.endsWith('right angles. What is the area of the shape?') && seen.figure !== undefined
      ? answered(seen, areaOf(seen.figure))
      : undefined,
};

/** A big rectangle without a small one. */
export const cutOut: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'cut', difficulty),
  make(random, { params, difficulty }) {
    const top = params.top[difficulty];
    const [long, wide] = [random.int(6, top), random.int(4, top)];
    const [a, b] = [random.int(2, 5), random.int(2, 4)];
    if (wide >= long || a >= long || b >= wide || a * b * 2 > long * wide) return undefined;
    const [whole, part, where, rest] = random.pick([
      ['garden', 'pond', 'in', 'grass'],
      ['playground', 'sandpit', 'in', 'tarmac'],
      ['hall floor', 'mat', 'on', 'bare floor'],
    ] as const);
    const value = long * wide - a * b;
    return writeNumber(
      {
        prompt: `A rectangular ${whole} is ${long} m by ${wide} m. A ${part} ${where} it is ${a} m by ${b} m. The rest is ${rest}. What is the area of the ${rest}?`,
        hint: 'Find both areas. Then take one from the other.',
        steps: [
          `The ${whole} is ${long} × ${wide} = ${long * wide} m².`,
          `The ${part} is ${a} × ${b} = ${a * b} m².`,
          `${long * wide} − ${a * b} = **${value}** m².`,
        ],
        variant: `cut ${whole} ${long} ${wide} ${a} ${b}`,
        features: features(value, 3),
      },
      value,
      [
        [long * wide, named.ignoresPart],
        [long * wide + a * b, named.addsParts],
        [(long - a) * (wide - b), named.subtractsSides],
        [2 * (long + wide), named.perimeter],
      ],
      inUnit('m²'),
    );
  },
  solve(seen) {
    if (!/^A rectangular .* The rest is .* What is the area of the/.test(seen.text)) return undefined;
    const [long = 0, wide = 0, a = 0, b = 0] = numbersIn(seen.text);
    let tiles = 0;
    for (let x = 0; x < long; x++) for (let y = 0; y < wide; y++) if (x >= a || y >= b) tiles++;
    return answered(seen, tiles);
  },
};
