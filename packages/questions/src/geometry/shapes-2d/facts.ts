/** What is always, sometimes or never true of triangles and quadrilaterals; and examples to test it on. */
import { anglesOf, dot, minus, type Point, sidesOf, size, way } from '../vector.ts';

const near = (one: number, other: number): boolean =>
  Math.abs(one - other) < 0.01 * Math.max(1, Math.abs(one), Math.abs(other));
const allNear = (values: readonly number[]): boolean => values.every((value) => near(value, values[0] ?? value));
const isParallel = (one: Point, other: Point): boolean => Math.abs(dot(one, other)) > 0.99999 * size(one) * size(other);
function diagonals(points: readonly Point[]): readonly [Point, Point] {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points;
  return [minus(c, a), minus(d, b)];
}
const oppositeSides = (points: readonly Point[]): boolean => {
  const [a = 0, b = 0, c = 0, d = 0] = sidesOf(points);
  return near(a, c) && near(b, d);
};
const pairCount = (points: readonly Point[]): number => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points;
  return [isParallel(minus(b, a), minus(d, c)), isParallel(minus(c, b), minus(a, d))].filter(Boolean).length;
};

/** Something a shape may have: it completes 'A rhombus has …'. */
export interface Property {
  readonly words: string;
  /** Whether a shape has it, measured. */
  readonly test: (points: readonly Point[]) => boolean;
  /** Why no shape has it, where what makes the shape doesn't say so. */
  readonly whyNever?: string;
}

/** Properties of quadrilaterals, in the order of the tables below. */
export const quadProperties: readonly Property[] = [
  { words: 'four equal sides', test: (points) => allNear(sidesOf(points)) },
  { words: 'four right angles', test: (points) => anglesOf(points).every((angle) => near(angle, 90)) },
  { words: 'two pairs of parallel sides', test: (points) => pairCount(points) === 2 },
  { words: 'opposite sides that are equal', test: oppositeSides },
  {
    words: 'opposite angles that are equal',
    test: (points) => {
      const [a = 0, b = 0, c = 0, d = 0] = anglesOf(points);
      return near(a, c) && near(b, d);
    },
  },
  { words: 'diagonals of equal length', test: (points) => allNear(diagonals(points).map(size)) },
  {
    words: 'diagonals that cross at right angles',
    test: (points) => {
      const [one, other] = diagonals(points);
      return Math.abs(dot(one, other)) < 0.001 * size(one) * size(other);
    },
  },
  {
    words: 'diagonals that cut each other in half',
    test: ([a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]]) =>
      near(a[0] + c[0], b[0] + d[0]) && near(a[1] + c[1], b[1] + d[1]),
  },
  { words: 'at least one right angle', test: (points) => anglesOf(points).some((angle) => near(angle, 90)) },
  { words: 'at least one obtuse angle', test: (points) => anglesOf(points).some((angle) => angle > 90.5) },
  {
    words: 'angles that add up to 360°',
    test: (points) =>
      near(
        anglesOf(points).reduce((sum, angle) => sum + angle, 0),
        360,
      ),
  },
  {
    words: 'exactly three right angles',
    test: (points) => anglesOf(points).filter((angle) => near(angle, 90)).length === 3,
    whyNever: 'The four angles make 360°. With three right angles, the fourth is 90° too.',
  },
  {
    words: 'three obtuse angles',
    test: (points) => anglesOf(points).filter((angle) => angle > 90.5).length > 2,
    whyNever: 'Next to each obtuse angle, between the parallel sides, there is an acute one.',
  },
];

/** Properties of triangles. */
export const triangleProperties: readonly Property[] = [
  { words: 'three equal sides', test: (points) => allNear(sidesOf(points)) },
  { words: 'at least two equal angles', test: (points) => new Set(anglesOf(points).map(Math.round)).size < 3 },
  { words: 'a right angle', test: (points) => anglesOf(points).some((angle) => near(angle, 90)) },
  { words: 'an obtuse angle', test: (points) => anglesOf(points).some((angle) => angle > 90.5) },
  { words: 'at least two acute angles', test: (points) => anglesOf(points).filter((angle) => angle < 89.5).length > 1 },
  { words: 'three angles of 60°', test: (points) => anglesOf(points).every((angle) => near(angle, 60)) },
  {
    words: 'angles that add up to 180°',
    test: (points) =>
      near(
        anglesOf(points).reduce((sum, angle) => sum + angle, 0),
        180,
      ),
  },
];

/**
 * A always, S sometimes, N never, '-' not asked (where books disagree: whether a rhombus is a kite, a parallelogram a
 * trapezium, or an equilateral triangle isosceles).
 */
export const truths: Readonly<Record<string, string>> = {
  square: 'AAAAAAAAANANN',
  rectangle: 'SAAAAASAANANN',
  rhombus: 'ASAAASAASSANN',
  parallelogram: 'SSAAASSASSANN',
  kite: '-----SA-S-ANS',
  trapezium: '-----S--S-ANN',
  'equilateral triangle': 'AANNAAA',
  'isosceles triangle': '-ASSA-A',
  'scalene triangle': 'NNSSANA',
  'right-angled triangle': 'NSANANA',
};

const quad = (...points: Point[]): Point[] => points;
function slanted(wide: number, side: number, angle: number): Point[] {
  const [x, y] = way(angle, side);
  return [
    [0, 0],
    [wide, 0],
    [wide + x, y],
    [x, y],
  ];
}
const square = quad([0, 0], [50, 0], [50, 50], [0, 50]);
const rectangles = [quad([0, 0], [80, 0], [80, 50], [0, 50]), quad([0, 0], [50, 0], [50, 70], [0, 70])];
const rhombuses = [slanted(60, 60, 50), slanted(60, 60, 75), slanted(60, 60, 110)];
const triangle = (angle: number, side: number): Point[] => [[0, 0], [60, 0], way(angle, side)];

/** Examples of every shape, special ones among them. */
export const examples: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  square: [square, quad([0, 0], [30, 10], [20, 40], [-10, 30])],
  rectangle: [...rectangles, square],
  rhombus: [...rhombuses, square],
  parallelogram: [slanted(90, 50, 60), slanted(40, 70, 115), ...rectangles, ...rhombuses, square],
  kite: [
    quad([0, -30], [40, 0], [0, 90], [-40, 0]),
    quad([0, -20], [40, 0], [0, 80], [-40, 0]),
    quad([0, -30], [40, 0], [0, 50], [-40, 0]),
  ],
  trapezium: [
    quad([0, 0], [90, 0], [60, 40], [20, 40]),
    quad([0, 0], [90, 0], [50, 40], [0, 40]),
    quad([0, 0], [90, 0], [65, 40], [25, 40]),
  ],
  'equilateral triangle': [triangle(60, 60)],
  'isosceles triangle': [triangle(40, 60), triangle(90, 60), triangle(130, 60)],
  'scalene triangle': [triangle(50, 90), triangle(90, 80), triangle(120, 40), triangle(70, 52)],
  'right-angled triangle': [triangle(90, 80), triangle(90, 60), triangle(90, 30)],
};

const meanings: Readonly<Record<string, string>> = {
  square: 'A square has four equal sides and four right angles.',
  rectangle: 'A rectangle is a quadrilateral with four right angles.',
  rhombus: 'A rhombus is a quadrilateral with four equal sides.',
  parallelogram: 'A parallelogram is a quadrilateral with two pairs of parallel sides.',
  kite: 'A kite has two pairs of equal sides that meet.',
  trapezium: 'A trapezium has only one pair of parallel sides.',
  'equilateral triangle': 'An equilateral triangle has three equal sides, so each of its angles is 60°.',
  'isosceles triangle': 'An isosceles triangle has two equal sides.',
  'scalene triangle': 'A scalene triangle has three different sides, so its angles are different too.',
  'right-angled triangle': 'A right-angled triangle has one angle of 90°, and its other two angles are acute.',
};
/** What makes a shape one of this kind. */
export const makes = (name: string): string => meanings[name] ?? '';

/** Shape names by family. */
export const quadNames: readonly string[] = ['square', 'rectangle', 'rhombus', 'parallelogram', 'kite', 'trapezium'];
/** Triangles that are asked. */
export const triangleNames: readonly string[] = [
  'equilateral triangle',
  'isosceles triangle',
  'scalene triangle',
  'right-angled triangle',
];
