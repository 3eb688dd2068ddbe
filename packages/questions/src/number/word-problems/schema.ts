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
  stops: mistake('stops-after-one-step', 'There is still something to do.'),
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
  otherPart: mistake('other-part', 'That is how many there are of the other kind. Which kind is asked for?'),
  otherCost: mistake('other-part', 'You used the part of the other kind. Which of the two has the price?'),
  rest: mistake('rest-for-part', 'That is the difference from the whole. The question asks for the part itself.'),
  wholeForPart: mistake('part-of-the-part', 'The number you were given is a part already. The whole is larger.'),
  firstOnly: (one: string) => mistake('stops-after-one-step', `That counts only the pairs of the first ${one}.`),
  twice: mistake('counts-pairs-twice', 'You counted every pair twice, once from each side. Halve it.'),
  itself: (many: string) =>
    mistake('pairs-with-itself', `A pair is two different ${many}, and every pair counts once.`),
  perimeter: mistake('perimeter-for-area', 'You went round the outside. The cost is for every square metre inside.'),
  area: mistake('area-for-perimeter', 'That is for every square metre inside. Here only the way round counts.'),
  wholeAgain: mistake('part-of-the-whole-again', 'The second part is taken from what is left, not from the whole.'),
  part: mistake('part-for-rest', 'That is the second part. The question asks for what is left after it.'),
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
  width: mistake('width-for-area', 'That is the width. Now find the area.'),
  length: mistake('width-for-area', 'That is the length. Now find the area.'),
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

/** Mistakes that are told with the calculation that leads to the number. */
const workedOut = new Set(
  [
    wordMistakes.operation(''),
    wordMistakes.keyword(''),
    wordMistakes.stops,
    wordMistakes.one,
    wordMistakes.order(''),
    wordMistakes.adds(''),
  ].map(({ id }) => id),
);

interface Working {
  readonly value: number;
  readonly text: string;
  readonly used: readonly number[];
  /** How many numbers on the way are no whole ones. */
  readonly broken: number;
}

const combined = (one: Working, other: Working): Working[] => {
  const isSum = /[+−]/.test(one.text);
  const left = isSum ? `(${one.text})` : one.text;
  const ways: readonly (readonly [value: number, text: string])[] = [
    [one.value + other.value, `${one.text} + ${other.text}`],
    [one.value - other.value, `${one.text} − ${other.text}`],
    [one.value * other.value, `${left} × ${other.text}`],
    [one.value / other.value, `${left} ÷ ${other.text}`],
    ...(one.used.length < 2
      ? []
      : isSum
        ? [[other.value / one.value, `${other.text} ÷ ${left}`] as const]
        : [[other.value - one.value, `${other.text} − ${one.text}`] as const]),
  ];
  return ways.map(([value, text]) => ({
    value,
    text,
    used: [...one.used, ...other.used],
    broken: one.broken + (Number.isInteger(value) ? 0 : 1),
  }));
};

/**
 * How a number comes from those of a story, each used once, in two steps at most; undefined where no such way is found, or where
 * other numbers or other operations lead there too, so that nobody can say which way the child went.
 */
export function workingTo(given: number, numbers: readonly number[]): Working | undefined {
  const single = [...new Set(numbers)].map(
    (value): Working => ({ value, text: showNumber(value), used: [value], broken: 0 }),
  );
  const two = single.flatMap((one) => single.filter((other) => other !== one).flatMap((other) => combined(one, other)));
  // 72 − 54 + 6 rather than 6 − 54 + 72: nobody starts below zero.
  const startable = [...two].sort((one, other) => Number(one.value < 0) - Number(other.value < 0));
  const three = startable.flatMap((one) =>
    single.filter(({ value }) => !one.used.includes(value)).flatMap((other) => combined(one, other)),
  );
  const found = [...single, ...two, ...three].filter(({ value }) => value === given);
  const ways = new Set(
    found.map(({ used, text }) =>
      [...[...used].sort((one, other) => one - other), ...(text.match(/[+−×÷]/g) ?? []).sort()].join(' '),
    ),
  );
  // 20 ÷ 5 × 9 rather than 9 ÷ 5 × 20.
  return ways.size === 1 ? [...found].sort((one, other) => one.broken - other.broken)[0] : undefined;
}

/** The calculation that leads to a number in the explanation: '21 ÷ 7' of 'How many groups? 21 ÷ 7 = 3.' */
function stepTo(given: number, how: readonly string[]): string | undefined {
  const calculation = new RegExp(`((?:£?[\\d,]+ [+−×÷] )+£?[\\d,]+) = £?${showNumber(given)}(?!,?\\d)`);
  return how.flatMap((step) => calculation.exec(step)?.[1] ?? [])[0];
}

/**
 * A mistake as it is told: with the calculation behind it, and with the numbers that it leaves out. Who stops early did a step of
 * the explanation, and no other calculation that happens to give the number.
 */
export function toldMistake(
  given: number,
  because: Mistake,
  numbers: readonly number[],
  how: readonly string[],
): Mistake {
  if (!workedOut.has(because.id)) return because;
  if (because.id === wordMistakes.stops.id) {
    const step = stepTo(given, how);
    return step === undefined ? because : { id: because.id, says: `That is ${step}. ${because.says}` };
  }
  const working = workingTo(given, numbers);
  const isOnePart = because.id === wordMistakes.one.id;
  const unused = numbers.filter((number) => working?.used.includes(number) === false);
  if (isOnePart && unused.length === 0) return because;
  if (working === undefined) return because;
  // “That is 2 × 8. Adding won’t do” would contradict itself: the same number comes out of a sum.
  if (because.id === wordMistakes.adds('').id && /[×÷]/.test(working.text)) return { id: because.id, says: '' };
  const advice = !isOnePart
    ? because.says
    : working.used.length > 1
      ? `You left out the ${unused.map((number) => showNumber(number)).join(' and the ')}.`
      : unused.length > 1
        ? 'The others count too.'
        : 'The other one counts too.';
  const start = working.text.includes(' ')
    ? `That is ${working.text}.`
    : `The ${working.text} is only one of the numbers in the story.`;
  return { id: because.id, says: `${start} ${advice}` };
}

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
