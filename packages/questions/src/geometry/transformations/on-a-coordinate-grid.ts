/** Moves on a coordinate grid: where a corner of a shape goes. */
import type { Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import {
  axesOf,
  coversNumber,
  crossesNumber,
  type Grid,
  gridFigure,
  pixelOf,
  readShapes,
  shapeMark,
  showPoint,
} from '../grid-figure.ts';
import { type Asking, answeredPoint, askPoint, type PointMistake } from '../point-answer.ts';
import { bearingOf, label, labelsOf, minus, type Point, plus, polygonsOf, way } from '../vector.ts';
import { often } from './ladder.ts';
import { describeShift, features, mistake, named, type Params, readShift } from './mistakes.ts';
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
  // With two equal numbers several mistakes lead to the same point.
  if (Math.abs(corner[0]) === Math.abs(corner[1])) return undefined;
  const middle = shape.reduce<Point>(([x, y], [dx, dy]) => [x + dx / shape.length, y + dy / shape.length], [0, 0]);
  const [at, centre] = [pixelOf(grid, corner), pixelOf(grid, middle)];
  const out = minus(at, centre);
  const beside = (turn: number): Point => plus(at, way(bearingOf(out) + turn, 14));
  const name = [0, 40, -40].map(beside).find((place) => !coversNumber(grid, place));
  if (name === undefined || crossesNumber(grid, shape)) return undefined;
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
  weight: often('moved'),
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
    // Up to four squares each way, it is for easy.
    if (cell.difficulty === 'medium' && moves.flat().every((by) => Math.abs(by) < 5)) return undefined;
    const [first = corner, target = first] = landings(corner, moves);
    const by = minus(target, corner);
    const swapped = plus(corner, [by[1], by[0]]);
    const stays = landings([0, 0], moves).every((way) =>
      isWithin(applyAll(shift(...way), shape), low(grid), high(grid)),
    );
    if (!stays || by[0] === 0 || by[1] === 0 || target[0] === target[1]) return undefined;
    if (grid.low < 0 && !crossesAxis(corner, target)) return undefined;
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
        before: [
          corner,
          moves.length > 1 ? named.bothMissing : mistake('stays', 'That is where corner A is now. Make the move.'),
        ],
      }),
      target,
      fairSet(random, grid, [
        moves.length > 1
          ? [
              [first, named.firstOnly],
              [[target[0], first[1]], named.secondAcrossOnly],
              [[first[0], target[1]], named.secondUpOnly],
            ]
          : [
              [minus(corner, by), named.wrongWay],
              [plus(corner, [-by[0], by[1]]), named.wrongAcross],
              [plus(corner, [by[0], -by[1]]), named.wrongUp],
            ],
        [
          [[target[1], target[0]], named.order],
          ...(moves.length > 1
            ? [[first, named.firstOnly] as const, [[first[1], first[0]], named.firstAndOrder] as const]
            : [[swapped, named.swaps] as const, [[swapped[1], swapped[0]], named.swapsAndOrder] as const]),
        ],
        [
          [[target[0] - Math.sign(by[0]), target[1]], named.short],
          [[target[0], target[1] - Math.sign(by[1])], named.short],
          [[target[0] - Math.sign(by[0]), target[1] - Math.sign(by[1])], named.both],
        ],
      ]),
    );
  },
  solve(seen) {
    if (!/^The shape moves .* coordinates of corner A\?/.test(seen.text) || seen.figure === undefined) return undefined;
    const corner = readCorner(seen.figure);
    const moves = seen.text.split(' then ').map(readShift);
    return corner === undefined ? [] : answeredPoint(seen, moves.reduce(plus, corner));
  },
};

/**
 * One of these sets of wrong points, whole on the grid where one is. Each point of a set shares as much with the others as the
 * right one does, so that the right one isn't the one most like all.
 */
function fairSet(random: Random, grid: Grid, sets: readonly (readonly PointMistake[])[]): readonly PointMistake[] {
  const isOn = ([point]: PointMistake): boolean => isWithin([point], low(grid), high(grid));
  return random.shuffle(sets).find((set) => set.every(isOn)) ?? [];
}

/** Whether a way leads from one side of an axis to the other, so that a sign changes. */
const crossesAxis = (from: Point, to: Point): boolean => from[0] * to[0] < 0 || from[1] * to[1] < 0;

/** Where corner A was before the shape slid to its place. */
export const cornerBefore: Form<Params> = {
  weight: often('back'),
  make(random, cell) {
    const grid = gridFor(cell);
    const placed = drawPlaced(random, grid, low(grid), high(grid));
    const by: Point = [random.int(-6, 6), random.int(-6, 6)];
    if (placed === undefined || by[0] === 0 || by[1] === 0 || Math.abs(by[0]) === Math.abs(by[1])) return undefined;
    const { shape, corner, marks } = placed;
    const back: Point = [-by[0], -by[1]];
    const target = plus(corner, back);
    const next = plus(corner, by);
    const onwards = mistake('wrong-way', 'That is where A would go next. Move it back, the other way.');
    if (!isWithin(applyAll(shift(...back), shape), low(grid), high(grid)) || target[0] === target[1]) return undefined;
    if (grid.low < 0 && !crossesAxis(corner, target)) return undefined;
    // Whoever goes on the same way must find the point they come to.
    if (!isWithin([next], low(grid), high(grid))) return undefined;
    return askPoint(
      random,
      ask(cell, grid, {
        text: `The shape was moved ${describeShift(by)}. The drawing shows it **after** the move. Where was corner A before?`,
        marks,
        alt: alt(grid),
        hint: 'Move corner A back: the same number of squares, the other way.',
        steps: [
          `Corner A is now at ${showPoint(corner)}.`,
          `To go back, move ${describeShift(back)}.`,
          `Corner A was at **${showPoint(target)}**.`,
        ],
        variant: `before ${corner} ${by} ${grid.step}`,
        before: [corner, mistake('stays', 'That is where corner A is now. Move it back.')],
      }),
      target,
      fairSet(random, grid, [
        [
          [next, onwards],
          [plus(corner, [back[0], by[1]]), mistake('wrong-way', 'Only left and right were turned round.')],
          [plus(corner, [by[0], back[1]]), mistake('wrong-way', 'Only up and down were turned round.')],
        ],
        [
          [next, onwards],
          [[target[1], target[0]], named.order],
          [[next[1], next[0]], mistake('two-slips', 'That goes on the same way, and x and y are swapped.')],
        ],
      ]),
    );
  },
  solve(seen) {
    const [, way] = /^The shape was moved (.*?)\. .* Where was corner A before\?/.exec(seen.text) ?? [];
    const corner = seen.figure === undefined ? undefined : readCorner(seen.figure);
    if (way === undefined) return undefined;
    return corner === undefined ? [] : answeredPoint(seen, minus(corner, readShift(way)));
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
  readonly before?: Asking['before'];
}
/** All that is told of a question for a point. */
export function ask(cell: Cell, grid: Grid, { text, marks, alt: says, ...rest }: Said): Asking {
  return {
    ...rest,
    prompt: [text, drawn(gridFigure(grid, marks, says))],
    features: { ...features(cell, rest.steps.length), step: grid.step },
    onlyPositive: grid.low === 0,
    within: grid,
  };
}
