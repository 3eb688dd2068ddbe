/** What a word problem is made of: numbers in a relation, stories about it, and the ways to go wrong. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
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
  wrong(values: Values): readonly (readonly [given: number, because: Mistake])[];
  how(values: Values, story: Story): readonly string[];
  readonly hint: string | ((values: Values) => string);
}

const mistake = mistakesIn('m.word');
/** Mistakes children make in word problems of every kind. */
export const wordMistakes = {
  operation: mistake('wrong-operation', 'Draw a bar for the story. Do you need to add, subtract, multiply or divide?'),
  keyword: mistake('operation-from-keyword', 'One word can’t tell you what to do. Draw a bar for the story first.'),
  stops: mistake('stops-after-one-step', 'That is only the first step. Read the question again.'),
  all: mistake('uses-every-number', 'One number is not needed. Which one does the question not ask about?'),
  one: mistake('uses-one-part', 'You used only part of the story. Which number did you leave out?'),
  order: mistake('wrong-order', 'Do the steps in the order of the story.'),
  adds: mistake('adds-for-multiplies', 'There are equal groups here. Multiply.'),
  addsSides: mistake('adds-sides', 'You added the sides. The area is length times width.'),
  addsChoices: mistake('adds-choices', 'You added the choices. Each one goes with each of the others, so multiply.'),
  byNumerator: mistake(
    'divides-by-numerator',
    'You divided by the numerator. The denominator says how many equal parts there are.',
  ),
  oneShare: mistake('one-share', 'That is only one of the two shares.'),
  multiplies: mistake('multiplies-for-divides', 'Sharing into equal parts means divide.'),
  otherPart: mistake('other-part', 'That is how many there are of the other kind. Which kind is asked for?'),
  rest: mistake('rest-for-part', 'That is the part that is left over. Which part is asked for?'),
  wholeForPart: mistake('part-of-the-part', 'The number you were given is a part already. The whole is larger.'),
  twice: mistake('counts-pairs-twice', 'You counted every pair twice, once from each side. Halve it.'),
  itself: mistake('pairs-with-itself', 'Nobody goes with themselves, and every pair counts once.'),
  perimeter: mistake('perimeter-for-area', 'You went round the outside. The cost is for every square metre inside.'),
  area: mistake('area-for-perimeter', 'That is for every square metre inside. Here only the way round counts.'),
  wholeAgain: mistake('part-of-the-whole-again', 'The second part is taken from what is left, not from the whole.'),
  part: mistake('part-for-rest', 'That is the size of one part. The question asks for something else.'),
  differenceAsTotal: mistake('difference-as-total', 'You shared out the difference as if it were the total.'),
  difference: mistake('difference-only', 'That is the difference. How long is it until one is twice the other?'),
  otherOne: mistake('other-number', 'That is the other one of the numbers. Read again which one is asked for.'),
  middle: mistake('middle-number', 'That is the number in the middle. Which one is asked for?'),
  byOne: mistake('steps-of-one', 'Even numbers go up in steps of 2, not of 1.'),
  sameWay: mistake('does-not-undo', 'To go back, undo what was done: subtract what was added.'),
  upsideDown: mistake(
    'divides-upside-down',
    'You divided the wrong way round. Is this way longer or shorter than the way of one hour?',
  ),
  meanOfSpeeds: mistake(
    'mean-of-speeds',
    'The two parts do not last equally long. Divide the whole way by the whole time.',
  ),
  standsStill: mistake(
    'first-stands-still',
    'The first one goes on while the second one follows. The gap shrinks more slowly.',
  ),
  half: mistake('half-way-round', 'You went only half of the way round. There are four sides.'),
} as const;

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
