/** Piles of blocks on a mat: columns of blocks, how they look from each side, and piles whose picture can be read one way only. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import type { Point } from '../pictures/shapes.ts';
import { blockMarks, edge, inBox, matMarks, numberMarks, onPaper, piecesWords } from './block-drawing.ts';
import { type Block3, type Heights, pictureOf, seenSides } from './block-geometry.ts';
import { readPiles } from './solver.ts';

/** The blocks of a pile. */
export function blocksOf(heights: Heights): Block3[] {
  return heights.flatMap((row, y) =>
    row.flatMap((height, x) => Array.from({ length: height }, (_, z): Block3 => [x, y, z])),
  );
}

/** How many blocks are in a pile. */
export const countOf = (heights: Heights): number => heights.flat().reduce((sum, height) => sum + height, 0);

/** How many blocks of each row of a pile, from the front, can be seen, if only in part. */
export function seenInRows(heights: Heights): number[] {
  const seen = new Set(seenSides(blocksOf(heights)).map(({ block }) => block));
  return heights.map((_, row) => [...seen].filter(([, y]) => y === row).length);
}

/** How many blocks of a pile can be seen, if only in part. */
export function seenCount(heights: Heights): number {
  return seenInRows(heights).reduce((sum, count) => sum + count, 0);
}

/** In how many columns two piles on the same mat differ. */
export function columnsApart(one: Heights, other: Heights): number {
  const others = other.flat();
  return one.flat().filter((height, at) => height !== others[at]).length;
}

/** The mat a pile stands on: columns and rows. */
export const matOf = (heights: Heights): [number, number] => [heights[0]?.length ?? 0, heights.length];

/** Whether no other pile looks the same: then its picture may be asked about. */
export function isPlain(heights: Heights): boolean {
  const mat = matOf(heights);
  return readPiles({ picture: pictureOf(blocksOf(heights), mat), mat }, 5).length === 1;
}

/** How large a pile may be. */
export interface PileSize {
  readonly columns: number;
  readonly rows: number;
  readonly highest: number;
  /** How many blocks, at least and at most. */
  readonly blocks: readonly [number, number];
}

/** Whether every row and column of the mat has a block, and all squares with blocks hang together. */
function standsWell(heights: Heights): boolean {
  const [columns, rows] = matOf(heights);
  const squares = heights.flatMap((row, y) => row.flatMap((height, x) => (height > 0 ? [x + 8 * y] : [])));
  if (new Set(squares.map((at) => at % 8)).size < columns || new Set(squares.map((at) => at >> 3)).size < rows)
    return false;
  const open = new Set(squares);
  const reached = squares.slice(0, 1);
  for (const at of reached) for (const step of [0, 1, -1, 8, -8]) if (open.delete(at + step)) reached.push(at + step);
  return open.size === 0;
}

/** A joined pile without an empty row or column that can be read one way only; undefined when a few tries find none. */
export function drawnPile(
  random: Random,
  { columns, rows, highest, blocks }: PileSize,
  fits: (heights: Heights) => boolean = () => true,
): Heights | undefined {
  const across = Array.from({ length: columns }, (_, x) => x);
  const deep = Array.from({ length: rows }, (_, y) => y);
  for (let tries = 0; tries < 24; tries++) {
    const drawn = deep.map(() => across.map(() => random.int(0, highest)));
    // Rows rise to the back and mostly fall to the right, so that much is seen; then some columns break the rule.
    const falling = random.chance(1, 2) ? drawn : drawn.map((row) => [...row].sort((one, other) => other - one));
    const lines = across.map((x) => falling.map((row) => row[x] ?? 0).sort((one, other) => one - other));
    const odd = new Map(
      Array.from({ length: random.int(1, 4) }, () => [random.int(0, columns * rows - 1), random.int(0, highest)]),
    );
    const heights = deep.map((y) => across.map((x) => odd.get(y * columns + x) ?? lines[x]?.[y] ?? 0));
    const count = countOf(heights);
    if (count >= blocks[0] && count <= blocks[1] && standsWell(heights) && isPlain(heights) && fits(heights))
      return heights;
  }
  return undefined;
}

function arrowMarks(from: Block3, to: Block3, text: string): Mark[] {
  const [start, end] = [onPaper(from), onPaper(to)];
  return [
    { kind: 'line', from: start, to: end, arrow: true, stroke: 'ink', strokeWidth: 2 },
    { kind: 'text', x: start[0], y: start[1] + 10, text, size: 16, anchor: 'middle' },
  ];
}

const heightWords = (heights: Heights): string =>
  heights.map((row, y) => `Row ${y + 1} from the front, heights from left to right: ${row.join(', ')}.`).join(' ');

/** A pile on its mat. `arrows` shows where the front, or the front and the right side, is. */
export function pileFigure(heights: Heights, arrows: 'none' | 'front' | 'both' = 'none', box?: Point): Figure {
  const [columns, rows] = matOf(heights);
  const marks = [...matMarks([columns, rows]), ...blockMarks(blocksOf(heights))];
  const margin = arrows === 'none' ? 12 : 64;
  const top = Math.max(1, ...heights.flat());
  const [width, height] = box ?? [
    Math.ceil((columns + rows) * 0.866 * edge + margin),
    Math.ceil(((columns + rows) / 2 + top) * edge + 12 + (arrows === 'none' ? 0 : 26)),
  ];
  const group = inBox(marks, [0, 0], [width, arrows === 'none' ? height : height - 26]);
  const labels = [
    ...(arrows === 'none' ? [] : arrowMarks([columns / 2, -1.3, 0], [columns / 2, -0.15, 0], 'front')),
    ...(arrows === 'both' ? arrowMarks([columns + 1.3, rows / 2, 0], [columns + 0.15, rows / 2, 0], 'right') : []),
  ];
  return {
    width,
    height,
    marks:
      group.kind === 'group' && labels.length > 0
        ? [group, { kind: 'group', move: group.move, marks: labels }]
        : [group],
    alt: `A pile of blocks on a mat. ${heightWords(heights)}`,
  };
}

/** The pile with the number of its piece on each block; the pieces are told as they lie in the pile. */
export function numberedPile(heights: Heights, pieces: readonly (readonly Block3[])[]): Figure {
  const figure = pileFigure(heights);
  const numbers = numberMarks(blocksOf(heights), pieces);
  return {
    ...figure,
    marks: figure.marks.flatMap((mark): Mark[] =>
      mark.kind === 'group' ? [mark, { kind: 'group', move: mark.move, marks: numbers }] : [mark],
    ),
    alt: `The pile in pieces. ${piecesWords(pieces)}`,
  };
}

/** The pile from above, with the number of blocks on each square; the front is at the bottom. */
export function planFigure(heights: Heights): Figure {
  const [columns, rows] = matOf(heights);
  const square = 30;
  return {
    width: columns * square + 40,
    height: rows * square + 30,
    marks: [
      ...heights.flatMap((row, y) =>
        row.flatMap((height, x): Mark[] => {
          const [left, top] = [20 + x * square, 6 + (rows - 1 - y) * square];
          return [
            { kind: 'rect', x: left, y: top, width: square, height: square, fill: 'paper', stroke: 'ink' },
            {
              kind: 'text',
              x: left + square / 2,
              y: top + square / 2,
              text: String(height),
              size: 16,
              anchor: 'middle',
            },
          ];
        }),
      ),
      {
        kind: 'text',
        x: 20 + (columns * square) / 2,
        y: rows * square + 18,
        text: 'front',
        size: 13,
        anchor: 'middle',
      },
    ],
    alt: `Plan from above. ${heightWords(heights)}`,
  };
}
