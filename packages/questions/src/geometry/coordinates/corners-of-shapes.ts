/** The missing corner of a shape, on squared paper and on plain axes. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder } from '../ask.ts';
import { axesOf, dotMarks, type Grid, gridFigure, pointsIn, readDots, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint, same } from '../point-answer.ts';
import { dot, minus, type Point, plus, size } from '../vector.ts';
import {
  drawPoint,
  features,
  gridOf,
  isOnGrid,
  mistake,
  named,
  onlyPositive,
  type Params,
  pointMistakes,
} from './mistakes.ts';

const shapeNames = ['square', 'rectangle', 'parallelogram', 'kite'] as const;
type Shape = (typeof shapeNames)[number];

/** Whether these corners in order are that shape: by lengths and right angles. */
function isShape(shape: Shape, [a, b, c, d]: readonly Point[]): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false;
  const [ab, bc, cd, da] = [minus(b, a), minus(c, b), minus(d, c), minus(a, d)];
  const equal = (one: Point, other: Point): boolean => Math.abs(size(one) - size(other)) < 1e-9;
  const turn = ab[0] * bc[1] - ab[1] * bc[0];
  if (turn === 0 || same(b, d)) return false;
  if (shape === 'kite') return equal(ab, da) && equal(bc, cd) && !equal(ab, bc);
  if (!same(plus(ab, cd), [0, 0])) return false;
  if (shape === 'parallelogram') return dot(ab, bc) !== 0;
  return dot(ab, bc) === 0 && (shape === 'square') === equal(ab, bc);
}

/** Corners of the shape on the grid: level for easy ones, tilted for hard ones. */
function drawShape(random: Random, shape: Shape, grid: Grid, tilted: boolean): Point[] | undefined {
  const a = drawPoint(random, grid, 0);
  const reach = Math.min(6, Math.floor((grid.high - grid.low) * 0.7));
  const u: Point = tilted ? [random.int(1, 4), random.pick([-1, 1]) * random.int(1, 3)] : [random.int(2, reach), 0];
  const times = random.int(1, 2);
  const across: Point = [-u[1], u[0]];
  const v: Point =
    shape === 'square'
      ? across
      : shape === 'rectangle'
        ? tilted
          ? [across[0] * times, across[1] * times]
          : [0, random.int(2, reach)]
        : [random.pick([-2, -1, 1, 2]), random.int(2, reach)];
  const corners: Point[] = shape === 'kite' ? kite(random, a) : [a, plus(a, u), plus(plus(a, u), v), plus(a, v)];
  return corners.every((corner) => isOnGrid(corner, grid)) && isShape(shape, corners) ? corners : undefined;
}

function kite(random: Random, [x, y]: Point): Point[] {
  const [half, up, down] = [random.int(1, 3), random.int(1, 3), random.int(2, 5)];
  return [
    [x, y + up],
    [x + half, y],
    [x, y - down],
    [x - half, y],
  ];
}

const says: Readonly<Record<Shape, string>> = {
  square: 'All sides of a square are equal, and all corners are right angles.',
  rectangle: 'Opposite sides of a rectangle are equal and parallel, and its corners are right angles.',
  parallelogram: 'Opposite sides of a parallelogram are equal and parallel.',
  kite: 'A kite is the same on both sides of its middle line.',
};
const notShape = (shape: Shape): Mistake =>
  mistake('wrong-shape', `Draw it: with that corner, ABCD is not a ${shape}.`);

const otherOrder = mistake(
  'wrong-shape',
  'That makes another parallelogram: its corners don’t come in the order A, B, C, D.',
);

/** The fourth corner of a shape. */
export const fourthCorner: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.about === 'shapes'
      ? 4
      : (params.about === 'describe' && difficulty === 'hard') ||
          (params.about === 'four' && difficulty !== 'easy') ||
          (params.about === 'midpoint' && difficulty === 'medium')
        ? 2
        : 0,
  make(random, cell) {
    const shape = random.pick(
      cell.difficulty === 'easy'
        ? (['square', 'rectangle', 'rectangle'] as const)
        : cell.difficulty === 'medium'
          ? (['parallelogram', 'kite'] as const)
          : (['square', 'rectangle', 'parallelogram'] as const),
    );
    const grid = { ...gridOf(cell), step: cell.difficulty === 'hard' ? 2 : 1 };
    const tilted = cell.difficulty === 'hard' && shape !== 'parallelogram';
    const corners = drawShape(random, shape, grid, tilted);
    if (corners === undefined) return undefined;
    if (corners.some((one, at) => corners.slice(at + 1).some((other) => size(minus(one, other)) < 1.9)))
      return undefined;
    const start = random.int(0, 3);
    const turned = shape === 'kite' ? corners : [...corners.slice(start), ...corners.slice(0, start)];
    const [a, b, c, d] = turned;
    if (a === undefined || b === undefined || c === undefined || d === undefined || d[0] === d[1]) return undefined;
    const hidden =
      cell.params.about === 'midpoint' ||
      // A parallelogram on the grid is what medium asks.
      (cell.difficulty === 'hard' &&
        cell.params.about === 'shapes' &&
        (shape === 'parallelogram' || random.chance(1, 2)));
    const given = [a, b, c].map((at, place) => ({ name: ['A', 'B', 'C'][place] ?? '', at }));
    const listed = given.map(({ name, at }) => `${name} ${showPoint(at)}`).join(', ');
    return askPoint(
      random,
      {
        onlyPositive: onlyPositive(cell),
        prompt: hidden
          ? [`ABCD is a **${shape}**. Its corners are ${listed} and D. What are the coordinates of D?`]
          : [
              `ABCD is a **${shape}**. Corner D is missing. What are the coordinates of D?`,
              drawn(gridFigure(grid, dotMarks(grid, given), `${axesOf(grid)} Three corners are marked: ${listed}.`)),
            ],
        hint:
          shape === 'kite'
            ? 'Fold the kite along the line from A to C. Which corner does D meet?'
            : 'Which sides are equal and parallel? The letters go round the shape in order.',
        steps: [
          says[shape],
          shape === 'kite'
            ? `The middle line goes from A to C. B is ${b[0] - a[0]} to the right of it, so D is ${a[0] - d[0]} to the left of it.`
            : `From B ${showPoint(b)} to A ${showPoint(a)}: ${moveBetween(b, a)}. The same move from C ${showPoint(c)} leads to D.`,
          `D is at **${showPoint(d)}**.`,
        ],
        variant: `${shape} ${turned.join(' ')} ${hidden}`,
        features: { ...features(cell, 3), tilted: tilted ? 1 : 0, hidden: hidden ? 1 : 0 },
      },
      d,
      pointMistakes(d, [
        // The two other corners that make a parallelogram with A, B and C.
        ...[plus(a, minus(b, c)), plus(c, minus(b, a))].map(
          (point) => [point, shape === 'parallelogram' ? otherOrder : notShape(shape)] as const,
        ),
        [plus(d, [1, 0]), named.count],
        [[c[0], a[1]], notShape(shape)],
        [[a[0], c[1]], notShape(shape)],
      ]).filter(
        ([point]) =>
          !isShape(shape, [a, b, c, point]) && isOnGrid(point, grid) && !turned.some((one) => same(one, point)),
      ),
    );
  },
  solve(seen) {
    const [, name] = /^ABCD is a (\w+)\./.exec(seen.text) ?? [];
    const shape = shapeNames.find((each) => each === name);
    if (shape === undefined) return undefined;
    const dots = seen.figure === undefined ? undefined : readDots(seen.figure);
    const marked = ['A', 'B', 'C'].flatMap((letter) => {
      const point = dots?.get(letter);
      return point === undefined ? [] : [point];
    });
    const three = marked.length === 3 ? marked : pointsIn(seen.text);
    const found: Point[] = [];
    for (let x = -30; x <= 30; x++)
      for (let y = -30; y <= 30; y++) if (isShape(shape, [...three, [x, y]])) found.push([x, y]);
    return found.flatMap((point) => answeredPoint(seen, point));
  },
};

const nameable = [...shapeNames, 'trapezium'] as const;
/** Corners of a trapezium with level parallel sides of different lengths. */
function trapezium(random: Random, [x, y]: Point): Point[] {
  const [wide, high, left, narrow] = [random.int(4, 6), random.int(2, 4), random.int(0, 2), random.int(1, 3)];
  return [
    [x, y],
    [x + wide, y],
    [x + left + narrow, y + high],
    [x + left, y + high],
  ];
}

/** Other names among the options that fit such a shape as well. */
const moreGeneral: Readonly<Record<(typeof nameable)[number], readonly string[]>> = {
  square: ['rectangle', 'parallelogram', 'kite'],
  rectangle: ['parallelogram'],
  parallelogram: [],
  kite: [],
  trapezium: [],
};

/** What each name asks of a shape. */
const traits: Readonly<Record<string, string>> = {
  square: 'A square has four equal sides and four right angles.',
  rectangle: 'A rectangle has four right angles.',
  parallelogram: 'A parallelogram has two pairs of parallel sides.',
  kite: 'A kite has two pairs of equal sides next to each other.',
  trapezium: 'A trapezium has only one pair of parallel sides.',
};

/** How many pairs of parallel sides a shape has: feedback for a child who calls it a trapezium. */
const pairs: Readonly<Record<(typeof nameable)[number], string>> = {
  square: 'This shape has two.',
  rectangle: 'This shape has two.',
  parallelogram: 'This shape has two.',
  kite: 'This shape has none.',
  trapezium: '',
};

/** What the moves along the sides show. */
const shown: typeof pairs = {
  square: 'All four moves are equally long, and each makes a right angle with the next.',
  rectangle: 'Opposite sides are equal, and each makes a right angle with the next. Not all four are equal.',
  parallelogram: 'Opposite sides are the same move there and back, so they are parallel. No corner is a right angle.',
  kite: 'AB and DA are equally long, and so are BC and CD.',
  trapezium: 'AB and CD both go straight across, so they are parallel. The other two sides are not.',
};

/** The move from one point to another: '1 right and 2 down'. */
function moveBetween(from: Point, to: Point): string {
  const along = (distance: number, plus: string, minus: string): string[] =>
    distance === 0 ? [] : [`${Math.abs(distance)} ${distance > 0 ? plus : minus}`];
  const [x, y] = minus(to, from);
  return [...along(x, 'right', 'left'), ...along(y, 'up', 'down')].join(' and ');
}

/** The move along each side: 'A to B: 1 right and 2 down.' */
const sideMoves = (corners: readonly Point[]): string =>
  corners
    .map(
      (from, at) =>
        `${'ABCD'.charAt(at)} to ${'ABCDA'.charAt(at + 1)}: ${moveBetween(from, corners[(at + 1) % corners.length] ?? from)}.`,
    )
    .join(' ');

/** Which shape four points make. */
export const nameShape: Form<Params> = {
  weight: ({ params }) => (params.about === 'shapes' ? 2 : 0),
  make(random, cell) {
    const grid = { ...gridOf(cell), step: 1 };
    const name = random.pick(nameable);
    const at = drawPoint(random, grid, 0);
    const corners =
      name === 'trapezium'
        ? trapezium(random, at)
        : drawShape(random, name, grid, cell.difficulty !== 'easy' && (name === 'square' || name === 'rectangle'));
    if (corners?.every(([x, y]) => Math.min(x, y) >= 0 && Math.max(x, y) <= grid.high) !== true) return undefined;
    const points = corners.map((point, place) => ({ name: ['A', 'B', 'C', 'D'][place] ?? '', at: point }));
    const listed = points.map((point) => `${point.name} ${showPoint(point.at)}`).join(', ');
    const hidden = cell.difficulty === 'hard';
    return chooseInOrder(
      {
        prompt: hidden
          ? [`Plot ${listed}. Join them in order, and D to A. Which shape do you get? Choose the most exact name.`]
          : [
              'Join A to B, B to C, C to D and D to A. Which shape do you get? Choose the most exact name.',
              drawn(gridFigure(grid, dotMarks(grid, points), `A grid. Four points are marked: ${listed}.`)),
            ],
        hint: 'Compare the lengths of the sides. Are there right angles? Parallel sides?',
        steps: [sideMoves(corners), shown[name], `It is a **${name}**.`],
        variant: `name ${name} ${corners.join(' ')}`,
        features: { ...features(cell, 4), hidden: hidden ? 1 : 0 },
      },
      nameable,
      name,
      (text) =>
        moreGeneral[name].includes(text)
          ? mistake('not-exact-enough', 'That name fits too, but there is a more exact one.')
          : mistake(
              'wrong-name',
              `${traits[text] ?? ''} ${text === 'trapezium' ? pairs[name] : 'This shape doesn’t.'}`,
            ),
    );
  },
  solve(seen) {
    if (!seen.text.includes('Which shape do you get?')) return undefined;
    const dots = seen.figure === undefined ? undefined : [...readDots(seen.figure)].sort().map(([, at]) => at);
    const four = dots ?? pointsIn(seen.text);
    return chosen(seen, (option) => {
      const shape = shapeNames.find((each) => each === option);
      return shape === undefined ? !shapeNames.some((each) => isShape(each, four)) : isShape(shape, four);
    });
  },
};
