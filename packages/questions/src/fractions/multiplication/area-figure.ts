/** Draws a part of a part: a square with columns shaded and rows striped; solvers count the small parts with both. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Fraction } from '../fraction.ts';

const side = 216;
const edge = 8;

/** The first rows are striped, the first columns shaded. */
export function overlapFigure(rows: Fraction, columns: Fraction, alt: string): Figure {
  const [width, height] = [side / columns.bottom, side / rows.bottom];
  const round = (value: number): number => Math.round(value * 100) / 100;
  const marks = Array.from({ length: rows.bottom * columns.bottom }, (_, at): Mark[] => {
    const [row, column] = [Math.floor(at / columns.bottom), at % columns.bottom];
    const place = {
      x: round(edge + column * width),
      y: round(edge + row * height),
      width: round(width),
      height: round(height),
    };
    const cell: Mark = {
      kind: 'rect',
      ...place,
      fill: column < columns.top ? 'soft' : 'paper',
      stroke: 'ink',
      strokeWidth: 2,
    };
    return row < rows.top
      ? [cell, { kind: 'rect', ...place, fill: 'stripesUp', stroke: 'ink', strokeWidth: 2 }]
      : [cell];
  });
  return { width: side + 2 * edge, height: side + 2 * edge, marks: marks.flat(), alt };
}

/** How many small parts there are, and how many are both shaded and striped. */
export function readOverlap(figure: Figure): { readonly both: number; readonly parts: number } {
  const rects = figure.marks.flatMap((mark) =>
    mark.kind === 'rect' ? [{ place: `${mark.x},${mark.y}`, fill: mark.fill }] : [],
  );
  const placesOf = (fill: string): Set<string> =>
    new Set(rects.flatMap((rect) => (rect.fill === fill ? [rect.place] : [])));
  const [soft, striped] = [placesOf('soft'), placesOf('stripesUp')];
  return {
    both: [...soft].filter((place) => striped.has(place)).length,
    parts: new Set(rects.map(({ place }) => place)).size,
  };
}
