/** Moves on a coordinate grid: where a corner of a shape goes. */
import type { Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { axesOf, type Grid, gridFigure, pixelOf, readShapes, shapeMark, showPoint } from '../grid-figure.ts';
import { type Asking, answeredPoint, askPoint } from '../point-answer.ts';
import { label, labelsOf, minus, type Point, plus, polygonsOf, size } from '../vector.ts';
import { describeShift, features, named, type Params, readShift } from './mistakes.ts';
import { applyAll, drawShape, isWithin, shift } from './moves.ts';

type Cell = Parameters<Form<Params>['make']>[1];

/** The grid of a sub-topic: one quadrant in year 5, four later. */
export const gridFor = ({ params: { about }, difficulty }: Cell): Grid =>
  about === 'four' || about === 'all'
    ? { low: -6, high: 6, step: difficulty === 'easy' ? 1 : 2, squares: true }
    : { low: 0, high: 10, step: difficulty === 'hard' ? 2 : 1, squares: true };

/** A shape on the grid with one of its corners named A. */
export interface Placed {
  readonly shape: readonly Point[];
  readonly corner: Point;
  readonly marks: readonly Mark[];
}

/** Puts a shape somewhere within these values and names a corner. */
export function drawPlaced(random: Random, grid: Grid, low: Point, high: Point): Placed | undefined {
  const shape = applyAll(shift(random.int(low[0], high[0]), random.int(low[1], high[1])), drawShape(random));
  if (!isWithin(shape, low, high)) return undefined;
  const corner = random.pick(shape);
  const middle = shape.reduce<Point>(([x, y], [dx, dy]) => [x + dx / shape.length, y + dy / shape.length], [0, 0]);
  const [at, centre] = [pixelOf(grid, corner), pixelOf(grid, middle)];
  const out = minus(at, centre);
  const name = plus(at, [(out[0] / size(out)) * 14, (out[1] / size(out)) * 14]);
  const dot: Mark = {
    kind: 'circle',
    x: at[0],
    y: at[1],
    radius: 4.5,
    fill: 'accent',
    stroke: 'ink',
    strokeWidth: 1.5,
  };
  const ground: Mark = { kind: 'circle', x: name[0], y: name[1], radius: 8, fill: 'paper', stroke: 'none' };
  return { shape, corner, marks: [shapeMark(grid, shape), dot, ground, label(name, 'A', 15)] };
}

/** Corner A of the drawing in coordinates: the corner of the shape nearest to the letter. */
export function readCorner(figure: Parameters<typeof readShapes>[0]): Point | undefined {
  const [pixels] = polygonsOf(figure);
  const [shape] = readShapes(figure);
  const letter = labelsOf(figure).find(({ text }) => text === 'A');
  const dot = figure.marks.find((mark) => mark.kind === 'circle' && mark.fill === 'accent');
  if (pixels === undefined || shape === undefined || letter === undefined || dot?.kind !== 'circle') return undefined;
  const gaps = pixels.map(([x, y]) => Math.hypot(x - dot.x, y - dot.y));
  return shape[gaps.indexOf(Math.min(...gaps))];
}

/** The alternative text of such a grid. */
export const alt = (grid: Grid): string => `${axesOf(grid)} A shape is drawn on it. One of its corners is called A.`;
/** The lower left end of a grid. */
export const low = ({ low: least }: Grid): Point => [least, least];
/** The upper right end of a grid. */
export const high = ({ high: most }: Grid): Point => [most, most];

/** Where corner A goes when the shape slides. */
export const cornerMoved: Form<Params> = {
  // One move by itself is easy in year 7.
  weight: ({ params, difficulty }) =>
    params.about === 'move5'
      ? 3
      : params.about === 'four' || (params.about === 'all' && difficulty !== 'medium')
        ? 1
        : 0,
  make(random, cell) {
    const grid = gridFor(cell);
    const placed = drawPlaced(random, grid, low(grid), high(grid));
    const reach = cell.difficulty === 'easy' ? 4 : 7;
    const draw = (): Point => [random.int(-reach, reach), random.int(-reach, reach)];
    // One move is little more than reading a point.
    const moves = cell.difficulty === 'hard' ? [draw(), draw()] : [draw()];
    if (placed === undefined || moves.some(([x, y]) => x === 0 || y === 0 || Math.abs(x) === Math.abs(y)))
      return undefined;
    const { shape, corner, marks } = placed;
    const [first = corner, target = first] = landings(corner, moves);
    const by = minus(target, corner);
    const stays = landings([0, 0], moves).every((way) =>
      isWithin(applyAll(shift(...way), shape), low(grid), high(grid)),
    );
    if (!stays || by[0] === 0 || by[1] === 0 || target[0] === target[1]) return undefined;
    const told = (axis: 0 | 1): string =>
      moves.map(([x, y]) => describeShift(axis === 0 ? [x, 0] : [0, y])).join(', then ');
    return askPoint(
      random,
      ask(cell, grid, {
        text: `The shape moves ${moves.map(describeShift).join(', and then ')}. What are the new coordinates of corner A?`,
        marks,
        alt: alt(grid),
        hint: 'Move only corner A. Right and left change x, up and down change y.',
        steps: [
          `Corner A is at ${showPoint(corner)}.`,
          `${told(0)}: x becomes ${showNumber(target[0])}.`,
          `${told(1)}: y becomes ${showNumber(target[1])}.`,
          `Corner A goes to **${showPoint(target)}**.`,
        ],
        variant: `corner ${corner} ${moves.join(' ')} ${grid.step}`,
      }),
      target,
      [
        ...(moves.length > 1 ? [[first, named.firstOnly] as const] : []),
        [[corner[0] - by[0], corner[1] - by[1]], named.wrongWay],
        ...(moves.length > 1 ? [] : [[[corner[0] + by[1], corner[1] + by[0]], named.swaps] as const]),
        [[target[1], target[0]], named.order],
        [[target[0] - Math.sign(by[0]), target[1]], named.short],
        [[target[0], target[1] - Math.sign(by[1])], named.short],
      ],
    );
  },
  solve(seen) {
    if (!/^The shape moves .* coordinates of corner A\?/.test(seen.text) || seen.figure === undefined) return undefined;
    const corner = readCorner(seen.figure);
    const moves = seen.text.split(' then ').map(readShift);
    return corner === undefined ? [] : answeredPoint(seen, moves.reduce(plus, corner));
  },
};

/** Where a point is after each of these moves. */
function landings(from: Point, moves: readonly Point[]): Point[] {
  return moves.map((_, last) => moves.slice(0, last + 1).reduce(plus, from));
}

/** What is said around a point on a grid. */
export interface Said {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly alt: string;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly variant: string;
}
/** All that is told of a question for a point. */
export function ask(cell: Cell, grid: Grid, { text, marks, alt: says, hint, steps, variant }: Said): Asking {
  return {
    prompt: [text, drawn(gridFigure(grid, marks, says))],
    hint,
    steps,
    variant,
    features: { ...features(cell, steps.length), step: grid.step },
    onlyPositive: grid.low === 0,
    within: grid,
  };
}
