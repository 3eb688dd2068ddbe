/** Options that differ from the right picture in two or three attributes: which these are, their wrong values, and what a wrong option misses. */
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import type { Random } from '../../kernel/random.ts';
import { type LaidOption, layInMany, layOut } from '../drawn-choice.ts';
import { isLegible, type Picture, seenAs, withAttribute } from './picture.ts';
import { domains } from './rules.ts';
import {
  countedScaffold,
  isSlot,
  layerNoun,
  type ScaffoldName,
  type Slot,
  seenInWords,
  slotNoun,
  slotsOf,
  valuesFor,
} from './scaffold.ts';

/** The ways in which options differ: two to four, or one with a value of its own in every option. */
export type Ways = readonly [Slot, ...Slot[]];

/** Attributes beside these that a wrong option may have changed, in a random order. */
export function spareSlots(random: Random, scaffold: ScaffoldName, slots: readonly Slot[]): Slot[] {
  return random.shuffle(
    slotsOf(scaffold).filter(
      (slot) => !slots.some((other) => isSlot(other, slot)) && slot.attribute !== 'turn' && slot.attribute !== 'line',
    ),
  );
}

/**
 * Up to three (or `most`) of the attributes that follow rules, `hardest` one of them; where there is only one, another beside it. Options
 * differ in all of them, so the first is where to begin.
 */
export function drawWays(
  random: Random,
  scaffold: ScaffoldName,
  slots: readonly Slot[],
  hardest?: Slot,
  most = 3,
): Ways | undefined {
  const spare = spareSlots(random, scaffold, slots);
  const isHardest = (slot: Slot): boolean => hardest !== undefined && isSlot(slot, hardest);
  const drawn = random.shuffle(slots);
  const ruled = [...drawn.filter(isHardest), ...drawn.filter((slot) => !isHardest(slot))].slice(0, most);
  const [one, other, ...more] = [...random.shuffle(ruled), ...spare.slice(0, ruled.length === 1 ? 1 : 0)];
  return one === undefined || other === undefined ? undefined : [one, other, ...more];
}

/** These rules, the one where the hint begins first. */
export function fromTheHint<T extends { readonly slot: Slot }>(ruled: readonly T[], [first]: Ways): T[] {
  return [...ruled.filter(({ slot }) => isSlot(slot, first)), ...ruled.filter(({ slot }) => !isSlot(slot, first))];
}

/** How far from the right number a slip leads at most: nobody comes to one shape where four, seven, six and nine are shown. */
const farthestSlip = 3;

/**
 * Two wrong values near the right one: those seen nearby, and one step too far or short. Of more than two, two at most are seen
 * nearby if there are others: the right one would be the only new one. Numbers of shapes far from the right one come last.
 */
export function wrongValues(
  random: Random,
  right: number,
  seen: readonly number[],
  values: readonly number[],
  isNumber: boolean,
  unit: number,
  many = 2,
  isCounted = false,
): number[] {
  const near = isNumber
    ? values.filter((value) => Math.abs(value - right) === unit || Math.abs(value - right) === 2 * unit)
    : [];
  const fromRow = [...new Set(seen)].filter((value) => value !== right);
  if (many > 2) {
    const shown = random.shuffle(fromRow);
    const around = [...new Set([...random.shuffle(near), ...random.shuffle(values)])];
    const beyond = around.filter((value) => value !== right && !seen.includes(value));
    if (!isCounted) return [...shown.slice(0, 2), ...beyond, ...shown.slice(2)].slice(0, many);
    const [nearest, ...farther] = beyond.sort((one, other) => Math.abs(one - right) - Math.abs(other - right));
    const likely = farther.filter((value) => Math.abs(value - right) <= farthestSlip);
    const others = farther.filter((value) => Math.abs(value - right) > farthestSlip);
    const first = nearest === undefined ? [] : [nearest];
    return [...shown.slice(0, 2), ...first, ...likely, ...shown.slice(2), ...others].slice(0, many);
  }
  const first = random.shuffle([...new Set([...fromRow, ...near])]);
  const rest = random.shuffle(values.filter((value) => value !== right && !first.includes(value)));
  return [...first, ...rest].filter((value) => value !== right).slice(0, many);
}

/** Whether a size can be told to be wrong: where shapes grow, one that has grown by another amount can be defended. */
export function isWrongSize(value: number, right: number, before: number): boolean {
  return value === right || Math.sign(value - before) !== Math.sign(right - before);
}

/** The right value of an attribute and two wrong ones (or `many`), taken from the other pictures where they have some; `before` is the picture next to it. */
export function valuesAmong(
  random: Random,
  scaffold: ScaffoldName,
  slot: Slot,
  slots: readonly Slot[],
  right: Picture,
  others: readonly Picture[],
  before: Picture | undefined,
  many = 2,
): number[] {
  const valueIn = (picture: Picture): number => picture[slot.at]?.[slot.attribute] ?? 0;
  const value = valueIn(right);
  const isNumber = domains[slot.attribute].steps.length > 0;
  const unit = slot.attribute === 'turn' ? 3 : 1;
  const isFit = (own: number): boolean =>
    slot.attribute !== 'size' || before === undefined || isWrongSize(own, value, valueIn(before));
  const values = valuesFor(scaffold, slot, slots).filter(isFit);
  const seen = others.map(valueIn).filter(isFit);
  return [value, ...wrongValues(random, value, seen, values, isNumber, unit, many, slot.attribute === 'count')];
}

/** The right picture and others with another value each: none of them is further off than the rest. */
function layAlongOne(
  random: Random,
  count: 4 | 5,
  values: readonly number[],
  spoilt: (place: number) => Picture | undefined,
): readonly LaidOption<Picture>[] | undefined {
  const laid = values.slice(0, count).flatMap((_, place): LaidOption<Picture>[] => {
    const value = spoilt(place);
    return value === undefined ? [] : [{ value, off: [place] }];
  });
  return new Set(laid.map(({ value }) => seenAs(value))).size === count ? random.shuffle(laid) : undefined;
}

/** The right picture among others, told by no way alone; of three ways or more, one option misses nothing but the hardest. Undefined when one cannot be read or two look the same. */
export function layPictures(
  random: Random,
  count: 4 | 5,
  right: Picture,
  ways: Ways,
  values: readonly (readonly number[])[],
  hardest?: Slot,
): readonly LaidOption<Picture>[] | undefined {
  const spoilt = (off: readonly number[]): Picture | undefined => {
    const picture = ways.reduce<Picture | undefined>((now, { at, attribute }, place) => {
      const value = values[place]?.[off[place] ?? 0];
      return now === undefined || value === undefined ? undefined : withAttribute(now, at, attribute, value);
    }, right);
    return picture !== undefined && isLegible(picture) ? picture : undefined;
  };
  const [only = []] = values;
  if (ways.length === 1) return layAlongOne(random, count, only, (place) => spoilt([place]));
  const needed = hardest === undefined ? -1 : ways.findIndex((slot) => isSlot(slot, hardest));
  return ways.length > 2
    ? layInMany(random, ways.length > 3 ? 4 : 3, spoilt, seenAs, needed < 0 ? undefined : needed)
    : layOut(random, count, (one, other) => spoilt([one, other]), seenAs, 'either', true);
}

/** What is wrong with this attribute of an option, in words. */
function wrongLook(kind: ScaffoldName, slot: Slot, option: Picture): string {
  const scaffold = countedScaffold(kind, option);
  const noun = layerNoun(scaffold, slot.at);
  return (
    seenInWords(scaffold, slot, option[slot.at]?.[slot.attribute] ?? 0) ??
    `${noun} ${noun.endsWith('s') ? 'are' : 'is'} turned the wrong way`
  );
}

/** What an option misses: nothing, one rule (in its words), two, or more. */
export function missedRules(
  family: string,
  scaffold: ScaffoldName,
  ways: Ways,
  { value, off }: LaidOption<Picture>,
  wordsOf: (slot: Slot) => string,
  nameOf: (slot: Slot) => string = () => 'rule-missed',
): Mistake | undefined {
  const missed = ways.filter((_, at) => off[at] !== 0);
  const [first, second] = missed;
  if (first === undefined) return undefined;
  const seenBy = countedScaffold(scaffold, value);
  if (missed.length > 2)
    return {
      id: `${family}/${missed.length === 3 ? 'three' : 'four'}-rules-missed`,
      says: `${missed.length === 3 ? 'Three' : 'Four'} things don’t fit here: ${andList(missed.map((slot) => slotNoun(seenBy, slot)))}.`,
    };
  if (second !== undefined) {
    const noun = layerNoun(seenBy, first.at);
    const also = wrongLook(scaffold, second, value);
    // 'the outer shape is a circle, and it is dotted'
    const isSame = first.at === second.at && also.startsWith(`${noun} `);
    const told = isSame ? also.replace(noun, noun.endsWith('s') ? 'they' : 'it') : also;
    return {
      id: `${family}/two-rules-missed`,
      says: `Two things don’t fit here: ${wrongLook(scaffold, first, value)}, and ${told}.`,
    };
  }
  return {
    id: `${family}/${nameOf(first)}`,
    says: `Here ${wrongLook(scaffold, first, value)}. ${wordsOf(first)}`,
  };
}
