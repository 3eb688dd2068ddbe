/** Draws coordinate grids with points and shapes, and reads coordinates back from the numbers on the axes. */
import type { Figure, Mark, Paint } from '@comet/contract/figure';
import { showNumber } from '../kernel/number-text.ts';
import { label, labelsOf, minus, type Point, polygonsOf, short, size, times } from './vector.ts';

/** What the grid covers: 0 to `high` or `low` to `high` on both axes, numbered every `step`. */
export interface Grid {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** Whether the squares are drawn. */
  readonly squares: boolean;
}

/** The grid in words, for those who hear the drawing. */
export const axesOf = ({ low, high }: Grid): string =>
  `A grid with axes from ${showNumber(low)} to ${showNumber(high)}.`;

const edge = 30;
const span = 256;
const figureSize = edge + span + 32;

/** Where a point of the grid lies in the drawing. */
export function pixelOf({ low, high }: Grid, [x, y]: Point): Point {
  const unit = span / (high - low);
  return [edge + (x - low) * unit, figureSize - edge - (y - low) * unit];
}

/** A point of the grid with its name. */
export interface Named {
  readonly name: string;
  readonly at: Point;
}

/**
 * The numbers on the axes, where they stand and how high they are: close to the axes, or −1 of the one would run into −1 of the other, and between
 * the dots on the axis and those at −1.
 */
function numbersOn(grid: Grid): { readonly value: number; readonly at: Point; readonly height: number }[] {
  const { low, high, step } = grid;
  const origin = pixelOf(grid, [0, 0]);
  return Array.from({ length: high - low + 1 }, (_, at) => low + at).flatMap((value) => {
    if (value % step !== 0 || (value === 0 && low < 0)) return [];
    return [
      { value, at: [pixelOf(grid, [value, 0])[0], origin[1] + (low < 0 ? 11 : 13)] as const, height: 12 },
      {
        value,
        at: [origin[0] - (low < 0 ? 10.7 : 14), pixelOf(grid, [0, value])[1]] as const,
        height: low < 0 ? 11 : 12,
      },
    ];
  });
}

/** Whether a letter in the drawing would lie over the number of an axis. */
export const coversNumber = (grid: Grid, [x, y]: Point): boolean =>
  numbersOn(grid).some(({ at }) => Math.abs(at[0] - x) < 17 && Math.abs(at[1] - y) < 14);

/** Whether a side of a shape runs through the number of an axis. */
export function crossesNumber(grid: Grid, corners: readonly Point[]): boolean {
  const numbers = numbersOn(grid);
  return corners.some((corner, place) => {
    const [from, to] = [pixelOf(grid, corner), pixelOf(grid, corners[(place + 1) % corners.length] ?? corner)];
    const along = minus(to, from);
    return numbers.some(({ at }) => {
      const off = minus(at, from);
      const part = Math.min(1, Math.max(0, (off[0] * along[0] + off[1] * along[1]) / size(along) ** 2));
      return size(minus(off, times(along, part))) < 8;
    });
  });
}

/** The paper: squares, then the shapes, then axes and numbers over them. Negative grids have their axes in the middle. */
function gridMarks(grid: Grid, shapes: readonly Mark[]): Mark[] {
  const { low, high, squares } = grid;
  const line = (from: Point, to: Point, stroke: Paint, strokeWidth: number): Mark => ({
    kind: 'line',
    from: [short(from[0]), short(from[1])],
    to: [short(to[0]), short(to[1])],
    stroke,
    strokeWidth,
  });
  const all = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const faint = squares
    ? all.flatMap((value) => [
        line(pixelOf(grid, [value, low]), pixelOf(grid, [value, high]), 'grid', 1),
        line(pixelOf(grid, [low, value]), pixelOf(grid, [high, value]), 'grid', 1),
      ])
    : [];
  const [endX, endY] = [pixelOf(grid, [high, 0]), pixelOf(grid, [0, high])];
  const numbers = (squares ? numbersOn(grid) : []).map(({ value, at, height }) =>
    label(at, showNumber(value), height, false),
  );
  return [
    ...faint,
    ...shapes,
    line(pixelOf(grid, [low, 0]), [endX[0] + 10, endX[1]], 'ink', 2),
    line(pixelOf(grid, [0, low]), [endY[0], endY[1] - 10], 'ink', 2),
    ...numbers,
    label([endX[0] + 17, endX[1]], 'x', 15),
    label([endY[0], endY[1] - 17], 'y', 15),
  ];
}

/** Dots with their letters; a letter stands above right of its dot, where no number of an axis is. */
export function dotMarks(grid: Grid, points: readonly Named[]): Mark[] {
  return points.flatMap(({ name, at }): Mark[] => {
    const [x, y] = pixelOf(grid, at);
    const isLeft = at[0] === -1;
    const isBelow = at[1] === -1;
    return [
      {
        kind: 'circle',
        x: short(x),
        y: short(y),
        radius: grid.low < 0 ? 3.6 : 4.5,
        fill: 'accent',
        stroke: 'ink',
        strokeWidth: 1.2,
      },
      label([x + (isLeft ? -12 : 12), y + (isBelow ? 12 : -11)], name, 15),
    ];
  });
}

/** A shape on the grid. */
export function shapeMark(grid: Grid, corners: readonly Point[], fill: Paint = 'soft', dashed = false): Mark {
  const points = corners.map((corner): [number, number] => {
    const [x, y] = pixelOf(grid, corner);
    return [short(x), short(y)];
  });
  return { kind: 'polygon', points, fill, stroke: 'ink', strokeWidth: 2.5, ...(dashed ? { dashed } : {}) };
}

/** The whole drawing. */
export function gridFigure(grid: Grid, marks: readonly Mark[], alt: string): Figure {
  const shapes = marks.filter(({ kind }) => kind === 'polygon');
  const others = marks.filter(({ kind }) => kind !== 'polygon');
  return { width: figureSize, height: figureSize, marks: [...gridMarks(grid, shapes), ...others], alt };
}

/** How drawing places become coordinates, from the numbers beside the axes. */
function scaleOf(figure: Figure): ((at: Point) => Point) | undefined {
  const numbers = labelsOf(figure).flatMap(({ text, at }) =>
    /^[−\d]+$/.test(text) ? [{ value: Number(text.replace('−', '-')), at }] : [],
  );
  const alike = (axis: 0 | 1): readonly (typeof numbers)[number][] =>
    numbers.filter(({ at }) => numbers.filter((other) => Math.abs(other.at[axis] - at[axis]) < 0.1).length > 2);
  const [along, up] = [alike(1), alike(0)];
  const [a, b] = [along[0], along.at(-1)];
  const [c, d] = [up[0], up.at(-1)];
  if (a === undefined || b === undefined || c === undefined || d === undefined || a === b || c === d) return undefined;
  const [perX, perY] = [(b.value - a.value) / (b.at[0] - a.at[0]), (d.value - c.value) / (d.at[1] - c.at[1])];
  return ([x, y]) => [Math.round(a.value + (x - a.at[0]) * perX), Math.round(c.value + (y - c.at[1]) * perY)];
}

/** The coordinates of the dots by their letters. */
export function readDots(figure: Figure): Map<string, Point> {
  const scale = scaleOf(figure);
  const letters = labelsOf(figure).filter(({ text }) => /^[A-Z]$/.test(text));
  return new Map(
    figure.marks.flatMap((mark) => {
      if (mark.kind !== 'circle' || scale === undefined) return [];
      const gaps = letters.map(({ at }) => Math.hypot(at[0] - mark.x, at[1] - mark.y));
      const letter = letters[gaps.indexOf(Math.min(...gaps))];
      return letter === undefined ? [] : [[letter.text, scale([mark.x, mark.y])] as const];
    }),
  );
}

/** The corners of the shapes drawn on the grid, in coordinates. */
export function readShapes(figure: Figure): Point[][] {
  const scale = scaleOf(figure);
  return scale === undefined ? [] : polygonsOf(figure).map((points) => points.map(scale));
}

/** The ends of the dashed line, in coordinates. */
export function readDashed(figure: Figure): readonly [Point, Point] | undefined {
  const scale = scaleOf(figure);
  const line = figure.marks.find((mark) => mark.kind === 'line' && mark.dashed === true);
  return scale === undefined || line?.kind !== 'line' ? undefined : [scale(line.from), scale(line.to)];
}

/** '(3, −5)'. */
export const showPoint = ([x, y]: Point): string => `(${showNumber(x)}, ${showNumber(y)})`;

/** Points of a text, in order. */
export const pointsIn = (text: string): Point[] =>
  [...text.matchAll(/\((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)/g)].map((found) => [Number(found[1]), Number(found[2])]);
