/** Cubes in space: folding a net around a cube, turning a cube, and drawing its three visible faces. */
import type { Mark } from '@comet/contract/figure';
import type { Random } from '../kernel/random.ts';
import { type Cells, normal } from './lattice.ts';
import type { Point } from './shapes.ts';

export type Vector = readonly [number, number, number];
/** A face as it lies on the cube: its outward side, and where the right-hand side of its drawing points. */
export interface Placed {
  readonly normal: Vector;
  readonly right: Vector;
}

const negative = ([x, y, z]: Vector): Vector => [-x + 0, -y + 0, -z + 0];
export const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  b * f - c * e + 0,
  c * d - a * f + 0,
  a * e - b * d + 0,
];
export const isSame = (one: Vector, other: Vector): boolean => one.every((value, at) => value === other[at]);

/** Folds a net (x to the right, y down, z away from the eye): the placing of each cell, in order; undefined when it is no net of a cube. */
export function foldNet(cells: Cells): Placed[] | undefined {
  const [first] = cells;
  if (first === undefined) return undefined;
  const placed = new Map<string, Placed & { down: Vector }>([
    [first.join(), { normal: [0, 0, -1], right: [1, 0, 0], down: [0, 1, 0] }],
  ]);
  const open: Point[] = [first];
  for (const [x, y] of open) {
    const own = placed.get(`${x},${y}`);
    if (own === undefined) continue;
    const next: readonly (readonly [Point, Placed & { down: Vector }])[] = [
      [[x + 1, y], { normal: own.right, right: negative(own.normal), down: own.down }],
      [[x - 1, y], { normal: negative(own.right), right: own.normal, down: own.down }],
      [[x, y + 1], { normal: own.down, right: own.right, down: negative(own.normal) }],
      [[x, y - 1], { normal: negative(own.down), right: own.right, down: own.normal }],
    ];
    for (const [cell, place] of next)
      if (cells.some((known) => known[0] === cell[0] && known[1] === cell[1]) && !placed.has(cell.join())) {
        placed.set(cell.join(), place);
        open.push(cell);
      }
  }
  const all = cells.flatMap((cell) => {
    const own = placed.get(cell.join());
    return own === undefined ? [] : [{ normal: own.normal, right: own.right }];
  });
  return new Set(all.map((own) => own.normal.join())).size === 6 ? all : undefined;
}

/** The eleven nets, each in one way up. */
export const nets: readonly Cells[] = [
  '1.0 0.1 1.1 2.1 3.1 1.2',
  '0.0 0.1 1.1 2.1 3.1 0.2',
  '0.0 0.1 1.1 2.1 3.1 1.2',
  '0.0 0.1 1.1 2.1 3.1 2.2',
  '0.0 0.1 1.1 2.1 3.1 3.2',
  '1.0 0.1 1.1 2.1 3.1 2.2',
  '0.0 1.0 1.1 2.1 3.1 2.2',
  '0.0 1.0 1.1 2.1 3.1 3.2',
  '0.0 1.0 1.1 2.1 3.1 1.2',
  '0.0 1.0 1.1 2.1 2.2 3.2',
  '0.0 1.0 2.0 2.1 3.1 4.1',
].map((text) =>
  normal(
    text.split(' ').map((cell): Point => {
      const [x = 0, y = 0] = cell.split('.').map(Number);
      return [x, y];
    }),
  ),
);

/** A turn of space, by where the three axes go. */
export type Turn = readonly [Vector, Vector, Vector];
const axes: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
];
/** The 24 turns of a cube. */
export const turns: readonly Turn[] = axes.flatMap((one) =>
  axes.flatMap((two): Turn[] =>
    one.every((value, at) => value === 0 || two[at] === 0) ? [[one, two, cross(one, two)]] : [],
  ),
);
export function turned([x, y, z]: Vector, [one, two, three]: Turn): Vector {
  const part = (at: 0 | 1 | 2): number => x * one[at] + y * two[at] + z * three[at] + 0;
  return [part(0), part(1), part(2)];
}

/** The three faces the eye sees: top, front left, right; each with the right-hand direction of an upright drawing. */
export const visible: readonly Placed[] = [
  { normal: [0, -1, 0], right: [1, 0, 0] },
  { normal: [0, 0, -1], right: [1, 0, 0] },
  { normal: [1, 0, 0], right: [0, 0, 1] },
];

/** Where a point of space is drawn. */
export function project([x, y, z]: Vector, scale: number): Point {
  return [Math.round((x + z) * 0.866 * scale * 100) / 100, Math.round((y + (x - z) * 0.5) * scale * 100) / 100];
}

/** The downward direction of a face's drawing. */
export const downOf = ({ normal: out, right }: Placed): Vector => cross(right, out);

/** What is drawn on a face: closed shapes within −1 to 1. `period`: after how many quarter turns it looks the same. */
export interface Symbol {
  readonly name: string;
  readonly period: 1 | 2 | 4;
  readonly parts: readonly { readonly points: readonly Point[]; readonly fill: 'ink' | 'paper' | 'grey' }[];
}

const ringOf = (radius: number): Point[] =>
  Array.from(
    { length: 16 },
    (_, at): Point => [Math.cos((at * Math.PI) / 8) * radius, Math.sin((at * Math.PI) / 8) * radius],
  );
const box = (x: number, y: number, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const crossed = (long: number, wide: number): Point[] => [
  [-wide, -long],
  [wide, -long],
  [wide, -wide],
  [long, -wide],
  [long, wide],
  [wide, wide],
  [wide, long],
  [-wide, long],
  [-wide, wide],
  [-long, wide],
  [-long, -wide],
  [-wide, -wide],
];
const aslant = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);

/** Symbols that look the same whichever way the face is turned. */
export const plainSymbols: readonly Symbol[] = [
  { name: 'a white circle', period: 1, parts: [{ points: ringOf(0.55), fill: 'paper' }] },
  { name: 'a black circle', period: 1, parts: [{ points: ringOf(0.55), fill: 'ink' }] },
  { name: 'a black square', period: 1, parts: [{ points: box(0, 0, 0.5), fill: 'ink' }] },
  { name: 'a white square', period: 1, parts: [{ points: box(0, 0, 0.5), fill: 'paper' }] },
  { name: 'a black cross', period: 1, parts: [{ points: crossed(0.65, 0.2), fill: 'ink' }] },
  { name: 'a white diamond', period: 1, parts: [{ points: aslant(box(0, 0, 0.5)), fill: 'paper' }] },
  { name: 'a black X', period: 1, parts: [{ points: aslant(crossed(0.75, 0.17)), fill: 'ink' }] },
  {
    name: 'four dots',
    period: 1,
    parts: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => ({ points: box(x * 0.42, y * 0.42, 0.2), fill: 'ink' as const })),
  },
  { name: 'a grey face', period: 1, parts: [{ points: box(0, 0, 1), fill: 'grey' }] },
];
/** Symbols that show which way they point. */
export const pointingSymbols: readonly Symbol[] = [
  {
    name: 'a black arrow',
    period: 4,
    parts: [
      {
        points: [
          [0, -0.75],
          [0.6, 0],
          [0.22, 0],
          [0.22, 0.7],
          [-0.22, 0.7],
          [-0.22, 0],
          [-0.6, 0],
        ],
        fill: 'ink',
      },
    ],
  },
  {
    name: 'a white triangle',
    period: 4,
    parts: [
      {
        points: [
          [0, -0.7],
          [0.62, 0.55],
          [-0.62, 0.55],
        ],
        fill: 'paper',
      },
    ],
  },
  {
    name: 'a letter T',
    period: 4,
    parts: [
      {
        points: [
          [-0.6, -0.65],
          [0.6, -0.65],
          [0.6, -0.25],
          [0.2, -0.25],
          [0.2, 0.65],
          [-0.2, 0.65],
          [-0.2, -0.25],
          [-0.6, -0.25],
        ],
        fill: 'ink',
      },
    ],
  },
  {
    name: 'a letter L',
    period: 4,
    parts: [
      {
        points: [
          [-0.5, -0.65],
          [-0.1, -0.65],
          [-0.1, 0.25],
          [0.5, 0.25],
          [0.5, 0.65],
          [-0.5, 0.65],
        ],
        fill: 'ink',
      },
    ],
  },
  { name: 'a half circle', period: 4, parts: [{ points: ringOf(0.65).filter(([, y]) => y < 0.01), fill: 'grey' }] },
  {
    name: 'a black half',
    period: 4,
    parts: [
      {
        points: [
          [-1, -1],
          [1, -1],
          [1, 0],
          [-1, 0],
        ],
        fill: 'ink',
      },
    ],
  },
  {
    name: 'a black corner',
    period: 4,
    parts: [
      {
        points: [
          [-1, -1],
          [1, -1],
          [-1, 1],
        ],
        fill: 'ink',
      },
    ],
  },
];

/** What stands on a face and how many quarter turns (clockwise) it is turned from upright. */
export interface Face {
  readonly symbol: Symbol;
  readonly spin: number;
}

/** A face as a text that two faces share when they look the same. */
export const faceText = ({ symbol, spin }: Face): string => `${symbol.name}/${spin % symbol.period}`;

const spun = ([x, y]: Point, spin: number): Point => (spin % 4 === 0 ? [x, y] : spun([-y, x], (spin % 4) - 1));

/** The marks of a face; `at` brings its unit square (−1 to 1) to where it is drawn. */
export function drawFace({ symbol, spin }: Face, at: (point: Point) => Point): Mark {
  return {
    kind: 'group',
    marks: [
      { kind: 'polygon', points: box(0, 0, 1).map(at), fill: 'paper', stroke: 'ink', strokeWidth: 2.5 },
      ...symbol.parts.map(
        ({ points, fill }): Mark => ({
          kind: 'polygon',
          points: points.map((point) => at(spun(point, spin))),
          fill,
          stroke: 'ink',
          strokeWidth: 1.5,
        }),
      ),
    ],
  };
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

/** A net of faces, `unit` a face. */
export function drawNet(cells: Cells, faces: readonly Face[], unit: number, [left, top]: Point): Mark[] {
  return cells.flatMap(([x, y], at) => {
    const face = faces[at];
    return face === undefined
      ? []
      : [drawFace(face, ([u, v]) => rounded([left + (x + 0.5 + u / 2) * unit, top + (y + 0.5 + v / 2) * unit]))];
  });
}

/** A cube seen from a corner: its top, front and right faces. */
export function drawCube(faces: readonly Face[], [x, y]: Point, scale: number): Mark[] {
  return faces.flatMap((face, at) => {
    const place = visible[at];
    if (place === undefined) return [];
    const down = downOf(place);
    const part = (axis: 0 | 1 | 2, [u, v]: Point): number =>
      place.normal[axis] + u * place.right[axis] + v * down[axis];
    return [
      drawFace(face, (point) => {
        const [px, py] = project([part(0, point), part(1, point), part(2, point)], scale);
        return rounded([x + px, y + py]);
      }),
    ];
  });
}

/** Quarter turns clockwise from an upright drawing on this visible face to one whose right-hand side points to `right`. */
export function spinOn(place: Placed, right: Vector): number {
  let now = place.right;
  for (let spin = 0; spin < 4; spin++) {
    if (isSame(now, right)) return spin;
    now = cross(now, place.normal);
  }
  throw new RangeError('the direction does not lie in the face');
}

/** What is seen of a folded net after a turn: its top, front and right faces. */
export function seenFaces(faces: readonly Face[], placed: readonly Placed[], turn: Turn): Face[] {
  return visible.flatMap((place) => {
    const at = placed.findIndex((own) => isSame(turned(own.normal, turn), place.normal));
    const [face, own] = [faces[at], placed[at]];
    return face === undefined || own === undefined
      ? []
      : [{ symbol: face.symbol, spin: (face.spin + spinOn(place, turned(own.right, turn))) % 4 }];
  });
}

/** A random net, perhaps turned or mirrored, so that the eleven come in all their ways up. */
export function drawnNet(random: Random): Point[] {
  const flip = random.chance(1, 2);
  const swap = random.chance(1, 2);
  return normal(
    random.pick(nets).map(([x, y]): Point => {
      const fx = flip ? -x : x;
      return swap ? [y, fx] : [fx, y];
    }),
  );
}
