/** What a word problem is made of: numbers in a relation, stories about it, and the ways to go wrong. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

/** The letters that stand for the numbers of a story. */
export const letters = ['a', 'b', 'c', 'd', 'e'] as const;
export type Letter = (typeof letters)[number];

/** The numbers of a story by their letter in its text. */
export type Values = Readonly<Record<Letter, number>>;

/**
 * A story: `{a}` to `{e}` stand for numbers, `{N}` and `{M}` for two children. `[…{z}…]` is a part with a number that nobody
 * needs; it is told where the cell has such numbers and left out elsewhere.
 */
export interface Story {
  readonly text: string;
  /** The largest number that is natural here. */
  readonly most: number;
  readonly least: number;
  readonly unit: string;
}

/** A kind of problem: one relation, however it is told. */
export interface Schema {
  readonly name: string;
  readonly steps: number;
  readonly stories: readonly Story[];
  /** Numbers whose results stay under `top`. */
  draw(random: Random, top: number): Values | undefined;
  answer(values: Values): number;
  /** Whether `x` makes the story true: the relation turned round, for the second solver. */
  holds(x: number, values: Values): boolean;
  wrong(values: Values, story: Story): readonly (readonly [given: number, because: Mistake])[];
  how(values: Values, story: Story): readonly string[];
  readonly hint: string | ((values: Values, story: Story) => string);
}

const mistake = mistakesIn('m.word');
/** Mistakes children make in word problems of every kind. */
export const wordMistakes = {
  operation: (says: string) => mistake('wrong-operation', says),
  keyword: (says: string) => mistake('operation-from-keyword', says),
  stops: (says: string) => mistake('stops-after-one-step', says),
  all: mistake('uses-every-number', 'You used a number that is not needed.'),
  one: mistake('uses-one-part', ''),
  order: (says: string) => mistake('wrong-order', says),
  adds: (to: string) => mistake('adds-for-multiplies', `There are equal groups here, so ${to}.`),
  oneGroupMore: mistake('one-group-more', 'You counted one group too many.'),
  oneGroupLess: mistake('one-group-less', 'You counted one group too few.'),
  addsSides: mistake('adds-sides', 'You added the sides. The area is length times width.'),
  addsChoices: mistake('adds-choices', 'You added the choices. Each one goes with each of the others, so multiply.'),
  addsLastChoice: mistake('adds-choices', 'You added the last choice. It goes with each of the pairs, so multiply.'),
  mixesKinds: mistake('mixes-groups', 'Multiply each kind by its own number. Then add.'),
  mixesLegs: mistake('mixes-groups', 'Multiply each speed by its own time. Then add.'),
  swapsKinds: mistake('swaps-groups', 'You mixed up the two kinds. Each kind has its own number.'),
  fixedAgain: (cost: number) => mistake('repeats-fixed-part', `The £${cost} is paid only once.`),
  correctsOnce: (says: string) => mistake('corrects-once', says),
  correctsWrongWay: (says: string) => mistake('corrects-wrong-way', says),
  byNumerator: mistake(
    'divides-by-numerator',
    'You divided by the numerator. The denominator says how many equal parts there are.',
  ),
  oneShare: mistake('one-share', 'That is only one of the two amounts.'),
  oneOfThree: mistake('one-share', 'That is only one of the three shares.'),
  twoOfThree: mistake('two-shares', 'There are three shares. Take the parts of all of them.'),
  multiplies: mistake('multiplies-for-divides', 'Making equal parts or groups means dividing.'),
  otherPart: (found: string, asked: string) =>
    mistake('other-part', `That is how many are ${found}. How many are ${asked}?`),
  otherCost: mistake('other-part', 'You used the part of the other kind. Which of the two has the price?'),
  rest: mistake('rest-for-part', 'That is the difference from the whole. The question asks for the part itself.'),
  wholeForPart: mistake('part-of-the-part', 'The number you were given is a part already. The whole is larger.'),
  firstOnly: (one: string) => mistake('stops-after-one-step', `That counts only the pairs of the first ${one}.`),
  twice: mistake('counts-pairs-twice', 'You counted every pair twice, once from each side. Halve it.'),
  itself: (many: string) =>
    mistake('pairs-with-itself', `A pair is two different ${many}, and every pair counts once.`),
  perimeter: mistake('perimeter-for-area', 'You went round the outside. The cost is for every square metre inside.'),
  area: mistake('area-for-perimeter', 'That is for every square metre inside. Here only the way round counts.'),
  wholeAgain: (part: string, rest: number, whole: number) =>
    mistake(
      'part-of-the-whole-again',
      `The ${part} is taken from the ${showNumber(rest)} left, not from all ${showNumber(whole)}.`,
    ),
  part: (part: string, rest: number) =>
    mistake('part-for-rest', `That is ${part} of ${showNumber(rest)}. The question asks for what is left after it.`),
  onePart: (parts: number) => mistake('part-for-rest', `That is 1/${parts} of the whole. Multiply it by ${parts}.`),
  differenceAsTotal: mistake('difference-as-total', 'You shared out the difference as if it were the total.'),
  difference: mistake('difference-only', 'That is the difference. How long is it until one is twice the other?'),
  /** A number of the story that isn't the one asked for, named as what it is. */
  asked: (says: string) => mistake('other-number', says),
  otherOne: mistake('other-number', 'That is the smaller of the two. Which one is asked for?'),
  smallest: (count: string) => mistake('other-number', `That is the smallest of the ${count}. Which one is asked for?`),
  largest: mistake('other-number', 'That is the largest of the three. Which one is asked for?'),
  middle: mistake('middle-number', 'That is the number in the middle. Which one is asked for?'),
  byOne: mistake('steps-of-one', 'The three numbers go up in steps of 2, not of 1.'),
  addsPart: (part: number, whole: number) =>
    mistake('does-not-undo', `The ${part} is part of the ${showNumber(whole)}, so subtract it.`),
  shorter: mistake('width-for-area', 'That is the shorter side. Now find the area.'),
  longer: mistake('width-for-area', 'That is the longer side. Now find the area.'),
  upsideDown: mistake(
    'divides-upside-down',
    'You divided the wrong way round. Does this take more or less than one hour?',
  ),
  meanOfSpeeds: mistake(
    'mean-of-speeds',
    'The two parts don’t take the same time. Divide the total distance by the total time.',
  ),
  standsStill: mistake(
    'first-stands-still',
    'The first one goes on while the second one follows. The gap shrinks more slowly.',
  ),
  half: mistake('half-way-round', 'You went only half of the way round. There are four sides.'),
} as const;

/** What a letter counts in a story: 'T-shirts' of '{a} T-shirts', 'kinds of bread' of '{b} kinds of bread'. */
export const counted = ({ text }: Story, letter: Letter): string =>
  new RegExp(`\\{${letter}\\} (?:different )?((?:kinds of |pairs of |robot |main |ski )?[\\w-]+)`).exec(text)?.[1] ??
  '';

/** Whether no number but 1 divides both. */
export const isLowest = (one: number, other: number): boolean =>
  Array.from({ length: one }, (_, at) => at + 1).every((by) => by === 1 || one % by > 0 || other % by > 0);

/** Values by letter; letters not named are 0. */
export function values(given: Partial<Values>): Values {
  return { a: 0, b: 0, c: 0, d: 0, e: 0, ...given };
}

/** A story with a natural size for its numbers. */
export function story(text: string, most: number, unit = '', least = 2): Story {
  return { text, most, unit, least };
}
