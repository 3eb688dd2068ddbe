/** Reading points, finding points, and going from one point to another. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { axesOf, dotMarks, gridFigure, pointsIn, readDots, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint, type PointMistake, same } from '../point-answer.ts';
import type { Point } from '../vector.ts';
import { drawPoint, features, gridOf, mistake, named, onlyPositive, type Params, pointMistakes } from './mistakes.ts';

const letters: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F'];
/** Where points are read off; that is one step, too little for a hard question of year 6. */
const isRead = ({ params: { about }, difficulty }: Cell<Params>): boolean =>
  about === 'first' || (about === 'four' && difficulty !== 'hard');
/** In a hard drawing a number stands at every second line: one that is read between them, at least. */
const isPlain = ({ difficulty }: Cell<Params>, point: Point): boolean =>
  difficulty === 'hard' && point.every((value) => value % 2 === 0);
const side = (value: number, positive: string, negative: string): string =>
  `${showNumber(Math.abs(value))} ${value < 0 ? negative : positive}`;

const far = (points: readonly Point[]): boolean =>
  points.every((one, at) =>
    points.slice(at + 1).every((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 1.9),
  );

/** The coordinates of one point. */
export const readPoint: Form<Params> = {
  weight: (cell) => (isRead(cell) ? (cell.difficulty === 'easy' ? 3 : 2) : 0),
  make(random, cell) {
    const grid = gridOf(cell);
    const count = cell.difficulty === 'easy' ? 1 : 3;
    const points = Array.from({ length: count }, (_, at): Point => {
      const [x, y] = drawPoint(random, grid);
      return cell.difficulty === 'hard' && at === 0 && random.chance(1, 3)
        ? random.chance(1, 2)
          ? [0, y]
          : [x, 0]
        : [x, y];
    });
    const [target] = points;
    if (target === undefined || target[0] === target[1] || isPlain(cell, target) || !far(points)) return undefined;
    // Four quadrants are asked about, and both positive is year 4.
    if (grid.low < 0 && target[0] > 0 && target[1] > 0) return undefined;
    const named3 = points.map((at, place) => ({ name: letters[place] ?? '', at }));
    const [x, y] = target;
    // With every sign and order among the options, neither the signs nor the numbers alone are enough.
    const mirrored: Point = random.chance(1, 2) ? [-x, y] : [x, -y];
    const signed: readonly PointMistake[] = [
      [[y, x], named.swap],
      [mirrored, named.sign],
      [[mirrored[1], mirrored[0]], mistake('two-slips', 'You swapped the numbers, and one sign is wrong too.')],
    ];
    return askPoint(
      random,
      {
        onlyPositive: onlyPositive(cell),
        within: grid,
        prompt: [
          'What are the coordinates of point A?',
          drawn(
            gridFigure(
              grid,
              dotMarks(grid, named3),
              `${axesOf(grid)} ${count === 1 ? 'Point A is' : 'Points A, B and C are'} marked.`,
            ),
          ),
        ],
        hint: 'Start at 0. Go along the x-axis first, then up or down.',
        steps: [
          `Along the x-axis: point A is ${y === 0 ? 'at' : y > 0 ? 'above' : 'below'} ${showNumber(x)}.`,
          `Along the y-axis: point A is level with ${showNumber(y)}.`,
          `Write x first: **${showPoint(target)}**.`,
        ],
        variant: `read ${grid.high}/${grid.step} ${target}`,
        features: features(cell, count),
      },
      target,
      grid.low < 0 && x !== 0 && y !== 0 && x !== -y
        ? signed
        : pointMistakes(
            target,
            points.slice(1).map((point) => [point, named.other] as const),
          ),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What are the coordinates of point A?') || seen.figure === undefined) return undefined;
    const point = readDots(seen.figure).get('A');
    return point === undefined ? [] : answeredPoint(seen, point);
  },
};

/** Which of the points lies there. */
export const whichPoint: Form<Params> = {
  weight: (cell) => (isRead(cell) && !(cell.params.about === 'first' && cell.difficulty === 'hard') ? 2 : 0),
  make(random, cell) {
    const grid = gridOf(cell);
    const [x, y] = drawPoint(random, grid);
    if (x === y || isPlain(cell, [x, y])) return undefined;
    // As above: both positive is year 4.
    if (grid.low < 0 && x > 0 && y > 0) return undefined;
    const near: Point[] =
      grid.low < 0
        ? [
            [-x, y],
            [x, -y],
            [-x, -y],
            [y, x],
          ]
        : [[x, Math.max(0, y - 2)], [Math.min(grid.high, x + 2), y], drawPoint(random, grid)];
    const points = [
      [x, y] as const,
      ...(cell.difficulty === 'easy' ? [] : [[y, x] as const]),
      ...random.shuffle(near),
    ].slice(0, cell.difficulty === 'hard' ? 5 : 4);
    if (new Set(points.map(String)).size < points.length || !far(points)) return undefined;
    const laid = random.shuffle(points);
    const used = letters.slice(0, laid.length);
    const right = used[laid.findIndex((point) => same(point, [x, y]))] ?? '';
    return chooseInOrder(
      {
        prompt: [
          `Which point is at ${showPoint([x, y])}?`,
          drawn(
            gridFigure(
              grid,
              dotMarks(
                grid,
                laid.map((at, place) => ({ name: used[place] ?? '', at })),
              ),
              `${axesOf(grid)} Points ${used.join(', ')} are marked.`,
            ),
          ),
        ],
        hint: 'The first number is along the x-axis, the second up or down.',
        steps: [
          `Go ${side(x, 'to the right', 'to the left')} from 0.`,
          `Then go ${side(y, 'up', 'down')}.`,
          `That is point **${right}**.`,
        ],
        variant: `which ${grid.step} ${x} ${y} ${laid.join(';')}`,
        features: features(cell, laid.length),
      },
      used,
      right,
      (letter) => {
        const point = laid[used.indexOf(letter)] ?? [0, 0];
        if (same(point, [y, x])) return named.swap;
        return Math.abs(point[0]) === Math.abs(x) && Math.abs(point[1]) === Math.abs(y)
          ? mistake('loses-sign', `That point is at ${showPoint(point)}. Check the signs.`)
          : mistake('other-point', `That point is at ${showPoint(point)}.`);
      },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which point is at') || seen.figure === undefined) return undefined;
    const [wanted] = pointsIn(seen.text);
    const dots = readDots(seen.figure);
    return chosen(seen, (letter) => {
      const point = dots.get(letter);
      return point !== undefined && wanted !== undefined && same(point, wanted);
    });
  },
};

/** One coordinate alone, typed. */
export const oneCoordinate: Form<Params> = {
  weight: (cell) => (isRead(cell) && cell.difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const grid = gridOf(cell);
    const at = drawPoint(random, grid);
    const axis = random.pick([0, 1] as const);
    if (at[0] === at[1] || (grid.low < 0 && at[axis] > 0)) return undefined;
    const [name, other, way] = axis === 0 ? ['x', 'y', 'along'] : ['y', 'x', 'up or down'];
    return writeNumber(
      {
        prompt: [
          `What is the **${name}-coordinate** of point A?`,
          drawn(gridFigure(grid, dotMarks(grid, [{ name: 'A', at }]), `${axesOf(grid)} Point A is marked.`)),
        ],
        hint: `The ${name}-coordinate says how far ${way}.`,
        steps: [
          `Point A is at ${showPoint(at)}.`,
          `The ${name}-coordinate is the ${axis === 0 ? 'first' : 'second'} number: **${showNumber(at[axis])}**.`,
        ],
        variant: `one ${grid.high}/${grid.step} ${axis} ${at}`,
        features: features(cell, 1),
      },
      at[axis],
      [
        [at[1 - axis] ?? 0, mistake('swaps-x-and-y', `That is the ${other}-coordinate. How far ${way} is point A?`)],
        ...(grid.low < 0 ? [[-at[axis], named.sign] as const] : []),
      ],
    );
  },
  solve(seen) {
    const [, name] = /^What is the ([xy])-coordinate of point A\?/.exec(seen.text) ?? [];
    const point = seen.figure === undefined ? undefined : readDots(seen.figure).get('A');
    return name === undefined || point === undefined ? undefined : answered(seen, point[name === 'x' ? 0 : 1]);
  },
};
