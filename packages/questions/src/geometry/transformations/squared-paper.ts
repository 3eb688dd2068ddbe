/** Squared paper with shapes and mirror lines; shapes are read back in squares, y upwards. */
import type { Figure, Mark, Paint } from '@comet/contract/figure';
import { label, type Point, short } from '../vector.ts';

/** Columns, rows, and the size of a square. */
export interface Paper {
  readonly columns: number;
  readonly rows: number;
  readonly unit: number;
}

/** A shape with its letter; the second one is hatched, so that the two differ without colour. */
export interface Sheet {
  readonly name: string;
  readonly points: readonly Point[];
  readonly isImage?: boolean;
}

const margin = 2;
const place = ({ rows, unit }: Paper, [x, y]: Point): [number, number] => [
  short(margin + x * unit),
  short(margin + (rows - y) * unit),
];
const line = (
  from: [number, number],
  to: [number, number],
  stroke: Paint,
  strokeWidth: number,
  dashed = false,
): Mark => ({
  kind: 'line',
  from,
  to,
  stroke,
  strokeWidth,
  ...(dashed ? { dashed } : {}),
});

/** The point of a half-square raster that lies deepest inside a shape: where its letter has room. */
export function insideOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  let best: Point = [0, 0];
  let deepest = 0;
  for (let x = Math.min(...xs) + 0.25; x < Math.max(...xs); x += 0.25)
    for (let y = Math.min(...ys) + 0.25; y < Math.max(...ys); y += 0.25) {
      const depth = depthAt(points, [x, y]);
      if (depth > deepest) [best, deepest] = [[x, y], depth];
    }
  return best;
}

/** How far a point is from the nearest side; 0 outside. */
function depthAt(points: readonly Point[], [x, y]: Point): number {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [at, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    const part = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    nearest = Math.min(nearest, Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)));
  }
  return inside ? nearest : 0;
}

/** The faint squares. */
export function squares(paper: Paper): Mark[] {
  const { columns, rows } = paper;
  return [
    ...Array.from({ length: columns + 1 }, (_, x) => line(place(paper, [x, 0]), place(paper, [x, rows]), 'grid', 1)),
    ...Array.from({ length: rows + 1 }, (_, y) => line(place(paper, [0, y]), place(paper, [columns, y]), 'grid', 1)),
  ];
}

/** The paper with shapes and perhaps a mirror line. */
export function paperFigure(
  paper: Paper,
  sheets: readonly Sheet[],
  mirror: readonly [Point, Point] | undefined,
  alt: string,
): Figure {
  const textSize = Math.max(12, Math.min(18, paper.unit * 0.8));
  const shapes = sheets.flatMap(({ name, points, isImage }): Mark[] => [
    {
      kind: 'polygon',
      points: points.map((point) => place(paper, point)),
      fill: isImage === true ? 'stripesUp' : 'soft',
      stroke: 'ink',
      strokeWidth: 2.5,
    },
    ...(name === '' || isImage === true ? [] : [label(place(paper, insideOf(points)), name, textSize)]),
  ]);
  const names = sheets.flatMap(({ name, points, isImage }): Mark[] => {
    if (isImage !== true || name === '') return [];
    const [x, y] = place(paper, insideOf(points));
    return [
      { kind: 'circle', x, y, radius: textSize * 0.62, fill: 'paper', stroke: 'none' },
      label([x, y], name, textSize),
    ];
  });
  const mirrors = mirror === undefined ? [] : [line(place(paper, mirror[0]), place(paper, mirror[1]), 'ink', 3, true)];
  return {
    width: paper.columns * paper.unit + 2 * margin,
    height: paper.rows * paper.unit + 2 * margin,
    marks: [...squares(paper), ...shapes, ...names, ...mirrors],
    alt,
  };
}

/** The shapes and the mirror line of a drawing, in squares. */
export function readPaper(figure: Figure): { shapes: Point[][]; mirror: readonly [Point, Point] | undefined } {
  const upright = figure.marks.flatMap((mark) =>
    mark.kind === 'line' && mark.stroke === 'grid' && mark.from[0] === mark.to[0] ? [mark.from[0]] : [],
  );
  const unit = ((upright.at(-1) ?? 1) - (upright[0] ?? 0)) / Math.max(1, upright.length - 1);
  const bottom = Math.max(
    ...figure.marks.flatMap((mark) => (mark.kind === 'line' && mark.stroke === 'grid' ? [mark.to[1]] : [])),
  );
  const back = ([x, y]: Point): Point => [
    Math.round(((x - (upright[0] ?? 0)) / unit) * 2) / 2,
    Math.round(((bottom - y) / unit) * 2) / 2,
  ];
  const dashed = figure.marks.find((mark) => mark.kind === 'line' && mark.dashed === true);
  return {
    shapes: figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? [mark.points.map(back)] : [])),
    mirror: dashed?.kind === 'line' ? [back(dashed.from), back(dashed.to)] : undefined,
  };
}
