/** Draws blocks seen from a corner: tops white, fronts light, right sides grey; only sides that are seen are drawn. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Point } from '../pictures/shapes.ts';
import { type Block3, type Side, seenSides } from './block-geometry.ts';

/** Units the edge of a block is long. */
export const edge = 20;

const rounded = (value: number): number => Math.round(value * 100) / 100;
/** Where a corner of a block is drawn. */
export const onPaper = ([x, y, z]: Block3): Point => [
  rounded((x + y) * 0.866 * edge),
  rounded(((x - y) * 0.5 - z) * edge),
];

const paints = { top: 'paper', front: 'soft', right: 'grey' } as const;

function cornersOf([x, y, z]: Block3, side: Side): Point[] {
  const corners: readonly Block3[] =
    side === 'top'
      ? [
          [x, y, z + 1],
          [x + 1, y, z + 1],
          [x + 1, y + 1, z + 1],
          [x, y + 1, z + 1],
        ]
      : side === 'front'
        ? [
            [x, y, z],
            [x + 1, y, z],
            [x + 1, y, z + 1],
            [x, y, z + 1],
          ]
        : [
            [x + 1, y, z],
            [x + 1, y + 1, z],
            [x + 1, y + 1, z + 1],
            [x + 1, y, z + 1],
          ];
  return corners.map(onPaper);
}

/** The squares of a mat of so many columns and rows. */
export function matMarks([columns, rows]: readonly [number, number]): Mark[] {
  return Array.from({ length: columns * rows }, (_, at): Mark => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const corners: readonly Block3[] = [
      [x, y, 0],
      [x + 1, y, 0],
      [x + 1, y + 1, 0],
      [x, y + 1, 0],
    ];
    return { kind: 'polygon', points: corners.map(onPaper), fill: 'paper', stroke: 'grey', strokeWidth: 1 };
  });
}

/** The sides that are seen, the farthest first. */
export function blockMarks(blocks: readonly Block3[]): Mark[] {
  return seenSides(blocks).map(
    ({ block, side }): Mark => ({
      kind: 'polygon',
      points: cornersOf(block, side),
      fill: paints[side],
      stroke: 'ink',
      strokeWidth: 1.5,
    }),
  );
}

/** On each block that shows a whole side, the number of its piece. */
export function numberMarks(blocks: readonly Block3[], pieces: readonly (readonly Block3[])[]): Mark[] {
  const numbers = new Map(pieces.flatMap((piece, at) => piece.map((block) => [block.join(), String(at + 1)] as const)));
  const done = new Set<string>();
  return seenSides(blocks).flatMap(({ block, side, parts }): Mark[] => {
    const name = block.join();
    if (parts < 2 || done.has(name)) return [];
    done.add(name);
    const corners = cornersOf(block, side);
    const middle = (axis: 0 | 1): number => rounded(corners.reduce((sum, corner) => sum + corner[axis], 0) / 4);
    return [
      {
        kind: 'text',
        x: middle(0),
        y: middle(1),
        text: numbers.get(name) ?? '',
        size: 11,
        anchor: 'middle',
        bold: true,
      },
    ];
  });
}

/** From where to where marks reach, across (0) or down (1). */
function spanOf(marks: readonly Mark[], axis: 0 | 1): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const mark of marks)
    for (const point of mark.kind === 'polygon' ? mark.points : []) {
      least = Math.min(least, point[axis]);
      most = Math.max(most, point[axis]);
    }
  return [least, most];
}

/** Marks as a group in the middle of a box. */
export function inBox(marks: Mark[], [left, top]: Point, [width, height]: Point): Mark {
  const [[x1, x2], [y1, y2]] = [spanOf(marks, 0), spanOf(marks, 1)];
  return {
    kind: 'group',
    move: [rounded(left + (width - x1 - x2) / 2), rounded(top + (height - y1 - y2) / 2)],
    marks,
  };
}

const shapeWords = (blocks: readonly Block3[]): string =>
  blocks.map(([x, y, z]) => `${x + 1}-${y + 1}-${z + 1}`).join(', ');

/** The places of the blocks of several pieces. */
export const piecesWords = (pieces: readonly (readonly Block3[])[]): string =>
  pieces.map((blocks, at) => `Piece ${at + 1} (along, back, up): ${shapeWords(blocks)}.`).join(' ');

/** A shape of joined blocks, alone in its box. */
export function shapeFigure(blocks: readonly Block3[], width: number, height: number): Figure {
  return {
    width,
    height,
    marks: [inBox(blockMarks(blocks), [0, 0], [width, height])],
    alt: `A shape of blocks. Places of the blocks (along, back, up): ${shapeWords(blocks)}.`,
  };
}

/** How many units a shape is wide or high on paper, whichever is more. */
export function sizeOnPaper(blocks: readonly Block3[]): number {
  const [across, down] = [blocks.map(([x, y]) => x + y), blocks.map(([x, y, z]) => (x - y) / 2 - z)];
  // A block is drawn two half diagonals wide and two edges high.
  const span = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 2;
  return rounded(Math.max(span(across) * 0.866, span(down)) * edge);
}

/** Two or three shapes, two in a row, each in a square box of its own. */
export function shapesFigure(shapes: readonly (readonly Block3[])[], box: number): Figure {
  return {
    width: 2 * box,
    height: Math.ceil(shapes.length / 2) * box,
    marks: shapes.map((blocks, at) =>
      inBox(blockMarks(blocks), [at === 2 ? box / 2 : at * box, at === 2 ? box : 0], [box, box]),
    ),
    alt: piecesWords(shapes),
  };
}
