/**
 * Deals five pictures for an odd one out. Whatever varies besides the rule has two values, one in three pictures and one in
 * two, so that no picture can be alone by it: not the only dashed one, not the only white one.
 */
import { firstOfEach } from '../../kernel/first-of-each.ts';
import type { Random } from '../../kernel/random.ts';
import { slotsFor } from '../pictures/feature-slots.ts';
import { farthestCount, type Kind, leastCount, paletteValues } from '../pictures/palette.ts';
import { isLegible, type Picture, seenAs, withAttribute } from '../pictures/picture.ts';
import { isSlot, randomPicture, type ScaffoldName, type Slot, slotsOf } from '../pictures/scaffold.ts';
import { standingOut } from '../pictures/visible.ts';
import { pairBreakers } from './pair-breakers.ts';

/** Values of some slots, in their order. */
type Values = readonly number[];

/** What is drawn in the five pictures: the slots of the rule, with their values in each picture. */
interface Dealt {
  readonly slots: readonly Slot[];
  /** The odd one first. */
  readonly values: readonly Values[];
}

const tries = 20;
const split: readonly (0 | 1)[] = [0, 0, 0, 1, 1];

/** Two values for a slot that are told apart at a glance: sizes differ by two steps. */
export function twoValues(
  random: Random,
  scaffold: ScaffoldName,
  slot: Slot,
  featureIds: readonly string[],
): Choice | undefined {
  // A picture of one shape would be called by the singular beside the others.
  const values = paletteValues(scaffold, slot, featureIds).filter((value) => slot.attribute !== 'count' || value > 1);
  const one = random.pick(values);
  const rest = values.filter((value) => Math.abs(value - one) > (slot.attribute === 'size' ? 1 : 0));
  return rest.length === 0 ? undefined : [one, random.pick(rest)];
}

function legiblePicture(random: Random, scaffold: ScaffoldName): Picture {
  for (;;) {
    const picture = randomPicture(random, scaffold, []);
    if (isLegible(picture)) return picture;
  }
}

type Choice = readonly [number, number];

/** Two values for each free slot, of which every mixture can be made out in every one of these pictures. */
function legibleChoices(
  random: Random,
  scaffold: ScaffoldName,
  featureIds: readonly string[],
  pictures: readonly Picture[],
  free: readonly Slot[],
): Choice[] | undefined {
  const kinds = firstOfEach(pictures, seenAs);
  for (let draw = 0; draw < tries; draw++) {
    const choices = free.flatMap((slot) => {
      const two = twoValues(random, scaffold, slot, featureIds);
      return two === undefined ? [] : [two];
    });
    if (choices.length < free.length) return undefined;
    const mixtures = free.reduce<readonly Picture[]>(
      (made, { at, attribute }, place) =>
        attribute === 'fill' || attribute === 'line'
          ? made.flatMap((picture) =>
              (choices[place] ?? []).map((value) => withAttribute(picture, at, attribute, value)),
            )
          : made,
      kinds,
    );
    if (mixtures.every(isLegible)) return choices;
  }
  return undefined;
}

/** The five pictures, the odd one first; undefined when this draw has two alike, an illegible one or another that stands out. */
export function dealPictures(
  random: Random,
  scaffold: ScaffoldName,
  featureIds: readonly string[],
  dealt: Dealt,
  varying: number,
  isSeenAtOnce: boolean,
): Picture[] | undefined {
  const base = legiblePicture(random, scaffold);
  const free = random
    .shuffle(
      slotsOf(scaffold).filter((slot) => slot.attribute !== 'turn' && !dealt.slots.some((own) => isSlot(own, slot))),
    )
    .slice(0, varying);
  const start = featureIds.includes('mirrors') ? withAttribute(base, 0, 'fill', random.int(0, 2)) : base;
  const withRule = dealt.values.map((values) =>
    dealt.slots.reduce((own, { at, attribute }, place) => withAttribute(own, at, attribute, values[place] ?? 0), start),
  );
  const choices = legibleChoices(random, scaffold, featureIds, withRule, free);
  if (choices === undefined) return undefined;
  for (let draw = 0; draw < tries; draw++) {
    const spreads = free.map(() => random.shuffle(split));
    const pictures = withRule.map((picture, at) =>
      free.reduce((own, slot, place) => {
        const value = choices[place]?.[spreads[place]?.[at] ?? 0];
        return value === undefined ? own : withAttribute(own, slot.at, slot.attribute, value);
      }, picture),
    );
    if (
      pictures.every(isLegible) &&
      new Set(pictures.map(seenAs)).size === pictures.length &&
      standingOut(pictures).every(({ at }) => at === 0) &&
      // Where the odd one isn't seen at a glance, a child may find two things that go together in all pictures but another one.
      (isSeenAtOnce || !pairBreakers(pictures).some((at) => at !== 0))
    )
      return pictures;
  }
  return undefined;
}

/**
 * Values for the slots of a feature: two pairs (or four of different shapes) that share it and one picture that does not. Where
 * the feature is about two shapes, that one is made of what the others show, so that nobody can find it by one of its shapes
 * alone. Numbers of shapes have to be counted.
 */
export function dealFeature(
  random: Random,
  kind: Exclude<Kind, 'scatter'>,
  featureId: string,
  shownBy: (slots: readonly Slot[], values: Values) => string | undefined,
): Dealt | undefined {
  const slots = slotsFor(featureId);
  const draw = (): Values =>
    slots.map((slot) =>
      random.pick(
        paletteValues(kind, slot, [featureId]).filter((value) => slot.attribute !== 'count' || value >= leastCount),
      ),
    );
  const drawWith = (from: () => Values, fits: (values: Values) => boolean): Values | undefined => {
    for (let at = 0; at < tries; at++) {
      const values = from();
      if (fits(values)) return values;
    }
    return undefined;
  };
  const one = draw();
  const shared = shownBy(slots, one);
  if (shared === undefined) return undefined;
  const isOther = (values: Values): boolean => {
    const value = shownBy(slots, values);
    const gap = Math.abs(Number(value) - Number(shared));
    return (
      value !== undefined &&
      value !== shared &&
      (featureId !== 'size' || gap > 1) &&
      (featureId !== 'count' || gap <= farthestCount)
    );
  };
  const isPair = (values: Values): boolean => shownBy(slots, values) === shared && values.join() !== one.join();
  if (slots.length === 1) {
    const odd = drawWith(draw, isOther);
    if (odd === undefined) return undefined;
    if (featureId === 'mirrors') {
      // Four different shapes: where each comes twice, the odd one is the only one of its kind.
      const alike = slots.flatMap((slot) =>
        random.shuffle(paletteValues(kind, slot, [featureId]).filter((value) => shownBy(slots, [value]) === shared)),
      );
      return alike.length < 4 ? undefined : { slots, values: [odd, ...alike.slice(0, 4).map((value) => [value])] };
    }
    const two = drawWith(draw, isPair);
    // Four alike shapes would be called by their name, not by their number of sides or by their edge.
    if (two === undefined && (featureId === 'sides' || featureId === 'curved')) return undefined;
    return { slots, values: [odd, one, one, two ?? one, two ?? one] };
  }
  const mixtures = (two: Values): Values[] =>
    slots.map((_, place) => one.map((value, at) => (at === place ? (two[at] ?? value) : value))).filter(isOther);
  const two = drawWith(draw, (values) => isPair(values) && mixtures(values).length > 0);
  return two === undefined ? undefined : { slots, values: [random.pick(mixtures(two)), one, one, two, two] };
}
