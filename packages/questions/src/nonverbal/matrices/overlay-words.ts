/** What is said of a row whose third picture is made from the first two. */
import { andList } from '../../kernel/list-text.ts';
import { placeNames } from '../pictures/picture.ts';

/** `union`: all shapes; `either`: those in one box only; `both`: those in both; `without`: those of the first that the second has not. */
export type Overlay = 'union' | 'either' | 'both' | 'without';
/** The places of a box that have a shape. */
export type Cells = ReadonlySet<number>;

const rules: Readonly<Record<Overlay, string>> = {
  union: 'Put the first two boxes on top of each other. The third box has every shape from both.',
  either: 'Put the first two boxes on top of each other. A shape that is in both disappears. The others stay.',
  both: 'The third box keeps only the shapes that are in both of the first two boxes.',
  without: 'The third box is the first box without the shapes of the second.',
};

/** 'the shape on the left is in both boxes'; the pronoun for what is in both. */
function inBoth(one: Cells, two: Cells): { said: string; they: string; are: string } {
  const places = [...one].filter((place) => two.has(place));
  const [shapes, are, they] = places.length === 1 ? ['shape', 'is', 'it'] : ['shapes', 'are', 'they'];
  return {
    said: `the ${shapes} ${andList(places.map((place) => placeNames[place] ?? ''))} ${are} in both boxes`,
    they,
    are,
  };
}

/** The rule, how the rows above show it, and what it does to the bottom row. */
export function overlaySteps(overlay: Overlay, top: readonly Cells[], bottom: readonly Cells[]): string[] {
  const nothing: Cells = new Set();
  const above = inBoth(top[0] ?? nothing, top[1] ?? nothing);
  const below = inBoth(bottom[0] ?? nothing, bottom[1] ?? nothing);
  const them = below.they === 'it' ? 'it' : 'them';
  const seen: Readonly<Record<Overlay, string>> = {
    union: 'In the top row every shape of the first two boxes is in the third.',
    either: `In the top row ${above.said}, and ${above.they} ${above.are} not in the third.`,
    both: `In the top row only ${above.said}, and nothing else is in the third.`,
    without: `In the top row ${above.said}, and ${above.they} ${above.are} not in the third.`,
  };
  const done: Readonly<Record<Overlay, string>> = {
    union: `In the bottom row ${below.said}, so draw ${them} only once.`,
    either: `In the bottom row ${below.said}, so leave ${them} out.`,
    both: `In the bottom row only ${below.said}.`,
    without: `In the bottom row ${below.said}, so take ${them} away from the first box.`,
  };
  return [rules[overlay], `${seen[overlay]} The second row follows the same rule.`, done[overlay]];
}

/** Where the shape in this place is found in the bottom row: 'It is in both of the first two boxes'. */
export function foundIn(place: number, one: Cells, two: Cells): string {
  if (one.has(place)) return two.has(place) ? 'in both of the first two boxes' : 'only in the first box';
  return two.has(place) ? 'only in the second box' : 'in neither of the first two boxes';
}
