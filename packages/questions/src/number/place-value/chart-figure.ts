/** Draws a place value chart: a column for each place with its counters. */
import type { Figure, Mark } from '@comet/contract/figure';
import { placeName } from '../digits.ts';

const headTop = 4;
const headHeight = 28;
const bodyTop = headTop + headHeight;
/** Room kept free on both sides of a column, so that counters stay clear of its lines. */
const inset = 4;
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
      const step = (width - 2 * inset) / 3;
      return {
        kind: 'circle',
        x: x + inset + step * (dot % 3) + step / 2,
        y: 48 + Math.floor(dot / 3) * 20,
        radius: Math.min(7, step * 0.4),
        fill: 'accent',
        stroke: 'ink',
        strokeWidth: 1.5,
      };
    });
    return [
      { kind: 'rect', x, y: headTop, width, height: headHeight, fill: 'soft', stroke: 'ink', strokeWidth: 1.5 },
      { kind: 'rect', x, y: bodyTop, width, height: 96, fill: 'paper', stroke: 'ink', strokeWidth: 1.5 },
      {
        kind: 'text',
        x: x + width / 2,
        y: headTop + headHeight / 2,
        text: names[at] ?? '',
        size: 14,
        anchor: 'middle',
        bold: true,
        fill: 'ink',
      },
      ...dots,
    ];
  });
  const pointX = left + (columns - places) * width;
  const point: readonly Mark[] =
    places === 0
      ? []
      : [{ kind: 'circle', x: pointX, y: bodyTop - 8, radius: 5, fill: 'ink', stroke: 'paper', strokeWidth: 1.5 }];
  const spoken = counters.map((_, at) => {
    const power = columns - 1 - at - places;
    return power >= 0 ? placeName(power) : (['tenths', 'hundredths', 'thousandths'][-power - 1] ?? '');
  });
  const alt = `A place value chart. ${counters.map((amount, at) => `${spoken[at]}: ${amount} counter${amount === 1 ? '' : 's'}`).join('; ')}.`;
  const pointAlt = places === 0 ? '' : ' The decimal point is between the ones and the tenths.';
  return { width: 320, height: 132, marks: [...marks, ...point], alt: `${alt}${pointAlt}` };
}

/** Counters in each column, read back from where they are drawn. */
export function readChart(figure: Figure): number[] {
  const columns = figure.marks.flatMap((mark) => (mark.kind === 'rect' && mark.height > 40 ? [mark] : []));
  return columns.map(
    ({ x, width }) =>
      figure.marks.filter((mark) => mark.kind === 'circle' && mark.y > bodyTop && mark.x > x && mark.x < x + width)
        .length,
  );
}
