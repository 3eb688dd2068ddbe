/** Draws piles of cubes and cuboids with lengths at their edges, and reads them back. */
import type { Figure, Mark } from '@comet/contract/figure';

/** Heights of columns of cubes: `piles[row][column]`, the front row first, the left column first. */
export type Piles = readonly (readonly number[])[];

/** One step back goes this far right and up; unlike any whole steps, so that a drawn corner has one place only. */
const back = { x: 0.47, y: 0.37 };
const round = (value: number): number => Math.round(value * 100) / 100;
const margin = 12;

interface View {
  readonly unit: number;
  readonly height: number;
  put(x: number, depth: number, z: number): [number, number];
}

function viewOf(wide: number, deep: number, high: number, room: number, biggest: number): View {
  const [across, up] = [wide + deep * back.x, high + deep * back.y];
  const unit = Math.min((320 - 2 * room) / across, (210 - margin - room / 2) / up, biggest);
  const left = (320 - across * unit) / 2;
  return {
    unit,
    height: round(up * unit + margin + room / 2 + margin),
    put: (x, depth, z) => [round(left + (x + depth * back.x) * unit), round(margin + (up - z - depth * back.y) * unit)],
  };
}

type Corner = [number, number];
const face = (points: Corner[], fill: 'paper' | 'soft' | 'grey'): Mark => ({
  kind: 'polygon',
  points,
  fill,
  stroke: 'ink',
  strokeWidth: 1.5,
});

/** The piles, seen from the front, the right and above. Rows rise to the back and fall to the right, so nothing is hidden. */
export function pileFigure(piles: Piles, alt: string): Figure {
  const [deep, wide] = [piles.length, piles[0]?.length ?? 0];
  const { put, height } = viewOf(wide, deep, Math.max(...piles.flat()), margin, 34);
  const marks: Mark[] = [];
  for (let depth = deep - 1; depth >= 0; depth--)
    for (let x = 0; x < wide; x++)
      for (let z = 0; z < (piles[depth]?.[x] ?? 0); z++)
        marks.push(
          face(
            [put(x, depth, z + 1), put(x + 1, depth, z + 1), put(x + 1, depth + 1, z + 1), put(x, depth + 1, z + 1)],
            'paper',
          ),
          face(
            [put(x + 1, depth, z), put(x + 1, depth + 1, z), put(x + 1, depth + 1, z + 1), put(x + 1, depth, z + 1)],
            'grey',
          ),
          face([put(x, depth, z), put(x + 1, depth, z), put(x + 1, depth, z + 1), put(x, depth, z + 1)], 'soft'),
        );
  return { width: 320, height, alt, marks };
}

/** The columns that can be seen: how far right and back they stand and how high they are, from their top faces. */
export function readPiles(figure: Figure): { x: number; depth: number; high: number }[] {
  const faces = figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? [mark] : []));
  const fronts = faces.filter(({ fill }) => fill === 'soft').map(({ points }) => points);
  const [left, bottom] = [Math.min(...fronts.flat().map(([x]) => x)), Math.max(...fronts.flat().map(([, y]) => y))];
  const [[[x1 = 0] = [], [x2 = 0] = []] = []] = fronts;
  const unit = x2 - x1;
  const tops = new Map<string, { x: number; depth: number; high: number }>();
  for (const { fill, points } of faces) {
    const [corner] = points;
    if (fill !== 'paper' || corner === undefined) continue;
    const [right, up] = [(corner[0] - left) / unit, (bottom - corner[1]) / unit];
    for (let depth = 0; depth < 8; depth++) {
      const [x, high] = [right - depth * back.x, up - depth * back.y];
      if (Math.abs(x - Math.round(x)) > 0.03 || Math.abs(high - Math.round(high)) > 0.03 || x < -0.1 || high < 0.5)
        continue;
      const key = `${Math.round(x)} ${depth}`;
      const known = tops.get(key)?.high ?? 0;
      tops.set(key, { x: Math.round(x), depth, high: Math.max(known, Math.round(high)) });
    }
  }
  return [...tops.values()];
}

/** A cuboid with lengths at three of its edges. */
export function cuboidFigure(
  [wide, deep, high]: readonly [number, number, number],
  [underText, sideText, leftText]: readonly [string, string, string],
  alt: string,
): Figure {
  const longest = Math.max(wide, deep, high);
  const [w, d, h] = [wide, deep, high].map((edge) => Math.max(edge / longest, 0.24));
  if (w === undefined || d === undefined || h === undefined) throw new RangeError('a cuboid has three edges');
  const { put, height } = viewOf(w, d, h, 66, 150);
  const text = (corner: Corner, dx: number, dy: number, label: string, anchor: 'start' | 'middle' | 'end'): Mark => ({
    kind: 'text',
    x: round(corner[0] + dx),
    y: round(corner[1] + dy),
    text: label,
    size: 14,
    anchor,
    fill: 'ink',
  });
  return {
    width: 320,
    height,
    alt,
    marks: [
      face([put(0, 0, h), put(w, 0, h), put(w, d, h), put(0, d, h)], 'paper'),
      face([put(w, 0, 0), put(w, d, 0), put(w, d, h), put(w, 0, h)], 'grey'),
      face([put(0, 0, 0), put(w, 0, 0), put(w, 0, h), put(0, 0, h)], 'soft'),
      text(put(w / 2, 0, 0), 0, 15, underText, 'middle'),
      text(put(w, d / 2, 0), 8, 9, sideText, 'start'),
      text(put(0, 0, h / 2), -7, 0, leftText, 'end'),
    ],
  };
}
