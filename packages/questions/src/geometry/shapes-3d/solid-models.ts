/** Solids as corners and faces in space, and their plain facts. */

/** A place in space. */
export type Place = readonly [x: number, y: number, z: number];

/** A solid with flat faces; corners of a face run anticlockwise seen from outside. */
export interface Solid {
  readonly corners: readonly Place[];
  readonly faces: readonly (readonly number[])[];
}

const around = (sides: number, radius: number, y: number, start: number): Place[] =>
  Array.from({ length: sides }, (_, at) => {
    const turn = start + (2 * Math.PI * at) / sides;
    return [radius * Math.cos(turn), y, radius * Math.sin(turn)];
  });
const ringOf = (sides: number): number[] => Array.from({ length: sides }, (_, at) => at);

/** A prism on a regular base; y points up. */
export function prism(sides: number, radius: number, height: number): Solid {
  const start = Math.PI / 2 - Math.PI / sides;
  const ring = ringOf(sides);
  return {
    corners: [...around(sides, radius, -height / 2, start), ...around(sides, radius, height / 2, start)],
    faces: [
      ring,
      ring.map((at) => sides * 2 - 1 - at),
      ...ring.map((at) => [at, at + sides, ((at + 1) % sides) + sides, (at + 1) % sides]),
    ],
  };
}

/** A box. */
export function box(width: number, height: number, depth: number): Solid {
  const { faces } = prism(4, 1, 1);
  const [w, h, d] = [width / 2, height / 2, depth / 2];
  const base: readonly (readonly [number, number])[] = [
    [w, d],
    [-w, d],
    [-w, -d],
    [w, -d],
  ];
  return {
    corners: [...base.map(([x, z]): Place => [x, -h, z]), ...base.map(([x, z]): Place => [x, h, z])],
    faces,
  };
}

/** A pyramid on a regular base. */
export function pyramid(sides: number, radius: number, height: number): Solid {
  const start = Math.PI / 2 - Math.PI / sides;
  const ring = ringOf(sides);
  return {
    corners: [...around(sides, radius, -height / 2, start), [0, height / 2, 0]],
    faces: [ring, ...ring.map((at) => [at, sides, (at + 1) % sides])],
  };
}

/** The solid lying down: y and z change places. */
export const lying = ({ corners, faces }: Solid): Solid => ({
  corners: corners.map(([x, y, z]): Place => [x, -z, y]),
  faces,
});

/** A solid by name, with its numbers. */
export interface Facts {
  readonly name: string;
  readonly faces: number;
  readonly edges: number;
  readonly vertices: number;
}

const bases = ['', '', '', 'triangular', 'square', 'pentagonal', 'hexagonal'];
const prismFacts = (sides: number): Facts => ({
  name: `${bases[sides]} prism`,
  faces: sides + 2,
  edges: 3 * sides,
  vertices: 2 * sides,
});
const pyramidFacts = (sides: number): Facts => ({
  name: sides === 3 ? 'triangular-based pyramid' : sides === 4 ? 'square-based pyramid' : `${bases[sides]} pyramid`,
  faces: sides + 1,
  edges: 2 * sides,
  vertices: sides + 1,
});

/** Every solid with flat faces that is asked, simple ones first. */
export const flatSolids: readonly Facts[] = [
  { name: 'cube', faces: 6, edges: 12, vertices: 8 },
  { name: 'cuboid', faces: 6, edges: 12, vertices: 8 },
  prismFacts(3),
  pyramidFacts(4),
  pyramidFacts(3),
  prismFacts(5),
  prismFacts(6),
  pyramidFacts(5),
  pyramidFacts(6),
];

/** Where the faces, edges or vertices of a pyramid, a prism or a box are. */
export function whereAre(part: 'faces' | 'edges' | 'vertices', { vertices, faces }: Facts): string {
  // Only a pyramid has as many vertices as faces.
  const isPyramid = vertices === faces;
  const round = isPyramid ? vertices - 1 : vertices / 2;
  return {
    faces: isPyramid ? `the base and ${round} triangles` : `the two ends and ${round} between them`,
    edges: isPyramid
      ? `${round} round the base and ${round} up to the point`
      : `${round} round each end and ${round} between the two ends`,
    vertices: isPyramid ? `${round} round the base and the point` : `${round} at each of the two ends`,
  }[part];
}
