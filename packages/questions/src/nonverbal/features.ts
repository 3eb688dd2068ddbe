/** The language of likeness: everything a child can say about a picture when asked what is the same or different. */
import {
  type Attribute,
  describeLayer,
  fills,
  type Layer,
  lines,
  type Picture,
  placeNames,
  seenLayer,
  sizeNames,
} from './picture.ts';
import { shapeAt } from './shapes.ts';

/** One thing that can be said. Pictures of which it cannot be said have no value. */
export interface Feature {
  readonly featureId: string;
  of(picture: Picture): string | undefined;
  /** What several pictures do that share the value: 'have black shapes', 'are large'. */
  says(value: string): string;
}

const first = (picture: Picture): Layer | undefined => picture[0];
/** A picture of a shape with another one in it or beside it. */
const pairOf = (picture: Picture): readonly [Layer, Layer] | undefined => {
  const [one, two] = picture;
  return picture.length === 2 && one !== undefined && two !== undefined ? [one, two] : undefined;
};
const isScatter = (picture: Picture): boolean => picture.length > 2;
const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const amount = (value: string): string => numberWords[Number(value)] ?? value;
const ofAttribute = (
  featureId: string,
  at: number,
  attribute: Attribute,
  noun: string,
  word: (value: number) => string,
): Feature => ({
  featureId,
  of(picture) {
    const own = isScatter(picture) ? undefined : picture[at];
    return own === undefined ? undefined : String(seenLayer(own)[attribute]);
  },
  says: (value) => `have ${noun.replace('*', word(Number(value)))}`,
});
const relation = (
  featureId: string,
  holds: (one: Layer, two: Layer) => boolean | undefined,
  yes: string,
  no: string,
): Feature => ({
  featureId,
  of(picture) {
    const pair = pairOf(picture);
    const held = pair === undefined ? undefined : holds(pair[0], pair[1]);
    return held === undefined ? undefined : String(held);
  },
  says: (value) => (value === 'true' ? yes : no),
});
const counting = (
  featureId: string,
  count: (picture: Picture) => number | string,
  says: (value: string) => string,
): Feature => ({
  featureId,
  of: (picture) => (isScatter(picture) ? String(count(picture)) : undefined),
  says,
});
const compare = (one: number, two: number): string => (one === two ? 'equal' : one > two ? 'more' : 'fewer');
const withFill = (picture: Picture, fill: number): number => picture.filter((own) => own.fill === fill).length;
const sidesOf = (own: Layer): number => shapeAt(own.shape).sides;
const isStriped = (own: Layer): boolean => own.fill > 3;
const plural = (count: string, noun: string): string => `${amount(count)} ${noun}${count === '1' ? '' : 's'}`;

const shapeWithArticle = (value: number): string => {
  const { name } = shapeAt(value);
  return `${/^[aeiouL]/.test(name) ? 'an' : 'a'} ${name}`;
};
const shading = (value: number): string => {
  const name = fills[value]?.name ?? '';
  return name.startsWith('striped') ? name.replace('striped', 'stripes') : `${name} shading`;
};

/** Everything that can be said, plain things first. */
export const features: readonly Feature[] = [
  ofAttribute('shape', 0, 'shape', '* as the main shape', shapeWithArticle),
  ofAttribute('fill', 0, 'fill', '*', shading),
  ofAttribute('size', 0, 'size', 'a * shape', (value) => sizeNames[value] ?? ''),
  ofAttribute('line', 0, 'line', 'a * outline', (value) => lines[value] ?? ''),
  ofAttribute('turn', 0, 'turn', 'a shape pointing the same way', () => ''),
  ofAttribute('place', 1, 'place', 'the small shape *', (value) => placeNames[value] ?? ''),
  ofAttribute('innerShape', 1, 'shape', '* as the small shape', shapeWithArticle),
  ofAttribute('innerFill', 1, 'fill', '* on the small shape', shading),
  ofAttribute('innerTurn', 1, 'turn', 'a small shape pointing the same way', () => ''),
  {
    featureId: 'count',
    of: (picture) => (picture.length === 1 ? String(picture[0]?.count) : undefined),
    says: (value) => `have ${plural(value, 'shape')}`,
  },
  {
    featureId: 'sides',
    of: (picture) =>
      isScatter(picture) || first(picture) === undefined
        ? undefined
        : String(shapeAt(first(picture)?.shape ?? 0).sides),
    says: (value) =>
      value === '0' ? 'have a curved main shape' : `have a main shape with ${amount(value)} straight sides`,
  },
  {
    featureId: 'curved',
    of: (picture) =>
      isScatter(picture) || first(picture) === undefined
        ? undefined
        : String(shapeAt(first(picture)?.shape ?? 0).sides === 0),
    says: (value) => (value === 'true' ? 'have a curved edge' : 'have straight edges only'),
  },
  {
    featureId: 'striped',
    of: (picture) => {
      const own = first(picture);
      return isScatter(picture) || own === undefined ? undefined : String(isStriped(own));
    },
    says: (value) => (value === 'true' ? 'have stripes' : 'have no stripes'),
  },
  {
    featureId: 'mirrors',
    of: (picture) => {
      const own = first(picture);
      return picture.length !== 1 || own === undefined ? undefined : String(shapeAt(own.shape).mirrors);
    },
    says: (value) => (value === 'true' ? 'have a line of symmetry' : 'have no line of symmetry'),
  },
  relation(
    'sameShape',
    (one, two) => one.shape === two.shape,
    'have the same shape twice, big and small',
    'have two different shapes',
  ),
  relation(
    'sameFill',
    (one, two) => one.fill === two.fill,
    'have two shapes with the same shading',
    'have two shapes with different shading',
  ),
  {
    featureId: 'sidesCompare',
    of: (picture) => {
      const pair = pairOf(picture);
      return pair === undefined ? undefined : compare(sidesOf(pair[1]), sidesOf(pair[0]));
    },
    says: (value) =>
      value === 'equal'
        ? 'have a small shape with as many sides as the big one'
        : `have a small shape with ${value} sides than the big one`,
  },
  relation(
    'bothCurved',
    (one, two) => (sidesOf(one) === 0) === (sidesOf(two) === 0),
    'have two curved shapes, or two straight-sided ones',
    'have one curved shape and one with straight sides',
  ),
  counting(
    'total',
    (picture) => picture.length,
    (value) => `have ${plural(value, 'shape')}`,
  ),
  counting(
    'blacks',
    (picture) => withFill(picture, 1),
    (value) => `have ${plural(value, 'black shape')}`,
  ),
  counting(
    'whites',
    (picture) => withFill(picture, 0),
    (value) => `have ${plural(value, 'white shape')}`,
  ),
  counting(
    'blackWhite',
    (picture) => compare(withFill(picture, 1), withFill(picture, 0)),
    (value) =>
      value === 'equal' ? 'have as many black shapes as white ones' : `have ${value} black shapes than white ones`,
  ),
  counting(
    'kinds',
    (picture) => new Set(picture.map(({ shape }) => shape)).size,
    (value) => `have ${plural(value, 'kind')} of shape`,
  ),
  counting(
    'curves',
    (picture) => picture.filter((own) => sidesOf(own) === 0).length,
    (value) => `have ${plural(value, 'curved shape')}`,
  ),
  counting(
    'allSides',
    (picture) => picture.reduce((sum, own) => sum + sidesOf(own), 0),
    (value) => `have ${value} straight sides altogether`,
  ),
];

/** The feature with this name. */
export function featureNamed(featureId: string): Feature {
  const found = features.find((feature) => feature.featureId === featureId);
  if (found === undefined) throw new RangeError(`no feature ${featureId}`);
  return found;
}

/** The same words about one picture: 'has black shading'. */
export function saysOfOne(feature: Feature, value: string): string {
  return feature
    .says(value)
    .replace(/^have /, 'has ')
    .replace(/^are /, 'is ');
}

/** Every way in which exactly one of the pictures differs from all the others. */
export function oddOnes(
  pictures: readonly Picture[],
): { readonly feature: Feature; readonly at: number; readonly shared: string }[] {
  return features.flatMap((feature) => {
    const values = pictures.map((picture) => feature.of(picture));
    return values.flatMap((value, at) => {
      const others = values.filter((_, place) => place !== at);
      const [shared] = others;
      return shared !== undefined &&
        value !== undefined &&
        value !== shared &&
        others.every((other) => other === shared)
        ? [{ feature, at, shared }]
        : [];
    });
  });
}

/** Everything that all pictures have in common. */
export function sharedBy(pictures: readonly Picture[]): { readonly feature: Feature; readonly value: string }[] {
  return features.flatMap((feature) => {
    const [value, ...others] = pictures.map((picture) => feature.of(picture));
    return value !== undefined && others.every((other) => other === value) ? [{ feature, value }] : [];
  });
}

/** A picture in words that fit any scaffold. */
export function describeAny(picture: Picture): string {
  return picture.map((own) => describeLayer(own)).join(', ');
}
