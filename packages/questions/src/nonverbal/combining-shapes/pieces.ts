/** Pieces of squared paper put together: joining them, filling a shape with them, moving one square. */
import type { Random } from '../../kernel/random.ts';
import { fillsExactly } from '../exact-fill.ts';
import type { Point } from '../pictures/shapes.ts';
import { type Cells, has, isConnected, keyOf, normal, outlineOf, turnsOf } from '../squared-paper.ts';

/** The shape moved by columns and rows. */
export function shiftBy(cells: Cells, dx: number, dy: number): Point[] {
  return cells.map(([x, y]): Point => [x + dx, y + dy]);
}

/** Each piece in all the ways up it may have. */
export type Pieces = readonly (readonly Cells[])[];

/** The pieces as they may lie: turned too where that is allowed. */
export function posesOf(pieces: readonly Cells[], turning: boolean): Pieces {
  return pieces.map((piece) => (turning ? turnsOf(piece) : [normal(piece)]));
}

/** Where each piece lies when they fill the shape (its squares in reading order) exactly; undefined where they can't. */
export function filled(shape: Cells, pieces: Pieces): Point[][] | undefined {
  const [first] = shape;
  if (first === undefined) return pieces.length === 0 ? [] : undefined;
  const free = new Set(shape.map(([x, y]) => keyOf(x, y)));
  for (const [at, poses] of pieces.entries())
    for (const pose of poses) {
      // The first square of the shape must lie under the first square of some pose of some piece.
      const [[px, py] = [0, 0]] = pose;
      const [dx, dy] = [first[0] - px, first[1] - py];
      if (!pose.every(([x, y]) => free.has(keyOf(x + dx, y + dy)))) continue;
      const placed = shiftBy(pose, dx, dy);
      const rest = filled(
        shape.filter((cell) => !has(placed, cell)),
        pieces.filter((_, other) => other !== at),
      );
      if (rest !== undefined) return [...rest.slice(0, at), placed, ...rest.slice(at)];
    }
  return undefined;
}

/** Whether the pieces fill the shape exactly: asked far more often than where they lie, so squares are numbers here. */
export function canFill(shape: Cells, pieces: Pieces): boolean {
  const far = pieces.map((poses) => {
    const ways = poses.map((pose) => {
      const [[px, py] = [0, 0]] = pose;
      return pose.map(([x, y]) => keyOf(x - px, y - py));
    });
    return [...new Map(ways.map((way) => [way.join(), way])).values()];
  });
  return fillsExactly(
    shape.map(([x, y]) => keyOf(x, y)),
    far,
  );
}

/** Which pieces have a place in the shape, each for itself. */
export function fittingAlone(shape: Cells, pieces: Pieces): boolean[] {
  return pieces.map((poses) =>
    poses.some(([first = [0, 0], ...rest]) =>
      shape.some(([x, y]) => shiftBy(rest, x - first[0], y - first[1]).every((cell) => has(shape, cell))),
    ),
  );
}

const beside: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** A place for a piece beside the shape, touching it along two sides at least; undefined when ten tries find none. */
function placedBeside(random: Random, shape: Cells, piece: Cells): Point[] | undefined {
  const taken = new Set(shape.map(([cx, cy]) => keyOf(cx, cy)));
  for (let tries = 0; tries < 10; tries++) {
    const [[x, y], [px, py], [sx, sy]] = [random.pick(shape), random.pick(piece), random.pick(beside)];
    const [dx, dy] = [x + sx - px, y + sy - py];
    const keys = piece.map(([cx, cy]) => keyOf(cx + dx, cy + dy));
    if (keys.some((key) => taken.has(key))) continue;
    let touching = 0;
    for (const key of keys) for (const [bx, by] of beside) if (taken.has(key + keyOf(bx, by))) touching++;
    if (touching > 1) return shiftBy(piece, dx, dy);
  }
  return undefined;
}

/** The pieces put side by side into one shape; undefined when the draw leaves a gap. */
export function joined(random: Random, pieces: Pieces): Point[] | undefined {
  const shape: Point[] = [];
  for (const poses of pieces) {
    const pose = random.pick(poses);
    const placed = shape.length === 0 ? pose : placedBeside(random, shape, pose);
    if (placed === undefined) return undefined;
    shape.push(...placed);
  }
  const own = normal(shape);
  return Math.max(...own.flat()) < 6 && outlineOf(own) !== undefined ? own : undefined;
}

/** A shape of as many squares with one of them moved. */
export function nudged(random: Random, cells: Cells): Point[] | undefined {
  const lost = random.pick(cells);
  const rest = cells.filter((cell) => cell !== lost);
  const [x, y] = random.pick(rest);
  const [dx, dy] = random.pick<Point>([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]);
  if (has(cells, [x + dx, y + dy])) return undefined;
  const own = normal([...rest, [x + dx, y + dy]]);
  return Math.max(...own.flat()) < 6 && isConnected(own) && outlineOf(own) !== undefined ? own : undefined;
}
