/** Things that come in equal groups, with how many a group may hold, so that no story is silly. */
import type { Random } from '../kernel/random.ts';

/** A container and what it holds; `fewest` and `most` are what one of them holds in life. */
export interface Group {
  readonly container: string;
  readonly item: string;
  readonly fewest: number;
  readonly most: number;
  /** Whether children put the items in one by one, so that a story can fill it. */
  readonly fills: boolean;
  /** Whether the items are on it, not in it. */
  readonly on?: true;
}

/** 'in each box', 'on each shelf'. */
export const placed = ({ on }: Group): 'in' | 'on' => (on ? 'on' : 'in');

/** Containers with what is natural in them. */
const groups: readonly Group[] = [
  { container: 'box', item: 'pencil', fewest: 2, most: 24, fills: true },
  { container: 'bag', item: 'apple', fewest: 2, most: 12, fills: true },
  { container: 'tray', item: 'bun', fewest: 2, most: 24, fills: true },
  { container: 'packet', item: 'sticker', fewest: 2, most: 90, fills: true },
  { container: 'shelf', item: 'book', fewest: 6, most: 80, fills: false, on: true },
  { container: 'row', item: 'chair', fewest: 2, most: 60, fills: false },
  { container: 'team', item: 'player', fewest: 2, most: 15, fills: false },
  { container: 'crate', item: 'bottle', fewest: 4, most: 48, fills: true },
  { container: 'page', item: 'stamp', fewest: 2, most: 60, fills: true, on: true },
  { container: 'vase', item: 'flower', fewest: 2, most: 15, fills: true },
  { container: 'jar', item: 'marble', fewest: 2, most: 150, fills: true },
  { container: 'pack', item: 'card', fewest: 2, most: 100, fills: true },
  { container: 'coach', item: 'seat', fewest: 24, most: 80, fills: false, on: true },
  { container: 'roll', item: 'ticket', fewest: 50, most: 2000, fills: false, on: true },
  { container: 'reel', item: 'label', fewest: 50, most: 9000, fills: false, on: true },
  { container: 'sack', item: 'bulb', fewest: 10, most: 400, fills: true },
  { container: 'carton', item: 'paper clip', fewest: 50, most: 9999, fills: true },
  { container: 'crate', item: 'tile', fewest: 12, most: 900, fills: true },
  { container: 'hall', item: 'seat', fewest: 100, most: 2500, fills: false },
  { container: 'notebook', item: 'page', fewest: 24, most: 400, fills: false },
  { container: 'necklace', item: 'bead', fewest: 10, most: 150, fills: false, on: true },
  { container: 'field', item: 'tree', fewest: 40, most: 9000, fills: false },
  { container: 'lorry', item: 'brick', fewest: 150, most: 9000, fills: true, on: true },
  { container: 'tub', item: 'bead', fewest: 30, most: 3000, fills: true },
  { container: 'drawer', item: 'envelope', fewest: 40, most: 400, fills: true },
  { container: 'album', item: 'photo', fewest: 40, most: 600, fills: true },
  { container: 'van', item: 'parcel', fewest: 12, most: 400, fills: true },
];

/** A group that may hold this many, where there is one; one that children fill where a story fills it. */
export function pickGroup(random: Random, held: number, filled = false): Group | undefined {
  const fit = groups.filter(({ fewest, most, fills }) => fewest <= held && held <= most && (fills || !filled));
  return fit.length === 0 ? undefined : random.pick(fit);
}
