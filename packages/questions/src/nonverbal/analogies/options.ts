/** The options of an analogy: each wrong one misses some of the changes, and each change is missed by some of them. */
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import type { Random } from '../../kernel/random.ts';
import { isRight, type LaidOption, layInMany, layOut } from '../drawn-choice.ts';
import { isWrongSize, spareSlots, wrongValues } from '../pictures/attribute-options.ts';
import {
  type Attribute,
  isLegible,
  modulo,
  type Picture,
  seenAs,
  shapeWord,
  withAttribute,
} from '../pictures/picture.ts';
import { capital } from '../pictures/rule-words.ts';
import { domains } from '../pictures/rules.ts';
import { isSlot, type ScaffoldName, type Slot, slotNoun, valuesFor } from '../pictures/scaffold.ts';
import { type Change, describeTogether, isSwapOf } from './changes.ts';

/** What is drawn: `a` becomes `b` by the changes, and `c` becomes the right picture. */
export interface Analogy {
  readonly scaffold: ScaffoldName;
  /** The attributes that may turn. */
  readonly turning: readonly Slot[];
  readonly changes: readonly Change[];
  readonly a: Picture;
  readonly b: Picture;
  readonly c: Picture;
  readonly right: Picture;
}

/** An option with what is wrong in it. */
interface AnalogyOption extends LaidOption<Picture> {
  readonly missed: readonly Slot[];
}

/** One way to be wrong: what is missed, and how that makes a picture wrong. */
interface Way {
  readonly slot: Slot;
  readonly wrong: readonly ((picture: Picture) => Picture)[];
}

const isMovement = (attribute: Attribute | undefined): boolean =>
  attribute === 'place' || attribute === 'turn' || attribute === 'flip';
const isFlip = ({ attribute }: Slot): boolean => attribute === 'flip';
const hasFlip = ({ changes }: Analogy): boolean => changes.some(({ slots }) => slots.some(isFlip));

/** Values of this attribute that are wrong, near ones first. */
function wrongValuesOf(random: Random, own: Analogy, slot: Slot): number[] {
  const { scaffold, turning, changes, b, c, right } = own;
  const value = right[slot.at]?.[slot.attribute] ?? 0;
  if (isFlip(slot)) return [1 - value];
  const isFit = (known: number): boolean =>
    slot.attribute !== 'size' || isWrongSize(known, value, c[slot.at]?.size ?? value);
  const changed = changes.flatMap(({ slots }) => slots);
  const values =
    slot.attribute === 'turn' && hasFlip(own)
      ? [0, 6, 12, 18]
      : valuesFor(scaffold, slot, [...turning, ...changed]).filter(
          (known) => isFit(known) && (slot.attribute !== 'count' || known < 9),
        );
  const isNumber = domains[slot.attribute].steps.length > 0;
  // What a number, a place or a turn becomes in the first pair may be taken for the rule: 'it moves to the top'.
  const pictures = isNumber ? [c] : [c, b];
  // Outlines start plain: a wrong one that was always plain would make the right one the richest.
  const near = (slot.attribute === 'line' ? [] : pictures).map((picture) => picture[slot.at]?.[slot.attribute] ?? 0);
  // A shape that has changed the other way round, so that neither the biggest nor the smallest is right too often.
  const [from = value] = near;
  const other = 2 * from - value;
  if (slot.attribute === 'size' && values.includes(other) && random.chance(1, 2))
    return [other, ...random.shuffle(values.filter((known) => known !== value && known !== other))];
  return wrongValues(
    random,
    value,
    near.filter((known) => values.includes(known)),
    values,
    isNumber,
    slot.attribute === 'turn' ? 6 : 1,
  );
}

/** A flip that is missed beside other changes: the shape as it was, or flipped the other way. */
function wrongPoses(random: Random, { c, right }: Analogy, slot: Slot): Way {
  const [before, after] = [c[slot.at], right[slot.at]];
  const poses = [
    { flip: before?.flip ?? 0, turn: before?.turn ?? 0 },
    { flip: after?.flip ?? 0, turn: modulo((after?.turn ?? 0) + 12, 24) },
  ];
  return {
    slot,
    wrong: random
      .shuffle(poses)
      .map((pose) => (picture: Picture) => picture.map((part, at) => (at === slot.at ? { ...part, ...pose } : part))),
  };
}

/** The ways in which options differ: one for each change, or two where there is one change only. */
function waysOf(random: Random, own: Analogy): Way[] {
  const { scaffold, changes } = own;
  const byValue = (slot: Slot): Way => ({
    slot,
    wrong: wrongValuesOf(random, own, slot).map(
      (value) => (picture: Picture) => withAttribute(picture, slot.at, slot.attribute, value),
    ),
  });
  // A swap is spoilt in one of the two shapes; where both their looks are swapped, each shape has to be looked at.
  const start = random.int(0, 1);
  const slots = changes.flatMap((change, at) =>
    change.slots.filter((_, place) => place === (at + start) % change.slots.length),
  );
  if (changes.length > 1) return slots.map((slot) => (isFlip(slot) ? wrongPoses(random, own, slot) : byValue(slot)));
  if (hasFlip(own)) return [{ at: 0, attribute: 'turn' as const }, ...slots].map(byValue);
  // What should have stayed is taken from the second picture, as children do who copy its look and not its change.
  const valueIn = (picture: Picture, slot: Slot): number => picture[slot.at]?.[slot.attribute] ?? 0;
  const copied = spareSlots(
    random,
    scaffold,
    changes.flatMap((change) => change.slots),
  ).filter((slot) => valueIn(own.b, slot) !== valueIn(own.right, slot));
  return [
    ...copied.slice(0, 1).map(
      (slot): Way => ({
        slot,
        wrong: [(picture) => withAttribute(picture, slot.at, slot.attribute, valueIn(own.b, slot))],
      }),
    ),
    ...slots.map(byValue),
  ];
}

/** Which way is hard: what moves, turns or is flipped, rather than how something looks. */
function hardestOf(random: Random, ways: readonly Way[]): number {
  const places = random.shuffle(ways.map((_, at) => at));
  return places.find((at) => isMovement(ways[at]?.slot.attribute)) ?? places[0] ?? 0;
}

/** The right picture among wrong ones. Undefined when one cannot be read or two look the same. */
export function layOptions(random: Random, own: Analogy, count: 4 | 5): AnalogyOption[] | undefined {
  const ways = waysOf(random, own);
  const spoilt = (off: readonly number[]): Picture | undefined => {
    const picture = ways.reduce<Picture | undefined>((now, { wrong }, at) => {
      const by = off[at] ?? 0;
      return by === 0 || now === undefined ? now : wrong[by - 1]?.(now);
    }, own.right);
    return picture !== undefined && isLegible(picture) ? picture : undefined;
  };
  if (ways.length < 2) return undefined;
  const wider = own.changes.length > 1 ? 'either' : hasFlip(own) ? 'first' : 'second';
  const laid: readonly LaidOption<Picture>[] | undefined =
    ways.length === 3
      ? layInMany(random, 3, spoilt, seenAs, hardestOf(random, ways))
      : layOut(random, count, (one, other) => spoilt([one, other]), seenAs, wider, true);
  return laid?.map(({ value, off }) => ({
    value,
    off,
    missed: ways.flatMap(({ slot }, at) => (off[at] === 0 ? [] : [slot])),
  }));
}

/** What a picture has instead of a swapped shape or shading: one of the first pair that the third picture lacks, or the same shape twice. */
function insteadOf({ scaffold, changes, b, c, right }: Analogy, { at, attribute }: Slot, option: Picture): string[] {
  const value = option[at]?.[attribute];
  const isSwapped = changes.some((change) => isSwapOf(change, attribute));
  const wanted = right[at]?.shape;
  if (!isSwapped) return [];
  if (attribute === 'shape' && wanted !== undefined && option.every(({ shape }) => shape === value))
    return [`The ${shapeWord(wanted)} is missing.`];
  if (value !== b[at]?.[attribute] || c.some((part) => part[attribute] === value)) return [];
  const noun = attribute === 'shape' ? `the ${shapeWord(value ?? 0)}` : slotNoun(scaffold, { at, attribute });
  return [`${capital(noun)} belongs to the first pair.`];
}

/** The feedback on a picture that misses these changes. */
function missedChanges(own: Analogy, described: readonly Change[], missed: readonly Slot[], option: Picture): Mistake {
  const { scaffold } = own;
  const words = described.filter((change) => change.slots.some((slot) => missed.some((wrong) => isSlot(wrong, slot))));
  if (words.length === 3)
    return {
      id: 'n.analogy/no-change-right',
      says: `Three things are not right here: ${andList(missed.map((slot) => slotNoun(scaffold, slot)))}. Look at the first pair again, one thing at a time.`,
    };
  const isOfChange = (wrong: Slot): boolean => words.some((change) => change.slots.some((slot) => isSlot(slot, wrong)));
  const spoilt = missed.filter((slot) => !isOfChange(slot)).map((slot) => slotNoun(scaffold, slot));
  const stays = spoilt.length === 0 ? '' : `${capital(spoilt.join(' and '))} should stay the same.`;
  const rules = words.map((change, at) => `${at === 0 ? 'In the first pair' : 'Also,'} ${change.words}`);
  const said = [...missed.flatMap((slot) => insteadOf(own, slot, option)), ...rules].join(' ');
  if (words.length === 0) return { id: 'n.analogy/changed-too-much', says: stays };
  if (words.length > 1) return { id: 'n.analogy/two-changes-missed', says: `Two things are not right here. ${said}` };
  return {
    id: 'n.analogy/change-missed',
    says: stays === '' ? `One thing is not right here. ${said}` : `Two things are not right here. ${said} ${stays}`,
  };
}

/** A wrong flip: left as it was, only turned, or flipped and then turned. */
function missedFlip({ c, right }: Analogy, described: readonly Change[], option: Picture): Mistake {
  const told = described.find(({ slots }) => slots.some(isFlip))?.words ?? '';
  if (option[0]?.flip === right[0]?.flip) {
    // Turned by half, it is what the other flip makes of the third picture.
    const isOtherFlip = modulo((option[0]?.turn ?? 0) - (right[0]?.turn ?? 0), 24) === 12;
    const way = told.includes('left to right') ? 'top to bottom' : 'left to right';
    return isOtherFlip
      ? { id: 'n.analogy/other-flip', says: `This one is flipped ${way}. In the first pair ${told}` }
      : {
          id: 'n.analogy/flipped-and-turned',
          says: `This one is flipped, but it is turned as well. In the first pair ${told}`,
        };
  }
  const isAsBefore = option[0]?.turn === c[0]?.turn;
  return {
    id: 'n.analogy/not-flipped',
    says: `This one is ${isAsBefore ? 'not' : 'turned, not'} flipped over. In the first pair ${told}`,
  };
}

/** The feedback on an option; none on the right one. */
export function mistakeOf(own: Analogy, { value, off, missed }: AnalogyOption): Mistake | undefined {
  if (isRight(off)) return undefined;
  const described = describeTogether(own.changes);
  const isFlipAlone = hasFlip(own) && (own.changes.length === 1 || missed.every(isFlip));
  return isFlipAlone ? missedFlip(own, described, value) : missedChanges(own, described, missed, value);
}
