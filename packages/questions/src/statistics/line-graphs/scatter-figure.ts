/** Draws scatter graphs, perhaps with a line of best fit, and reads them back. */
import type { Figure, Mark } from '@comet/contract/figure';
import { showNumber } from '../../kernel/number-text.ts';

/** Points in the numbers of the axes, which run from 0 to `topX` and `topY` in five steps each. */
export interface Scatter {
  readonly xAxis: string;
  readonly yAxis: string;
  readonly topX: number;
  readonly topY: number;
  readonly points: readonly (readonly [number, number])[];
  /** Letters of some points, by their place in the list. */
  readonly letters: ReadonlyMap<number, string>;
  readonly fit?: readonly [readonly [number, number], readonly [number, number]];
}

const [left, right, ceiling, ground] = [52, 302, 34, 204];
const round = (value: number): number => Math.round(value * 100) / 100;
const text = (
  x: number,
  y: number,
  shown: string,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  bold = false,
): Mark => ({ kind: 'text', x: round(x), y: round(y), text: shown, size, anchor, bold, fill: 'ink' });

const around: readonly (readonly [number, number])[] = [
  [13, -9],
  [-13, -9],
  [13, 10],
  [-13, 10],
  [0, -15],
  [0, 16],
];
/** The side of a cross where a letter has most room. */
function clearest(
  places: readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
): readonly [number, number] {
  const room = around.map(([dx, dy]) => Math.min(40, ...places.map(([u, v]) => Math.hypot(u - x - dx, v - y - dy))));
  return around[room.indexOf(Math.max(...room))] ?? [13, -9];
}

/** The drawing. */
export function scatterFigure({ xAxis, yAxis, topX, topY, points, letters, fit }: Scatter): Figure {
  const place = ([x, y]: readonly [number, number]): [number, number] => [
    round(left + (x / topX) * (right - left)),
    round(ground - (y / topY) * (ground - ceiling)),
  ];
  const steps = [0, 1, 2, 3, 4, 5];
  return {
    width: 320,
    height: 246,
    marks: [
      text(6, 16, yAxis, 12, 'start'),
      ...steps.flatMap((step): Mark[] => {
        const [x, y] = place([(topX * step) / 5, (topY * step) / 5]);
        return [
          { kind: 'line', from: [left, y], to: [right, y], stroke: 'grid', strokeWidth: 1 },
          { kind: 'line', from: [x, ceiling], to: [x, ground], stroke: 'grid', strokeWidth: 1 },
          text(left - 7, y, showNumber((topY * step) / 5), 12, 'end'),
          text(x, ground + 14, showNumber((topX * step) / 5), 12, 'middle'),
        ];
      }),
      { kind: 'line', from: [left, ceiling], to: [left, ground], stroke: 'ink', strokeWidth: 2 },
      { kind: 'line', from: [left, ground], to: [right, ground], stroke: 'ink', strokeWidth: 2 },
      ...(fit === undefined
        ? []
        : [
            { kind: 'line', from: place(fit[0]), to: place(fit[1]), stroke: 'accent', strokeWidth: 2.5 } satisfies Mark,
          ]),
      ...points.flatMap((point, at): Mark[] => {
        const [x, y] = place(point);
        const letter = letters.get(at);
        const [dx, dy] = clearest(points.map(place), [x, y]);
        return [
          { kind: 'line', from: [x - 4, y - 4], to: [x + 4, y + 4], stroke: 'ink', strokeWidth: 2.5 },
          { kind: 'line', from: [x - 4, y + 4], to: [x + 4, y - 4], stroke: 'ink', strokeWidth: 2.5 },
          ...(letter === undefined ? [] : [text(x + dx, y + dy, letter, 14, 'middle', true)]),
        ];
      }),
      text(177, 234, xAxis, 12, 'middle'),
    ],
    alt: `A scatter graph with ${points.length} crosses. Horizontal axis: ${xAxis}, from 0 to ${topX}. Vertical axis: ${yAxis}, from 0 to ${topY}.${fit === undefined ? '' : ' A line of best fit is drawn.'}`,
  };
}

/** Crosses (with letters) and the line of best fit in the numbers of the axes. */
export function readScatter(figure: Figure):
  | {
      readonly points: { readonly at: readonly [number, number]; readonly letter: string }[];
      readonly fit: readonly [readonly [number, number], readonly [number, number]] | undefined;
    }
  | undefined {
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const numberOf = (shown: string): number => Number(shown.replaceAll(',', ''));
  const ups = texts.filter(({ anchor }) => anchor === 'end');
  const downs = texts.filter(({ anchor, text: shown }) => anchor === 'middle' && /^[\d,]+$/.test(shown));
  const [a, b, c, d] = [downs[0], downs.at(-1), ups[0], ups.at(-1)];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const back = ([x, y]: readonly [number, number]): readonly [number, number] => [
    numberOf(a.text) + ((x - a.x) / (b.x - a.x)) * (numberOf(b.text) - numberOf(a.text)),
    numberOf(c.text) + ((y - c.y) / (d.y - c.y)) * (numberOf(d.text) - numberOf(c.text)),
  ];
  const strokes = figure.marks.flatMap((mark) =>
    mark.kind === 'line' && mark.stroke === 'ink' && mark.strokeWidth === 2.5 ? [mark] : [],
  );
  const letters = texts.filter(({ bold }) => bold === true);
  const crosses = strokes
    .filter(({ from, to }) => to[1] > from[1])
    .map(({ from, to }): readonly [number, number] => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const owners = letters.map(({ text: letter, x, y }) => {
    const gaps = crosses.map(([u, v]) => Math.hypot(u - x, v - y));
    return { letter, owner: gaps.indexOf(Math.min(...gaps)) };
  });
  const points = crosses.map((cross, place) => ({
    at: back(cross),
    letter: owners.find(({ owner }) => owner === place)?.letter ?? '',
  }));
  const line = figure.marks.find((mark) => mark.kind === 'line' && mark.stroke === 'accent');
  return { points, fit: line?.kind === 'line' ? [back(line.from), back(line.to)] : undefined };
}
