/** Draws straight lines and points on a plane with four quadrants, and reads them back from the numbers on the axes. */
import type { Figure, Mark } from '@comet/contract/figure';
import { showNumber } from '../../kernel/number-text.ts';

/** A point of the plane. */
export type Spot = readonly [x: number, y: number];

const reach = 6;
const unit = 22;
const middle = 158;
const round = (value: number): number => Math.round(value * 100) / 100;
const pixel = ([x, y]: Spot): [number, number] => [round(middle + x * unit), round(middle - y * unit)];
const text = (x: number, y: number, shown: string, size: number, bold = false): Mark => ({
  kind: 'text',
  x,
  y,
  text: shown,
  size,
  anchor: 'middle',
  bold,
  fill: 'ink',
});

/** The part of the line through two spots that lies on the plane. */
function clipped(a: Spot, b: Spot): readonly [Spot, Spot] {
  const along: Spot = [b[0] - a[0], b[1] - a[1]];
  const limits = ([0, 1] as const).flatMap((axis) =>
    along[axis] === 0 ? [] : [(-reach - a[axis]) / along[axis], (reach - a[axis]) / along[axis]],
  );
  const inside = limits
    .map((part): Spot => [a[0] + along[0] * part, a[1] + along[1] * part])
    .filter((spot) => Math.max(Math.abs(spot[0]), Math.abs(spot[1])) <= reach + 1e-9);
  const [first = a] = inside;
  return [
    first,
    inside.reduce(
      (far, spot) =>
        Math.hypot(spot[0] - first[0], spot[1] - first[1]) > Math.hypot(far[0] - first[0], far[1] - first[1])
          ? spot
          : far,
      first,
    ),
  ];
}

/** The plane with a line through two spots. */
export function planeFigure(a: Spot, b: Spot, alt: string): Figure {
  const all = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  const line = (from: Spot, to: Spot, stroke: 'grid' | 'ink' | 'accent', strokeWidth: number): Mark => ({
    kind: 'line',
    from: pixel(from),
    to: pixel(to),
    stroke,
    strokeWidth,
  });
  const numbers = all.flatMap((value): Mark[] =>
    value === 0
      ? []
      : [
          text(pixel([value, 0])[0], middle + 12, showNumber(value), 12),
          text(middle - 12, pixel([0, value])[1], showNumber(value), 12),
        ],
  );
  const [from, to] = clipped(a, b);
  return {
    width: 316,
    height: 316,
    marks: [
      ...all.flatMap((value) => [
        line([value, -reach], [value, reach], 'grid', 1),
        line([-reach, value], [reach, value], 'grid', 1),
      ]),
      line([-reach, 0], [reach + 0.4, 0], 'ink', 2),
      line([0, -reach], [0, reach + 0.4], 'ink', 2),
      line(from, to, 'accent', 3.5),
      ...numbers,
      text(306, middle, 'x', 15, true),
      text(middle, 9, 'y', 15, true),
    ],
    alt,
  };
}

/** Two spots of the drawn line, in the numbers of the axes. */
export function readPlane(figure: Figure): readonly [Spot, Spot] | undefined {
  const numbers = figure.marks.flatMap((mark) =>
    mark.kind === 'text' && /^[−\d]+$/.test(mark.text)
      ? [{ value: Number(mark.text.replace('−', '-')), x: mark.x, y: mark.y }]
      : [],
  );
  const [row, column] = [
    numbers.filter(({ y }) => y === numbers[0]?.y),
    numbers.filter(({ x }) => x === numbers[1]?.x),
  ];
  const [a, b, c, d] = [row[0], row.at(-1), column[0], column.at(-1)];
  const line = figure.marks.find((mark) => mark.kind === 'line' && mark.stroke === 'accent');
  if (a === undefined || b === undefined || c === undefined || d === undefined || line?.kind !== 'line')
    return undefined;
  const back = ([x, y]: readonly [number, number]): Spot => [
    a.value + ((x - a.x) / (b.x - a.x)) * (b.value - a.value),
    c.value + ((y - c.y) / (d.y - c.y)) * (d.value - c.value),
  ];
  return [back(line.from), back(line.to)];
}
