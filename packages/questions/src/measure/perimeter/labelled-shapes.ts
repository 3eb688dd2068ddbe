/** Shapes with a number at their sides: triangles, quadrilaterals, and shapes of right angles. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { drawOutline, liesAcross, roundOf, sidesOf } from '../rectilinear.ts';
import { isClear, type Spot, shapeFigure, twiceArea, walkRound } from '../shape-figure.ts';
import { features, named, type Params, sumOf, weightOf } from './mistakes.ts';

/** The third corner of a triangle on a flat side, or undefined where the sides do not close. */
function apex(flat: number, left: number, right: number): Spot | undefined {
  const x = (flat * flat + left * left - right * right) / (2 * flat);
  const squared = left * left - x * x;
  return squared < (0.35 * flat) ** 2 || x < -0.1 * flat || x > 1.1 * flat ? undefined : [x, -Math.sqrt(squared)];
}

/** A triangle, a quadrilateral or a pentagon with whole sides. */
function drawPolygon(random: Random, top: number): { name: string; corners: Spot[]; sides: number[] } | undefined {
  const low = Math.max(3, Math.ceil(top / 3));
  const long = (): number => random.int(low, top);
  const kind = random.pick(['triangle', 'quadrilateral', 'parallelogram', 'rectangle', 'kite'] as const);
  const flat = long();
  if (kind === 'rectangle') {
    const up = long();
    // A square would be called by its own name.
    if (up === flat) return undefined;
    return {
      name: kind,
      corners: [
        [0, 0],
        [flat, 0],
        [flat, up],
        [0, up],
      ],
      sides: [flat, up, flat, up],
    };
  }
  if (kind === 'parallelogram') {
    const slant = long();
    if (slant === flat) return undefined;
    const lean = 0.35 * slant;
    const high = Math.sqrt(slant * slant - lean * lean);
    return {
      name: kind,
      corners: [
        [lean, 0],
        [lean + flat, 0],
        [flat, high],
        [0, high],
      ],
      sides: [flat, slant, flat, slant],
    };
  }
  const [left, right] = [long(), kind === 'triangle' ? long() : long()];
  const above = apex(flat, left, right);
  if (above === undefined) return undefined;
  if (kind === 'triangle') return { name: kind, corners: [[0, 0], above, [flat, 0]], sides: [left, right, flat] };
  const [left2, right2] = kind === 'kite' ? [left, right] : [long(), long()];
  const under = apex(flat, left2, right2);
  if (under === undefined) return undefined;
  return {
    name: kind === 'kite' ? 'quadrilateral' : kind,
    corners: [[0, 0], above, [flat, 0], [under[0], -under[1]]],
    sides: [left, right, right2, left2],
  };
}

/** A shape with a number at every side. */
export const allSides: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'sides', difficulty),
  make(random, { params, difficulty }) {
    const shape = drawPolygon(random, params.top[difficulty]);
    if (shape === undefined || (difficulty === 'easy' && shape.sides.length > 4)) return undefined;
    const { name, corners, sides } = shape;
    const unit = random.pick(['cm', 'm'] as const);
    const total = sides.reduce((sum, side) => sum + side, 0);
    const labels = sides.map((side) => `${side} ${unit}`);
    const figure = shapeFigure({ corners, labels, alt: `A ${name} with sides of ${labels.join(', ')}.` });
    if (!isClear(figure)) return undefined;
    return writeNumber(
      {
        prompt: [`What is the perimeter of this ${name}?`, drawn(figure)],
        hint: 'Start at one corner. Add all the sides on the way round.',
        steps: ['Add all the sides.', `${sumOf(sides)} = **${total}** ${unit}.`],
        variant: `sides ${name} ${unit} ${sides.join(' ')}`,
        features: features(sides.length, 0, 1),
      },
      total,
      [
        [total - (sides.at(-1) ?? 0), named.missed],
        [total - (sides[0] ?? 0), named.missed],
        ...(name === 'rectangle' ? [[(sides[0] ?? 0) * (sides[1] ?? 0), named.area] as const] : []),
        ...(name === 'rectangle' || name === 'parallelogram' ? [[total / 2, named.two] as const] : []),
        [total + 10, named.miscalculated],
        [total - 10, named.miscalculated],
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const isAsked = /^What is the perimeter of this (?:triangle|quadrilateral|parallelogram|rectangle|shape)\?$/.test(
      seen.text,
    );
    return isAsked && seen.figure !== undefined ? answered(seen, Math.round(walkRound(seen.figure))) : undefined;
  },
};

/** A shape of right angles with a number at every side. */
export const wholeShape: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'shape', difficulty),
  make(random, { params, difficulty }) {
    const outline = difficulty === 'easy' ? 'L' : random.pick(['L', 'T', 'U', 'step'] as const);
    const corners = drawOutline(random, outline, 2, Math.ceil(params.top[difficulty] / 2));
    const sides = sidesOf(corners);
    const unit = random.pick(['cm', 'm'] as const);
    const total = roundOf(corners);
    const labels = sides.map((side) => `${side} ${unit}`);
    const figure = shapeFigure({ corners, labels, alt: altOf(corners, labels) });
    if (!isClear(figure)) return undefined;
    const squares = Math.abs(twiceArea(corners)) / 2;
    return writeNumber(
      {
        prompt: ['What is the perimeter of this shape?', drawn(figure)],
        hint: 'Start at one corner. Add all the sides on the way round.',
        steps: [`Add all the sides: ${sumOf(sides)}.`, `The perimeter is **${total}** ${unit}.`],
        variant: `shape ${outline} ${unit} ${sides.join(' ')}`,
        features: features(sides.length, 0, 1),
      },
      total,
      [
        [total - (sides[0] ?? 0), named.missed],
        [total - (sides.at(-1) ?? 0), named.missed],
        [squares, named.area],
        [total + 10, named.miscalculated],
      ],
      inUnit(unit),
    );
  },
  solve: (seen, cell) => allSides.solve(seen, cell),
};

/** The sides of a shape of right angles in words, going round: 'across 5 cm, down 3 cm'. */
export function altOf(corners: readonly Spot[], labels: readonly string[]): string {
  const parts = corners.map(
    (_, place) =>
      `${liesAcross(corners, place) ? 'across' : 'up or down'} ${labels[place] || 'with no length written'}`,
  );
  return `A shape with right angles and ${corners.length} sides. Going round, they are: ${parts.join(', ')}.`;
}
