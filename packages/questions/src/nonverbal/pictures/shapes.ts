/** The shapes pictures are made of: outlines within a circle of radius 1, and what a child can say about each. */
export type Point = [number, number];

/** One shape. `period` is the smallest turn, in steps of 15°, after which it looks the same (24: only a whole turn). */
export interface Shape {
  readonly name: string;
  readonly plural: string;
  readonly outline: 'circle' | readonly Point[];
  /** Straight sides; 0 where the shape has a curve. */
  readonly sides: number;
  readonly period: number;
  /** Whether its mirror image (left to right) is the shape itself. */
  readonly mirrors: boolean;
  /** Whether a small picture fits inside. */
  readonly holds: boolean;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const at = (angle: number, radius = 1): Point => [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
const regular = (sides: number): Point[] => Array.from({ length: sides }, (_, i) => at((2 * Math.PI * i) / sides));
const arc = (x: number, y: number, radius: number, fromDegrees: number, toDegrees: number, parts: number): Point[] =>
  Array.from({ length: parts + 1 }, (_, i) => {
    const [dx, dy] = at(((fromDegrees + ((toDegrees - fromDegrees) * i) / parts) * Math.PI) / 180, radius);
    return [round(x + dx), round(y + dy)];
  });

const shape = (
  name: string,
  outline: Shape['outline'],
  sides: number,
  period: number,
  mirrors = true,
  holds = false,
): Shape => ({ name, plural: `${name}${name.endsWith('s') ? 'es' : 's'}`, outline, sides, period, mirrors, holds });

/** Every shape; pictures store the place in this list, so new ones are added at the end. */
export const shapes: readonly Shape[] = [
  shape('triangle', regular(3), 3, 8, true, true),
  shape(
    'square',
    [
      [-0.8, -0.8],
      [0.8, -0.8],
      [0.8, 0.8],
      [-0.8, 0.8],
    ],
    4,
    6,
    true,
    true,
  ),
  shape('pentagon', regular(5), 5, 24, true, true),
  shape('hexagon', regular(6), 6, 4, true, true),
  shape('circle', 'circle', 0, 1, true, true),
  shape(
    'cross',
    [
      [-0.35, -1],
      [0.35, -1],
      [0.35, -0.35],
      [1, -0.35],
      [1, 0.35],
      [0.35, 0.35],
      [0.35, 1],
      [-0.35, 1],
      [-0.35, 0.35],
      [-1, 0.35],
      [-1, -0.35],
      [-0.35, -0.35],
    ],
    12,
    6,
  ),
  shape(
    'arrow',
    [
      [0, -1],
      [0.75, -0.15],
      [0.3, -0.15],
      [0.3, 1],
      [-0.3, 1],
      [-0.3, -0.15],
      [-0.75, -0.15],
    ],
    7,
    24,
  ),
  shape(
    'L-shape',
    [
      [-0.65, -1],
      [-0.05, -1],
      [-0.05, 0.4],
      [0.7, 0.4],
      [0.7, 1],
      [-0.65, 1],
    ],
    6,
    24,
    false,
  ),
  shape('semicircle', arc(0, 0.45, 1, -90, 90, 24), 0, 24),
  shape(
    'diamond',
    [
      [0, -1],
      [0.62, 0],
      [0, 1],
      [-0.62, 0],
    ],
    4,
    12,
  ),
  shape(
    'star',
    Array.from({ length: 10 }, (_, i) => at((Math.PI * i) / 5, i % 2 === 0 ? 1 : 0.42)),
    10,
    24,
  ),
  shape(
    'flag',
    [
      [-0.45, -1],
      [0.8, -0.55],
      [-0.15, -0.1],
      [-0.15, 1],
      [-0.45, 1],
    ],
    5,
    24,
    false,
  ),
  shape(
    'heart',
    [
      [0, 0.95],
      [-0.75, 0.2],
      ...arc(-0.46, -0.3, 0.46, -110, 90, 14),
      ...arc(0.46, -0.3, 0.46, -90, 110, 14),
      [0.75, 0.2],
    ],
    0,
    24,
  ),
  shape(
    'trapezium',
    [
      [-0.45, -0.6],
      [0.45, -0.6],
      [0.95, 0.6],
      [-0.95, 0.6],
    ],
    4,
    24,
  ),
  shape(
    'parallelogram',
    [
      [-0.5, -0.45],
      [1, -0.45],
      [0.5, 0.45],
      [-1, 0.45],
    ],
    4,
    12,
    false,
  ),
  shape(
    'lightning bolt',
    [
      [0.2, -1],
      [-0.65, 0.15],
      [-0.05, 0.15],
      [-0.3, 1],
      [0.65, -0.25],
      [0.05, -0.25],
      [0.55, -1],
    ],
    7,
    12,
    false,
  ),
  shape('drop', [[0, -1], ...arc(0, 0.35, 0.62, 60, 300, 24)], 0, 24),
];

/** The place of a shape in the list, by its name. */
export function shapeNamed(name: string): number {
  const place = shapes.findIndex((known) => known.name === name);
  if (place < 0) throw new RangeError(`no shape ${name}`);
  return place;
}

/** 'an arrow', 'a heart', 'an L-shape'. */
export function withArticle(words: string): string {
  return `${/^[aeiouL]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** The shape at a place of the list. */
export function shapeAt(place: number): Shape {
  const found = shapes[place];
  if (found === undefined) throw new RangeError(`no shape ${place}`);
  return found;
}

const places = (wanted: (known: Shape) => boolean): number[] =>
  shapes.flatMap((known, place) => (wanted(known) ? [place] : []));

/** Shapes that show every turn and can be told apart when turned. */
export const turners = ['arrow', 'L-shape', 'semicircle', 'flag', 'heart', 'drop'].map(shapeNamed);
/** Shapes a small picture fits in. */
export const holders = places(({ holds }) => holds);
/** Shapes that are plain even when small. */
export const plainShapes = ['triangle', 'square', 'circle', 'cross', 'diamond', 'star', 'heart', 'hexagon'].map(
  shapeNamed,
);
