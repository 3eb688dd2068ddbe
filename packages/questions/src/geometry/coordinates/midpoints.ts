/** Midpoints: the middle of two points, and the other end of a line whose middle is known. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { dotMarks, gridFigure, pointsIn, readDots, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint, same } from '../point-answer.ts';
import type { Point } from '../vector.ts';
import { drawPoint, features, gridOf, mistake, named, onlyPositive, type Params } from './mistakes.ts';

const wrong = {
  half: mistake('halves-the-difference', 'That is half the way from one to the other. Start at the first point.'),
  halfOnce: mistake('halves-the-difference', 'One number is only half the distance. Start at the first point.'),
  sum: mistake('forgets-to-halve', 'You added the numbers. Halve them as well.'),
  reach: mistake('stops-at-half', 'That is half way from A to the middle. Go on, past the middle.'),
  double: mistake('doubles-only', 'Doubling the midpoint is not enough: subtract the known end.'),
};
const ofMidpoint = ({ about }: Params): boolean => about === 'midpoint';
const name = ['x', 'y'] as const;

/** The point half way between two. */
export const midpoint: Form<Params> = {
  weight: ({ params, difficulty }) => (ofMidpoint(params) && difficulty !== 'hard' ? 4 : 0),
  make(random, cell) {
    const easy = cell.difficulty === 'easy';
    const reach = easy ? 6 : 14;
    const draw = (): Point => [random.int(-reach, reach), random.int(-reach, reach)];
    const grid = gridOf(cell);
    const [a, b] = easy ? [drawPoint(random, grid, 0), drawPoint(random, grid, 0)] : [draw(), draw()];
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (!middle.every(Number.isInteger) || a[0] === b[0] || a[1] === b[1] || middle[0] === middle[1]) return undefined;
    if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 4) return undefined;
    // On both sides of 0 it takes more than halving a sum.
    if (!easy && a[0] * b[0] >= 0 && a[1] * b[1] >= 0) return undefined;
    return askPoint(
      random,
      {
        onlyPositive: onlyPositive(cell),
        prompt: [
          `A is ${showPoint(a)} and B is ${showPoint(b)}. What is the midpoint of AB?`,
          ...(easy
            ? [
                drawn(
                  gridFigure(
                    grid,
                    dotMarks(grid, [
                      { name: 'A', at: a },
                      { name: 'B', at: b },
                    ]),
                    `A grid with axes from −6 to 6. A is at ${showPoint(a)}, B at ${showPoint(b)}.`,
                  ),
                ),
              ]
            : []),
        ],
        hint: 'Find the number half way between the two x-coordinates. Then do the same with y.',
        steps: [
          `x: (${showNumber(a[0])} + ${showNumber(b[0])}) ÷ 2 = ${showNumber(middle[0])}.`,
          `y: (${showNumber(a[1])} + ${showNumber(b[1])}) ÷ 2 = ${showNumber(middle[1])}.`,
          `The midpoint is **${showPoint(middle)}**.`,
        ],
        variant: `middle ${a} ${b}`,
        features: { ...features(cell, 2), reach },
      },
      middle,
      [
        [[(b[0] - a[0]) / 2, (b[1] - a[1]) / 2], wrong.half],
        [[a[0] + b[0], a[1] + b[1]], wrong.sum],
        [[middle[1], middle[0]], named.swap],
        [[Math.abs(middle[0]), Math.abs(middle[1])], named.sign],
        [[middle[0], (b[1] - a[1]) / 2], wrong.halfOnce],
        [[(b[0] - a[0]) / 2, middle[1]], wrong.halfOnce],
        [[middle[0] + 1, middle[1]], named.count],
      ],
    );
  },
  solve(seen) {
    const [a, b] = pointsIn(seen.text);
    if (!seen.text.includes('What is the midpoint of AB?') || a === undefined || b === undefined) return undefined;
    const dots = seen.figure === undefined ? undefined : readDots(seen.figure);
    const drawnA = dots?.get('A');
    if (drawnA !== undefined && !same(drawnA, a)) return [];
    const middle = ([0, 1] as const).map((axis) => {
      let [low, high] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
      while (low < high) [low, high] = [low + 1, high - 1];
      return low;
    });
    return answeredPoint(seen, [middle[0] ?? 0, middle[1] ?? 0]);
  },
};

/** The other end of a line from one end and the midpoint. */
export const otherEnd: Form<Params> = {
  weight: ({ params, difficulty }) => (ofMidpoint(params) && difficulty === 'hard' ? 4 : 0),
  make(random, cell) {
    const draw = (): Point => [random.int(-12, 12), random.int(-12, 12)];
    const [a, middle] = [draw(), draw()];
    const b: Point = [2 * middle[0] - a[0], 2 * middle[1] - a[1]];
    if (a[0] === middle[0] || a[1] === middle[1] || b[0] === b[1] || Math.max(...b.map(Math.abs)) > 20)
      return undefined;
    const circle = random.chance(1, 3);
    const halfWay: Point = [(a[0] + middle[0]) / 2, (a[1] + middle[1]) / 2];
    return askPoint(
      random,
      {
        onlyPositive: onlyPositive(cell),
        prompt: circle
          ? `AB is a diameter of a circle with centre ${showPoint(middle)}. A is ${showPoint(a)}. What are the coordinates of B?`
          : `The midpoint of AB is ${showPoint(middle)}. A is ${showPoint(a)}. What are the coordinates of B?`,
        hint: 'How do you get from A to the middle? Do the same step again.',
        steps: [
          ...(circle ? ['The centre is the midpoint of a diameter.'] : []),
          `x goes from ${showNumber(a[0])} to ${showNumber(middle[0])}. The same step again leads to ${showNumber(b[0])}.`,
          `y goes from ${showNumber(a[1])} to ${showNumber(middle[1])}. The same step again leads to ${showNumber(b[1])}.`,
          `B is **${showPoint(b)}**.`,
        ],
        variant: `end ${a} ${middle} ${circle}`,
        features: { ...features(cell, 3), reach: 20 },
      },
      b,
      [
        ...(halfWay.every(Number.isInteger) ? [[halfWay, wrong.reach] as const] : []),
        [[2 * middle[0], 2 * middle[1]], wrong.double],
        [
          [2 * a[0] - middle[0], 2 * a[1] - middle[1]],
          mistake('wrong-way', 'You went away from the middle. Go from A through the middle.'),
        ],
        [[b[1], b[0]], named.swap],
        [
          [b[0], 2 * a[1] - middle[1]],
          mistake('wrong-way', 'The y-coordinate goes away from the middle. Go from A through the middle.'),
        ],
        [[-b[0], b[1]], named.sign],
        [[b[0], -b[1]], named.sign],
      ],
    );
  },
  solve(seen) {
    const [middle, a] = pointsIn(seen.text);
    if (!/midpoint of AB is|diameter of a circle/.test(seen.text) || middle === undefined || a === undefined)
      return undefined;
    const search = (from: number, half: number): number =>
      [...Array(121).keys()].map((each) => each - 60).find((each) => from + each === half + half) ?? Number.NaN;
    return answeredPoint(seen, [search(a[0], middle[0]), search(a[1], middle[1])]);
  },
};

/** The length of a level or upright line between two points; at medium the square on it. */
export const lengthBetween: Form<Params> = {
  weight: ({ params, difficulty }) => (ofMidpoint(params) ? { easy: 2, medium: 1, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const axis = random.pick([0, 1] as const);
    const reach = cell.difficulty === 'easy' ? 8 : 25;
    const [shared, one, other] = [random.int(-reach, reach), random.int(-reach, reach), random.int(-reach, reach)];
    if (Math.abs(one - other) < 4 || one * other === 0 || shared === 0) return undefined;
    // Easy may stay below 0; both above it is for year 4.
    if (cell.difficulty === 'easy' ? one > 0 && other > 0 : one * other > 0) return undefined;
    const [a, b]: [Point, Point] =
      axis === 0
        ? [
            [one, shared],
            [other, shared],
          ]
        : [
            [shared, one],
            [shared, other],
          ];
    const long = Math.abs(one - other);
    const isSquare = cell.difficulty === 'medium';
    const text = isSquare
      ? `A is ${showPoint(a)} and B is ${showPoint(b)}. ABCD is a square. What is its perimeter in units?`
      : `A is ${showPoint(a)} and B is ${showPoint(b)}. How many units long is AB?`;
    return writeNumber(
      {
        prompt: text,
        hint: `Only the ${name[axis]}-coordinate changes. How far apart are the two numbers?`,
        steps: [
          `The ${name[axis]}-coordinates are ${showNumber(one)} and ${showNumber(other)}.`,
          `From ${showNumber(Math.min(one, other))} to ${showNumber(Math.max(one, other))} is ${long}.`,
          isSquare ? `The perimeter is 4 × ${long} = **${4 * long}**.` : `AB is **${long}** units long.`,
        ],
        variant: `length ${a} ${b} ${isSquare}`,
        features: { ...features(cell, isSquare ? 2 : 1), reach },
      },
      isSquare ? 4 * long : long,
      [
        [
          Math.abs(one + other) * (isSquare ? 4 : 1),
          one * other < 0
            ? mistake('loses-sign', 'The two numbers are on different sides of 0. Add their distances from 0.')
            : mistake(
                'adds-distances',
                'Both numbers are on the same side of 0. Subtract to find how far apart they are.',
              ),
        ],
        isSquare
          ? [long, mistake('one-side', 'That is one side. A square has four.')]
          : [long + 1, mistake('counts-points', 'You counted the numbers. Count the steps between them.')],
        [
          isSquare ? long * long : Math.abs(shared),
          isSquare
            ? mistake('area', 'That is the area. The perimeter goes round.')
            : mistake(
                'other-coordinate',
                `The points share the number ${showNumber(shared)}. How far apart are the other two?`,
              ),
        ],
      ],
    );
  },
  solve(seen) {
    const [a, b] = pointsIn(seen.text);
    if (!/units long is AB|perimeter in units/.test(seen.text) || a === undefined || b === undefined) return undefined;
    const long = Math.hypot(a[0] - b[0], a[1] - b[1]);
    return answered(seen, seen.text.includes('perimeter') ? 4 * long : long);
  },
};
