/** Draws angles as two arms from a corner, and reads them back. */
import type { Figure, Mark } from '@comet/contract/figure';
import { angleBetween, bearingOf, label, minus, type Point, plus, segment, short, size, way } from '../vector.ts';

/** An angle: it opens anticlockwise from the direction `start` by `sweep` degrees. */
export interface Corner {
  readonly at: Point;
  readonly start: number;
  readonly sweep: number;
  readonly arms: readonly [number, number];
}

/** The arc that shows which angle is meant. */
export function arcOf({ at, start, sweep }: Corner, radius: number): Mark {
  const from = plus(at, way(start, radius));
  const to = plus(at, way(start + sweep, radius));
  const d = `M${short(from[0])} ${short(from[1])} A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 0 ${short(to[0])} ${short(to[1])}`;
  return { kind: 'path', d, fill: 'none', stroke: 'accent', strokeWidth: 3 };
}

/** The two arms with their arc. */
export function cornerMarks(corner: Corner, arc = Math.min(24, ...corner.arms.map((arm) => arm / 2))): Mark[] {
  const { at, start, sweep, arms } = corner;
  return [
    arcOf(corner, arc),
    segment(at, plus(at, way(start, arms[0])), 3.5),
    segment(at, plus(at, way(start + sweep, arms[1])), 3.5),
  ];
}

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** One angle in a box that it fills. */
export function cornerFigure(corner: Omit<Corner, 'at'>, box: number, alt = 'An angle.'): Figure {
  const { start, sweep } = corner;
  const reach = (length: number): Point[] => [
    [0, 0],
    way(start, corner.arms[0] * length),
    way(start + sweep, corner.arms[1] * length),
  ];
  const widest = Math.max(...[0, 1].map((axis) => spanOf(reach(1).map((point) => point[axis] ?? 0))));
  const scale = Math.min(1, (box - 20) / widest);
  const arms: [number, number] = [corner.arms[0] * scale, corner.arms[1] * scale];
  const ends = reach(scale);
  const xs = ends.map(([x]) => x);
  const ys = ends.map(([, y]) => y);
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  return {
    width: box,
    height: box,
    marks: cornerMarks({ start, sweep, arms, at: minus([box / 2, box / 2], middle) }),
    alt,
  };
}

/** Several angles side by side with letters under them. */
export function corners(all: readonly Omit<Corner, 'at'>[], letters: readonly string[], alt: string): Figure {
  const cell = 320 / Math.min(all.length, 3);
  const marks = all.flatMap((corner, at): Mark[] => {
    const [column, row] = all.length === 4 ? [at % 2, Math.floor(at / 2)] : [at % 3, 0];
    const width = all.length === 4 ? 160 : cell;
    const inner = cornerFigure(corner, width).marks;
    const move: [number, number] = [short(column * width), row * 150 - (width - 130) / 2];
    return [
      { kind: 'group', move, marks: inner },
      label([column * width + width / 2, row * 150 + 138], letters[at] ?? '', 18),
    ];
  });
  return { width: 320, height: all.length === 4 ? 300 : 150, marks, alt };
}

/** The angles drawn by these marks, in order: sizes in degrees, reflex where the arc is a long one. */
export function readCorners(marks: readonly Mark[]): number[] {
  const lines = marks.flatMap((mark) => (mark.kind === 'line' && mark.stroke === 'ink' ? [mark] : []));
  const arcs = marks.flatMap((mark) => (mark.kind === 'path' ? [/ 0 ([01]) 0 /.exec(mark.d)?.[1] === '1'] : []));
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || size(minus(next.from, line.from)) > 0.1) return [];
    const angle = angleBetween(minus(line.to, line.from), minus(next.to, next.from));
    return [arcs[Math.floor(at / 2)] === true ? 360 - angle : angle];
  });
}

/** The angles of groups with letters, by letter. */
export function readLettered(figure: Figure): Map<string, number> {
  const names = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  const sizes = figure.marks.flatMap((mark) => (mark.kind === 'group' ? readCorners(mark.marks) : []));
  return new Map(names.map((name, at) => [name, sizes[at] ?? Number.NaN]));
}

/** The direction of each arm drawn. */
export function armsOf(figure: Figure): number[] {
  return figure.marks.flatMap((mark) =>
    mark.kind === 'line' && mark.stroke === 'ink' && (mark.strokeWidth ?? 0) > 3
      ? [bearingOf(minus(mark.to, mark.from))]
      : [],
  );
}
