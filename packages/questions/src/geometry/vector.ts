/** Points of the drawing plane (y downwards) and what is measured between them. */
import type { Figure, Mark } from '@comet/contract/figure';

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** Two decimal places: short in the data, fine enough to measure. */
export const short = (value: number): number => Math.round(value * 100) / 100;
/** A point as the contract writes it. */
export const spot = ([x, y]: Point): [number, number] => [short(x), short(y)];
/** One after the other. */
export const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
/** The way from the second to the first. */
export const minus = ([x, y]: Point, [dx, dy]: Point): Point => [x - dx, y - dy];
/** As many times as long. */
export const times = ([x, y]: Point, by: number): Point => [x * by, y * by];
/** Positive where the second lies clockwise of the first on the screen; 0 where they are parallel. */
export const cross = ([x, y]: Point, [u, v]: Point): number => x * v - y * u;
/** 0 where the two are perpendicular. */
export const dot = ([x, y]: Point, [u, v]: Point): number => x * u + y * v;
/** How long a way is. */
export const size = ([x, y]: Point): number => Math.hypot(x, y);
/** A point on the way from one to the other: the middle where nothing is said. */
export const between = (a: Point, b: Point, part = 0.5): Point => plus(a, times(minus(b, a), part));

/** The way of `degrees`, anticlockwise from east as in maths lessons (the drawing's y points down). */
export function way(degrees: number, length = 1): Point {
  const turn = (degrees * Math.PI) / 180;
  return [Math.cos(turn) * length, -Math.sin(turn) * length];
}

/** Degrees of a way, from 0 up to 360, anticlockwise from east. */
export function bearingOf([x, y]: Point): number {
  return ((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360;
}

/** Turns points clockwise on the screen about a middle. */
export function turned(points: readonly Point[], degrees: number, [cx, cy]: Point = [0, 0]): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

/** The angle between two ways in degrees, 0 to 180. */
export function angleBetween(one: Point, other: Point): number {
  return (Math.atan2(Math.abs(cross(one, other)), dot(one, other)) * 180) / Math.PI;
}

/** Twice the area with its sign: positive when the corners run clockwise on the screen. */
export function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, point, at) => sum + cross(point, points[(at + 1) % points.length] ?? point), 0);
}

/** Side lengths, each from its corner to the next. */
export function sidesOf(points: readonly Point[]): number[] {
  return points.map((point, at) => size(minus(points[(at + 1) % points.length] ?? point, point)));
}

/** Inner angles at the corners, reflex ones over 180. */
export function anglesOf(points: readonly Point[]): number[] {
  const sense = Math.sign(signedArea(points));
  return points.map((point, at) => {
    const before = minus(points.at(at - 1) ?? point, point);
    const after = minus(points[(at + 1) % points.length] ?? point, point);
    const angle = angleBetween(before, after);
    return cross(after, before) * sense >= 0 ? angle : 360 - angle;
  });
}

/** Scales and moves points so that they fill a box of this size, with the middle in its middle. */
export function fitted(points: readonly Point[], width: number, height: number, margin = 8): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(1e-9, right - left),
    (height - 2 * margin) / Math.max(1e-9, bottom - top),
  );
  return points.map(([x, y]) => [
    width / 2 + (x - (left + right) / 2) * scale,
    height / 2 + (y - (top + bottom) / 2) * scale,
  ]);
}

/** A text in the figure, centred on its place. */
export function label([x, y]: Point, text: string, textSize = 16, bold = true): Mark {
  return { kind: 'text', x: short(x), y: short(y), text, size: textSize, anchor: 'middle', bold, fill: 'ink' };
}

/** A straight line in ink. */
export function segment(from: Point, to: Point, strokeWidth = 3): Mark {
  return { kind: 'line', from: spot(from), to: spot(to), stroke: 'ink', strokeWidth };
}

/** A closed shape, filled softly. */
export function outline(points: readonly Point[], fill: 'soft' | 'accent' | 'none' | 'paper' = 'soft'): Mark {
  return { kind: 'polygon', points: points.map(spot), fill, stroke: 'ink', strokeWidth: 2.5 };
}

/** The corners of every polygon drawn. */
export function polygonsOf(figure: Figure): Point[][] {
  return figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? [mark.points] : []));
}

/** Texts drawn, with their places. */
export function labelsOf(figure: Figure): { readonly text: string; readonly at: Point }[] {
  return figure.marks.flatMap((mark) => (mark.kind === 'text' ? [{ text: mark.text, at: [mark.x, mark.y] }] : []));
}
