/** Builds polygons from their angles, so that drawings are true to scale. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import { angleMark, squareMark, tickMark } from '../marked-angle.ts';
import {
  anglesOf,
  bearingOf,
  cross,
  fitted,
  labelsOf,
  minus,
  outline,
  type Point,
  plus,
  signedArea,
  size,
  times,
  turned,
  way,
} from '../vector.ts';

/**
 * The polygon with these inner angles, corner by corner, and these lengths of its first sides (all but two).
 * Undefined where it does not close well.
 */
export function fromAngles(angles: readonly number[], lengths: readonly number[]): Point[] | undefined {
  const points: Point[] = [[0, 0]];
  let heading = 0;
  for (const [at, length] of lengths.entries()) {
    points.push(plus(points.at(-1) ?? [0, 0], way(heading, length)));
    heading += 180 - (angles[at + 1] ?? 0);
  }
  const from = points.at(-1) ?? [0, 0];
  const one = way(heading);
  const other = way(heading + 180 - (angles.at(-1) ?? 0));
  const turn = cross(one, other);
  const home = minus([0, 0], from);
  if (Math.abs(turn) < 1e-6) return undefined;
  const [s, t] = [cross(home, other) / turn, cross(one, home) / turn];
  const shortest = Math.min(...lengths);
  if (Math.min(s, t) < shortest * 0.5 || Math.max(s, t) > Math.max(...lengths) * 2) return undefined;
  return [...points, plus(from, times(one, s))];
}

/** The polygon of a drawing, turned and made to fit; undefined where it would be too thin to read. */
export function placed(
  points: readonly Point[],
  turn: number,
  width = 320,
  height = 220,
  margin = 22,
): Point[] | undefined {
  const fit = fitted(turned(points, turn), width, height, margin);
  return fit.some((point, at) => size(minus(fit[(at + 1) % fit.length] ?? point, point)) < 58) ? undefined : fit;
}

/** The direction from which the inner angle at this corner opens anticlockwise. */
export function opensAt(points: readonly Point[], at: number): number {
  const point = points[at] ?? [0, 0];
  const before = points.at(at - 1) ?? point;
  const after = points[(at + 1) % points.length] ?? point;
  return bearingOf(minus(signedArea(points) < 0 ? after : before, point));
}

/** What stands at a corner: its size or letter, the square of a right angle, or nothing. */
export type CornerText = string | 'square' | '';

/** The polygon with its angles marked; sides of one number of strokes are equal. */
export function polygonFigure(
  points: readonly Point[],
  texts: readonly CornerText[],
  strokes: readonly number[],
  alt: string,
  height = 220,
): Figure {
  const sizes = anglesOf(points);
  const marks = texts.flatMap((text, at): Mark[] => {
    const [corner, sweep] = [points[at], sizes[at]];
    if (corner === undefined || sweep === undefined || text === '') return [];
    const start = opensAt(points, at);
    return text === 'square' ? [squareMark(corner, start)] : angleMark({ at: corner, start, sweep, text });
  });
  const ticks = strokes.flatMap((count, at) => {
    const [from, to] = [points[at], points[(at + 1) % points.length]];
    return count === 0 || from === undefined || to === undefined ? [] : tickMark(from, to, count);
  });
  return { width: 320, height, marks: [outline(points, 'paper'), ...ticks, ...marks], alt };
}

/** Whether two texts of a drawing run into each other. */
export function textsTouch(figure: Figure): boolean {
  const texts = labelsOf(figure);
  return texts.some(({ text, at }, place) =>
    texts
      .slice(place + 1)
      .some(
        (other) =>
          Math.abs(at[0] - other.at[0]) < (text.length + other.text.length) * 4.5 + 6 &&
          Math.abs(at[1] - other.at[1]) < 16,
      ),
  );
}

/** A turn of the paper: none where it is easy. */
export const drawTurn = (random: Random, easy: boolean): number => (easy ? 0 : random.int(0, 23) * 15);
