/** The language of likeness: everything a child can say about a picture when asked what is the same or different. */
import { numberInWords } from '../../kernel/number-text.ts';
import type { Kind } from './palette.ts';
import { type Attribute, fills, type Layer, lines, type Picture, placeNames, seenLayer, sizeNames } from './picture.ts';
import { shapeAt, withArticle } from './shapes.ts';

/** One thing that can be said. Pictures of which it cannot be said have no value. */
export interface Feature {
  readonly featureId: string;
  of(picture: Picture): string | undefined;
  /** What several pictures do that share the value, in words that fit their kind: 'have a black shape', 'have three shapes'. */
  says(value: string, kind: Kind): string;
  /** What this picture alone does, where that can be told more exactly. */
  readonly exactly?: (picture: Picture) => string | undefined;
}

const first = (picture: Picture): Layer | undefined => picture[0];
/** A picture of a shape with another one in it or beside it. */
const pairOf = (picture: Picture): readonly [Layer, Layer] | undefined => {
  const [one, two] = picture;
  return picture.length === 2 && one !== undefined && two !== undefined ? [one, two] : undefined;
};
const isScatter = (picture: Picture): boolean => picture.length > 2;
const largestInWords = 12;
const amount = (value: string): string => {
  const count = Number(value);
  if (count === 0) return 'no';
  return Number.isInteger(count) && count <= largestInWords ? numberInWords(count) : value;
};
const ofAttribute = (
  featureId: string,
  at: number,
  attribute: Attribute,
  says: (value: number, kind: Kind) => string,
): Feature => ({
  featureId,
  of(picture) {
    const own = isScatter(picture) ? undefined : picture[at];
    return own === undefined ? undefined : String(seenLayer(own)[attribute]);
  },
  says: (value, kind) => `have ${says(Number(value), kind)}`,
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

/** What a child calls the first layer: 'shape' when it is the only one. */
const mainNoun = (kind: Kind): string => (kind === 'single' || kind === 'group' ? 'shape' : 'main shape');
/** What comes before the edge or outline of the first layer, where the small shape has another. */
const ofMain = (kind: Kind): string => (mainNoun(kind) === 'shape' ? '' : 'a main shape with ');
/** 'a black shape', 'black shapes', 'a small shape with stripes across'. */
function withShading(value: number, noun: string, kind: Kind): string {
  const { name, stripes } = fills[value] ?? {};
  // 'a small black shape': the size comes before the colour.
  const named = noun.startsWith('small ') ? noun.replace('small ', `small ${name} `) : `${name} ${noun}`;
  const own = `${stripes === undefined ? named : noun}${kind === 'group' ? 's' : ''}`;
  const whole = kind === 'group' ? own : withArticle(own);
  return stripes === undefined ? whole : `${whole} with ${stripes}`;
}
function shapeWords(value: number, kind: Kind): string {
  const { name, plural: several } = shapeAt(value);
  if (kind === 'group') return several;
  return kind === 'single' ? withArticle(name) : `${withArticle(name)} as the main shape`;
}

/** Everything that can be said, plain things first. */
export const features: readonly Feature[] = [
  ofAttribute('shape', 0, 'shape', shapeWords),
  ofAttribute('fill', 0, 'fill', (value, kind) => withShading(value, mainNoun(kind), kind)),
  ofAttribute('size', 0, 'size', (value, kind) => withArticle(`${sizeNames[value]} ${mainNoun(kind)}`)),
  ofAttribute('line', 0, 'line', (value, kind) => `${ofMain(kind)}a ${lines[value]} outline`),
  ofAttribute('place', 1, 'place', (value) => `the small shape ${placeNames[value]}`),
  ofAttribute('innerShape', 1, 'shape', (value) => `${withArticle(shapeAt(value).name)} as the small shape`),
  ofAttribute('innerFill', 1, 'fill', (value, kind) => withShading(value, 'small shape', kind)),
  {
    featureId: 'count',
    of: (picture) => (picture.length === 1 ? String(picture[0]?.count) : undefined),
    says: (value) => `have ${plural(value, 'shape')}`,
  },
  {
    featureId: 'sides',
    // Sides are counted where all of them are straight; a heart or a semicircle has no number of them.
    of(picture) {
      const own = first(picture);
      const sides = own === undefined ? 0 : sidesOf(own);
      return isScatter(picture) || sides === 0 ? undefined : String(sides);
    },
    says: (value, kind) => `have a ${mainNoun(kind)} with ${amount(value)} sides`,
  },
  {
    featureId: 'curved',
    of: (picture) =>
      isScatter(picture) || first(picture) === undefined
        ? undefined
        : String(shapeAt(first(picture)?.shape ?? 0).sides === 0),
    says: (value, kind) => `have ${ofMain(kind)}${value === 'true' ? 'a curved edge' : 'straight edges only'}`,
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
      // Slanting stripes have no mirror line, whatever shape they fill.
      return picture.length !== 1 || own === undefined || own.fill > 5 ? undefined : String(shapeAt(own.shape).mirrors);
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
      return pair === undefined || pair.some((own) => sidesOf(own) === 0)
        ? undefined
        : compare(sidesOf(pair[1]), sidesOf(pair[0]));
    },
    says: (value) =>
      value === 'equal'
        ? 'have a small shape with as many sides as the big one'
        : `have a small shape with ${value} sides than the big one`,
  },
  {
    ...relation(
      'bothCurved',
      (one, two) => (sidesOf(one) === 0) === (sidesOf(two) === 0),
      'have two curved shapes, or two straight-sided ones',
      'have one curved shape and one with straight sides',
    ),
    exactly(picture) {
      const curves = picture.filter((own) => sidesOf(own) === 0).length;
      return curves === 1 ? undefined : `have ${curves === 2 ? 'two curved shapes' : 'two shapes with straight sides'}`;
    },
  },
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
  {
    featureId: 'allSides',
    of: (picture) =>
      isScatter(picture) && picture.every((own) => sidesOf(own) > 0)
        ? String(picture.reduce((sum, own) => sum + sidesOf(own), 0))
        : undefined,
    says: (value) => `have ${value} sides altogether`,
  },
];

/** The feature with this name. */
export function featureNamed(featureId: string): Feature {
  const found = features.find((feature) => feature.featureId === featureId);
  if (found === undefined) throw new RangeError(`no feature ${featureId}`);
  return found;
}

/** The same words about one picture: 'has black shading'. */
export function saysOfOne(feature: Feature, value: string, kind: Kind): string {
  return feature.says(value, kind).replace(/^have /, 'has ');
}

/** What this picture does, which has the value: as exactly as can be. */
export function saysOfPicture(feature: Feature, value: string, kind: Kind, picture: Picture): string {
  return (feature.exactly?.(picture) ?? feature.says(value, kind)).replace(/^have /, 'has ');
}

/** A feature and the value that pictures share. */
export interface Shared {
  readonly feature: Feature;
  readonly value: string;
}

/** 'have a black circle', 'have three large shapes': two things about the same shape; undefined where they are about two. */
function sayOfOneShape(shared: readonly Shared[], kind: Kind): string | undefined {
  const ids = ['count', 'size', 'fill', 'shape'];
  if ((kind !== 'single' && kind !== 'group') || !shared.every(({ feature }) => ids.includes(feature.featureId)))
    return undefined;
  const [count, size, fill, shape] = ids.map((id) => shared.find(({ feature }) => feature.featureId === id)?.value);
  const shading = fill === undefined ? undefined : fills[Number(fill)];
  const isSingle = kind === 'single' || count === '1';
  const named = shape === undefined ? undefined : shapeAt(Number(shape));
  const noun = isSingle ? (named?.name ?? 'shape') : (named?.plural ?? 'shapes');
  const words = [
    count === undefined ? '' : amount(count),
    size === undefined ? '' : (sizeNames[Number(size)] ?? ''),
    shading?.name ?? '',
    noun,
  ]
    .filter((word) => word !== '')
    .join(' ');
  return `have ${kind === 'single' ? withArticle(words) : words}${shading?.stripes === undefined ? '' : ` with ${shading.stripes}`}`;
}

/** 'have a small black shape, on the left': its place and shading; undefined where other things are shared. */
function sayOfSmallShape(shared: readonly Shared[], kind: Kind): string | undefined {
  const [place, fill] = ['place', 'innerFill'].map((id) => shared.find(({ feature }) => feature.featureId === id));
  if (shared.length !== 2 || place === undefined || fill === undefined) return undefined;
  return `${fill.feature.says(fill.value, kind)}, ${placeNames[Number(place.value)]}`;
}

/** 'have a small black shape with more sides than the big one': how its sides compare, and its shading or place. */
function sayOfComparedShape(shared: readonly Shared[], kind: Kind): string | undefined {
  const [sides, fill, place] = ['sidesCompare', 'innerFill', 'place'].map((id) =>
    shared.find(({ feature }) => feature.featureId === id),
  );
  if (shared.length !== 2 || sides === undefined) return undefined;
  const says = sides.feature.says(sides.value, kind);
  if (fill !== undefined) return says.replace('a small shape', withShading(Number(fill.value), 'small shape', kind));
  return place === undefined
    ? undefined
    : says.replace('a small shape', `a small shape ${placeNames[Number(place.value)]},`);
}

/** 'have the same shape twice, and the small one is grey': two shapes, and the shading of the small one. */
function sayOfTwins(shared: readonly Shared[], kind: Kind): string | undefined {
  const [same, fill] = ['sameShape', 'innerFill'].map((id) => shared.find(({ feature }) => feature.featureId === id));
  const shading = fills[Number(fill?.value)];
  if (shared.length !== 2 || same === undefined || shading === undefined) return undefined;
  const looks = shading.stripes === undefined ? `is ${shading.name}` : `has ${shading.stripes}`;
  return `${same.feature.says(same.value, kind).replace(', big and small', '')}, and the small one ${looks}`;
}

/** What pictures do that share several things, the verb once: 'have a grey shape and a thick outline'. */
export function saysTogether(shared: readonly Shared[], kind: Kind): string {
  const ofOne =
    shared.length > 1
      ? (sayOfOneShape(shared, kind) ??
        sayOfSmallShape(shared, kind) ??
        sayOfComparedShape(shared, kind) ??
        sayOfTwins(shared, kind))
      : undefined;
  if (ofOne !== undefined) return ofOne;
  const says = (featureId: string): string | undefined => {
    const found = shared.find(({ feature }) => feature.featureId === featureId);
    return found?.feature.says(found.value, kind);
  };
  const [total, kinds] = [says('total'), says('kinds')];
  if (shared.length === 2 && total !== undefined && kinds !== undefined)
    return `${total}, of ${kinds.replace(/^have /, '').replace(' of shape', '')}`;
  const [first = '', ...others] = shared.map(({ feature, value }) => feature.says(value, kind));
  // 'a main shape with stripes up and down, and a small black shape'
  return [first, ...others.map((words) => words.replace(/^have /, ''))].join(
    first.includes(' and ') ? ', and ' : ' and ',
  );
}
