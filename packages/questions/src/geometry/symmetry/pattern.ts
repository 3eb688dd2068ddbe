/** Patterns of shaded squares: drawn by their symmetry, and as figures with mirror lines and letters. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import { label } from '../vector.ts';
import { type Cells, type MirrorName, mirrors, quarter } from './measuring-symmetry.ts';

/** A wish for the symmetry of a pattern. */
export type Wish = readonly (MirrorName | 'half')[];

const blank = (columns: number, rows: number): boolean[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));

/** Both patterns laid on top of each other. */
export const together = (one: Cells, other: Cells): Cells =>
  one.map((row, y) => row.map((shaded, x) => shaded || other[y]?.[x] === true));

/** How many squares are shaded. */
export const shadedIn = (cells: Cells): number => cells.flat().filter(Boolean).length;

/** A pattern with at least the symmetry wished for: some squares, and all their images. */
export function drawPattern(random: Random, columns: number, rows: number, seeds: number, wish: Wish): Cells {
  const start = blank(columns, rows);
  for (let at = 0; at < seeds; at++) {
    const row = start[random.int(0, rows - 1)];
    if (row !== undefined) row[random.int(0, columns - 1)] = true;
  }
  let cells: Cells = start;
  for (let round = 0; round < 2; round++)
    for (const name of wish) cells = together(cells, name === 'half' ? quarter(quarter(cells)) : mirrors[name](cells));
  return cells;
}

/** Text for screen readers: the shaded squares row by row. */
export const describeCells = (cells: Cells): string =>
  cells.map((row, y) => `row ${y + 1}: ${row.map((shaded) => (shaded ? 'shaded' : 'white')).join(', ')}`).join('; ');

/** The squares, with dashed mirror lines and letters in some of them (`letters` by 'x,y'). */
export function patternFigure(
  cells: Cells,
  unit: number,
  dashed: readonly MirrorName[] = [],
  letters: ReadonlyMap<string, string> = new Map(),
): Figure {
  const margin = 10;
  const [columns, rows] = [cells[0]?.length ?? 0, cells.length];
  const [right, bottom] = [margin + columns * unit, margin + rows * unit];
  const squares = cells.flatMap((row, y) =>
    row.map(
      (shaded, x): Mark => ({
        kind: 'rect',
        x: margin + x * unit,
        y: margin + y * unit,
        width: unit,
        height: unit,
        fill: shaded ? 'accent' : 'paper',
        stroke: 'ink',
        strokeWidth: 1.5,
      }),
    ),
  );
  const names = [...letters].map(([place, letter]) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return label([margin + (x + 0.5) * unit, margin + (y + 0.5) * unit], letter, 16);
  });
  const [midX, midY] = [margin + (columns * unit) / 2, margin + (rows * unit) / 2];
  const ends: Readonly<Record<MirrorName, readonly [number, number, number, number]>> = {
    upright: [midX, 2, midX, bottom + 8],
    level: [2, midY, right + 8, midY],
    falling: [3, 3, right + 7, bottom + 7],
    rising: [3, bottom + 7, right + 7, 3],
  };
  const lines = dashed.map((name): Mark => {
    const [x1, y1, x2, y2] = ends[name];
    return { kind: 'line', from: [x1, y1], to: [x2, y2], stroke: 'ink', strokeWidth: 3.5, dashed: true };
  });
  return {
    width: right + margin,
    height: bottom + margin,
    marks: [...squares, ...lines, ...names],
    alt: `A pattern of squares. ${describeCells(cells)}.${dashed.length > 0 ? ` Dashed line: ${dashed.join(' and ')}.` : ''}`,
  };
}
