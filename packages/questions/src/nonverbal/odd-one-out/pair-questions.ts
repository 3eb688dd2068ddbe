/** Odd ones out by two things that go together in four pictures: squares are black and hearts are white, but one heart is black. */
import type { Made } from '../../kernel/generator.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn } from '../drawn-choice.ts';
import { pictureFigure } from '../pictures/draw.ts';
import { featureNoun } from '../pictures/feature-slots.ts';
import { featureNamed, saysOfOne } from '../pictures/features.ts';
import { attributes, fills, type Picture, seenAs, shapeWord } from '../pictures/picture.ts';
import { type Slot, seenInWords, valueWord } from '../pictures/scaffold.ts';
import { standingOut } from '../pictures/visible.ts';
import { wordings } from '../wordings.ts';
import { dealPictures, twoValues } from './dealing-features.ts';

/** Where the two things are: in one shape, or in two shapes of which each has one of them. */
export type PairKind = 'single' | 'nested' | 'runner';

/** A kind of shape with the look that goes with it. */
type Pair = readonly [shape: number, look: number];

interface PairWords {
  readonly hint: string;
  readonly together: string;
  /** 'Each heart is white', of all pictures with that shape. */
  each(pair: Pair): string;
  /** 'the square is black', of some of them. */
  some(pair: Pair): string;
  keeps(pair: Pair): string;
}

const lookNouns = { fill: 'shading', size: 'size', line: 'outline' } as const;
type Look = keyof typeof lookNouns;

function wordsOfOne(attribute: Look): PairWords {
  const look = (value: number): string => {
    if (attribute === 'line') return saysOfOne(featureNamed('line'), String(value), 'single');
    const isStriped = attribute === 'fill' && fills[value]?.stripes !== undefined;
    return `${isStriped ? 'has' : 'is'} ${valueWord(attribute, value)}`;
  };
  return {
    hint: 'Two things go together here. Sort the pictures by their shape, then look for what goes with each shape.',
    together: `the kind of shape and its ${lookNouns[attribute]}`,
    each: ([shape, value]) => `Each ${shapeWord(shape)} ${look(value)}.`,
    some: ([shape, value]) => `the ${shapeWord(shape)} ${look(value)}`,
    keeps: ([shape, value]) => `another ${shapeWord(shape)} ${look(value)} too`,
  };
}

function wordsOfTwo(kind: PairKind, shapes: Slot, looks: Slot): PairWords {
  const noun = shapes.at === 0 ? 'main shape' : 'small shape';
  // The same names as in the hint, wherever the small shape is.
  const seen = (slot: Slot, value: number): string =>
    (seenInWords(kind, slot, value) ?? '')
      .replace(/the (?:outer|middle) shape/, 'the main shape')
      .replace('the inner shape', 'the small shape');
  const both = ([shape, value]: Pair): string => `${seen(shapes, shape)} and ${seen(looks, value)}`;
  return {
    hint: `Two things go together here. Sort the pictures by their ${noun}, then look at the ${shapes.at === 0 ? 'small' : 'main'} shape that goes with it.`,
    together: `${featureNoun(kind, shapes)} and ${featureNoun(kind, looks)}`,
    each: ([shape, value]) => `Wherever ${seen(shapes, shape)}, ${seen(looks, value)}.`,
    some: both,
    keeps: (pair) => `in another picture, too, ${both(pair)}`,
  };
}

/** The two things of a kind of pair, and how they are spoken of. */
function drawPair(
  random: Random,
  kind: PairKind,
): { readonly slots: readonly [Slot, Slot]; readonly words: PairWords } {
  if (kind === 'single') {
    const attribute = random.pick(['fill', 'size', 'line'] as const);
    return {
      slots: [
        { at: 0, attribute: 'shape' },
        { at: 0, attribute },
      ],
      words: wordsOfOne(attribute),
    };
  }
  const across: readonly (readonly [Slot, Slot])[] = [
    [
      { at: 0, attribute: 'shape' },
      { at: 1, attribute: 'fill' },
    ],
    [
      { at: 1, attribute: 'shape' },
      { at: 0, attribute: 'fill' },
    ],
    kind === 'runner'
      ? [
          { at: 0, attribute: 'shape' },
          { at: 1, attribute: 'place' },
        ]
      : [
          { at: 1, attribute: 'shape' },
          { at: 0, attribute: 'line' },
        ],
  ];
  const slots = random.pick(across);
  return { slots, words: wordsOfTwo(kind, ...slots) };
}

/** What a picture shows that most of the others do not, of everything in which they differ. */
function rarities(pictures: readonly Picture[], picture: Picture): number {
  return picture.flatMap((own, at) =>
    attributes.filter((name) => {
      const many = pictures.filter((other) => other[at]?.[name] === own[name]).length;
      return many * 2 < pictures.length;
    }),
  ).length;
}

/** One question about two things that go together; `varying`: how many others vary besides. */
export function byPair(random: Random, kind: PairKind, varying: number): Made | undefined {
  const { slots, words } = drawPair(random, kind);
  const [shapes, looks] = slots.map((slot) => twoValues(random, kind, slot, []));
  if (shapes === undefined || looks === undefined) return undefined;
  const [one, two]: readonly [Pair, Pair] = [
    [shapes[0], looks[0]],
    [shapes[1], looks[1]],
  ];
  const broken: Pair = [one[0], two[1]];
  const pictures = dealPictures(random, kind, [], { slots, values: [broken, one, one, two, two] }, varying, false);
  const [odd] = pictures ?? [];
  if (pictures === undefined || odd === undefined || standingOut(pictures).length > 0) return undefined;
  // A large, thick and striped heart draws the eye more than the pair that is broken.
  const rarest = Math.max(...pictures.map((picture) => rarities(pictures, picture)));
  if (kind === 'single' && varying > 1 && rarest > 2) return undefined;
  const isTwo = (picture: Picture): boolean => picture[slots[0].at]?.shape === two[0];
  return askDrawn(
    {
      prompt: worded(random, wordings.oddOneOut),
      hint: words.hint,
      steps: [
        `Two things go together in four of the pictures: ${words.together}.`,
        `${words.each(two)} In two pictures ${words.some(one)}.`,
        `But in a third picture ${words.some(broken)}. That breaks the rule.`,
      ],
      variant: pictures.map(seenAs).join(' '),
      features: { varying, pair: 1, across: kind === 'single' ? 0 : 1 },
    },
    random.shuffle(pictures).map((picture) => ({
      figure: pictureFigure(picture),
      because:
        picture === odd
          ? undefined
          : {
              id: 'n.oddOut/keeps-the-pair',
              says: `This one keeps the rule: ${words.keeps(isTwo(picture) ? two : one)}.`,
            },
    })),
  );
}
