/** Piles of cubes: drawn from the front corner, read back, and seen from the front, the side and above. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import { label, type Point, spot } from '../vector.ts';

/** Heights by [x][y]: x grows to the right front, y to the left front. */
export type Pile = readonly (readonly number[])[];

const [across, down, tall] = [26, 13, 29];

/** A pile that hides nothing: nearer columns are never higher. */
export function drawPile(random: Random, sizeX: number, sizeY: number, most: number): Pile {
  const heights: number[][] = [];
  for (let x = 0; x < sizeX; x++) {
    const row: number[] = [];
    for (let y = 0; y < sizeY; y++) {
      const limit = Math.min(most, heights[x - 1]?.[y] ?? most, row[y - 1] ?? most);
      const least = x === 0 || y === 0 ? 1 : 0;
      row.push(x === 0 && y === 0 ? most : random.int(Math.min(limit, Math.max(least, limit - 2)), limit));
    }
    heights.push(row);
  }
  return heights;
}

/** How many cubes a pile has. */
export const cubesIn = (pile: Pile): number => pile.flat().reduce((sum, height) => sum + height, 0);

function corner(x: number, y: number, z: number, from: Point): Point {
  return [from[0] + (x - y) * across, from[1] + (x + y) * down - z * tall];
}

/** The drawing, with arrows that say where the front and the side are. */
export function pileFigure(pile: Pile, arrows: boolean): Figure {
  const [sizeX, sizeY] = [pile.length, pile[0]?.length ?? 0];
  const most = Math.max(...pile.flat());
  const width = 320;
  const from: Point = [160 + ((sizeY - sizeX) * across) / 2, 14 + most * tall];
  const face = (points: readonly Point[], fill: 'paper' | 'soft' | 'grey'): Mark => ({
    kind: 'polygon',
    points: points.map(spot),
    fill,
    stroke: 'ink',
    strokeWidth: 2,
  });
  const marks = pile.flatMap((row, x) =>
    row.flatMap((height, y) =>
      Array.from({ length: height }, (_, z): Mark[] => {
        const at = (dx: number, dy: number, dz: number): Point => corner(x + dx, y + dy, z + dz, from);
        return [
          face([at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)], 'soft'),
          face([at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)], 'grey'),
          face([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], 'paper'),
        ];
      }).flat(),
    ),
  );
  const height = Math.round(from[1] + (sizeX + sizeY) * down + (arrows ? 46 : 14));
  const tip = (x: number, y: number): Point => corner(x, y, 0, from);
  const [frontTo, frontFrom] = [tip(sizeX / 2, sizeY + 0.25), tip(sizeX / 2, sizeY + 1.3)];
  const [sideTo, sideFrom] = [tip(sizeX + 0.25, sizeY / 2), tip(sizeX + 1.3, sizeY / 2)];
  const pointers: Mark[] = arrows
    ? [
        { kind: 'line', from: spot(frontFrom), to: spot(frontTo), arrow: true, stroke: 'ink', strokeWidth: 2.5 },
        { kind: 'line', from: spot(sideFrom), to: spot(sideTo), arrow: true, stroke: 'ink', strokeWidth: 2.5 },
        label([frontFrom[0] - 14, frontFrom[1] + 12], 'front', 15),
        label([sideFrom[0] + 14, sideFrom[1] + 12], 'side', 15),
      ]
    : [];
  return {
    width,
    height,
    marks: [...marks, ...pointers],
    alt: `A pile of equal cubes, drawn from a corner.${arrows ? ' Arrows show its front and its side.' : ''} Nothing is hidden behind it.`,
  };
}

/** Heights read back from the top faces: the highest one drawn in each column counts. */
export function readPile(figure: Figure): Pile {
  const tops = figure.marks.flatMap((mark) => (mark.kind === 'polygon' && mark.fill === 'paper' ? [mark.points] : []));
  const spots = tops.map((points): Point => points[0] ?? [0, 0]);
  const found = new Map<string, number>();
  const [first] = spots;
  if (first === undefined) return [];
  for (const [px, py] of spots) {
    const side = Math.round((px - first[0]) / across);
    for (let z = -9; z <= 9; z++) {
      const sum = (py - first[1] + z * tall) / down;
      if (Math.abs(sum - Math.round(sum)) > 0.02 || (Math.round(sum) + side) % 2 !== 0) continue;
      const [x, y] = [(Math.round(sum) + side) / 2, (Math.round(sum) - side) / 2];
      if (x < 0 || y < 0 || x > 4 || y > 4) continue;
      const key = `${x},${y}`;
      found.set(key, Math.max(found.get(key) ?? Number.NEGATIVE_INFINITY, z));
    }
  }
  const sizes = [...found.keys()].map((place) => place.split(',').map(Number));
  const [maxX, maxY] = [Math.max(...sizes.map(([x = 0]) => x)), Math.max(...sizes.map(([, y = 0]) => y))];
  return Array.from({ length: maxX + 1 }, (_, x) =>
    Array.from({ length: maxY + 1 }, (_, y) => {
      const z = found.get(`${x},${y}`);
      return z === undefined ? 0 : z + 1;
    }),
  );
}

/** Shaded squares of a view, row by row from the top. */
export type View = readonly (readonly boolean[])[];
const columnsView = (heights: readonly number[], most: number): View =>
  Array.from({ length: most }, (_, row) => heights.map((height) => height >= most - row));

/** From the front (left front side), the side (right front side) and above. */
export function viewsOf(pile: Pile): { readonly front: View; readonly side: View; readonly above: View } {
  const most = Math.max(...pile.flat());
  const sizeY = pile[0]?.length ?? 0;
  const fronts = pile.map((row) => Math.max(...row));
  const sides = Array.from({ length: sizeY }, (_, y) => Math.max(...pile.map((row) => row[sizeY - 1 - y] ?? 0)));
  const above = Array.from({ length: sizeY }, (_, y) => pile.map((row) => (row[y] ?? 0) > 0));
  return { front: columnsView(fronts, most), side: columnsView(sides, most), above };
}

/** A view as squares. */
export function viewFigure(view: View): Figure {
  const unit = 26;
  const size = 4 * unit + 12;
  const [left, top] = [(size - (view[0]?.length ?? 0) * unit) / 2, (size - view.length * unit) / 2];
  const marks = view.flatMap((row, y) =>
    row.flatMap((shaded, x): Mark[] =>
      shaded
        ? [
            {
              kind: 'rect',
              x: left + x * unit,
              y: top + y * unit,
              width: unit,
              height: unit,
              fill: 'soft',
              stroke: 'ink',
              strokeWidth: 2,
            },
          ]
        : [],
    ),
  );
  return {
    width: size,
    height: size,
    marks,
    alt: `Squares: ${view.map((row) => row.map((shaded) => (shaded ? 'square' : 'gap')).join(', ')).join('; ')}.`,
  };
}

/** The squares of a view as a text, empty rows and columns left out. */
export function viewKey(places: readonly Point[]): string {
  const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
  return places
    .map(([x, y]) => `${Math.round(x - left)},${Math.round(y - top)}`)
    .sort()
    .join(' ');
}
/** The key of a view as it is made. */
export const keyOfView = (view: View): string =>
  viewKey(view.flatMap((row, y) => row.flatMap((shaded, x): Point[] => (shaded ? [[x, y]] : []))));
/** The key of a view as it is drawn. */
export const keyOfDrawing = (figure: Figure): string =>
  viewKey(
    figure.marks.flatMap((mark): Point[] => (mark.kind === 'rect' ? [[mark.x / mark.width, mark.y / mark.width]] : [])),
  );
