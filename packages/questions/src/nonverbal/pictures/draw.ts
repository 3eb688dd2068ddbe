/** Draws pictures: every layer is one group of marks, so that a solver can read the drawing back (read.ts). */
import type { Figure, Mark } from '@comet/contract/figure';
import { radii, shrink, strokeWidthOf } from './outline-width.ts';
import { describe, fills, type Layer, type Picture } from './picture.ts';
import { type Point, type Shape, shapeAt, shapeNamed, shapes } from './shapes.ts';

/** Cells are squares of this many units; everything is measured in them. */
export const cellSize = 100;
/** Near the frame, so that a small shape in the ring does not touch the one in the middle. */
const ring: readonly Point[] = [
  [15, 15],
  [50, 15],
  [85, 15],
  [85, 50],
  [85, 85],
  [50, 85],
  [15, 85],
  [15, 50],
  [50, 50],
];
/** Where the members of a count stand, on a lattice of thirds. */
const stands: readonly (readonly number[])[] = [
  [],
  [8],
  [7, 3],
  [1, 6, 4],
  [0, 2, 4, 6],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 4, 6, 7],
  [0, 2, 3, 4, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
];

/** How shapes were drawn before: stored questions still show them so. */
const formerOutlines: readonly (readonly [shape: number, points: Shape['outline']])[] = [
  [
    shapeNamed('parallelogram'),
    [
      [-0.4, -0.55],
      [1, -0.55],
      [0.4, 0.55],
      [-1, 0.55],
    ],
  ],
];

/** The outline of a shape at a size, before it is shrunk and without its look. */
function outline(shape: number, size: number, points = shapeAt(shape).outline): Mark {
  const radius = Math.round(((radii[size] ?? 0) / shrink(size)) * 10) / 10;
  if (points === 'circle') return { kind: 'circle', x: 0, y: 0, radius };
  return {
    kind: 'polygon',
    points: points.map(([x, y]): Point => [Math.round(x * radius * 10) / 10, Math.round(y * radius * 10) / 10]),
  };
}

function standsOf(own: Layer): readonly Point[] {
  const places = own.count === 1 ? [own.place] : (stands[own.count] ?? []);
  return places.map((place): Point => {
    const [x, y] = ring[place] ?? [50, 50];
    return own.count === 1 ? [x, y] : [50 + (x - 50) * 0.87, 50 + (y - 50) * 0.87];
  });
}

function drawLayer(own: Layer): Mark {
  const scale = shrink(own.size);
  const body = outline(own.shape, own.size);
  const look = {
    fill: fills[own.fill]?.paint ?? 'none',
    stroke: 'ink' as const,
    strokeWidth: strokeWidthOf(own.line),
    dashed: own.line === 1,
  };
  return {
    kind: 'group',
    marks: standsOf(own).map(
      (move): Mark => ({
        kind: 'group',
        move: [move[0], move[1]],
        turnDegrees: own.turn * 15,
        flip: own.flip === 1,
        ...(scale === 1 ? {} : { scale }),
        marks: [{ ...body, ...look }],
      }),
    ),
  };
}

/** The layers of a picture, in the units of its cell. */
export function drawLayers(picture: Picture): Mark[] {
  return picture.map(drawLayer);
}

/** The square around a cell. */
export const cellFrame: Mark = {
  kind: 'rect',
  x: 1.5,
  y: 1.5,
  width: cellSize - 3,
  height: cellSize - 3,
  radius: 9,
  fill: 'paper',
  stroke: 'ink',
  strokeWidth: 2,
};

/** A framed cell moved to its place, with whatever is drawn in it. */
export function cellOf(marks: readonly Mark[], move: Point): Mark {
  return { kind: 'group', move: [move[0], move[1]], marks: [cellFrame, ...marks] };
}

/** The mark that stands for what is asked. */
export const questionMark: Mark = {
  kind: 'text',
  x: 50,
  y: 52,
  text: '?',
  size: 52,
  anchor: 'middle',
  bold: true,
  fill: 'ink',
};

/** A picture or, where it is missing, the question mark, in a frame. */
export function pictureCell(picture: Picture | undefined, move: Point): Mark {
  return cellOf(picture === undefined ? [questionMark] : drawLayers(picture), move);
}

/** One picture as a figure of its own (an option). */
export function pictureFigure(picture: Picture): Figure {
  return {
    width: cellSize,
    height: cellSize,
    marks: [pictureCell(picture, [0, 0])],
    alt: `Box with ${describe(picture)}.`,
  };
}

/** The drawing of a grid of cells with its last one missing. */
export function gridFigure(cells: readonly (Picture | undefined)[]): Figure {
  const size = Math.round(Math.sqrt(cells.length));
  return {
    width: size * 106 + 2,
    height: size * 106 + 2,
    marks: cells.map((picture, at) => pictureCell(picture, [4 + (at % size) * 106, 4 + Math.floor(at / size) * 106])),
    alt: `A grid with ${size} rows of ${size} boxes. ${cells.map((picture, at) => `Row ${Math.floor(at / size) + 1}, box ${(at % size) + 1}: ${picture === undefined ? 'a question mark' : describe(picture)}.`).join(' ')}`,
  };
}

/** Marks as drawn, by shape and size: what read.ts looks a mark up in. */
export const outlines: ReadonlyMap<string, { readonly shape: number; readonly size: number }> = new Map(
  [...formerOutlines, ...shapes.map((own, shape) => [shape, own.outline] as const)].flatMap(([shape, points]) =>
    radii.map((_, size) => [outlineKey(outline(shape, size, points)), { shape, size }] as const),
  ),
);

/** The outline of a mark as a text, whatever its fill and stroke. */
export function outlineKey(mark: Mark): string {
  if (mark.kind === 'circle') return `circle ${mark.radius}`;
  return mark.kind === 'polygon' ? mark.points.flat().join(' ') : mark.kind;
}

/** Where a single small layer stands. */
export function placeAt([x, y]: Point): number {
  return ring.findIndex((point) => point[0] === x && point[1] === y);
}
