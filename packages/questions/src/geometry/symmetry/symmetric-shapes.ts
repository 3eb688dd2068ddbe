/** What questions on symmetry share: shapes with their mirror lines and turns, the sub-topics and the mistakes. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { tickMark } from '../marked-angle.ts';
import { ring } from '../polygon-bank.ts';
import { fitted, outline, type Point, plus, turned, way } from '../vector.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'lines' | 'complete' | 'turns';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.symmetry');
/** The mistakes children make here. */
export const named = {
  diagonal: mistake(
    'diagonal-of-rectangle',
    'Fold along a diagonal and the corners do not meet. Only special shapes fold there.',
  ),
  fold: mistake('not-a-fold-line', 'Fold along that line: the corners do not meet.'),
  parallelogram: mistake(
    'parallelogram-has-lines',
    'A parallelogram does not fold onto itself. It only fits after half a turn.',
  ),
  sides: mistake('counts-sides', 'You counted the sides. Count the folds that make both halves match instead.'),
  half: mistake('misses-lines', 'You missed at least one. Look for horizontal, vertical and slanting ones.'),
  slid: mistake(
    'slides-not-flips',
    'You slid the squares across. In a mirror, squares near the line stay near the line.',
  ),
  mixes: mistake('lines-for-turns', 'You counted mirror lines. The order says how often it fits in one full turn.'),
  full: mistake('order-zero', 'Every shape fits after a full turn, so the order is at least 1.'),
};

/** A shape with what is known of it. */
export interface Known {
  readonly name: string;
  readonly lines: number;
  readonly order: number;
  readonly points: readonly Point[];
}

const shape = (name: string, lines: number, order: number, ...points: Point[]): Known => ({
  name,
  lines,
  order,
  points,
});
const star = (count: number, inner: number): Point[] =>
  Array.from({ length: 2 * count }, (_, at) => turned([[0, at % 2 === 0 ? -60 : -inner]], (180 / count) * at)).flat();
const regular = (name: string, count: number): Known => ({ name, lines: count, order: count, points: ring(count) });

/** Shapes whose symmetry a child can see. */
export const shapes: readonly Known[] = [
  shape('rectangle', 2, 2, [0, 0], [100, 0], [100, 56], [0, 56]),
  shape('long rectangle', 2, 2, [0, 0], [120, 0], [120, 40], [0, 40]),
  shape('rhombus', 2, 2, [50, 0], [85, 60], [50, 120], [15, 60]),
  shape('parallelogram', 0, 2, [30, 0], [120, 0], [90, 58], [0, 58]),
  shape('kite', 1, 1, [50, 0], [90, 40], [50, 120], [10, 40]),
  shape('isosceles trapezium', 1, 1, [28, 0], [82, 0], [110, 60], [0, 60]),
  shape('right trapezium', 0, 1, [0, 0], [60, 0], [105, 62], [0, 62]),
  shape('isosceles triangle', 1, 1, [40, 0], [80, 105], [0, 105]),
  shape('scalene triangle', 0, 1, [0, 60], [115, 60], [78, 0]),
  shape('right triangle', 0, 1, [0, 0], [0, 100], [62, 100]),
  shape('arrow', 1, 1, [0, 25], [60, 25], [60, 0], [110, 45], [60, 90], [60, 65], [0, 65]),
  shape('arrowhead', 1, 1, [0, 0], [100, 45], [0, 90], [32, 45]),
  shape(
    'cross',
    4,
    4,
    [35, 0],
    [70, 0],
    [70, 35],
    [105, 35],
    [105, 70],
    [70, 70],
    [70, 105],
    [35, 105],
    [35, 70],
    [0, 70],
    [0, 35],
    [35, 35],
  ),
  shape('S-shape', 0, 2, [0, 0], [70, 0], [70, 35], [105, 35], [105, 70], [35, 70], [35, 35], [0, 35]),
  shape('T-shape', 1, 1, [0, 0], [105, 0], [105, 35], [70, 35], [70, 95], [35, 95], [35, 35], [0, 35]),
  shape('L-shape', 0, 1, [0, 0], [35, 0], [35, 70], [80, 70], [80, 105], [0, 105]),
  shape(
    'H-shape',
    2,
    2,
    [0, 0],
    [30, 0],
    [30, 40],
    [60, 40],
    [60, 0],
    [90, 0],
    [90, 110],
    [60, 110],
    [60, 70],
    [30, 70],
    [30, 110],
    [0, 110],
  ),
  regular('equilateral triangle', 3),
  regular('square', 4),
  regular('regular pentagon', 5),
  regular('regular hexagon', 6),
  regular('regular octagon', 8),
  { name: 'five-pointed star', lines: 5, order: 5, points: star(5, 26) },
  { name: 'four-pointed star', lines: 4, order: 4, points: star(4, 24) },
  { name: 'six-pointed star', lines: 6, order: 6, points: star(6, 36) },
];

/** The shape alone, turned. */
export function shapeFigure(points: readonly Point[], turn: number, box = 180, marks: readonly Mark[] = []): Figure {
  return {
    width: box,
    height: box,
    marks: [outline(fitted(turned(points, turn), box, box, 12)), ...marks],
    alt: `A shape with ${points.length} sides.`,
  };
}

/** Strokes for equal sides, where it hangs on them and the eye can’t be sure. */
const strokesOf: Readonly<Record<string, readonly number[]>> = {
  rhombus: [1, 1, 1, 1],
  parallelogram: [1, 2, 1, 2],
  kite: [1, 2, 2, 1],
};

/** The strokes on a shape that has been put in its box. */
export const equalMarks = (name: string, fit: readonly Point[]): Mark[] =>
  (strokesOf[name] ?? []).flatMap((count, at) => {
    const [from, to] = [fit[at], fit[(at + 1) % fit.length]];
    return from === undefined || to === undefined ? [] : tickMark(from, to, count);
  });

/** The shape turned, its equal sides marked where they need to be. */
export const markedShape = ({ name, points }: Known, turn: number, box = 180): Figure =>
  shapeFigure(points, turn, box, equalMarks(name, fitted(turned(points, turn), box, box, 12)));

/** A dashed line through a point. */
export function dashedThrough(at: Point, degrees: number, half: number): Mark {
  const [a, b] = [plus(at, way(degrees, half)), plus(at, way(degrees, -half))];
  return { kind: 'line', from: [a[0], a[1]], to: [b[0], b[1]], stroke: 'ink', strokeWidth: 3, dashed: true };
}

/** Turns of the paper for a difficulty. */
export const turnsFor = (difficulty: string): readonly number[] =>
  difficulty === 'easy' ? [0, 90, 180, 270] : [15, 30, 45, 60, 75, 110, 130, 150, 200, 230, 250, 290, 310, 340];

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ difficulty }: Cell<Params>, lines: number): Record<string, number> => ({
  turned: difficulty === 'easy' ? 0 : 1,
  diagonal: difficulty === 'hard' ? 1 : 0,
  lines,
});
