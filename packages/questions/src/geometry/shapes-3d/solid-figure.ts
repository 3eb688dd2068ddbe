/** Draws solids: edges in front in full, edges behind dashed; and reads corners and edges back. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import { between, dot, fitted, minus, type Point, signedArea, size, spot } from '../vector.ts';
import { box, lying, type Place, prism, pyramid, type Solid } from './solid-models.ts';

/** Seen from the front, turned about the upright axis and from a little above. */
function project([x, y, z]: Place, yaw: number, tilt: number): Point {
  const [a, b] = [(yaw * Math.PI) / 180, (tilt * Math.PI) / 180];
  const [turnedX, turnedZ] = [x * Math.cos(a) + z * Math.sin(a), -x * Math.sin(a) + z * Math.cos(a)];
  return [turnedX, -(y * Math.cos(b)) + turnedZ * Math.sin(b)];
}

/** How far a corner is from an edge. */
function distance(corner: Point, from: Point, to: Point): number {
  const along = minus(to, from);
  const part = dot(minus(corner, from), along) / dot(along, along);
  return size(minus(corner, between(from, to, Math.max(0, Math.min(1, part)))));
}

/** Whether a face in front is too narrow to be seen, or a corner so near another edge that it seems to be on it. */
function isUnclear({ faces }: Solid, points: readonly Point[], frame: number): boolean {
  return faces.some((face) => {
    const outline = face.flatMap((at) => points.slice(at, at + 1));
    const area = signedArea(outline);
    const longest = Math.max(...outline.flatMap((one) => outline.map((other) => size(minus(one, other)))));
    // Across a triangle this is its height, across others about the way from side to side.
    const isNarrow = area < 0 && -area / longest / (face.length === 3 ? 1 : 2) < frame * 0.045;
    return (
      isNarrow ||
      face.some((start, at) => {
        const end = face[(at + 1) % face.length] ?? start;
        const [from, to] = [points[start], points[end]];
        return (
          from !== undefined &&
          to !== undefined &&
          points.some((corner, own) => own !== start && own !== end && distance(corner, from, to) < frame * 0.022)
        );
      })
    );
  });
}

/** A view of a solid in a box; undefined where corners hide each other or a face is too narrow. */
export function solidFigure(solid: Solid, yaw: number, tilt: number, frame: number): Figure | undefined {
  const points = fitted(
    solid.corners.map((corner) => project(corner, yaw, tilt)),
    frame,
    frame,
    12,
  );
  const isCrowded = points.some((one, at) =>
    points.slice(at + 1).some((other) => size(minus(one, other)) < frame * 0.07),
  );
  if (isCrowded || isUnclear(solid, points, frame)) return undefined;
  const edges = new Map<string, { readonly from: number; readonly to: number; isSeen: boolean }>();
  const seenFaces: Mark[] = [];
  for (const face of solid.faces) {
    const outline = face.flatMap((at) => points.slice(at, at + 1));
    const isSeen = signedArea(outline) < 0;
    if (isSeen) seenFaces.push({ kind: 'polygon', points: outline.map(spot), fill: 'soft', stroke: 'none' });
    for (const [at, from] of face.entries()) {
      const to = face[(at + 1) % face.length] ?? from;
      const key = [from, to].sort((one, other) => one - other).join();
      const edge = edges.get(key) ?? { from, to, isSeen: false };
      edges.set(key, { ...edge, isSeen: edge.isSeen || isSeen });
    }
  }
  const line = (from: number, to: number, isSeen: boolean): Mark[] => {
    const [a, b] = [points[from], points[to]];
    if (a === undefined || b === undefined) return [];
    const look = isSeen
      ? ({ stroke: 'ink', strokeWidth: 2.5 } as const)
      : ({ stroke: 'grey', strokeWidth: 2, dashed: true } as const);
    return [{ kind: 'line', from: spot(a), to: spot(b), ...look }];
  };
  const all = [...edges.values()];
  return {
    width: frame,
    height: frame,
    marks: [
      ...seenFaces,
      ...all.filter(({ isSeen }) => !isSeen).flatMap(({ from, to }) => line(from, to, false)),
      ...all.filter(({ isSeen }) => isSeen).flatMap(({ from, to }) => line(from, to, true)),
    ],
    alt: 'A drawing of a solid shape with flat faces. Hidden edges are dashed.',
  };
}

/** The curved solids, drawn. */
export function curvedFigure(name: string, frame: number, wide: number, high: number): Figure {
  const middle = frame / 2;
  const flat = wide * 0.3;
  const top = middle - high;
  const bottom = middle + high;
  const look = { stroke: 'ink', strokeWidth: 2.5 } as const;
  const line = (from: [number, number], to: [number, number]): Mark => ({ kind: 'line', from, to, ...look });
  const ellipse = (y: number, fill: 'soft' | 'none'): Mark => ({
    kind: 'ellipse',
    x: middle,
    y,
    radiusX: wide,
    radiusY: flat,
    fill,
    ...look,
  });
  const marks: Readonly<Record<string, Mark[]>> = {
    cylinder: [
      {
        kind: 'rect',
        x: middle - wide,
        y: top + flat,
        width: wide * 2,
        height: bottom - top - 2 * flat,
        fill: 'soft',
        stroke: 'none',
      },
      ellipse(bottom - flat, 'soft'),
      line([middle - wide, top + flat], [middle - wide, bottom - flat]),
      line([middle + wide, top + flat], [middle + wide, bottom - flat]),
      ellipse(top + flat, 'soft'),
    ],
    cone: [
      {
        kind: 'polygon',
        points: [
          [middle, top],
          [middle + wide, bottom - flat],
          [middle - wide, bottom - flat],
        ],
        fill: 'soft',
        stroke: 'none',
      },
      ellipse(bottom - flat, 'soft'),
      line([middle, top], [middle - wide, bottom - flat]),
      line([middle, top], [middle + wide, bottom - flat]),
    ],
  };
  return {
    width: frame,
    height: frame,
    marks: marks[name] ?? [],
    alt: 'A drawing of a solid shape with a curved surface.',
  };
}

/** The solids with a curved surface. */
export const curvedNames: readonly string[] = ['cylinder', 'cone'];

/** Views tried before a solid is given up: from most sides a hexagonal pyramid has a face too narrow to be seen. */
const maxViews = 80;

/** Any solid by name, drawn in a way of its own from where it is seen clearly. */
export function drawSolid(random: Random, name: string, frame: number): Figure | undefined {
  for (let view = 0; view < maxViews; view++) {
    const figure = drawView(random, name, frame);
    if (figure !== undefined) return figure;
  }
  return undefined;
}

function drawView(random: Random, name: string, frame: number): Figure | undefined {
  if (curvedNames.includes(name)) {
    const wide = random.int(Math.round(frame * 0.2), Math.round(frame * 0.36));
    return curvedFigure(name, frame, wide, random.int(Math.round(frame * 0.26), Math.round(frame * 0.44)));
  }
  const tall = random.int(14, 30) / 10;
  const [yaw, tilt] = [
    random.pick([-1, 1]) * random.int(17, 35),
    random.int(18, name === 'hexagonal pyramid' ? 40 : 28),
  ];
  const sides = [3, 4, 5, 6][
    ['triangular', 'square', 'pentagonal', 'hexagonal'].findIndex((base) => name.startsWith(base))
  ];
  const solid =
    name === 'cube'
      ? box(2, 2, 2)
      : name === 'cuboid'
        ? box(random.pick([2, 3, 4]), random.pick([1, 1.5, 4.5]), random.pick([1.4, 2]))
        : sides === undefined
          ? undefined
          : name.endsWith('prism')
            ? prism(sides, 1, tall)
            : pyramid(sides, 1.1, tall);
  if (solid === undefined) return undefined;
  const down = name.endsWith('prism') && random.chance(1, 2);
  return solidFigure(down ? lying(solid) : solid, down ? yaw * 1.3 : yaw, tilt, frame);
}

/** Corners and edges as they are drawn. */
export function readSolid(figure: Figure): {
  readonly vertices: number;
  readonly edges: number;
  readonly faces: number;
} {
  const lines = figure.marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
  const vertices = new Set(lines.flatMap(({ from, to }) => [from.join(), to.join()])).size;
  return { vertices, edges: lines.length, faces: lines.length - vertices + 2 };
}
