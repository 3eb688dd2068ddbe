/** n.oddOut: four pictures share something, one does not, and nothing else sets another one apart. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices } from '../drawn-choice.ts';
import { cellOf, pictureFigure } from '../pictures/draw.ts';
import { describeEmblem, drawEmblem, drawnEmblem } from '../pictures/emblem.ts';
import { featureNoun, slotsFor } from '../pictures/feature-slots.ts';
import { featureNamed, saysOfOne, saysOfPicture } from '../pictures/features.ts';
import { drawFitting, farthestCount, fewThingsPalette, type Kind } from '../pictures/palette.ts';
import { type Picture, seenAs, shapeWord, withAttribute } from '../pictures/picture.ts';
import { lookOf, mirrorIn, optionContent, turnAbout } from '../pictures/point-sets.ts';
import { optionFigures, optionPictures } from '../pictures/read-drawing.ts';
import { capital } from '../pictures/rule-words.ts';
import { isSlot, randomPicture, type ScaffoldName, slotsOf } from '../pictures/scaffold.ts';
import { shapeAt } from '../pictures/shapes.ts';
import { isSeenAtOnce, standingOut } from '../pictures/visible.ts';
import { wordings } from '../wordings.ts';
import { dealFeature, dealPictures } from './dealing-features.ts';
import { oddOutPlans, type Plan, type Rule } from './difficulty-plans.ts';
import { pairBreakers } from './pair-breakers.ts';
import { byPair } from './pair-questions.ts';
import { turnedWords } from './turned-words.ts';

const relations = ['sameShape', 'sameFill', 'sidesCompare', 'bothCurved'];
/** What nobody sees before looking for it, unlike one shape or one shading that four pictures share. */
const searchedFeatures = [...relations, 'sides', 'curved', 'striped', 'mirrors'];
/** What there is to compare in pictures of each kind. */
const toCompare: Readonly<Record<Kind, string>> = {
  single: 'Look at one thing at a time: the shape, the shading, the size, the outline.',
  group: 'Look at one thing at a time: the shapes, the shading, how many.',
  nested: 'Look at the big shape in each picture, then at the small one: shape, shading, outline.',
  runner: 'Look at the big shape in each picture, then at the small one: shape, shading, place.',
  scatter: 'Count in each picture: all the shapes, the black ones, the white ones.',
};
const foldHint = 'Could you fold each shape in half so that both halves match?';

/** Why this shape has a line of symmetry, or has none, just like three of the others. */
function foldWords([own]: Picture, folds: boolean): string {
  const named = shapeWord(own?.shape ?? 0);
  return folds
    ? `Fold the ${named} in half, and both halves can match: it has a line of symmetry, just like three of the others.`
    : `However you fold the ${named} in half, its halves never match: it has no line of symmetry, just like three of the others.`;
}

function hintFor(kind: Kind, featureId: string): string {
  if (featureId === 'mirrors') return foldHint;
  const compare = relations.includes(featureId)
    ? 'Compare the big shape with the small one in each picture.'
    : toCompare[kind];
  return `${compare} What do four pictures share?`;
}

/** Five loose pictures of several small shapes, the odd one first. */
function looseFive(random: Random, featureId: string): Picture[] | undefined {
  const feature = featureNamed(featureId);
  const palette = fewThingsPalette(random);
  const shared = feature.of(palette(random));
  if (shared === undefined) return undefined;
  // Of all the shapes, two more make a picture plainly the fullest.
  const farthest = featureId === 'total' ? 1 : farthestCount;
  const draw = (isOdd: boolean, others: readonly Picture[]): Picture | undefined => {
    const taken = new Set(others.map(seenAs));
    const fits = (value: string | undefined): boolean =>
      isOdd ? value !== shared && Math.abs(Number(value) - Number(shared)) <= farthest : value === shared;
    return drawFitting(random, palette, (own) => fits(feature.of(own)) && !taken.has(seenAs(own)));
  };
  let pictures: readonly Picture[] = [];
  for (let place = 0; place < 5; place++) {
    const picture = draw(place === 0, pictures);
    if (picture === undefined) return undefined;
    pictures = [...pictures, picture];
  }
  // A picture that is alone by something else is drawn again.
  for (let repair = 0; repair < 12; repair++) {
    const wrong = standingOut(pictures).find(({ at }) => at !== 0);
    if (wrong === undefined) return [...pictures];
    const other = draw(false, pictures);
    if (other === undefined) return undefined;
    pictures = pictures.map((picture, at) => (at === wrong.at ? other : picture));
  }
  return undefined;
}

function five(random: Random, kind: Kind, featureId: string, varying: number): Picture[] | undefined {
  if (kind === 'scatter') return looseFive(random, featureId);
  const feature = featureNamed(featureId);
  const blank = randomPicture(random, kind, []).map((own) => ({ ...own, fill: 0 }));
  const dealt = dealFeature(random, kind, featureId, (slots, values) =>
    feature.of(
      slots.reduce<Picture>(
        (own, { at, attribute }, place) => withAttribute(own, at, attribute, values[place] ?? 0),
        blank,
      ),
    ),
  );
  return dealt === undefined
    ? undefined
    : dealPictures(random, kind, [featureId], dealt, varying, !searchedFeatures.includes(featureId));
}

/** What the rule is not about, but of which each value is shown by two pictures at least. */
function spreadsIn(kind: ScaffoldName, featureId: string, pictures: readonly Picture[]): string[] {
  return slotsOf(kind)
    .filter((slot) => {
      if (slot.attribute === 'turn' || slotsFor(featureId).some((own) => isSlot(own, slot))) return false;
      const values = pictures.map((picture) => picture[slot.at]?.[slot.attribute]);
      return new Set(values).size > 1 && values.every((value) => values.filter((other) => other === value).length > 1);
    })
    .map((slot) => featureNoun(kind, slot));
}

/** Why none of these can be the rule: each change is in more than one picture. Three of them are enough to say. */
function notTheRule(spreads: readonly string[]): string[] {
  const [first, ...others] = spreads.slice(0, 3);
  if (first === undefined) return [];
  if (others.length === 0)
    return [`${capital(first)} changes too, but not in just one picture. So it can’t be the rule.`];
  // 'the shading, the size and the outline': of one shape, it goes without saying whose they are.
  const named = [first, ...others].map((noun) => noun.replace(/ of the shapes?$/, ''));
  return [`${capital(andList(named))} change too, but never in just one picture. So they can’t be the rule.`];
}

function byFeature(random: Random, kind: Kind, featureId: string, varying: number): Made | undefined {
  const feature = featureNamed(featureId);
  const pictures = five(random, kind, featureId, varying);
  const [odd, other] = pictures ?? [];
  if (pictures === undefined || odd === undefined || other === undefined) return undefined;
  const [value, shared] = [feature.of(odd), feature.of(other)];
  // Where the same shape comes twice in all the others, or in the odd one alone, nobody would speak of its sides or curves.
  const hasTwice = (picture: Picture): string | undefined => featureNamed('sameShape').of(picture);
  if (
    (featureId === 'sidesCompare' || featureId === 'bothCurved') &&
    pictures.every((picture) => picture === odd || hasTwice(picture) !== hasTwice(odd))
  )
    return undefined;
  // Only what the eye finds counts: a rule that shows in nothing plain is no question.
  const alone = standingOut(pictures).filter(({ at }) => at === 0);
  if (value === undefined || shared === undefined || alone.length === 0) return undefined;
  // The only curved shape would be found without a thought of folding.
  if (featureId === 'mirrors' && alone.some(({ property }) => !property.endsWith('mirror line'))) return undefined;
  // One circle is the only shape without a corner.
  const circles = pictures.filter(([own]) => shapeAt(own?.shape ?? 0).outline === 'circle').length;
  if (featureId === 'mirrors' && circles === 1) return undefined;
  const spreads = kind === 'scatter' ? [] : spreadsIn(kind, featureId, pictures);
  const isFold = featureId === 'mirrors';
  // Nobody calls a shape medium: it is bigger or smaller than the other one.
  const compared = Number(shared) > Number(value) ? (['bigger', 'smaller'] as const) : (['smaller', 'bigger'] as const);
  const [sharedSize, oddSize] = compared.map((size) => `a ${size} shape`);
  const isSize = featureId === 'size';
  return askDrawn(
    {
      prompt: worded(random, wordings.oddOneOut),
      hint: hintFor(kind, featureId),
      steps: [
        ...(isFold ? ['Imagine folding each shape in half. If both halves can match, it has a line of symmetry.'] : []),
        `Four of the pictures ${isSize ? `have ${sharedSize}` : feature.says(shared, kind)}.`,
        isFold
          ? `Only the ${shapeWord(odd[0]?.shape ?? 0)} ${saysOfOne(feature, value, kind)}, so that is the odd one out.`
          : `Only one ${isSize ? `has ${oddSize}` : saysOfPicture(feature, value, kind, odd)}, so that is the odd one out.`,
        ...notTheRule(spreads),
      ],
      variant: pictures.map(seenAs).join(' '),
      features: {
        varying,
        relation: relations.includes(featureId) ? 1 : 0,
        counting: kind === 'scatter' ? 1 : 0,
      },
    },
    random.shuffle(pictures).map((picture) => ({
      figure: pictureFigure(picture),
      because:
        picture === odd
          ? undefined
          : {
              id: 'n.oddOut/shares-the-rule',
              says: isFold
                ? `This one belongs with the others. ${foldWords(picture, shared === 'true')}`
                : `This one belongs with the others. It ${isSize ? `has ${sharedSize}` : saysOfOne(feature, shared, kind)}, just like three of the others.`,
            },
    })),
  );
}

const eighths = [0, 45, 90, 135, 180, 225, 270, 315];

function byTurn(random: Random, { richness, by }: Extract<Rule, { kind: 'turned' }>): Made | undefined {
  const emblem = drawnEmblem(random, richness);
  if (emblem === undefined) return undefined;
  const turns = random.sample(
    eighths.filter((degrees) => degrees % by === 0),
    4,
  );
  const mirrored = random.chance(1, 2);
  const told = turnedWords(emblem, mirrored);
  const poses = random.shuffle([
    { flip: !mirrored, degrees: random.pick(turns) },
    ...turns.map((degrees) => ({ flip: mirrored, degrees })),
  ]);
  return askDrawn(
    {
      prompt: worded(random, wordings.oddTurned),
      hint: told.hint,
      steps: told.steps,
      variant: `${JSON.stringify(emblem.parts)} ${turns.join()} ${mirrored}`,
      features: { parts: emblem.parts.length, richness, turned: 1, eighths: by === 45 ? 1 : 0 },
    },
    poses.map((pose) => ({
      figure: {
        width: 100,
        height: 100,
        marks: [cellOf([drawEmblem(emblem, pose)], [0, 0])],
        alt: capital(describeEmblem(emblem, pose)),
      },
      because: pose.flip !== mirrored ? undefined : { id: 'n.oddOut/only-turned', says: told.says },
    })),
  );
}

/** The places of all pictures that are set apart, read from the drawings alone. */
function solveOddOut(question: Parameters<typeof optionFigures>[0]): number[] {
  const isPicture = question.prompt.every((block) => block.type !== 'text' || !block.text.includes('turned'));
  if (isPicture) {
    const pictures = optionPictures(question);
    const found = standingOut(pictures);
    // Who has to search may as well find two things that go together.
    const broken = found.some(({ property }) => isSeenAtOnce(property)) ? [] : pairBreakers(pictures);
    return [...new Set([...found.map(({ at }) => at), ...broken])];
  }
  const contents = optionFigures(question).map(optionContent);
  const turns = eighths.map((degrees) => turnAbout([50, 50], degrees));
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
export const oddOutGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.oddOut',
  version: 15,
  serves: oddOutPlans,
  make(random, { params, difficulty }) {
    const { rules, varying } = params[difficulty];
    const own = random.pick(rules);
    if (own.kind === 'pair') return byPair(random, own.pictures, varying);
    if (own.kind === 'turned') return byTurn(random, own);
    return byFeature(random, own.kind, own.featureId, varying);
  },
  solve: (question) => choices(solveOddOut(question)),
});
