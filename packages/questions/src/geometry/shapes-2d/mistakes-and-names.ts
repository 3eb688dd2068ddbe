/** What questions on flat shapes share: the sub-topics, names, irregular shapes, and the mistakes. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { tickMark } from '../marked-angle.ts';
import { fitted, minus, outline, type Point, signedArea, size, turned, way } from '../vector.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'names' | 'triangles' | 'quadrilaterals' | 'regular' | 'facts';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.shape2d');
/** The mistakes children make here. */
export const named = {
  sides: mistake('miscounts-sides', 'Count the sides again. The name of the shape tells you.'),
  noSquareCorner: mistake(
    'no-square-corner',
    'Check each corner with the corner of a piece of paper: none of them fits.',
  ),
  tilted: mistake(
    'tilted-is-another-shape',
    'Turning a shape does not change its name. Look at its sides and corners.',
  ),
  exact: mistake(
    'not-exact-enough',
    'An equilateral triangle is isosceles, too, but “equilateral” says more: all three sides are equal.',
  ),
  corners: (says: string) => mistake('misses-right-angles', says),
  lacksEqual: (says: string) => mistake('misses-equal-sides', says),
  parallel: mistake('misses-parallel', 'Look for sides with the same direction.'),
  noParallel: mistake('sees-parallel', 'Do those two sides keep the same distance all the way?'),
  regular: mistake('looks-regular', 'In a regular polygon all the sides are equal, and all the angles are equal too.'),
};

/** Names by the number of sides. */
export const polygonNames: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'quadrilateral',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
};

/** Whether no side is very short and no corner looks straight. */
function isClear(points: readonly Point[], box: number): boolean {
  return points.every((point, at) => {
    const [before, after] = [points.at(at - 1) ?? point, points[(at + 1) % points.length] ?? point];
    const [one, other] = [minus(before, point), minus(after, point)];
    const straight = Math.abs(signedArea([before, point, after])) / (size(one) * size(other));
    return size(one) > box * 0.17 && straight > 0.32;
  });
}

/** A shape with this many sides, none of them very short, and no corner that looks straight. */
export function irregular(random: Random, sides: number, box: number): Point[] | undefined {
  const start = random.int(0, 359);
  const raw = Array.from({ length: sides }, (_, at): Point => {
    const angle = start + (360 / sides) * at + random.int(-20, 20) * (4 / sides);
    return way(angle, random.int(sides > 6 ? 72 : 58, 100));
  });
  const points = fitted(raw, box, box, 10);
  return isClear(points, box) ? points : undefined;
}

/** A shape with this many sides and one or two dents, which nobody counts without going round. */
export function dented(random: Random, sides: number, box: number): Point[] | undefined {
  const start = random.int(0, 359);
  const first = random.int(0, sides - 1);
  const dents = sides > 5 ? [first, (first + random.int(2, sides - 2)) % sides] : [first];
  // How far in a corner lies that looks straight, as part of the whole.
  const deep = Math.cos((2 * Math.PI) / sides);
  const raw = Array.from({ length: sides }, (_, at) =>
    way(
      start + (360 / sides) * at + random.int(-4, 4),
      dents.includes(at) ? deep * random.int(35, 60) : random.int(85, 100),
    ),
  );
  const points = fitted(raw, box, box, 10);
  return isClear(points, box) ? points : undefined;
}

/** A shape in a box of its own, with strokes for equal sides where wanted. */
export function shapeFigure(
  points: readonly Point[],
  turn: number,
  box = 180,
  strokes: readonly number[] = [],
  extra: readonly Mark[] = [],
): Figure {
  const fit = fitted(turned(points, turn), box, box, 14);
  const ticks = strokes.flatMap((count, at) => {
    const [from, to] = [fit[at], fit[(at + 1) % fit.length]];
    return count === 0 || from === undefined || to === undefined ? [] : tickMark(from, to, count);
  });
  return {
    width: box,
    height: box,
    marks: [outline(fit), ...ticks, ...extra],
    alt: `A shape with ${points.length} straight sides.`,
  };
}

/** Turns of the paper: none or quarters where it is easy. */
export const drawTurn = (random: Random, { difficulty }: Cell<Params>): number =>
  difficulty === 'easy' ? random.pick([0, 90, 180, 270]) : random.int(1, 71) * 5;

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ difficulty }: Cell<Params>, sides: number, steps: number): Record<string, number> => ({
  turned: difficulty === 'easy' ? 0 : 1,
  irregular: difficulty === 'hard' ? 1 : 0,
  sides,
  steps,
});
