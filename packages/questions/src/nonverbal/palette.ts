/** Draws pictures of one kind from a small palette, so that what varies besides the rule repeats and never stands out alone. */
import type { Random } from '../kernel/random.ts';
import { isLegible, type Layer, layer, type Picture, withAttribute } from './picture.ts';
import { randomPicture, type ScaffoldName, type Slot, slotsOf, valuesFor } from './scaffold.ts';
import { plainShapes } from './shapes.ts';

/** A scaffold, or `scatter`: five to eight small shapes in different places. */
export type Kind = ScaffoldName | 'scatter';

/** Gives pictures of one kind. */
export type Palette = (random: Random) => Picture;

function scatterPalette(random: Random): Palette {
  const kinds = random.sample(plainShapes, 3);
  return (own) => {
    const places = own.sample([0, 1, 2, 3, 4, 5, 6, 7, 8], own.int(4, 8));
    return places
      .sort((one, other) => one - other)
      .map((place): Layer => layer({ shape: own.pick(kinds), fill: own.pick([0, 1, 1, 0, 2]), size: 1, place }));
  };
}

/** A palette in which `varying` attributes vary besides those named; the others stay as in the first picture. */
export function paletteOf(random: Random, kind: Kind, named: readonly Slot[], varying: number): Palette {
  if (kind === 'scatter') return scatterPalette(random);
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
    const values = valuesFor(kind, slot, []).filter((value) =>
      slot.attribute === 'count' ? value < 7 : slot.attribute === 'size' ? value > 1 : true,
    );
    return { slot, values: random.sample(values, Math.min(isNamed(slot) ? 5 : 3, values.length)) };
  });
  return (own) =>
    choicesOf.reduce(
      (picture, { slot, values }) => withAttribute(picture, slot.at, slot.attribute, own.pick(values)),
      base,
    );
}

/** A picture of the palette that fits; undefined when some draws bring none. */
export function drawFitting(
  random: Random,
  palette: Palette,
  fits: (picture: Picture) => boolean,
): Picture | undefined {
  for (let draw = 0; draw < 60; draw++) {
    const picture = palette(random);
    if (isLegible(picture) && fits(picture)) return picture;
  }
  return undefined;
}
