/** Angles marked in drawings, with a size or a letter, and the reader that measures them. */
import type { Figure, Mark } from '@comet/contract/figure';
import { bearingOf, label, minus, type Point, plus, short, size, times, way } from './vector.ts';

/** An angle to mark: it opens anticlockwise from the direction `start` by `sweep` degrees. */
export interface Marked {
  readonly at: Point;
  readonly start: number;
  readonly sweep: number;
  readonly text: string;
}

/** An arc with its text on the middle line; narrow angles have the text further out. The path begins at the corner. */
export function angleMark({ at, start, sweep, text }: Marked): Mark[] {
  const half = Math.min(85, sweep / 2);
  const away = Math.max(
    text.length > 3 ? 44 : 36,
    Math.min(78, (6 + text.length * 4) / Math.sin((half * Math.PI) / 180)),
  );
  const radius = Math.min(26, away - 14);
  const [from, to] = [plus(at, way(start, radius)), plus(at, way(start + sweep, radius))];
  const d = `M${short(at[0])} ${short(at[1])} M${short(from[0])} ${short(from[1])} A${short(radius)} ${short(radius)} 0 ${sweep > 180 ? 1 : 0} 0 ${short(to[0])} ${short(to[1])}`;
  return [
    { kind: 'path', d, fill: 'none', stroke: 'accent', strokeWidth: 2.5 },
    label(plus(at, way(start + sweep / 2, away)), text, 16),
  ];
}

/** The little square of a right angle. */
export function squareMark(at: Point, start: number): Mark {
  const [a, b] = [way(start, 14), way(start + 90, 14)];
  const points = [plus(at, a), plus(plus(at, a), b), plus(at, b)].map(([x, y]): [number, number] => [
    short(x),
    short(y),
  ]);
  return { kind: 'polyline', points, fill: 'none', stroke: 'ink', strokeWidth: 2 };
}

/** A short stroke across the middle of a side: sides with the same strokes are equal. */
export function tickMark(from: Point, to: Point, strokes = 1): Mark[] {
  const along = minus(to, from);
  const unit = times(along, 1 / size(along));
  const across: Point = [-unit[1] * 7, unit[0] * 7];
  return Array.from({ length: strokes }, (_, at): Mark => {
    const middle = plus(plus(from, times(along, 0.5)), times(unit, (at - (strokes - 1) / 2) * 6));
    const [a, b] = [plus(middle, across), minus(middle, across)];
    return {
      kind: 'line',
      from: [short(a[0]), short(a[1])],
      to: [short(b[0]), short(b[1])],
      stroke: 'accent',
      strokeWidth: 2.5,
    };
  });
}

const inkSegments = (figure: Figure): (readonly [Point, Point])[] =>
  figure.marks.flatMap((mark): (readonly [Point, Point])[] => {
    if (mark.kind === 'line' && mark.stroke === 'ink') return [[mark.from, mark.to]];
    if (mark.kind !== 'polygon') return [];
    return mark.points.map((point, at) => [point, mark.points[(at + 1) % mark.points.length] ?? point] as const);
  });

function liesOn([from, to]: readonly [Point, Point], point: Point): boolean {
  return Math.abs(size(minus(from, point)) + size(minus(point, to)) - size(minus(from, to))) < 0.25;
}

/**
 * The marked angles by their text, measured in the drawing. Undefined where the drawing is not true: an arc that does not
 * end on lines, a size that is not what is drawn, or one letter for two different sizes.
 */
export function measured(figure: Figure): Map<string, number> | undefined {
  const lines = inkSegments(figure);
  const found = new Map<string, number>();
  for (const [at, mark] of figure.marks.entries()) {
    const next = figure.marks[at + 1];
    if (mark.kind !== 'path' || next?.kind !== 'text') continue;
    const [x = 0, y = 0, ax = 0, ay = 0, , , , , , bx = 0, by = 0] = (mark.d.match(/-?[\d.]+/g) ?? []).map(Number);
    const ends: readonly Point[] = [
      [ax, ay],
      [bx, by],
    ];
    if (!ends.every((end) => lines.some((line) => liesOn(line, end)))) return undefined;
    const [from, to] = ends.map((end) => bearingOf(minus(end, [x, y])));
    const degrees = ((to ?? 0) - (from ?? 0) + 360) % 360;
    const shown = /^(\d+)°$/.exec(next.text);
    const known = shown === null ? found.get(next.text) : Number(shown[1]);
    if (known !== undefined && Math.abs(known - degrees) > 0.7) return undefined;
    found.set(next.text, degrees);
  }
  return found;
}

/** The size of the angle with this letter in whole degrees. */
export function sizeOf(figure: Figure | undefined, letter: string): number {
  const degrees = figure === undefined ? undefined : measured(figure)?.get(letter);
  return degrees === undefined ? Number.NaN : Math.round(degrees);
}
