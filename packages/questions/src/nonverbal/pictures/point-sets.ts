/** Compares drawings point by point: solvers turn and mirror what is drawn, whatever way the generator came to it. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Point } from './shapes.ts';

/** x' = a x + c y + e, y' = b x + d y + f. */
export interface Motion {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const stay: Motion = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** First `inner`, then `outer`. */
export function after(outer: Motion, inner: Motion): Motion {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** A clockwise turn (y runs downwards) about a point. */
export function turnAbout([x, y]: Point, degrees: number): Motion {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y };
}

/** The mirror image in the line through two points. */
export function mirrorIn([x1, y1]: Point, [x2, y2]: Point): Motion {
  const angle = 2 * Math.atan2(y2 - y1, x2 - x1);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { a: cos, b: sin, c: sin, d: -cos, e: x1 - cos * x1 - sin * y1, f: y1 - sin * x1 + cos * y1 };
}

/** A shift. */
export function shift(x: number, y: number): Motion {
  return { ...stay, e: x, f: y };
}

const move = (motion: Motion, [x, y]: Point): Point => [
  motion.a * x + motion.c * y + motion.e,
  motion.b * x + motion.d * y + motion.f,
];

function motionOf(mark: Extract<Mark, { kind: 'group' }>): Motion {
  const scale = mark.scale ?? 1;
  const first: Motion = { ...stay, a: mark.flip === true ? -scale : scale, d: scale };
  const [x, y] = mark.move ?? [0, 0];
  return after(shift(x, y), after(turnAbout([0, 0], mark.turnDegrees ?? 0), first));
}

const number = (value: number): string => (Math.round((value + 1e-6) * 10) / 10 + 0).toFixed(1).replace('-0.0', '0.0');
const pointText = (point: Point): string => point.map(number).join(',');

/** Everything drawn, each thing as a text: its kind, fill and corners after the motion. Groups are opened. */
export function things(marks: readonly Mark[], motion: Motion = stay): string[] {
  return marks.flatMap((mark): string[] => {
    const corners = (points: readonly Point[]): string =>
      points
        .map((point) => pointText(move(motion, point)))
        .sort()
        .join(' ');
    switch (mark.kind) {
      case 'group':
        return things(mark.marks, after(motion, motionOf(mark)));
      case 'line':
        return [`line ${corners([mark.from, mark.to])}`];
      case 'polygon':
      case 'polyline':
        return [`${mark.kind} ${mark.fill} ${corners(mark.points)}`];
      case 'rect':
        return [
          `polygon ${mark.fill} ${corners([
            [mark.x, mark.y],
            [mark.x + mark.width, mark.y],
            [mark.x + mark.width, mark.y + mark.height],
            [mark.x, mark.y + mark.height],
          ])}`,
        ];
      case 'circle':
        return [`circle ${mark.fill} ${mark.radius} ${corners([[mark.x, mark.y]])}`];
      default:
        return [`${mark.kind} ${JSON.stringify(mark)}`];
    }
  });
}

/** The things drawn, as one text that is the same for drawings that look the same. */
export function lookOf(marks: readonly Mark[], motion: Motion = stay): string {
  return [...new Set(things(marks, motion))].sort().join('\n');
}

/** What is drawn in a framed cell, without its frame, in the units of the figure around it. */
export function contentOf(cell: Mark): { marks: Mark[]; at: Point } {
  if (cell.kind !== 'group') return { marks: [], at: [0, 0] };
  return { marks: cell.marks.slice(1), at: cell.move ?? [0, 0] };
}

/** The content of a figure that is one framed cell. */
export function optionContent(figure: Figure): Mark[] {
  const [cell] = figure.marks;
  return cell === undefined ? [] : contentOf(cell).marks;
}
