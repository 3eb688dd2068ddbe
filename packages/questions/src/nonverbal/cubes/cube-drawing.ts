/** Draws the faces of cubes: flat in nets and boxes, slanted on a cube seen from a corner. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Point } from '../pictures/shapes.ts';
import type { Cells } from '../squared-paper.ts';
import { downOf, type Vector, visible } from './cube-geometry.ts';
import { type Face, noPrint } from './face-prints.ts';

const corners: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const spun = ([x, y]: Point, spin: number): Point => (spin % 4 === 0 ? [x, y] : spun([-y, x], (spin % 4) - 1));

/** The marks of a face; `at` brings its unit square (−1 to 1) to where it is drawn. */
function drawFace({ print, spin }: Face, at: (point: Point) => Point): Mark {
  return {
    kind: 'group',
    marks: [
      { kind: 'polygon', points: corners.map(at), fill: 'paper', stroke: 'ink', strokeWidth: 2.5 },
      ...print.parts.map(
        ({ points, fill }): Mark => ({
          kind: 'polygon',
          points: points.map((point) => at(spun(point, spin % print.period))),
          fill,
          stroke: 'ink',
          strokeWidth: 1.5,
        }),
      ),
    ],
  };
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

/** A net of faces, `unit` a face. */
function drawNet(cells: Cells, faces: readonly Face[], unit: number, [left, top]: Point): Mark[] {
  return cells.flatMap(([x, y], at) => {
    const face = faces[at];
    return face === undefined
      ? []
      : [drawFace(face, ([u, v]) => rounded([left + (x + 0.5 + u / 2) * unit, top + (y + 0.5 + v / 2) * unit]))];
  });
}

/** Where a point of space is drawn: the eye looks at the corner between the top, the front and the right side. */
function project([x, y, z]: Vector, scale: number): Point {
  return [(x + z) * 0.866 * scale, (y + (x - z) * 0.5) * scale];
}

/** A cube seen from a corner: its top, front and right faces. */
function drawCube(faces: readonly Face[], [x, y]: Point, scale: number): Mark[] {
  return faces.flatMap((face, at) => {
    const place = visible[at];
    if (place === undefined) return [];
    const down = downOf(place);
    const part = (axis: 0 | 1 | 2, [u, v]: Point): number =>
      place.normal[axis] + u * place.right[axis] + v * down[axis];
    return [
      drawFace(face, (point) => {
        const [px, py] = project([part(0, point), part(1, point), part(2, point)], scale);
        return rounded([x + px, y + py]);
      }),
    ];
  });
}

/** How many units a face of a net is wide. */
export const netUnit = 34;

const faceWords = ({ print, spin }: Face): string =>
  `${print.name}${print.period > 1 ? `, turned ${(spin % 4) * 90} degrees` : ''}`;

/** How many faces a net is long at its longer side. */
export function longSide(cells: Cells): number {
  return Math.max(...cells.flat()) + 1;
}

/** A net in the middle of a drawing that is `wide` and `high` faces large. */
export function netFigure(cells: Cells, faces: readonly Face[], wide: number, high: number): Figure {
  const size = (axis: 0 | 1): number => Math.max(...cells.map((cell) => cell[axis])) + 1;
  return {
    width: wide * netUnit + 6,
    height: high * netUnit + 6,
    marks: drawNet(cells, faces, netUnit, [((wide - size(0)) * netUnit) / 2 + 3, ((high - size(1)) * netUnit) / 2 + 3]),
    alt: `A net of six faces. ${cells
      .flatMap(([x, y], at) =>
        faces.slice(at, at + 1).map((face) => `Column ${x + 1}, row ${y + 1}: ${faceWords(face)}.`),
      )
      .join(' ')}`,
  };
}

/** Six squares with a word in each, those of `marked` in the accent colour: which side of the box each becomes. */
export function labelledNet(cells: Cells, labels: readonly string[], marked: readonly number[], alt: string): Figure {
  const unit = 52;
  const size = (axis: 0 | 1): number => (Math.max(...cells.map((cell) => cell[axis])) + 1) * unit + 6;
  return {
    width: size(0),
    height: size(1),
    marks: [
      ...drawNet(
        cells,
        cells.map(() => ({ print: noPrint, spin: 0 })),
        unit,
        [3, 3],
      ),
      ...cells.map(
        ([x, y], at): Mark => ({
          kind: 'text',
          x: (x + 0.5) * unit + 3,
          y: (y + 0.5) * unit + 9,
          text: labels[at] ?? '',
          size: 17,
          anchor: 'middle',
          bold: marked.includes(at),
          fill: marked.includes(at) ? 'accent' : 'ink',
        }),
      ),
    ],
    alt,
  };
}

/** A net above the options: six faces wide, so that its lines are no thicker than those of other nets. */
export function promptNet(cells: Cells, faces: readonly Face[]): Figure {
  return netFigure(cells, faces, 6, Math.max(...cells.map(([, y]) => y)) + 1);
}

/** A cube seen from a corner, in a drawing of this width. */
export function cubeFigure(faces: readonly Face[], width: number): Figure {
  const words = faces.map((face, at) => `${['top', 'front', 'right side'][at] ?? ''}: ${faceWords(face)}`);
  return { width, height: 112, marks: drawCube(faces, [width / 2, 56], 26), alt: `Cube. ${words.join('; ')}.` };
}

/** Faces side by side, each upright on its own. */
export function facesFigure(faces: readonly Face[]): Figure {
  return {
    width: 66 * faces.length + 10,
    height: 76,
    marks: faces.map(({ print }, at) =>
      drawFace({ print, spin: 0 }, ([u, v]) => rounded([at * 66 + 38 + u * 26, 38 + v * 26])),
    ),
    alt: `${faces.map(({ print }) => print.name).join(' and ')}.`.replace(/^./, (letter) => letter.toUpperCase()),
  };
}
