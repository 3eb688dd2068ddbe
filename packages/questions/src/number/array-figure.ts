/** Draws rows and columns of counters: an array for multiplication facts. */
import type { Figure, Mark } from '@comet/contract/figure';

/** Counters in rows; the alternative text counts one row and one column, never all. */
export function arrayFigure(rows: number, columns: number): Figure {
  const step = Math.min(32, 300 / columns);
  const left = (320 - step * columns) / 2;
  const marks = Array.from({ length: rows * columns }, (_, at): Mark => {
    const row = Math.floor(at / columns);
    return {
      kind: 'circle',
      x: left + step * (at % columns) + step / 2,
      y: 6 + step * row + step / 2,
      radius: step * 0.36,
      fill: 'accent',
      stroke: 'ink',
      strokeWidth: 1.5,
    };
  });
  return { width: 320, height: rows * step + 12, marks, alt: `${rows} rows of counters, ${columns} in each row.` };
}

/** How many counters are drawn. */
export function countersIn(figure: Figure): number {
  return figure.marks.filter((mark) => mark.kind === 'circle').length;
}
