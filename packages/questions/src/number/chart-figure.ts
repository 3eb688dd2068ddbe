/** Draws a place value chart: a column for each place with its counters. */
import type { Figure, Mark } from '@comet/contract/figure';
import { placeName } from './digits.ts';

const headings = ['O', 'T', 'H', 'Th', 'TTh', 'HTh', 'M'] as const;

/** Counters for each digit, from the highest place; `places` are decimal places after the ones. */
export function chartFigure(counters: readonly number[], places: number): Figure {
  const columns = counters.length;
  const width = Math.min(72, 312 / columns);
  const left = (320 - width * columns) / 2;
  const names = counters.map((_, at) => {
    const power = columns - 1 - at - places;
    return power >= 0 ? (headings[power] ?? '') : (['1/10', '1/100', '1/1000'][-power - 1] ?? '');
  });
  const marks = counters.flatMap((amount, at): Mark[] => {
    const x = left + at * width;
    const dots = Array.from({ length: amount }, (_, dot): Mark => {
      const step = width / 3;
      return {
        kind: 'circle',
        x: x + step * (dot % 3) + step / 2,
        y: 48 + Math.floor(dot / 3) * 20,
        radius: Math.min(7, step * 0.38),
        fill: 'accent',
        stroke: 'ink',
        strokeWidth: 1.5,
      };
    });
    return [
      { kind: 'rect', x, y: 4, width, height: 28, fill: 'soft', stroke: 'ink', strokeWidth: 1.5 },
      { kind: 'rect', x, y: 32, width, height: 96, fill: 'paper', stroke: 'ink', strokeWidth: 1.5 },
      {
        kind: 'text',
        x: x + width / 2,
        y: 23,
        text: names[at] ?? '',
        size: 14,
        anchor: 'middle',
        bold: true,
        fill: 'ink',
      },
      ...dots,
    ];
  });
  const spoken = counters.map((_, at) => {
    const power = columns - 1 - at - places;
    return power >= 0 ? placeName(power) : (['tenths', 'hundredths', 'thousandths'][-power - 1] ?? '');
  });
  const alt = `A place value chart. ${counters.map((amount, at) => `${spoken[at]}: ${amount} counter${amount === 1 ? '' : 's'}`).join('; ')}.`;
  return { width: 320, height: 132, marks, alt };
}

/** Counters in each column, read back from where they are drawn. */
export function readChart(figure: Figure): number[] {
  const columns = figure.marks.flatMap((mark) => (mark.kind === 'rect' && mark.height > 40 ? [mark] : []));
  return columns.map(
    ({ x, width }) => figure.marks.filter((mark) => mark.kind === 'circle' && mark.x > x && mark.x < x + width).length,
  );
}
