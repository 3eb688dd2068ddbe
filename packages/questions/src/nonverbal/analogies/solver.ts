/** Reads analogies from the drawings alone: which fourth pictures follow by some reading of the change. */

import { otherPlaces } from '../pictures/other-places.ts';
import {
  type Attribute,
  attributes,
  type Layer,
  modulo,
  type Picture,
  seenAs,
  seenLayer,
} from '../pictures/picture.ts';
import { domains, within } from '../pictures/rules.ts';
import { moved } from './changes.ts';

/**
 * Values the attribute of the fourth picture may have, by every reading of the change from the first to the second: the same
 * step, the same end ('it moves to the top'), the way back where it starts at the end, or the same slide or flip of its place.
 */
function readings(attribute: Attribute, a: Layer, b: Layer, c: Layer): Set<number> {
  const [from, to, own] = [a[attribute], b[attribute], c[attribute]];
  if (from === to) return new Set([own]);
  const found = new Set<number>([to]);
  if (own === to) found.add(from);
  if (domains[attribute].steps.length > 0) {
    const stepped = within(domains[attribute], own + to - from);
    if (stepped !== undefined) found.add(stepped);
  }
  if (attribute === 'place') for (const place of otherPlaces(from, to, own)) found.add(place);
  return found;
}

/** Where the shape that stays looks like the one that changes, it may change as well: 'black becomes white'. */
function changedAlike(attribute: Attribute, at: number, a: Picture, b: Picture, c: Picture): number[] {
  const [from, to, own] = [a, b, c].map((picture) => picture[at]?.[attribute]);
  if (from !== to || domains[attribute].steps.length > 0) return [];
  return a.flatMap((part, place) => {
    const became = b[place]?.[attribute];
    const isAlike = part[attribute] === own && part[attribute] !== from && part[attribute] !== became;
    return isAlike && became !== undefined ? [became] : [];
  });
}

function posesOf(a: Layer, b: Layer, c: Layer): Layer[] {
  if (a.turn === b.turn && a.flip === b.flip) return [c];
  // A flag that ends upright may be said to stand up.
  const atTheEnd = a.flip === b.flip && b.turn !== c.turn ? [{ ...c, turn: b.turn }] : [];
  const poses = [false, true].flatMap((mirror) => {
    const by = b.turn - (mirror ? -a.turn : a.turn);
    const isFit =
      seenAs([{ ...moved(a, mirror, by), fill: 0 }]) === seenAs([{ ...a, turn: b.turn, flip: b.flip, fill: 0 }]);
    return isFit ? [moved(c, mirror, by)] : [];
  });
  // A flag that lies and one that stands may both be said to go to the other side of their pole.
  const alongItself = c.turn + (a.flip === c.flip ? 1 : -1) * (b.turn - a.turn);
  const flippedAlong = a.flip === b.flip ? [] : [{ ...c, turn: modulo(alongItself, 24), flip: 1 - c.flip }];
  return [...poses, ...atTheEnd, ...flippedAlong];
}

/** Options that follow from the change by some reading of every attribute; knows only the drawings. */
export function follows(a: Picture, b: Picture, c: Picture, options: readonly Picture[]): number[] {
  return options.flatMap((option, place) => {
    const isFit = attributes.every((attribute) => {
      if (attribute === 'turn' || attribute === 'flip') return true;
      const [a0, a1, b0, b1] = [a[0]?.[attribute], a[1]?.[attribute], b[0]?.[attribute], b[1]?.[attribute]];
      const isSwap = a1 !== undefined && a0 !== a1 && a0 === b1 && a1 === b0;
      if (isSwap && option[0]?.[attribute] === c[1]?.[attribute] && option[1]?.[attribute] === c[0]?.[attribute])
        return true;
      return option.every((own, at) => {
        const [one, two, three] = [a[at], b[at], c[at]];
        return (
          one !== undefined &&
          two !== undefined &&
          three !== undefined &&
          (readings(attribute, one, two, three).has(own[attribute]) ||
            changedAlike(attribute, at, a, b, c).includes(own[attribute]))
        );
      });
    });
    const isTurned = option.every((own, at) => {
      const [one, two, three] = [a[at], b[at], c[at]];
      if (one === undefined || two === undefined || three === undefined) return false;
      return posesOf(one, two, three).some((pose) => {
        const [seen, wanted] = [seenLayer(own), seenLayer({ ...own, turn: pose.turn, flip: pose.flip })];
        return seen.turn === wanted.turn && seen.flip === wanted.flip;
      });
    });
    return isFit && isTurned ? [place] : [];
  });
}
