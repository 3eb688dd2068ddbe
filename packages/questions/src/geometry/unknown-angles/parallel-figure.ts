/** Draws a line across two parallel lines, with angles marked at both crossings. */
import type { Figure, Mark } from '@comet/contract/figure';
import { angleMark } from '../marked-angle.ts';
import { minus, type Point, plus, segment, spot, times, way } from '../vector.ts';

/** A place at the upper (0) or lower (1) crossing; sectors 0 to 3 go anticlockwise from the right. */
export interface Place {
  readonly crossing: number;
  readonly sector: number;
}

const centre: Point = [160, 115];
const half = 46;

/** A chevron on a line: lines with it are parallel. */
function chevron(at: Point, tilt: number): Mark {
  const points = [plus(at, way(tilt + 145, 11)), at, plus(at, way(tilt - 145, 11))].map(spot);
  return { kind: 'polyline', points, fill: 'none', stroke: 'ink', strokeWidth: 2.5 };
}

/** The two parallel lines with their chevrons. */
export function parallelLines(tilt: number): Mark[] {
  return [1, -1].flatMap((side) => {
    const middle = plus(centre, way(tilt + 90, half * side));
    return [
      segment(plus(middle, way(tilt, -148)), plus(middle, way(tilt, 148)), 3),
      chevron(plus(middle, way(tilt, 128)), tilt),
    ];
  });
}

/** Where a line across at `angle` meets the upper and the lower line. */
export function crossingsOf(tilt: number, angle: number): readonly [Point, Point] {
  const reach = way(tilt + angle, half / Math.sin((angle * Math.PI) / 180));
  return [plus(centre, reach), minus(centre, reach)];
}

/** The size of the angle at this place, for a line across at `angle`. */
export const sizeAt = ({ sector }: Place, angle: number): number => (sector % 2 === 0 ? angle : 180 - angle);

/** The drawing: `marked` gives the text at each place. */
export function parallelFigure(
  tilt: number,
  angle: number,
  marked: readonly (readonly [Place, string])[],
  alt: string,
): Figure {
  const [upper, lower] = crossingsOf(tilt, angle);
  const unit = way(tilt + angle, 1);
  const across = segment(plus(upper, times(unit, 50)), plus(lower, times(unit, -50)), 3);
  const marks = marked.flatMap(([place, text]) => {
    const start = tilt + Math.floor(place.sector / 2) * 180 + (place.sector % 2) * angle;
    return angleMark({ at: place.crossing === 0 ? upper : lower, start, sweep: sizeAt(place, angle), text });
  });
  return { width: 320, height: 230, marks: [...parallelLines(tilt), across, ...marks], alt };
}
