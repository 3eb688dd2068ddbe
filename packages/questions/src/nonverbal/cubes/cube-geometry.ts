/** Cubes in space: folding a net around a cube and turning the cube before the eye. */
import type { Random } from '../../kernel/random.ts';
import type { Point } from '../pictures/shapes.ts';
import { type Cells, normal } from '../squared-paper.ts';
import { type Face, faceText } from './face-prints.ts';

export type Vector = readonly [number, number, number];
/** A face as it lies on the cube: its outward side, and where the right-hand side of its drawing points. */
export interface Placed {
  readonly normal: Vector;
  readonly right: Vector;
}

const negative = ([x, y, z]: Vector): Vector => [-x + 0, -y + 0, -z + 0];
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  b * f - c * e + 0,
  c * d - a * f + 0,
  a * e - b * d + 0,
];
export const isSame = (one: Vector, other: Vector): boolean => one.every((value, at) => value === other[at]);

/** Folds squares around a cube (x to the right, y down, z away from the eye), the first one in front: the placing of each cell, in order. */
export function fold(cells: Cells): Placed[] {
  const [first] = cells;
  if (first === undefined) return [];
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
  return cells.flatMap((cell) => {
    const own = placed.get(cell.join());
    return own === undefined ? [] : [{ normal: own.normal, right: own.right }];
  });
}

/** The placing of each cell of a net; undefined when it is no net of a cube. */
export function foldNet(cells: Cells): Placed[] | undefined {
  const all = fold(cells);
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

/** The downward direction of a face's drawing. */
export const downOf = ({ normal: out, right }: Placed): Vector => cross(right, out);

/** Quarter turns clockwise from an upright drawing on this visible face to one whose right-hand side points to `right`. */
function spinOn(place: Placed, right: Vector): number {
  let now = place.right;
  for (let spin = 0; spin < 4; spin++) {
    if (isSame(now, right)) return spin;
    now = cross(now, place.normal);
  }
  throw new RangeError('the direction does not lie in the face');
}

/** What is seen of a folded net after a turn: its top, front and right faces. */
function seenFaces(faces: readonly Face[], placed: readonly Placed[], turn: Turn): Face[] {
  return visible.flatMap((place) => {
    const at = placed.findIndex((own) => isSame(turned(own.normal, turn), place.normal));
    const [face, own] = [faces[at], placed[at]];
    return face === undefined || own === undefined
      ? []
      : [{ print: face.print, spin: (face.spin + spinOn(place, turned(own.right, turn))) % face.print.period }];
  });
}

/** One of the 24 ways to see a folded net. */
export function drawnView(random: Random, faces: readonly Face[], placed: readonly Placed[]): Face[] {
  return seenFaces(faces, placed, random.pick(turns));
}

/** Whether a folded net can be turned to look like this; `asTurned` is false where only the prints count, not their turns. */
export function canShow(
  faces: readonly Face[],
  placed: readonly Placed[],
  view: readonly Face[],
  asTurned = true,
): boolean {
  const text = (face: Face | undefined): string =>
    face === undefined ? '' : asTurned ? faceText(face) : face.print.name;
  const top = placed[faces.findIndex(({ print }) => print === view[0]?.print)];
  return turns.some(
    (turn) =>
      top !== undefined &&
      isSame(turned(top.normal, turn), [0, -1, 0]) &&
      seenFaces(faces, placed, turn).every((face, at) => text(face) === text(view[at])),
  );
}

/** The place of the face opposite this one. */
export function oppositeOf(placed: readonly Placed[], at: number): number {
  return placed.findIndex((own) => own.normal.every((value, axis) => value === -(placed[at]?.normal[axis] ?? 9) + 0));
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
