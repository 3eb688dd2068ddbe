/** Reads block drawings back: which piles, or which shapes, look exactly like the picture? A fair picture has one. */
import type { Mark } from '@comet/contract/figure';
import { edge } from './block-drawing.ts';
import {
  type Block3,
  type Heights,
  inPaintingOrder,
  isJoined,
  type Picture,
  pictureOf,
  type Side,
  sides,
  triangle,
  trianglesOf,
} from './block-geometry.ts';

/** A drawn pile or shape: what fills each triangle of the paper, and how large the mat is. */
export interface Seen {
  readonly picture: Picture;
  readonly mat: readonly [number, number];
}

/** The drawing as the eye takes it in: later marks lie over earlier ones. */
export function readSeen(mark: Mark | undefined): Seen {
  const picture = new Map<number, Side | 'mat'>();
  let [columns, rows] = [0, 0];
  for (const own of mark?.kind === 'group' ? mark.marks : []) {
    if (own.kind !== 'polygon') continue;
    const places = own.points.map(([px, py]) => {
      const [sum, gap] = [px / (0.866 * edge), py / edge];
      return [Math.round(sum / 2 + gap), Math.round(sum / 2 - gap)] as const;
    });
    const [us, vs] = [places.map(([u]) => u), places.map(([, v]) => v)];
    const [low, high, near, far] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
    if (own.stroke === 'grey') {
      for (const half of [0, 1] as const) picture.set(triangle(low, near, half), 'mat');
      [columns, rows] = [Math.max(columns, high), Math.max(rows, far)];
      continue;
    }
    const side: Side = high - low === 2 ? 'front' : far - near === 2 ? 'right' : 'top';
    // A block on the ground that would show this side in this place.
    const block: Block3 =
      side === 'top' ? [low + 1, near - 1, 0] : side === 'front' ? [low + 1, near, 0] : [high - 1, near, 0];
    for (const place of trianglesOf(block, side)) picture.set(place, side);
  }
  return { picture, mat: [columns, rows] };
}

/** The piles on the mat that look exactly like the picture, two at most: one of them hides what the other one shows. */
export function readPiles({ picture, mat: [columns, rows] }: Seen, highest: number): Heights[] {
  const found: Heights[] = [];
  const stands = Array.from(
    { length: columns * rows },
    (_, at) => [at % columns, Math.floor(at / columns)] as const,
  ).sort(([x1, y1], [x2, y2]) => x2 - y2 - (x1 - y1));
  const heights = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
  const covered = new Set<number>();
  // The nearest stand first: what it covers is settled, whatever stands behind it.
  const tryStand = (at: number): void => {
    if (found.length > 1) return;
    const stand = stands[at];
    if (stand === undefined) {
      if (covered.size === picture.size) found.push(heights.map((row) => [...row]));
      return;
    }
    const [x, y] = stand;
    const added: number[] = [];
    const cover = (place: number, side: Side | 'mat'): boolean => {
      if (covered.has(place)) return true;
      if (picture.get(place) !== side) return false;
      covered.add(place);
      added.push(place);
      return true;
    };
    const tops = (height: number): boolean => {
      const places = height === 0 ? [triangle(x, y, 0), triangle(x, y, 1)] : trianglesOf([x, y, height - 1], 'top');
      return places.every((place) => cover(place, height === 0 ? 'mat' : 'top'));
    };
    const row = heights[y];
    let fits = true;
    for (let height = 0; height <= highest && fits && row !== undefined; height++) {
      if (height > 0)
        for (const side of ['front', 'right'] as const)
          for (const place of trianglesOf([x, y, height - 1], side)) fits &&= cover(place, side);
      const before = added.length;
      if (fits && tops(height)) {
        row[x] = height;
        tryStand(at + 1);
      }
      for (const place of added.splice(before)) covered.delete(place);
    }
    if (row !== undefined) row[x] = 0;
    for (const place of added) covered.delete(place);
  };
  tryStand(0);
  return found;
}

/** The joined shapes of `most` blocks or fewer, each block in sight, that look exactly like the picture; two at most. */
export function readShapes({ picture }: Seen, most: number): Block3[][] {
  const found: Block3[][] = [];
  const entries = [...picture];
  const starts = new Map<number, Block3>();
  for (const [place] of entries) {
    const half = place % 2 === 0 ? 0 : 1;
    const [u, v] = [Math.floor(place / 128) - 32, (Math.floor(place / 2) % 64) - 32];
    const side = picture.get(place);
    // The block on the ground that fills this triangle with this side.
    const start: Block3 | undefined =
      side === 'top'
        ? [u + 1, v - 1, 0]
        : side === 'front'
          ? [half === 0 ? u : u + 1, v, 0]
          : side === 'right'
            ? [u, half === 1 ? v : v - 1, 0]
            : undefined;
    if (start !== undefined) starts.set(place, start);
  }
  const isInside = (block: Block3): boolean =>
    sides.every((side) => trianglesOf(block, side).every((place) => picture.has(place)));
  const depths = Array.from({ length: 2 * most + 1 }, (_, at) => at - most);
  const nearness = ([x, y, z]: Block3): number => x - y + z;
  const grow = (blocks: readonly Block3[]): void => {
    if (found.length > 1) return;
    const seen = pictureOf(blocks);
    const unlike = entries.filter(([place, side]) => seen.get(place) !== side);
    const [open] = unlike;
    if (open === undefined) {
      const owners = new Map<number, Block3>();
      for (const block of inPaintingOrder(blocks))
        for (const side of sides) for (const place of trianglesOf(block, side)) owners.set(place, block);
      if (isJoined(blocks) && new Set(owners.values()).size === blocks.length) found.push([...blocks]);
      return;
    }
    const start = starts.get(open[0]);
    // A block covers six triangles: the blocks that are left must be enough for all that is not as in the picture.
    if (unlike.length > 6 * (most - blocks.length) || start === undefined) return;
    const near = blocks.map(nearness);
    // How deep the first block lies does not show; each other one may lie deeper or nearer along the eye's way.
    for (const shift of blocks.length === 0 ? [0] : depths) {
      const block: Block3 = [start[0] + shift, start[1] - shift, start[2] + shift];
      const own = nearness(block);
      if (near.some((other) => Math.abs(other - own) >= most)) continue;
      if (blocks.some((other) => other.every((value, axis) => value === block[axis]))) continue;
      if (isInside(block)) grow([...blocks, block]);
    }
  };
  grow([]);
  return found;
}
