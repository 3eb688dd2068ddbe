/** Nets of prisms and pyramids: drawn flat, and told apart by the faces they have. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import { fitted, minus, type Point, plus, polygonsOf, size, spot, times, turned, way } from '../vector.ts';

/** A regular polygon outside the side from `a` to `b`. */
function beyond(a: Point, b: Point, sides: number): Point[] {
  const points: Point[] = [a];
  const along = minus(b, a);
  const heading = (Math.atan2(-along[1], along[0]) * 180) / Math.PI;
  for (let at = 0; at < sides - 1; at++)
    points.push(plus(points.at(-1) ?? a, way(heading + (360 / sides) * at, size(along))));
  return points;
}

/** Rectangles in a row with the two ends of a prism. */
function prismFaces(random: Random, sides: number, tall: number): Point[][] {
  const rectangles = Array.from({ length: sides }, (_, at): Point[] => [
    [at, 0],
    [at + 1, 0],
    [at + 1, tall],
    [at, tall],
  ]);
  const [top, bottom] = [random.int(0, sides - 1), random.int(0, sides - 1)];
  return [...rectangles, beyond([top, 0], [top + 1, 0], sides), beyond([bottom + 1, tall], [bottom, tall], sides)];
}

/** A base with a triangle on every side. */
function pyramidFaces(sides: number, tall: number): Point[][] {
  const base = beyond([0, 0], [1, 0], sides);
  const triangles = base.map((from, at): Point[] => {
    const to = base[(at + 1) % sides] ?? from;
    const along = minus(to, from);
    const out: Point = [along[1], -along[0]];
    const middle = plus(from, times(along, 0.5));
    const apex = [plus(middle, times(out, tall)), minus(middle, times(out, tall))];
    const centre = times(
      base.reduce<Point>((sum, point) => plus(sum, point), [0, 0]),
      1 / sides,
    );
    const [one = middle, other = middle] = apex;
    return [from, to, size(minus(one, centre)) > size(minus(other, centre)) ? one : other];
  });
  return [base, ...triangles];
}

function boxFaces([a, b, c]: readonly [number, number, number]): Point[][] {
  const rect = (x: number, y: number, w: number, h: number): Point[] => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  return [
    rect(0, 0, a, b),
    rect(a, 0, c, b),
    rect(a + c, 0, a, b),
    rect(2 * a + c, 0, c, b),
    rect(0, -c, a, c),
    rect(0, b, a, c),
  ];
}

const sidesOf: Readonly<Record<string, number>> = { triangular: 3, square: 4, pentagonal: 5, hexagonal: 6 };

/** Names whose nets are drawn here. */
export const netNames: readonly string[] = [
  'cuboid',
  'square-based pyramid',
  'triangular prism',
  'triangular-based pyramid',
  'pentagonal prism',
  'hexagonal prism',
  'pentagonal pyramid',
  'hexagonal pyramid',
];

function facesOf(random: Random, name: string): Point[][] {
  if (name === 'cuboid') return boxFaces([random.pick([2, 3]), random.pick([1.5, 4]), random.pick([1, 1.2])]);
  const [base = ''] = name.split(/[ -]/);
  const sides = sidesOf[base] ?? 4;
  return name.endsWith('prism')
    ? prismFaces(random, sides, random.int(14, 24) / 10)
    : pyramidFaces(sides, sides === 3 ? Math.sqrt(3) / 2 : random.int(8, 14) / 10);
}

/** The net of a named solid, turned. */
export function solidNet(random: Random, name: string, frame: number): Figure {
  const alt = 'A net: flat faces joined in one piece.';
  const faces = facesOf(random, name);
  const turn = random.pick([0, 90, 180, 270]);
  const flat = fitted(turned(faces.flat(), turn), frame, frame, 10);
  let used = 0;
  const marks = faces.map((face): Mark => {
    const points = flat.slice(used, used + face.length).map(spot);
    used += face.length;
    return { kind: 'polygon', points, fill: 'soft', stroke: 'ink', strokeWidth: 2 };
  });
  return { width: frame, height: frame, marks, alt };
}

/** The name of the solid that a net makes, from the faces it shows. */
export function nameOfNet(figure: Figure): string | undefined {
  const corners = polygonsOf(figure).map(({ length }) => length);
  const [threes, fours] = [
    corners.filter((count) => count === 3).length,
    corners.filter((count) => count === 4).length,
  ];
  const other = corners.find((count) => count > 4) ?? (threes === 2 ? 3 : 4);
  const base = Object.entries(sidesOf).find(([, sides]) => sides === (threes === 4 && fours === 0 ? 3 : other))?.[0];
  if (threes > 2) return base === 'triangular' || base === 'square' ? `${base}-based pyramid` : `${base} pyramid`;
  return fours === 6 && corners.length === 6 ? 'cuboid' : `${base} prism`;
}
