/** n.like: the pictures in the row share one or two things; only one option shares them all. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, isRight, layOut } from '../drawn-choice.ts';
import { pictureCell, pictureFigure } from '../pictures/draw.ts';
import { featureNoun, slotsFor } from '../pictures/feature-slots.ts';
import { type Feature, featureNamed, type Shared, saysOfPicture, saysTogether } from '../pictures/features.ts';
import {
  alikePalette,
  drawFitting,
  farthestCount,
  type Kind,
  leastCount,
  type Palette,
  paletteLike,
  paletteOf,
} from '../pictures/palette.ts';
import { describe, differInOneThing, type Picture, seenAs } from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { filledPlaces, haveSpotInCommon } from '../pictures/same-spots.ts';
import { countedScaffold, isSlot, slotsOf } from '../pictures/scaffold.ts';
import { hasLooks, inCommon, type Look } from '../pictures/visible.ts';
import { wordings } from '../wordings.ts';
import { countedNoun, countingProof } from './counting-words.ts';
import { likePlans, type Plan } from './difficulty-plans.ts';

const likenesses = ['sameShape', 'sameFill'];
const relations = [...likenesses, 'sidesCompare', 'bothCurved'];

/** The attribute that each feature has in its picture. Two shapes to compare and numbers of sides stay free: one picture's own shapes would be the only ones. */
function likesOf(wanted: readonly { feature: Feature }[], sources: readonly (Picture | undefined)[]) {
  return wanted.flatMap(({ feature }, place) => {
    const [source, slots] = [sources[place], slotsFor(feature.featureId)];
    return source === undefined || slots.length !== 1 || feature.featureId === 'sides' ? [] : [{ source, slots }];
  });
}

/** Whether a feature only holds or not: then all that lack it have one value. */
const isYesOrNo = (value: string): boolean => value === 'true' || value === 'false';

function wrongOptions(
  random: Random,
  plan: Plan,
  palette: Palette,
  likeModel: Palette,
  wanted: readonly { feature: Feature; value: string }[],
  shared: readonly Look[],
  notNear: readonly Picture[],
) {
  const [first, second] = wanted;
  if (first === undefined) return undefined;
  const right = drawFitting(
    random,
    likeModel,
    (picture) => hasLooks(picture, shared) && !isNearlyShown(notNear, picture),
  );
  if (right === undefined) return undefined;
  // One value for each way to be wrong: if each wrong picture had its own, the right one would be most like the others.
  const known = wanted.map(() => new Map([[0, right]]));
  const draw = (off: readonly number[]): Picture | undefined => {
    if (off.every((way) => way === 0)) return right;
    // Counts have no attribute that could be set, and would seldom come out alike.
    const like = wanted.map(({ feature }, place) =>
      slotsFor(feature.featureId).length === 0 && off[place] !== 0 ? undefined : known[place]?.get(off[place] ?? 0),
    );
    // If all wrong pictures had one number, the right one would be alone: the last one has another.
    const met = new Set([...(known[0]?.values() ?? [])].slice(1).map((picture) => first.feature.of(picture)));
    const mayRepeat = second !== undefined || off[0] !== plan.options - 1 || met.size > 1 || isYesOrNo(first.value);
    const made = drawFitting(random, paletteLike(palette, likesOf(wanted, like)), (picture) =>
      wanted.every(({ feature, value }, place) => {
        const source = like[place];
        const seen = feature.of(picture);
        if (source !== undefined) return seen === feature.of(source);
        const isNear =
          (feature.featureId !== 'count' && plan.alike !== true) ||
          Math.abs(Number(seen) - Number(value)) <= farthestCount;
        return seen !== value && isNear && (mayRepeat || !met.has(seen));
      }),
    );
    if (made !== undefined) for (const [place, way] of off.entries()) known[place]?.set(way, made);
    return made;
  };
  if (second !== undefined) return layOut(random, plan.options, (a, b) => draw([a, b]), seenAs, 'either', true);
  const options = Array.from({ length: plan.options }, (_, place) => ({
    value: draw([place]),
    off: [place === 0 ? 0 : 1, 0] as const,
  }));
  const laid = options.flatMap(({ value, off }) => (value === undefined ? [] : [{ value, off }]));
  return new Set(laid.map(({ value }) => seenAs(value))).size === plan.options ? random.shuffle(laid) : undefined;
}

/** The hint where shapes are alike: there is nothing else to count. */
const countAll = 'Count the shapes in each box. Point at each one, so that you leave none out.';

/** What there is to count, the rule among it. */
function countedIn(featureIds: readonly string[]): string {
  if (featureIds.includes('allSides'))
    return 'all of them, the different kinds and the black ones. Then count all the sides';
  return `all of them, the different kinds, the black ones and the ${featureIds.includes('curves') ? 'curved' : 'white'} ones`;
}

/** Options that have everything the shown pictures have in common, whether the rule is about it or not. */
function fitting(shared: readonly Look[], options: readonly Picture[]): number[] {
  return options.flatMap((option, place) => (hasLooks(option, shared) ? [place] : []));
}

/**
 * Whether all wrong pictures are of one kind and the answer is of another, or they have one value of what the rule is about: it
 * would be found without a look at the row. A rule that only holds or not leaves them no other value.
 */
function isAlone(
  kind: Kind,
  wanted: readonly { feature: Feature; value: string }[],
  right: Picture,
  wrong: readonly Picture[],
): boolean {
  const setsApart = (of: (picture: Picture) => string | number | undefined): boolean => {
    const values = new Set(wrong.map(of));
    return values.size === 1 && !values.has(of(right));
  };
  return (
    wanted.some(({ feature, value }) => !isYesOrNo(value) && setsApart((own) => feature.of(own))) ||
    (kind !== 'scatter' && slotsOf(kind).some(({ at, attribute }) => setsApart((own) => own[at]?.[attribute])))
  );
}

/**
 * Whether a child would say something plainer than the rule: three triangles tell nothing about the number of sides, the same
 * shape twice in every box nothing about sides or curves, and black shapes alone nothing about the same shading.
 */
function looksPlainer(featureIds: readonly string[], shown: readonly Picture[]): boolean {
  const isOne = (of: (picture: Picture) => number | undefined): boolean => new Set(shown.map(of)).size === 1;
  const isSame = featureNamed('sameShape');
  return (
    (featureIds.includes('sides') && isOne(([own]) => own?.shape)) ||
    (featureIds.some((id) => id === 'sidesCompare' || id === 'bothCurved') &&
      shown.every((picture) => isSame.of(picture) === 'true')) ||
    (featureIds.includes('sameFill') && isOne(([own]) => own?.fill) && isOne(([, own]) => own?.fill))
  );
}

/** Whether a picture is one of the row with one thing changed: such an answer would be found by eye, without what they share. */
const isNearlyShown = (shown: readonly Picture[], own: Picture): boolean =>
  shown.some((picture) => differInOneThing(own, picture));

/** The kind of picture as it is spoken of: 'has a black star', where a group has one shape and its number is not the point. */
const kindOf = (picture: Picture, kind: Kind, shared: readonly Shared[]): Kind =>
  shared.some(({ feature }) => feature.featureId === 'count') ? kind : countedScaffold(kind, picture);

/** Features of one shape, and numbers of loose ones, that pictures may share by chance. */
const plainIds = [
  ...['shape', 'fill', 'size', 'line', 'count', 'place', 'innerShape', 'innerFill'],
  ...['total', 'kinds', 'blacks', 'whites'],
];

/**
 * What the shown pictures share besides the rule, where options differ in it: 'They both have a grey main shape as well.' Nothing
 * where only the answer has it too: the rule would not be needed.
 */
function sharedByChance(
  kind: Kind,
  featureIds: readonly string[],
  shown: readonly Picture[],
  options: readonly Picture[],
): string[] | undefined {
  // What two shapes have to do with each other leaves each of them free.
  const ruled = featureIds.map(slotsFor).flatMap((slots) => (slots.length === 1 ? slots : []));
  const found: string[] = [];
  for (const featureId of plainIds) {
    const feature = featureNamed(featureId);
    const [value, ...others] = new Set(shown.map((picture) => feature.of(picture)));
    if (value === undefined || others.length > 0 || featureIds.includes(featureId)) continue;
    // Nobody looks for what is in none of the boxes.
    if (kind === 'scatter' && value === '0') continue;
    if (slotsFor(featureId).some((slot) => ruled.some((other) => isSlot(slot, other)))) continue;
    const many = options.filter((picture) => feature.of(picture) === value).length;
    if (many === 1) return undefined;
    if (many === options.length) continue;
    const also = `They ${shown.length === 2 ? 'both' : 'all'} ${feature.says(value, kind)} as well`;
    found.push(`${also}, but so do ${numberInWords(many)} of the pictures to choose from.`);
  }
  return found;
}

/**
 * Whether the answer alone has something in a place where all the shown boxes have something: it would be found without counting.
 * That something stands in some place in all of them cannot be helped where they have many shapes.
 */
const isFoundByPlace = (shown: readonly Picture[], options: readonly Picture[]): boolean =>
  filledPlaces(shown).some(
    (place) => options.filter((picture) => picture.some((own) => own.place === place)).length === 1,
  );

function hintFor(kind: Kind, featureIds: readonly string[], shownInWords: string): string {
  const asks = featureIds.includes('blackWhite')
    ? 'Compare the numbers: what holds in all three?'
    : 'What stays the same?';
  if (kind === 'scatter') return `Count the shapes in each box: ${countedIn(featureIds)}. ${asks}`;
  if (featureIds.some((id) => relations.includes(id)))
    return `Compare the big shape with the small one in each box. What is the same in ${shownInWords} boxes of the row?`;
  return `Say what is the same in ${shownInWords} boxes of the row. What changes doesn’t matter.`;
}

function makeLike(random: Random, plan: Plan): Made | undefined {
  const { kind, featureIds } = random.pick(plan.rules);
  const palette = plan.alike === true ? alikePalette(random) : paletteOf(random, kind, featureIds, plan.varying);
  // 'The same shape twice' is seen more easily than 'two different shapes', and would be rare if it were left to chance.
  const wantsSame = random.chance(2, 3);
  const model = drawFitting(random, palette, (picture) =>
    featureIds.every((id) => !likenesses.includes(id) || (featureNamed(id).of(picture) === 'true') === wantsSame),
  );
  if (model === undefined) return undefined;
  const wanted = featureIds.map((featureId) => ({
    feature: featureNamed(featureId),
    value: featureNamed(featureId).of(model) ?? '',
  }));
  // Nobody looks for what is in none of the boxes.
  if (kind === 'scatter' && wanted.some(({ value }) => value === '0')) return undefined;
  const [least, most] = plan.counts ?? [leastCount, Number.POSITIVE_INFINITY];
  if (
    wanted.some(
      ({ feature: { featureId }, value }) =>
        (featureId === 'count' || plan.alike === true) && (Number(value) < least || Number(value) > most),
    )
  )
    return undefined;
  // Two boxes that differ in one thing only show all the rest at once. A shape in a shape has too little to vary for that.
  const isWide = kind === 'runner' && plan.varying > 2;
  const shown: Picture[] = [model];
  const likeModel = paletteLike(
    palette,
    likesOf(
      wanted,
      wanted.map(() => model),
    ),
  );
  while (shown.length < plan.shown) {
    const known = new Set(shown.map(seenAs));
    const next = drawFitting(
      random,
      likeModel,
      (picture) =>
        wanted.every(({ feature, value }) => feature.of(picture) === value) &&
        // Loose shapes only count: none stands in one place in the whole row.
        !(kind === 'scatter' && shown.length + 1 === plan.shown && haveSpotInCommon([...shown, picture])) &&
        !known.has(seenAs(picture)) &&
        !(isWide && isNearlyShown(shown, picture)),
    );
    if (next === undefined) return undefined;
    shown.push(next);
  }
  if (looksPlainer(featureIds, shown)) return undefined;
  const shared = inCommon(shown);
  const laid = wrongOptions(random, plan, palette, likeModel, wanted, shared, isWide ? shown : []);
  if (laid === undefined) return undefined;
  const options = laid.map(({ value }) => value);
  if (options.some((option) => shown.some((picture) => seenAs(picture) === seenAs(option)))) return undefined;
  const right = laid.findIndex(({ off }) => isRight(off));
  const found = fitting(shared, options);
  if (found.length !== 1 || found[0] !== right) return undefined;
  const answer = options[right];
  const others = options.filter((option) => option !== answer);
  if (answer === undefined || isAlone(kind, wanted, answer, others)) return undefined;
  if (kind === 'scatter' && isFoundByPlace(shown, options)) return undefined;
  const also = sharedByChance(kind, featureIds, shown, options);
  if (also === undefined) return undefined;
  const shownInWords = plan.shown === 2 ? 'both' : 'all three';
  const changing = slotsOf(kind === 'scatter' ? 'group' : kind).flatMap((slot) =>
    kind === 'scatter' ||
    slot.attribute === 'turn' ||
    new Set(shown.map((picture) => picture[slot.at]?.[slot.attribute])).size === 1 ||
    featureIds.some((id) => slotsFor(id).some((own) => isSlot(own, slot)))
      ? []
      : [featureNoun(kind, slot)],
  );
  const named = countedNoun(featureIds, [...shown, ...options]);
  const have = (shared: readonly Shared[]): string => named(saysTogether(shared, kind));
  const has = (shared: readonly Shared[], picture: Picture): string => {
    const own = kindOf(picture, kind, shared);
    const [only, ...more] = shared;
    return only !== undefined && more.length === 0
      ? named(saysOfPicture(only.feature, only.value, own, picture))
      : named(saysTogether(shared, own)).replace(/^have /, 'has ');
  };
  const hasInstead = (picture: Picture): string => {
    const own = wanted.flatMap(({ feature, value }) => {
      const seen = feature.of(picture);
      return seen === value || seen === undefined ? [] : [{ feature, value: seen }];
    });
    return own.length === 0 ? 'This one does not.' : `This one ${has(own, picture)}.`;
  };
  const misses = (picture: Picture): Shared[] => wanted.filter(({ feature, value }) => feature.of(picture) !== value);
  const all = plan.shown === 2 ? 'both' : 'all';
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.mostLike(plan.shown)),
        drawn({
          width: plan.shown * 112 - 4,
          height: 108,
          marks: shown.map((picture, at) => pictureCell(picture, [4 + at * 112, 4])),
          alt: `A row of ${plan.shown} boxes. ${shown.map((picture, at) => `Box ${at + 1}: ${describe(picture)}.`).join(' ')}`,
        }),
      ],
      hint: plan.alike === true ? countAll : hintFor(kind, featureIds, shownInWords),
      steps: [
        `Look at ${shownInWords} boxes together. They ${all} ${have(wanted)}.`,
        ...countingProof(featureIds, model),
        ...also,
        ...(changing.length === 0
          ? []
          : [`Other things change from box to box, such as ${changing.slice(0, 2).join(' and ')}. They don’t matter.`]),
        `Only one of the pictures to choose from ${has(wanted, answer)}.`,
      ],
      variant: `${shown.map(seenAs).join(' ')} = ${seenAs(answer)}`,
      features: { rules: featureIds.length, varying: plan.varying, counting: kind === 'scatter' ? 1 : 0 },
    },
    laid.map(({ value, off }) => ({
      figure: pictureFigure(value),
      because: isRight(off)
        ? undefined
        : {
            id: featureIds.length > 1 && misses(value).length === 1 ? 'n.like/one-of-two-shared' : 'n.like/not-shared',
            says: `The pictures in the row ${all} ${have(misses(value))}. ${hasInstead(value)}`,
          },
    })),
  );
}

/** Pictures that belong together. */
export const likeGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.like',
  version: 20,
  serves: likePlans,
  make: (random, { params, difficulty }) => makeLike(random, params[difficulty]),
  solve: (question) =>
    choices(
      fitting(
        inCommon(readCells(promptFigure(question)).flatMap((picture) => (picture === undefined ? [] : [picture]))),
        optionPictures(question),
      ),
    ),
});
