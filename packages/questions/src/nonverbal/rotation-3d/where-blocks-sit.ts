/** The longest straight row of a shape of blocks, and where its other blocks sit, in words that stay true however it is turned. */
import { type Block3, besides, blockKey, plus } from '../blocks/block-geometry.ts';

type Shape = readonly Block3[];

const ways: readonly Block3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const minus = ([x, y, z]: Block3, [dx, dy, dz]: Block3): Block3 => [x - dx, y - dy, z - dz];
const product = ([x, y, z]: Block3, [dx, dy, dz]: Block3): number => x * dx + y * dy + z * dz;

const known = new WeakMap<Shape, readonly Shape[]>();

/** The straight rows of two blocks or more, each from its first to its last block; remembered, for it is asked again and again. */
export function rowsOf(shape: Shape): readonly Shape[] {
  const rows = known.get(shape) ?? rowsFoundIn(shape);
  known.set(shape, rows);
  return rows;
}

function rowsFoundIn(shape: Shape): Shape[] {
  const taken = new Set(shape.map(blockKey));
  return shape.flatMap((block) =>
    ways.flatMap((way) => {
      if (taken.has(blockKey(minus(block, way)))) return [];
      const row = [block];
      for (let next = plus(block, way); taken.has(blockKey(next)); next = plus(next, way)) row.push(next);
      return row.length > 1 ? [row] : [];
    }),
  );
}

/** How many blocks stand in the longest straight row. */
export const longest = (shape: Shape): number => Math.max(1, ...rowsOf(shape).map((row) => row.length));

/** Where a block sits that touches the row: at which block of the row, and on which side of it. */
interface Touch {
  readonly at: number;
  readonly side: Block3;
}

function touchOf(row: Shape, block: Block3): Touch | undefined {
  const near = new Set(besides(block).map(blockKey));
  const at = row.findIndex((own) => near.has(blockKey(own)));
  const own = row[at];
  return own === undefined ? undefined : { at, side: minus(block, own) };
}

const sidesOf = (one: Touch, other: Touch): string => {
  const alike = product(one.side, other.side);
  return alike > 0 ? 'both on the same side' : alike < 0 ? 'on opposite sides' : 'on two sides next to each other';
};

/** Two blocks that both touch the row; nothing where words would not tell two places apart. */
function bothTouch(one: Touch, other: Touch, isEnd: (touch: Touch) => boolean, length: number): string | undefined {
  const ends = [one, other].filter(isEnd).length;
  const sides = sidesOf(one, other);
  if (one.at === other.at && (ends > 0 || length === 3))
    return `both other blocks sit ${ends > 0 ? 'at the same end' : 'in the middle'} of the row, ${sides}`;
  if (ends === 2) return `one other block sits at each end of the row, ${sides}`;
  return length === 3 ? `one other block sits at an end of the row and one in its middle, ${sides}` : undefined;
}

/** Where the blocks sit that are not in the longest row; nothing where no short sentence says it. */
export function othersInWords(shape: Shape): string | undefined {
  const length = longest(shape);
  const [row, second] = rowsOf(shape).filter((own) => own.length === length);
  if (row === undefined || second !== undefined || length < 3) return undefined;
  const inRow = new Set(row.map(blockKey));
  const others = shape.filter((block) => !inRow.has(blockKey(block)));
  const touches = others.map((block) => touchOf(row, block));
  const isEnd = ({ at }: Touch): boolean => at === 0 || at === length - 1;
  const [one, other, third] = touches;
  if (third !== undefined || others.length > 2) return undefined;
  if (others.length === 1)
    return one === undefined
      ? undefined
      : `the other block sits ${isEnd(one) ? 'at an end' : length === 3 ? 'in the middle' : 'between the ends'} of the row`;
  if (one !== undefined && other !== undefined) return bothTouch(one, other, isEnd, length);
  const touch = one ?? other;
  const [block, loose] = one === undefined ? [others[1], others[0]] : others;
  const [from, to] = row;
  if (touch === undefined || block === undefined || loose === undefined || from === undefined || to === undefined)
    return undefined;
  const goes = minus(loose, block);
  if (product(goes, touch.side) !== 0 || (!isEnd(touch) && length > 3)) return undefined;
  const place = isEnd(touch) ? 'at an end' : 'in the middle';
  const isAlong = product(goes, minus(to, from)) !== 0;
  return `one other block sits ${place} of the row, and the last one is next to that block, ${isAlong ? 'past the end of the row' : 'off to one side'}`;
}
