/** Draws pictures of one kind from a small palette, so that what varies besides the rule repeats and never stands out alone. */
import type { Random } from '../../kernel/random.ts';
import { allowsValue, slotsFor } from './feature-slots.ts';
import { type Attribute, isLegible, type Layer, layer, type Picture } from './picture.ts';
import { randomPicture, type ScaffoldName, type Slot, slotsOf, valuesFor } from './scaffold.ts';
import { plainShapes } from './shapes.ts';

/** A scaffold, or `scatter`: four to eight small shapes in different places. */
export type Kind = ScaffoldName | 'scatter';

/** Where a number of shapes is what it is about, one and two are seen without counting, and so are two among sixes. */
export const leastCount = 3;
export const farthestCount = 2;

/** Gives pictures of one kind. */
export type Palette = (random: Random) => Picture;

/** Some of the nine places of loose shapes, in their order. */
function loosePlaces(random: Random, mostGaps: number): number[] {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let gaps = random.int(1, mostGaps); gaps > 0; gaps--) places.splice(random.int(0, places.length - 1), 1);
  return places;
}

/** Loose pictures of three kinds of shape. */
export function scatterPalette(random: Random, featureIds: readonly string[]): Palette {
  const kinds = random.sample(
    plainShapes.filter((shape) => allowsValue(featureIds, { attribute: 'shape' }, shape)),
    3,
  );
  return (own) =>
    loosePlaces(own, 5).map(
      (place): Layer => layer({ shape: own.pick(kinds), fill: own.pick([0, 1, 1, 0, 2]), size: 1, place }),
    );
}

/** Loose pictures of one kind of shape and one shading each: only their number is to be found. */
export function alikePalette(random: Random): Palette {
  const kinds = random.sample(plainShapes, 5);
  return (own) => {
    const thing = { shape: own.pick(kinds), fill: own.pick([0, 1, 2]), size: 1 };
    return loosePlaces(own, 5).map((place): Layer => layer({ ...thing, place }));
  };
}

/**
 * Loose pictures of four things, such as black stars and white hearts, of three kinds of shape; black and white each come in two
 * kinds. Every picture has all four and one shape more at least, so that none is the only one without a black star.
 */
export function fewThingsPalette(random: Random): Palette {
  const [one, two, three] = random.sample(plainShapes, 3);
  const things = [
    { shape: one, fill: 1 },
    { shape: two, fill: 1 },
    { shape: one, fill: 0 },
    { shape: three, fill: 0 },
  ];
  return (own) => {
    const places = loosePlaces(own, 4);
    const once = own.shuffle(places).slice(0, things.length);
    return places.map((place): Layer => {
      const thing = things[once.indexOf(place)] ?? own.pick(things);
      return layer({ ...thing, size: 1, place });
    });
  };
}

/** The values a slot takes in questions about likeness. */
export function paletteValues(kind: ScaffoldName, slot: Slot, featureIds: readonly string[]): number[] {
  return valuesFor(kind, slot, []).filter(
    (value) =>
      allowsValue(featureIds, slot, value) &&
      (slot.attribute === 'count' ? value < 7 : slot.attribute === 'size' ? value > 1 : true),
  );
}

/** A palette in which `varying` attributes vary besides those of the features; the others stay as in the first picture. */
export function paletteOf(random: Random, kind: Kind, featureIds: readonly string[], varying: number): Palette {
  if (kind === 'scatter') return scatterPalette(random, featureIds);
  const named = featureIds.flatMap(slotsFor);
  const base = randomPicture(
    random,
    kind,
    named.filter(({ attribute }) => attribute === 'turn'),
  );
  const slots = slotsOf(kind).filter(({ attribute }) => attribute !== 'turn');
  const isNamed = (slot: Slot): boolean =>
    named.some((other) => other.at === slot.at && other.attribute === slot.attribute);
  const free = random.shuffle(slots.filter((slot) => !isNamed(slot))).slice(0, varying);
  const choicesOf = [...slots.filter(isNamed), ...free].map((slot) => {
    const values = paletteValues(kind, slot, featureIds);
    return { slot, values: random.sample(values, Math.min(isNamed(slot) ? 5 : 3, values.length)) };
  });
  return (own) => {
    const picture = base.map((part): Record<Attribute, number> => ({ ...part }));
    for (const { slot, values } of choicesOf) {
      const part = picture[slot.at];
      if (part !== undefined) part[slot.attribute] = own.pick(values);
    }
    return picture;
  };
}

/** The palette with these attributes as in a picture: what is wanted needs no luck. */
export function paletteLike(palette: Palette, likes: readonly { source: Picture; slots: readonly Slot[] }[]): Palette {
  const set = likes.flatMap(({ source, slots }) =>
    slots.flatMap(({ at, attribute }) => {
      const value = source[at]?.[attribute];
      return value === undefined ? [] : [{ at, attribute, value }];
    }),
  );
  if (set.length === 0) return palette;
  const changes = new Map<number, Partial<Layer>>();
  for (const { at, attribute, value } of set) changes.set(at, { ...changes.get(at), [attribute]: value });
  return (own) => palette(own).map((part, at) => (changes.has(at) ? { ...part, ...changes.get(at) } : part));
}

/** A picture of the palette that fits; undefined when some draws bring none. */
export function drawFitting(
  random: Random,
  palette: Palette,
  fits: (picture: Picture) => boolean,
): Picture | undefined {
  for (let draw = 0; draw < 60; draw++) {
    const picture = palette(random);
    if (fits(picture) && isLegible(picture)) return picture;
  }
  return undefined;
}
