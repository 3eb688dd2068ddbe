/** n.oddOut: four pictures share something, one does not, and nothing else sets another one apart. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineMaker, type Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { askDrawn, choices } from './choice.ts';
import { cellOf, pictureFigure } from './draw.ts';
import { describeEmblem, drawEmblem, drawnEmblem, type Richness } from './emblem.ts';
import { describeAny, featureNamed, oddOnes, saysOfOne } from './features.ts';
import { lookOf, mirrorIn, optionContent, turnAbout } from './geometry.ts';
import { drawFitting, type Kind, paletteOf } from './palette.ts';
import { type Attribute, isLegible, type Picture, seenAs, shapeWord, sizeNames } from './picture.ts';
import { optionFigures, optionPictures } from './read.ts';
import type { Slot } from './scaffold.ts';

/** What sets one apart: a feature; two attributes that go together in the others; or being a mirror picture of the others. */
type Rule =
  | { readonly kind: Kind; readonly featureId: string }
  | { readonly kind: 'pair' }
  | { readonly kind: 'turned'; readonly richness: Richness };
interface Plan {
  readonly rules: readonly Rule[];
  /** How many attributes vary besides. */
  readonly varying: number;
}

const rule = (kind: Kind, ...featureIds: string[]): Rule[] => featureIds.map((featureId) => ({ kind, featureId }));
const ladder = (
  rules: readonly Rule[],
  medium: readonly Rule[] = rules,
  hard: readonly Rule[] = medium,
): Readonly<Record<Difficulty, Plan>> => ({
  easy: { rules, varying: 2 },
  medium: { rules: medium, varying: 3 },
  hard: { rules: hard, varying: 5 },
});
const relations = [...rule('nested', 'sameShape'), ...rule('runner', 'sameShape', 'sameFill')];
const farRelations = [
  ...rule('runner', 'sameShape', 'sameFill', 'bothCurved', 'sidesCompare'),
  ...rule('nested', 'sidesCompare'),
];
const countings = rule('scatter', 'total', 'blacks', 'whites');
const pair: Rule[] = [{ kind: 'pair' }];
const turned = (richness: Richness): Rule[] => [{ kind: 'turned', richness }];

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430101: ladder(rule('single', 'shape'), rule('single', 'sides', 'curved'), rule('single', 'sides', 'curved')),
  430102: ladder(
    rule('single', 'fill'),
    rule('single', 'fill', 'line', 'striped'),
    rule('nested', 'fill', 'innerFill', 'line'),
  ),
  430103: ladder([...rule('single', 'size'), ...rule('group', 'count')]),
  440101: ladder(
    [...rule('single', 'shape', 'fill', 'size'), ...rule('group', 'count')],
    [...rule('single', 'sides', 'line', 'fill'), ...rule('group', 'count')],
    [...rule('nested', 'innerFill', 'innerShape', 'line'), ...rule('runner', 'place')],
  ),
  440102: ladder(
    rule('group', 'count', 'fill'),
    [...rule('group', 'count', 'fill'), ...rule('scatter', 'total')],
    rule('scatter', 'blacks', 'whites', 'total'),
  ),
  440103: ladder(rule('single', 'mirrors')),
  450101: ladder(
    rule('single', 'sides', 'curved', 'striped'),
    rule('nested', 'curved', 'innerFill', 'innerShape'),
    rule('runner', 'place', 'innerShape', 'sides', 'curved'),
  ),
  450102: {
    easy: { rules: turned(0), varying: 0 },
    medium: { rules: turned(1), varying: 0 },
    hard: { rules: turned(2), varying: 0 },
  },
  450103: ladder(relations, relations, farRelations),
  460101: {
    easy: { rules: [...rule('nested', 'innerFill', 'line'), ...rule('runner', 'innerShape', 'place')], varying: 3 },
    medium: { rules: pair, varying: 1 },
    hard: { rules: pair, varying: 3 },
  },
  460102: ladder(relations, [...relations, ...farRelations], farRelations),
  460103: {
    easy: { rules: rule('single', 'mirrors'), varying: 3 },
    medium: { rules: turned(1), varying: 0 },
    hard: { rules: turned(2), varying: 0 },
  },
  470101: {
    easy: { rules: pair, varying: 1 },
    medium: { rules: pair, varying: 3 },
    hard: { rules: [...pair, ...farRelations, ...countings], varying: 5 },
  },
};

const slotOf: Readonly<Record<string, readonly Slot[]>> = {
  shape: [{ at: 0, attribute: 'shape' }],
  sides: [{ at: 0, attribute: 'shape' }],
  curved: [{ at: 0, attribute: 'shape' }],
  mirrors: [{ at: 0, attribute: 'shape' }],
  fill: [{ at: 0, attribute: 'fill' }],
  striped: [{ at: 0, attribute: 'fill' }],
  size: [{ at: 0, attribute: 'size' }],
  line: [{ at: 0, attribute: 'line' }],
  count: [{ at: 0, attribute: 'count' }],
  place: [{ at: 1, attribute: 'place' }],
  innerShape: [{ at: 1, attribute: 'shape' }],
  innerFill: [{ at: 1, attribute: 'fill' }],
  sameShape: [
    { at: 0, attribute: 'shape' },
    { at: 1, attribute: 'shape' },
  ],
  sidesCompare: [
    { at: 0, attribute: 'shape' },
    { at: 1, attribute: 'shape' },
  ],
  bothCurved: [
    { at: 0, attribute: 'shape' },
    { at: 1, attribute: 'shape' },
  ],
  sameFill: [
    { at: 0, attribute: 'fill' },
    { at: 1, attribute: 'fill' },
  ],
};

/** The attributes a feature looks at. */
export function slotsFor(featureId: string): readonly Slot[] {
  return slotOf[featureId] ?? [];
}

const text = 'Which picture is the **odd one out**?';
const hintWords = 'Say what you see in each picture: the shapes, the shading, how many. What do four of them share?';

/** Pairs of attributes that go together in all pictures but one: the place of that one. */
export function pairBreakers(
  pictures: readonly Picture[],
): { readonly at: number; readonly pair: readonly [Attribute, Attribute] }[] {
  const names: readonly (readonly [Attribute, Attribute])[] = [
    ['shape', 'fill'],
    ['shape', 'size'],
    ['fill', 'size'],
    ['shape', 'line'],
    ['fill', 'line'],
    ['shape', 'count'],
    ['fill', 'count'],
  ];
  return names.flatMap(([one, other]) =>
    pictures.flatMap((_, at) => {
      const seen = pictures.map((picture) => `${picture[0]?.[one]}:${picture[0]?.[other]}`);
      const others = seen.filter((_value, place) => place !== at);
      const sides = [0, 1].map((side) => new Set(others.map((value) => value.split(':')[side])).size);
      const isRule =
        new Set(others).size === 2 &&
        sides.every((size) => size === 2) &&
        others.every((value) => others.filter((same) => same === value).length === 2);
      const own = seen[at] ?? '';
      const [left, right] = own.split(':');
      const isKnown =
        others.some((value) => value.split(':')[0] === left) && others.some((value) => value.split(':')[1] === right);
      return isRule && isKnown && !others.includes(own) ? [{ at, pair: [one, other] as const }] : [];
    }),
  );
}

function byFeature(random: Random, kind: Kind, featureId: string, varying: number): Made | undefined {
  const feature = featureNamed(featureId);
  const palette = paletteOf(random, kind, slotsFor(featureId), varying);
  const shared = feature.of(palette(random));
  if (shared === undefined) return undefined;
  const pictures: Picture[] = [];
  for (let place = 0; place < 5; place++) {
    const picture = drawFitting(
      random,
      palette,
      (own) => (feature.of(own) === shared) === place > 0 && !pictures.some((other) => seenAs(other) === seenAs(own)),
    );
    if (picture === undefined) return undefined;
    pictures.push(picture);
  }
  const odd = pictures[0];
  const laid = random.shuffle(pictures);
  const found = oddOnes(laid);
  const at = odd === undefined ? -1 : laid.indexOf(odd);
  if (odd === undefined || found.length === 0 || found.some((one) => one.at !== at)) return undefined;
  const value = feature.of(odd) ?? '';
  return askDrawn(
    {
      text,
      hint: hintWords,
      steps: [
        `Four pictures ${feature.says(shared)}.`,
        `One picture ${saysOfOne(feature, value)}. It is the odd one out.`,
      ],
      variant: pictures.map(seenAs).join(' '),
      features: {
        varying,
        relation: ['sameShape', 'sameFill', 'sidesCompare', 'bothCurved'].includes(featureId) ? 1 : 0,
        counting: kind === 'scatter' ? 1 : 0,
      },
    },
    laid.map((picture) => ({
      figure: { ...pictureFigure(picture), alt: `Box with ${describeAny(picture)}.` },
      because:
        picture === odd
          ? undefined
          : {
              id: 'n.oddOut/shares-the-rule',
              says: `This one belongs with the others: it ${saysOfOne(feature, shared)} too.`,
            },
    })),
  );
}

function byPair(random: Random, varying: number): Made | undefined {
  const attribute = random.pick(['fill', 'size', 'line'] as const);
  const palette = paletteOf(
    random,
    'single',
    [
      { at: 0, attribute: 'shape' },
      { at: 0, attribute },
    ],
    varying,
  );
  const [one, two] = [palette(random), palette(random)];
  const [a, b] = [one[0], two[0]];
  if (a === undefined || b === undefined || a.shape === b.shape || a[attribute] === b[attribute]) return undefined;
  const values: readonly (readonly [number, number])[] = [
    [a.shape, b[attribute]],
    [a.shape, a[attribute]],
    [a.shape, a[attribute]],
    [b.shape, b[attribute]],
    [b.shape, b[attribute]],
  ];
  const pictures: Picture[] = [];
  for (const [shape, value] of values) {
    const picture = palette(random).map((own) => ({ ...own, shape, [attribute]: value }));
    if (!isLegible(picture) || pictures.some((other) => seenAs(other) === seenAs(picture))) return undefined;
    pictures.push(picture);
  }
  const [odd] = pictures;
  const laid = random.shuffle(pictures);
  if (odd === undefined || oddOnes(laid).length > 0 || pairBreakers(laid).some(({ at }) => laid[at] !== odd))
    return undefined;
  const otherFeature = featureNamed(attribute);
  const look = (value: number): string =>
    attribute === 'size' ? `is ${sizeNames[value] ?? ''}` : otherFeature.says(String(value)).replace('have', 'has');
  return askDrawn(
    {
      text,
      hint: 'Two things go together here. Sort the pictures by their shape, then look for what goes with each shape.',
      steps: [
        `As a rule, each ${shapeWord(a.shape)} ${look(a[attribute])}.`,
        `Each ${shapeWord(b.shape)} ${look(b[attribute])}.`,
        `But one ${shapeWord(a.shape)} ${look(b[attribute])}: it breaks the rule.`,
      ],
      variant: pictures.map(seenAs).join(' '),
      features: { varying, pair: 1 },
    },
    laid.map((picture) => ({
      figure: pictureFigure(picture),
      because:
        picture === odd
          ? undefined
          : {
              id: 'n.oddOut/keeps-the-pair',
              says: 'This one keeps the rule: its shape and its look go together as in the others.',
            },
    })),
  );
}

function byTurn(random: Random, richness: Richness): Made | undefined {
  const emblem = drawnEmblem(random, richness);
  if (emblem === undefined) return undefined;
  const turns = random.shuffle([0, 90, 180, 270]);
  const mirrored = random.chance(1, 2);
  const poses = random.shuffle([
    { flip: !mirrored, degrees: random.pick(turns) },
    ...turns.map((degrees) => ({ flip: mirrored, degrees })),
  ]);
  return askDrawn(
    {
      text: 'Four pictures are the same picture, turned. Which one is the **odd one out**?',
      hint: `Find ${emblem.landmark.word} in each picture. Go round clockwise from there.`,
      steps: [
        `In each picture, start at ${emblem.landmark.word} and go round clockwise.`,
        'Four times the other parts come in the same order: the picture is only turned.',
        'Once the order is the other way round: that picture is flipped over.',
      ],
      variant: `${JSON.stringify(emblem.parts)} ${turns.join()} ${mirrored}`,
      features: { parts: emblem.parts.length, turned: 1 },
    },
    poses.map((pose) => ({
      figure: {
        width: 100,
        height: 100,
        marks: [cellOf([drawEmblem(emblem, pose)], [0, 0])],
        alt: describeEmblem(emblem, pose),
      },
      because:
        pose.flip !== mirrored
          ? undefined
          : { id: 'n.oddOut/only-turned', says: 'This one is only turned. Look for the one that is flipped over.' },
    })),
  );
}

/** The places of all pictures that are set apart, read from the drawings alone. */
function solveOddOut(question: Parameters<typeof optionFigures>[0]): number[] {
  const isPicture = question.prompt.every((block) => block.type !== 'text' || !block.text.includes('turned'));
  if (isPicture) {
    const pictures = optionPictures(question);
    const found = oddOnes(pictures).map(({ at }) => at);
    return [...new Set(found.length > 0 ? found : pairBreakers(pictures).map(({ at }) => at))];
  }
  const contents = optionFigures(question).map(optionContent);
  const turns = [0, 90, 180, 270].map((degrees) => turnAbout([50, 50], degrees));
  const isTurn = (one: number, other: number): boolean =>
    turns.some((turn) => lookOf(contents[one] ?? [], turn) === lookOf(contents[other] ?? []));
  const upright = mirrorIn([50, 0], [50, 100]);
  return contents.flatMap((content, at) => {
    const others = contents.flatMap((_, place) => (place === at ? [] : [place]));
    const isDistinct = lookOf(content, upright) !== lookOf(content);
    return isDistinct && others.every((other) => !isTurn(at, other)) ? [at] : [];
  });
}

/** Odd ones out. */
export const oddOutMaker = defineMaker<Readonly<Record<Difficulty, Plan>>>({
  makerId: 'n.oddOut',
  version: 1,
  serves: ladders,
  make(random, { params, difficulty }) {
    const { rules, varying } = params[difficulty];
    const own = random.pick(rules);
    if (own.kind === 'pair') return byPair(random, varying);
    return own.kind === 'turned' ? byTurn(random, own.richness) : byFeature(random, own.kind, own.featureId, varying);
  },
  solve: (question) => choices(solveOddOut(question)),
});
