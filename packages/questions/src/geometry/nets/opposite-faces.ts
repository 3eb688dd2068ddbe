/** How a child finds the face opposite another on the net of a cube. */
import { opposites, type Place } from './cube-nets.ts';

/** Whether two squares have one square between them in a straight row. */
export const isTwoApart = ([x, y]: Place, [u, v]: Place): boolean =>
  (x === u && Math.abs(y - v) === 2) || (y === v && Math.abs(x - u) === 2);

/** The two squares between the ends of a Z of four, where these two squares are its ends. */
function insideZ(cells: readonly Place[], [x, y]: Place, [u, v]: Place): readonly [number, number] | undefined {
  const placeOf = (column: number, row: number): number => cells.findIndex(([a, b]) => a === column && b === row);
  const isUpright = Math.abs(v - y) === 2;
  if (Math.abs(u - x) + Math.abs(v - y) !== 3) return undefined;
  const [near, far] = isUpright
    ? [placeOf(x, (y + v) / 2), placeOf(u, (y + v) / 2)]
    : [placeOf((x + u) / 2, y), placeOf((x + u) / 2, v)];
  return near < 0 || far < 0 ? undefined : [near, far];
}

/** The step that says why two faces are opposite: a straight row, the other two pairs, or a Z. */
export function whyOpposite(cells: readonly Place[], names: readonly string[], at: number): string {
  const pairs = opposites(cells);
  const target = pairs[at] ?? at;
  const placeOf = (square: number): Place => cells[square] ?? [0, 0];
  const isSeen = (one: number, other: number): boolean => isTwoApart(placeOf(one), placeOf(other));
  if (isSeen(at, target)) return 'In a straight row, the opposite face is two squares away.';
  const others = pairs.flatMap((to, from) =>
    from < to && from !== at && from !== target ? [[from, to] as const] : [],
  );
  const areSeen = others.every(([one, other]) => isSeen(one, other));
  const inside = insideZ(cells, placeOf(at), placeOf(target));
  if (!areSeen && inside !== undefined)
    return `${[at, ...inside, target].map((square) => names[square]).join(', ')} make a Z. The two ends of a Z are opposite.`;
  const told = others.map(([one, other]) => `${names[one]} and ${names[other]}`).join(', ');
  const rule = areSeen ? 'Two apart in a straight row' : 'Two apart in a straight row, or at the ends of a Z,';
  return `${rule} means opposite: ${told}. Only ${names[target]} is left for ${names[at]}.`;
}
