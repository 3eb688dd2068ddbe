/** Shapes of joined blocks that can be read from their picture, and what can be built from them. */
import type { Random } from '../../kernel/random.ts';
import { fillsExactly } from '../exact-fill.ts';
import {
  type Block3,
  besides,
  blockKey,
  drawnShape,
  pictureOf,
  posesOf3,
  seenSides,
  shapeText,
} from './block-geometry.ts';
import { readShapes } from './solver.ts';

const known = new Map<string, boolean>();

/** Right, front and up in every order: the eye looks along all three alike, so a shape is as clear in one order as in another. */
const swaps: readonly ((block: Block3) => Block3)[] = [
  ([x, y, z]) => [x, y, z],
  ([x, y, z]) => [-y, -x, z],
  ([x, y, z]) => [z, y, x],
  ([x, y, z]) => [x, -z, -y],
  ([x, y, z]) => [-y, -z, x],
  ([x, y, z]) => [z, -x, -y],
];

/** Whether every block shows a whole side and no other shape looks the same; remembered, for it is asked again and again. */
export function isClear(blocks: readonly Block3[]): boolean {
  const text = shapeText(blocks);
  const before = known.get(text);
  if (before !== undefined) return before;
  const whole = new Set(seenSides(blocks).flatMap(({ block, parts }) => (parts === 2 ? [block] : [])));
  const read =
    whole.size === blocks.length ? readShapes({ picture: pictureOf(blocks), mat: [0, 0] }, blocks.length) : [];
  const [only] = read;
  const isSo = read.length === 1 && only !== undefined && shapeText(only) === text;
  for (const swap of swaps) known.set(shapeText(blocks.map(swap)), isSo);
  return isSo;
}

/** A way the shape can lie in which it is read from its picture; undefined when there is none. */
export function clearPose(
  random: Random,
  blocks: readonly Block3[],
  mayLie: (pose: readonly Block3[]) => boolean = () => true,
): readonly Block3[] | undefined {
  return random.shuffle(posesOf3(blocks)).find((pose) => mayLie(pose) && isClear(pose));
}

/** A text that all ways a shape can lie share. */
export const turnedText = (blocks: readonly Block3[]): string => posesOf3(blocks)[0]?.join(' ') ?? '';

/** Whether the pieces, turned as one likes, fill the target exactly. */
export function canBuild(target: readonly Block3[], pieces: readonly (readonly Block3[])[]): boolean {
  return fillsExactly(
    target.map(blockKey).sort((one, other) => one - other),
    pieces.map((piece) =>
      posesOf3(piece).map((pose) => {
        const [first = 0, ...others] = pose.map(blockKey).sort((one, other) => one - other);
        return [0, ...others.map((key) => key - first)];
      }),
    ),
  );
}

/** Cuts a target into joined pieces of these sizes, each left where it lies; undefined when a few tries leave one in parts. */
export function cutUp(random: Random, target: readonly Block3[], sizes: readonly number[]): Block3[][] | undefined {
  for (let tries = 0; tries < 8; tries++) {
    const pieces = cutOnce(random, target, sizes);
    if (pieces !== undefined) return pieces;
  }
  return undefined;
}

function cutOnce(random: Random, target: readonly Block3[], sizes: readonly number[]): Block3[][] | undefined {
  const pieces: Block3[][] = [];
  let rest = target;
  for (const size of sizes) {
    const piece: Block3[] = [];
    const left = new Map(rest.map((block) => [blockKey(block), block]));
    let open = [random.pick(rest)];
    while (piece.length < size) {
      if (open.length === 0) return undefined;
      const next = random.pick(open);
      piece.push(next);
      left.delete(blockKey(next));
      open = piece.flatMap(besides).filter((block) => left.has(blockKey(block)));
    }
    rest = [...left.values()];
    pieces.push(piece);
  }
  return rest.length === 0 ? pieces : undefined;
}

/** A shape of so many blocks, no longer than three in any way, unlike the ones given. */
export function otherShape(random: Random, size: number, unlike: ReadonlySet<string>): Block3[] | undefined {
  for (let tries = 0; tries < 6; tries++) {
    const shape = drawnShape(random, size, (block) => block.every((value) => Math.abs(value) < 3));
    if (shape !== undefined && Math.max(...shape.flat()) < 3 && !unlike.has(turnedText(shape))) return shape;
  }
  return undefined;
}
