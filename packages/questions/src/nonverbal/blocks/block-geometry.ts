/** Blocks in space and what the eye sees of them: every picture is a pattern of small triangles, each top, front or right side. */
import type { Random } from '../../kernel/random.ts';

/** A block by its place: x to the right, y to the back, z up. */
export type Block3 = readonly [number, number, number];
/** Blocks in each column of a pile, row by row from the front, each from left to right. */
export type Heights = readonly (readonly number[])[];
export type Side = 'top' | 'front' | 'right';

/**
 * What is seen: for each triangle of the paper which side of a block fills it. The eye looks along (−1, 1, −1), so a block
 * (x, y, z) is drawn where (x + 1, y − 1, z + 1) would be: u = x − z and v = y + z tell the place on the paper.
 */
export type Picture = ReadonlyMap<number, Side | 'mat'>;

/** A triangle of the paper as a number: the half of the rhombus (u, v) with its left (0) or right (1) corner. */
export const triangle = (u: number, v: number, half: 0 | 1): number => ((u + 32) * 64 + v + 32) * 2 + half;

/** The two triangles that a side of a block covers. */
export function trianglesOf([x, y, z]: Block3, side: Side): [number, number] {
  const [u, v] = [x - z, y + z];
  if (side === 'top') return [triangle(u - 1, v + 1, 0), triangle(u - 1, v + 1, 1)];
  if (side === 'front') return [triangle(u, v, 0), triangle(u - 1, v, 1)];
  return [triangle(u, v, 1), triangle(u, v + 1, 0)];
}

export const sides: readonly Side[] = ['top', 'front', 'right'];
const nearness = ([x, y, z]: Block3): number => x - y + z;

/** The blocks from the farthest to the nearest, as a painter lays them on. */
export function inPaintingOrder(blocks: readonly Block3[]): Block3[] {
  return [...blocks].sort((one, other) => nearness(one) - nearness(other));
}

/** The picture of blocks on a mat (or on nothing). */
export function pictureOf(
  blocks: readonly Block3[],
  mat: readonly [number, number] = [0, 0],
): Map<number, Side | 'mat'> {
  const picture = new Map<number, Side | 'mat'>();
  for (let x = 0; x < mat[0]; x++)
    for (let y = 0; y < mat[1]; y++) for (const half of [0, 1] as const) picture.set(triangle(x, y, half), 'mat');
  for (const block of inPaintingOrder(blocks))
    for (const side of sides) for (const place of trianglesOf(block, side)) picture.set(place, side);
  return picture;
}

/** Which sides of which blocks can be seen, wholly or in part, in painting order. */
export function seenSides(
  blocks: readonly Block3[],
): { readonly block: Block3; readonly side: Side; readonly parts: number }[] {
  const owners = new Map<number, Block3>();
  const ordered = inPaintingOrder(blocks);
  for (const block of ordered)
    for (const side of sides) for (const place of trianglesOf(block, side)) owners.set(place, block);
  return ordered.flatMap((block) =>
    sides.flatMap((side) => {
      const parts = trianglesOf(block, side).filter((place) => owners.get(place) === block).length;
      return parts === 0 ? [] : [{ block, side, parts }];
    }),
  );
}

/** Blocks moved to the corner and sorted. */
export function normal3(blocks: readonly Block3[]): Block3[] {
  const least = (axis: 0 | 1 | 2): number => Math.min(...blocks.map((block) => block[axis]));
  const [left, near, low] = [least(0), least(1), least(2)];
  return blocks
    .map(([x, y, z]): Block3 => [x - left, y - near, z - low])
    .sort((one, other) => one[2] - other[2] || one[1] - other[1] || one[0] - other[0]);
}

/** A text that shapes share when one can slide onto the other. */
export const shapeText = (blocks: readonly Block3[]): string => normal3(blocks).join(' ');

/** A quarter turn about the upright, the long or the deep axis. */
export function quarterTurn(blocks: readonly Block3[], axis: 'upright' | 'across' | 'deep'): Block3[] {
  return normal3(
    blocks.map(([x, y, z]): Block3 => (axis === 'upright' ? [-y, x, z] : axis === 'across' ? [x, -z, y] : [-z, y, x])),
  );
}

/** The mirror image, left to right. */
export const mirrored3 = (blocks: readonly Block3[]): Block3[] =>
  normal3(blocks.map(([x, y, z]): Block3 => [-x, y, z]));

const poses = new Map<string, readonly (readonly Block3[])[]>();

/** All ways a shape can lie, each once and always in the same order; remembered, for the same few shapes come again and again. */
export function posesOf3(blocks: readonly Block3[]): readonly (readonly Block3[])[] {
  const start = normal3(blocks);
  const known = poses.get(start.join(' '));
  if (known !== undefined) return known;
  const found = new Map<string, Block3[]>();
  const open = [start];
  for (const pose of open) {
    const text = pose.join(' ');
    if (found.has(text)) continue;
    found.set(text, pose);
    open.push(quarterTurn(pose, 'upright'), quarterTurn(pose, 'across'));
  }
  const all = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, pose]) => pose);
  for (const text of found.keys()) poses.set(text, all);
  return all;
}

const steps: readonly Block3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
/** The place so far from another one. */
export const plus = ([x, y, z]: Block3, [dx, dy, dz]: Block3): Block3 => [x + dx, y + dy, z + dz];

/** The six places beside a block. */
export const besides = (block: Block3): Block3[] => steps.map((step) => plus(block, step));

/** A block as a number, for quick look-ups. */
export const blockKey = ([x, y, z]: Block3): number => x + 8 + 32 * (y + 8) + 1024 * (z + 8);

/** How far the number of a place is from that of the block it is seen from. */
export const keyStep = (step: Block3): number => blockKey(step) - blockKey([0, 0, 0]);

/** The numbers of the six places beside a block, seen from its own. */
export const besideKeys: readonly number[] = steps.map(keyStep);

/** Whether the blocks hang together by their sides. */
export function isJoined(blocks: readonly Block3[]): boolean {
  const open = new Set(blocks.map(blockKey));
  const [first] = open;
  if (first === undefined) return false;
  const found = [first];
  open.delete(first);
  for (const key of found) for (const step of besideKeys) if (open.delete(key + step)) found.push(key + step);
  return open.size === 0;
}

/** A random shape of joined blocks, none taken twice, drawn from the places that `mayStand` allows. */
export function drawnShape(random: Random, size: number, mayStand: (block: Block3) => boolean): Block3[] | undefined {
  const shape: Block3[] = [];
  let open: Block3[] = [[0, 0, 0]];
  while (shape.length < size) {
    if (open.length === 0) return undefined;
    const next = random.pick(open);
    shape.push(next);
    const taken = new Set(shape.map(blockKey));
    open = shape.flatMap(besides).filter((block) => !taken.has(blockKey(block)) && mayStand(block));
  }
  return normal3(shape);
}
