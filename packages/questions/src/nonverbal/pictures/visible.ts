/**
 * What the eye can sort pictures by, read from the drawing alone. Solvers use it to look for a second defensible answer, so it
 * is kept apart from the rules that generators build with (features.ts) and also has the coarse looks no rule is built on:
 * dashed or solid, white or shaded, curved or straight, a big shape or a small one.
 */
import { centre, fills, type Layer, type Picture, seenLayer } from './picture.ts';
import { filledPlaces, spotOf } from './same-spots.ts';
import { plainShapes, shapeAt, shapes } from './shapes.ts';

/** One thing that can be said of a picture; nothing where it cannot be said of it. */
interface Property {
  readonly name: string;
  readonly of: (picture: Picture) => string | undefined;
  /** The value that says that something is not there. */
  readonly absent?: string;
}

/** A property with the value that pictures have in common. */
export interface Look extends Property {
  readonly value: string;
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const compare = (one: number, two: number): string => (one === two ? 'equal' : one > two ? 'more' : 'fewer');
const sidesOf = ({ shape }: Layer): number => shapeAt(shape).sides;

const layerLooks: Readonly<Record<string, (own: Layer) => string | undefined>> = {
  shape: (own) => String(own.shape),
  curved: (own) => yesNo(sidesOf(own) === 0),
  // A curved shape has no number of sides that a child could count.
  sides: (own) => (sidesOf(own) === 0 ? 'curved' : String(sidesOf(own))),
  // Slanting stripes have no mirror line, whatever shape they fill.
  'with a mirror line': (own) => (own.fill > 5 ? undefined : yesNo(shapeAt(own.shape).mirrors)),
  fill: (own) => String(own.fill),
  shaded: (own) => yesNo(own.fill !== 0),
  black: (own) => yesNo(own.fill === 1),
  grey: (own) => yesNo(own.fill === 2),
  dotted: (own) => yesNo(own.fill === 3),
  striped: (own) => yesNo(own.fill > 3),
  patterned: (own) => yesNo(own.fill > 2),
  outline: (own) => String(own.line),
  dashed: (own) => yesNo(own.line === 1),
  thick: (own) => yesNo(own.line === 2),
  size: (own) => String(own.size),
  big: (own) => yesNo(own.size > 3),
  small: (own) => yesNo(own.size < 3),
  turn: (own) => `${own.turn} ${own.flip}`,
  place: (own) => String(own.place),
  'in a corner': (own) => (own.place === centre ? 'middle' : yesNo(own.place % 2 === 0)),
  'at the top': (own) => yesNo(own.place < 3),
  'at the bottom': (own) => yesNo(own.place > 3 && own.place < 7),
  'on the right': (own) => yesNo(own.place > 1 && own.place < 5),
  'on the left': (own) => yesNo(own.place === 0 || own.place === 6 || own.place === 7),
  count: (own) => String(own.count),
  'count even': (own) => yesNo(own.count % 2 === 0),
};

/** What three pictures may share though nobody would call one that lacks it alone: a likeness, not an odd one out. */
const likenesses: Readonly<Record<string, (own: Layer) => string | undefined>> = {
  ...layerLooks,
  slanting: (own) => (own.fill > 3 ? yesNo(own.fill > 5) : undefined),
  'symmetrical outline': (own) => yesNo(shapeAt(own.shape).mirrors),
  // What thick and dashed outlines in one row share is that none of them is plain.
  'plain outline': (own) => yesNo(own.line === 0),
};

function somewhere(name: string, holds: (own: Layer) => boolean): Property {
  return { name: `${name} somewhere`, of: (picture) => yesNo(picture.some(holds)), absent: 'no' };
}

/** All sides of a picture, where each shape has some. */
function sidesTogether(picture: Picture): string | undefined {
  return picture.every((own) => sidesOf(own) > 0)
    ? String(picture.reduce((sum, own) => sum + own.count * sidesOf(own), 0))
    : undefined;
}

const pairLooks: Readonly<Record<string, (one: Layer, two: Layer) => string | undefined>> = {
  'same shape': (one, two) => yesNo(one.shape === two.shape),
  'same shading': (one, two) => yesNo(one.fill === two.fill),
  'both shaded or both white': (one, two) => yesNo((one.fill === 0) === (two.fill === 0)),
  'both curved or both straight': (one, two) => yesNo((sidesOf(one) === 0) === (sidesOf(two) === 0)),
  'more sides': (one, two) =>
    sidesOf(one) === 0 || sidesOf(two) === 0 ? undefined : compare(sidesOf(two), sidesOf(one)),
};

/** What nobody sees before looking for it, unlike one shape, one shading or one number that all pictures but one have. */
const searchedFor = new Set([
  ...Object.keys(pairLooks),
  ...['main', 'small'].flatMap((noun) =>
    ['curved', 'sides', 'with a mirror line', 'striped', 'patterned'].map((name) => `${noun} ${name}`),
  ),
  ...['striped', 'curved', 'straight'].map((name) => `${name} somewhere`),
]);

/** Whether a property by the name that `standingOut` gives is seen at a glance. */
export const isSeenAtOnce = (property: string): boolean => !searchedFor.has(property);

/** What one of two shapes has, whichever it is: all in white among pictures with something black stands out. */
const somewheres: readonly Property[] = [
  ...shapes.map(({ name }, shape) => somewhere(name, (own) => own.shape === shape)),
  ...fills.map(({ paint }, fill) => somewhere(paint, (own) => own.fill === fill)),
  somewhere('striped', (own) => own.fill > 3),
  somewhere('curved', (own) => sidesOf(own) === 0),
  somewhere('straight', (own) => sidesOf(own) > 0),
];
/** What two shapes may share though no rule is about it. */
const pairLikenesses: readonly Property[] = [
  { name: 'sides altogether', of: (picture) => sidesTogether(picture) },
  ...somewheres,
];

const tally = (picture: Picture, holds: (own: Layer) => boolean): number => picture.filter(holds).length;
const looseFills = [0, 1, 2] as const;
type Thing = readonly [name: string, holds: (own: Layer) => boolean];
const shapeThings: readonly Thing[] = plainShapes.map(
  (shape) => [`shape ${shape}`, (own: Layer) => own.shape === shape] as const,
);
const fillThings: readonly Thing[] = looseFills.map(
  (fill) => [`fill ${fill}`, (own: Layer) => own.fill === fill] as const,
);
const plainThings: readonly Thing[] = [...shapeThings, ...fillThings];
const mixedThings: readonly Thing[] = plainShapes.flatMap((shape) =>
  looseFills.map(
    (fill) => [`shape ${shape} fill ${fill}`, (own: Layer) => own.shape === shape && own.fill === fill] as const,
  ),
);
const countOf = ([name, holds]: Thing): Property[] => [
  { name: `number of ${name}`, of: (picture) => String(tally(picture, holds)), absent: '0' },
  { name: `has ${name}`, of: (picture) => yesNo(picture.some(holds)), absent: 'no' },
];

const layersProperties = (layers: number, looks: typeof layerLooks): readonly Property[] => [
  ...['main', 'small'].slice(0, layers).flatMap((noun, at) =>
    Object.entries(looks).map(
      ([name, look]): Property => ({
        name: `${noun} ${name}`,
        of: (picture) => (picture[at] === undefined ? undefined : look(picture[at])),
      }),
    ),
  ),
  ...Object.entries(layers === 2 ? pairLooks : {}).map(
    ([name, look]): Property => ({
      name,
      of: ([one, two]) => (one === undefined || two === undefined ? undefined : look(one, two)),
    }),
  ),
];

/** How many there are of each kind or shading, the most first: '3 2 1'. */
function split(picture: Picture, attribute: 'shape' | 'fill'): number[] {
  const values = picture.map((own) => own[attribute]);
  return [...new Set(values)].map((value) => values.filter((other) => other === value).length).sort((a, b) => b - a);
}
/** The kind or shading that most shapes have, if there is one. */
function commonest(picture: Picture, attribute: 'shape' | 'fill'): string | undefined {
  const [most, next] = split(picture, attribute);
  const values = picture.map((own) => own[attribute]);
  return most === next
    ? undefined
    : String(values.find((value) => values.filter((one) => one === value).length === most));
}
/** Every two of these things, each pair once. */
const pairsOf = (things: readonly Thing[]): (readonly [Thing, Thing])[] =>
  things.flatMap((one, at) => things.slice(at + 1).map((two) => [one, two] as const));

/** What the numbers of two things have to do with each other, where a picture has one of them at least. */
const related =
  ([[, isOne], [, isTwo]]: readonly [Thing, Thing], relation: (one: number, two: number) => string | undefined) =>
  (picture: Picture): string | undefined => {
    const [one, two] = [tally(picture, isOne), tally(picture, isTwo)];
    return one + two === 0 ? undefined : relation(one, two);
  };
const pairName = ([[one], [two]]: readonly [Thing, Thing]): string => `${one} and ${two}`;

/** What is somewhere in these pictures, kinds and shadings apart: what is nowhere has nothing to do with anything. */
function thingsIn(pictures: readonly Picture[]): {
  readonly kinds: readonly Thing[];
  readonly shadings: readonly Thing[];
} {
  const all = pictures.flat();
  const isThere = ([, holds]: Thing): boolean => all.some(holds);
  return { kinds: shapeThings.filter(isThere), shadings: fillThings.filter(isThere) };
}

/** Two numbers that are the same: only then have they something to do with each other at a glance. */
function sameNumbers(pictures: readonly Picture[]): Property[] {
  const { kinds, shadings } = thingsIn(pictures);
  return [kinds, shadings].flatMap(pairsOf).map((pair) => ({
    name: `as many: ${pairName(pair)}`,
    of: related(pair, (one, two) => (one === two ? 'equal' : `${one} and ${two}`)),
  }));
}

const plainLooseProperties: readonly Property[] = [
  { name: 'total', of: (picture) => String(picture.length) },
  { name: 'total even', of: (picture) => yesNo(picture.length % 2 === 0) },
  { name: 'kinds', of: (picture) => String(new Set(picture.map(({ shape }) => shape)).size) },
  { name: 'fills', of: (picture) => String(new Set(picture.map(({ fill }) => fill)).size) },
  { name: 'curves', of: (picture) => String(tally(picture, (own) => sidesOf(own) === 0)) },
  {
    name: 'curves and straights',
    of: (picture) => compare(2 * tally(picture, (own) => sidesOf(own) === 0), picture.length),
  },
  {
    name: 'blacks and whites',
    of: (picture) =>
      compare(
        tally(picture, ({ fill }) => fill === 1),
        tally(picture, ({ fill }) => fill === 0),
      ),
  },
  {
    name: 'has something in the middle',
    of: (picture) => yesNo(picture.some(({ place }) => place === centre)),
    absent: 'no',
  },
  ...plainThings.flatMap(countOf),
  { name: 'most of one shape', of: (picture) => String(split(picture, 'shape')[0]) },
  // All stars black and all diamonds white: anyone who compares kinds with shadings sees that at once.
  {
    name: 'each kind in one shading',
    of: (picture) =>
      yesNo(picture.every(({ shape, fill }) => picture.every((own) => own.shape !== shape || own.fill === fill))),
    absent: 'no',
  },
];

/** The only value that these layers have; 'mixed' where there are several, nothing where there are no layers. */
function onlyValue(layers: Picture, attribute: 'shape' | 'fill'): string | undefined {
  const values = new Set(layers.map((own) => own[attribute]));
  const [value] = values;
  return value === undefined ? undefined : values.size > 1 ? 'mixed' : String(value);
}
/** That all hearts are black, or that all hearts are alike; and so for all black ones. */
function shownAlike([name, holds]: Thing, other: 'shape' | 'fill'): Property[] {
  const only = (picture: Picture): string | undefined => onlyValue(picture.filter(holds), other);
  return [
    { name: `the only ${other} of ${name}`, of: only, absent: 'mixed' },
    {
      name: `${name} alike`,
      of: (picture) => (only(picture) === undefined ? undefined : yesNo(only(picture) !== 'mixed')),
      absent: 'no',
    },
  ];
}

/** What numbers have to do with each other, and what most shapes or all of a kind have, as a child who counts finds it. */
function countedLikenesses(pictures: readonly Picture[]): Property[] {
  const { kinds, shadings } = thingsIn(pictures);
  return [
    ...[kinds, shadings].flatMap(pairsOf).flatMap((pair): Property[] => [
      { name: `more: ${pairName(pair)}`, of: related(pair, compare) },
      { name: `how many more: ${pairName(pair)}`, of: related(pair, (one, two) => String(one - two)) },
      {
        name: `how many times as many: ${pairName(pair)}`,
        of: related(pair, (one, two) => (one * two === 0 ? undefined : String(one / two))),
      },
    ]),
    ...kinds.flatMap((thing) => shownAlike(thing, 'fill')),
    ...shadings.flatMap((thing) => shownAlike(thing, 'shape')),
    ...[...kinds, ...shadings].map(
      ([name, holds]): Property => ({
        name: `${name} in half of the shapes or more`,
        of: (picture) => compare(2 * tally(picture, holds), picture.length),
        absent: 'fewer',
      }),
    ),
  ];
}

/** What loose shapes may have in common, though no picture stands out by lacking it. */
const looseLikenesses: readonly Property[] = [
  { name: 'most of one fill', of: (picture) => String(split(picture, 'fill')[0]) },
  ...(['shape', 'fill'] as const).flatMap((attribute): Property[] => [
    { name: `split by ${attribute}`, of: (picture) => split(picture, attribute).join(' ') },
    { name: `commonest ${attribute}`, of: (picture) => commonest(picture, attribute) },
  ]),
  { name: 'straight shapes', of: (picture) => String(tally(picture, (own) => sidesOf(own) > 0)), absent: '0' },
  { name: 'shaded shapes', of: (picture) => String(tally(picture, ({ fill }) => fill !== 0)), absent: '0' },
  { name: 'shapes not black', of: (picture) => String(tally(picture, ({ fill }) => fill !== 1)), absent: '0' },
  { name: 'sides altogether', of: sidesTogether },
  ...looseFills.map(
    (fill): Property => ({
      name: `kinds with fill ${fill}`,
      of: (picture) => String(new Set(picture.filter((own) => own.fill === fill).map(({ shape }) => shape)).size),
      absent: '0',
    }),
  ),
  // Kinds and shadings that no box has.
  ...plainThings.map(
    ([name, holds]): Property => ({
      name: `without ${name}`,
      of: (picture) => yesNo(picture.some(holds)),
    }),
  ),
];
/** How many grey stars there are is a likeness; that they are as many in all pictures but one is not seen at a glance. */
const looseProperties: readonly Property[] = [...plainLooseProperties, ...mixedThings.flatMap(countOf)];
/** Whether there is a grey star, for all such things in these pictures: the only one without it stands out. */
function mixedThingsIn(pictures: readonly Picture[]): Property[] {
  const there = new Set(pictures.flat().map(({ shape, fill }) => `${shape} ${fill}`));
  return [...there].map((thing) => ({
    name: `has shape and fill ${thing}`,
    of: (picture) => yesNo(picture.some(({ shape, fill }) => `${shape} ${fill}` === thing)),
  }));
}

/** Whether a black heart is in the bottom right corner, for everything that stands somewhere in so many of these pictures at least. */
function spotsIn(pictures: readonly Picture[], least: number): Property[] {
  const many = new Map<string, number>();
  for (const spot of pictures.flat().map(spotOf)) many.set(spot, (many.get(spot) ?? 0) + 1);
  return [...many].flatMap(([spot, times]) =>
    times < least
      ? []
      : [{ name: spot, of: (picture: Picture) => yesNo(picture.some((own) => spotOf(own) === spot)), absent: 'no' }],
  );
}
/** Whether a look is one of those. */
export const isSpot = ({ name }: Look): boolean => name.includes(' at ');

const filled = 'something in place';
/** Whether something is in the bottom right corner, whatever it is, for every place where all of these pictures have something. */
const filledIn = (pictures: readonly Picture[]): Property[] =>
  filledPlaces(pictures).map((place) => ({
    name: `${filled} ${place}`,
    of: (picture) => yesNo(picture.some((own) => own.place === place)),
    absent: 'no',
  }));
/** Whether a look is one of those. */
export const isFilledPlace = ({ name }: Look): boolean => name.startsWith(filled);

const byLayers = new Map([1, 2].map((layers) => [layers, layersProperties(layers, layerLooks)]));
const likeByLayers = new Map<number, readonly Property[]>([
  [1, [...layersProperties(1, likenesses), { name: 'sides altogether', of: sidesTogether }]],
  [2, [...layersProperties(2, likenesses), ...pairLikenesses]],
]);
const likeLoose: readonly Property[] = [...looseProperties, ...looseLikenesses];

/** What can be said of pictures like this one: of one shape, of a shape with a small one, or of loose small shapes. */
function propertiesFor(picture: Picture | undefined, loose: readonly Property[]): readonly Property[] {
  return byLayers.get(picture?.length ?? 0) ?? loose;
}

const asSeen = (pictures: readonly Picture[]): Picture[] => pictures.map((picture) => picture.map(seenLayer));

/** Every picture that is alone in a plainly visible property, while all the others share one value of it. */
export function standingOut(pictures: readonly Picture[]): { readonly at: number; readonly property: string }[] {
  const seen = asSeen(pictures);
  const layers = seen[0]?.length ?? 0;
  // What stands where in one picture alone is nothing to see.
  const spots = (): Property[] => spotsIn(seen, seen.length - 1);
  const more = layers > 2 ? [...sameNumbers(seen), ...mixedThingsIn(seen), ...spots()] : layers === 2 ? somewheres : [];
  return [...propertiesFor(seen[0], plainLooseProperties), ...more].flatMap(({ name, of }) => {
    const values = seen.map(of);
    if (values.includes(undefined) || new Set(values).size !== 2) return [];
    const alone = values.filter((value) => values.indexOf(value) === values.lastIndexOf(value));
    return alone.map((value) => ({ at: values.indexOf(value), property: name }));
  });
}

/** Everything that all pictures have in common. What is missing from each is not counted: nobody looks for what is not there. */
export function inCommon(pictures: readonly Picture[]): Look[] {
  const [first, ...others] = asSeen(pictures);
  if (first === undefined) return [];
  const seen = [first, ...others];
  const properties = likeByLayers.get(first.length) ?? [
    ...likeLoose,
    ...countedLikenesses(seen),
    ...spotsIn(seen, seen.length),
    ...filledIn(seen),
  ];
  return properties.flatMap(({ name, of, absent }) => {
    const value = of(first);
    const isShared = value !== undefined && value !== absent && others.every((other) => of(other) === value);
    return isShared ? [{ name, of, value }] : [];
  });
}

/** Whether a picture has all of these looks. */
export function hasLooks(picture: Picture, wanted: readonly Look[]): boolean {
  const seen = picture.map(seenLayer);
  return wanted.every(({ of, value }) => of(seen) === value);
}

/** The values of every property that can be said of all these pictures: one list for each property, in their order. */
export function valuesSeen(pictures: readonly Picture[]): string[][] {
  const seen = asSeen(pictures);
  return propertiesFor(seen[0], looseProperties).flatMap(({ of }) => {
    const values = seen.flatMap((picture) => of(picture) ?? []);
    return values.length === seen.length ? [values] : [];
  });
}
