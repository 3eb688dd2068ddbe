/** Parallel and perpendicular sides of shapes. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { polygonBank } from '../polygon-bank.ts';
import {
  between,
  fitted,
  label,
  labelsOf,
  minus,
  outline,
  type Point,
  plus,
  polygonsOf,
  size,
  turned,
} from '../vector.ts';
import { features, mistake, type Params, type Relation, relationOf, type Segment } from './pairs-of-lines.ts';

const shapes = polygonBank.filter(({ name }) => name !== 'L-shape' && name !== 'arrow');

const sidesOf = (points: readonly Point[]): Segment[] =>
  points.map((point, at) => [point, points[(at + 1) % points.length] ?? point]);

/** Places of the sides that lie so to this one. */
const partners = (sides: readonly Segment[], own: number, asked: Relation): number[] =>
  sides.flatMap((side, at) => {
    const mine = sides[own];
    return at !== own && mine !== undefined && relationOf(mine, side) === asked ? [at] : [];
  });

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function lettered(points: readonly Point[]): Figure {
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const marks = sidesOf(points).map(([from, to], at) => {
    const centre = between(from, to);
    const along = minus(to, from);
    const normal: Point = [along[1] / size(along), -along[0] / size(along)];
    const out = (centre[0] - middle[0]) * normal[0] + (centre[1] - middle[1]) * normal[1] > 0 ? 15 : -15;
    return label(plus(centre, [normal[0] * out, normal[1] * out]), letters[at] ?? '', 17);
  });
  return {
    width: 260,
    height: 220,
    marks: [outline(points), ...marks],
    alt: `A shape with ${points.length} sides. Each side has a letter from a to ${letters[points.length - 1]}.`,
  };
}

const turns = [0, 15, 30, 45, 60, 75, 105, 120, 135, 150, 165];

/** Which side lies so to side a. */
export const sidePartner: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const asked = random.pick(['parallel', 'perpendicular'] as const);
    const { name, points } = random.pick(shapes.filter(({ points: { length } }) => length < 7));
    const start = random.int(0, points.length - 1);
    const turn = cell.difficulty === 'medium' ? random.pick([0, 90, 180, 270]) : random.pick(turns);
    const moved = fitted(turned([...points.slice(start), ...points.slice(0, start)], turn), 260, 220, 32);
    const found = partners(sidesOf(moved), 0, asked);
    const [only] = found;
    if (found.length !== 1 || only === undefined) return undefined;
    const right = letters[only] ?? '';
    return chooseInOrder(
      {
        prompt: [`Which side is **${asked}** to side a?`, drawn(lettered(moved))],
        hint:
          asked === 'parallel'
            ? 'Which side has the same direction as side a?'
            : 'Which side makes a square corner with side a?',
        steps: [
          asked === 'parallel'
            ? 'Parallel sides keep the same distance. They would never meet.'
            : 'Perpendicular sides make a right angle.',
          `Side **${right}** is ${asked} to side a.`,
        ],
        variant: `side ${asked} ${name} ${start} ${turn}`,
        features: features(cell, 3),
      },
      letters.slice(1, points.length),
      right,
      (letter) => {
        if (asked === 'perpendicular')
          return mistake('not-square-corner', 'Those two sides do not make a right angle.');
        const isNextToA = letter === letters[1] || letter === letters[points.length - 1];
        return mistake(
          'not-parallel-side',
          isNextToA
            ? 'Those two sides meet at a corner. Parallel sides never meet.'
            : 'If you make those two sides longer, they meet.',
        );
      },
    );
  },
  solve(seen) {
    const [, asked] = /^Which side is (\w+) to side a\?/.exec(seen.text) ?? [];
    const [points] = seen.figure === undefined ? [] : polygonsOf(seen.figure);
    if (asked === undefined || points === undefined || seen.figure === undefined) return undefined;
    const sides = sidesOf(points);
    const at = new Map(
      labelsOf(seen.figure).map(({ text, at }) => {
        const gaps = sides.map(([from, to]) => size(minus(between(from, to), at)));
        return [text, sides[gaps.indexOf(Math.min(...gaps))]] as const;
      }),
    );
    const own = at.get('a');
    return chosen(seen, (letter) => {
      const side = at.get(letter);
      return own !== undefined && side !== undefined && relationOf(own, side) === asked;
    });
  },
};

const pairCount = (points: readonly Point[], asked: Relation): number => {
  const sides = sidesOf(points);
  return (
    sides.reduce(
      (sum, _, at) =>
        sum +
        partners(sides, at, asked).filter((other) =>
          asked === 'parallel' ? true : other === (at + 1) % sides.length || at === (other + 1) % sides.length,
        ).length,
      0,
    ) / 2
  );
};
/** Rectangles are left out: everybody knows their sides. */
const parallelPairs: Readonly<Record<string, number>> = {
  parallelogram: 2,
  trapezium: 1,
  'right trapezium': 1,
  kite: 0,
  house: 1,
  'cut corner': 2,
  'uneven four sides': 0,
  pentagon: 0,
  hexagon: 3,
  octagon: 4,
};
/** Shapes whose corners are not all alike: on a rectangle nothing is to be checked. */
const squareCorners: Readonly<Record<string, number>> = {
  'right trapezium': 2,
  'right triangle': 1,
  house: 2,
  'cut corner': 3,
};

/** What is there to be counted on a shape with so many sides. */
function lookFor(asked: 'parallel' | 'perpendicular', count: number, sides: number): string {
  if (asked === 'parallel')
    return count === 0
      ? 'No two sides of this shape have the same direction.'
      : 2 * count === sides
        ? 'Each side of this shape has the same direction as the side opposite it.'
        : count === 1
          ? 'Only two sides of this shape have the same direction.'
          : 'One side of this shape has no partner. The others have the same direction in twos.';
  return `The corner of a piece of paper fits ${count === 1 ? 'one corner' : `${count} corners`} of this shape.`;
}

/** How many pairs of parallel sides, or how many corners where sides are perpendicular. */
export const countPairs: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const asked = random.pick(['parallel', 'perpendicular'] as const);
    const known = asked === 'parallel' ? parallelPairs : squareCorners;
    const { name, points } = random.pick(shapes.filter((shape) => known[shape.name] !== undefined));
    const turn = random.pick(turns);
    const moved = fitted(turned(points, turn), 240, 180, 14);
    const right = known[name] ?? 0;
    const figure: Figure = {
      width: 240,
      height: 180,
      marks: [outline(moved)],
      alt: `A shape with ${points.length} straight sides.`,
    };
    return writeNumber(
      {
        prompt:
          asked === 'parallel'
            ? ['How many pairs of parallel sides does this shape have?', drawn(figure)]
            : ['At how many corners are the two sides perpendicular?', drawn(figure)],
        hint:
          asked === 'parallel'
            ? 'Take one side. Is there another side with the same direction? Then take the next side.'
            : 'Look at each corner. Is it a right angle?',
        steps: [
          asked === 'parallel' ? 'Parallel sides have the same direction.' : 'Perpendicular sides make a right angle.',
          lookFor(asked, right, points.length),
          `The answer is **${right}**.`,
        ],
        variant: `count ${asked} ${name} ${turn}`,
        features: features(cell, 4),
      },
      right,
      asked === 'parallel'
        ? [
            [right * 2, mistake('counts-sides', 'You counted the sides. Two parallel sides make one pair.')],
            [points.length, mistake('counts-all-sides', 'You counted all the sides.')],
          ]
        : [[points.length, mistake('counts-all-corners', 'You counted all the corners. Check for right angles.')]],
    );
  },
  solve(seen) {
    const [points] = seen.figure === undefined ? [] : polygonsOf(seen.figure);
    if (points === undefined) return undefined;
    if (seen.text.startsWith('How many pairs of parallel')) return answered(seen, pairCount(points, 'parallel'));
    if (seen.text.startsWith('At how many corners')) return answered(seen, pairCount(points, 'perpendicular'));
    return undefined;
  },
};
