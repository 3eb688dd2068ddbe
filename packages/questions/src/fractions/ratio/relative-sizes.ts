/** Relative sizes: so many for every so many, times as many, prices in proportion. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';

import type { Form } from '../../kernel/forms.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { counted, pluralOf } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, drawRatio, features, mistake, mistakesThroughOne, named, type Params, severalOf } from './ratios.ts';

const pairs = [
  ['red bead', 'blue bead', 'On a necklace'],
  ['tulip', 'daffodil', 'In a flower bed'],
  ['adult', 'child', 'On a train'],
  ['black tile', 'white tile', 'On a floor'],
  ['apple', 'pear', 'On a market stall'],
  ['hen', 'duck', 'On a farm'],
  ['pencil', 'rubber', 'In a school shop'],
  ['oak', 'pine', 'In a wood'],
] as const;

/** For every so many of one there are so many of the other. */
export const forEvery: Form<Params> = {
  weight: (cell) => asks(cell, 'forEvery'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    const [one, other, place] = random.pick(pairs);
    const back = random.chance(1, 2);
    const [known, asked, knownName, askedName] = back ? [b, a, other, one] : [a, b, one, other];
    return writeNumber(
      {
        prompt: `${place} there ${b === 1 ? 'is' : 'are'} ${counted(b, other)} for every ${counted(a, one)}. There are ${counted(known * times, knownName)}. How many ${pluralOf(askedName)} are there?`,
        hint:
          known === 1
            ? `How many are there for each ${knownName}?`
            : `How many groups of ${known} are in ${known * times}?`,
        steps: [
          `${known * times} ÷ ${known} = ${times}, so there are ${times} groups.`,
          `Each group has ${counted(asked, askedName)}: ${times} × ${asked} = **${asked * times}**.`,
        ],
        variant: `every ${a}:${b} ${back ? 'b' : 'a'} ${times} ${one}`,
        features: features(ratio, 2),
      },
      asked * times,
      [
        [known * times + asked - known, named.adds(asked > known)],
        [times, named.groups],
        [known * times * asked, named.forgetsSharing],
        [asked * times + asked, named.oneMoreGroup],
        [(known + asked) * times, named.total],
      ],
    );
  },
  solve(seen) {
    const [, b, otherName = '', a, known, knownName = ''] =
      /there (?:is|are) (\d+) (\w+)[^.]* for every (\d+) [^.]*\. There are (\d+) (\w+)/.exec(seen.text) ?? [];
    if (a === undefined || !/How many (?!more )[a-z ]+ are there\?$/.test(seen.text)) return undefined;
    const sameKind = otherName.slice(0, 3) === knownName.slice(0, 3);
    const [size, wanted] = sameKind ? [Number(b), Number(a)] : [Number(a), Number(b)];
    let count = 0;
    for (let left = Number(known); left >= size; left -= size) count += wanted;
    return typed(count);
  },
};

/** Both kinds together, or how many more there are of one, when the number of one kind is known. */
const bothKinds = (way: 'total' | 'howManyMore'): Form<Params> => ({
  weight: (cell) => asks(cell, way),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    const isTotal = way === 'total';
    const [one, other, place] = random.pick(pairs);
    const [most, least] = a > b ? [one, other] : [other, one];
    const answer = (isTotal ? a + b : Math.abs(a - b)) * times;
    // Two groups that differ by 1 leave nothing to work out but their number.
    if (!isTotal && Math.abs(a - b) < 2) return undefined;
    const asked = isTotal
      ? `${pluralOf(one)} and ${pluralOf(other)} are there **altogether**`
      : `**more** ${pluralOf(most)} than ${pluralOf(least)} are there`;
    return writeNumber(
      {
        prompt: `${place} there ${b === 1 ? 'is' : 'are'} ${counted(b, other)} for every ${counted(a, one)}. There are ${counted(a * times, one)}. How many ${asked}?`,
        hint: `Find the other kind first. Then ${isTotal ? 'add' : 'subtract'}.`,
        steps: [
          `${a * times} ÷ ${a} = ${times}, so there are ${times} groups.`,
          `So there are ${times} × ${b} = ${counted(b * times, other)}.`,
          isTotal
            ? `${a * times} + ${b * times} = **${answer}**.`
            : `${Math.max(a, b) * times} − ${Math.min(a, b) * times} = **${answer}**.`,
        ],
        variant: `${way} ${a}:${b} ${times} ${one}`,
        features: features(ratio, 3),
      },
      answer,
      [
        [
          b * times,
          isTotal ? named.onlyOne : mistake('only-one-kind', `That is how many ${pluralOf(other)} there are.`),
        ],
        ...(isTotal
          ? [
              [a * times + b, mistake('adds-one-group', `You added only one group of ${pluralOf(other)}.`)] as const,
              [
                2 * a * times + b - a,
                mistake(
                  'adds-instead-of-scaling',
                  `You took ${counted(a * times + b - a, other)}, ${Math.abs(b - a)} ${b > a ? 'more' : 'fewer'} than the ${pluralOf(one)}. Find how many groups there are instead.`,
                ),
              ] as const,
              [a + b, mistake('one-group-only', 'That is one group only.')] as const,
            ]
          : [
              [
                Math.abs(a - b),
                mistake('one-group-only', `That is the difference in one group. There are ${times} groups.`),
              ] as const,
              [times, named.groups] as const,
              [(a + b) * times, named.total] as const,
            ]),
      ],
    );
  },
  solve(seen) {
    if (!(way === 'total' ? / altogether\?$/ : /How many more [a-z ]+ than /).test(seen.text)) return undefined;
    const [b = 0, a = 1, known = 0] = numbersIn(seen.text);
    let [ones, others] = [0, 0];
    for (let left = known; left >= a; left -= a) [ones, others] = [ones + a, others + b];
    return typed(way === 'total' ? ones + others : Math.abs(ones - others));
  },
});

/** All of both kinds together. */
export const total = bothKinds('total');
/** How many more there are of one kind. */
export const howManyMore = bothKinds('howManyMore');

const sizes: readonly ((one: string, other: string, times: number, known: string) => string)[] = [
  (one, other, times, known) =>
    `${one} has ${times} times as many stickers as ${other}. ${one} has ${known}. How many more stickers does ${one} have than ${other}?`,
  (_, other, times, known) =>
    `A tree is ${times} times as tall as ${other}. The tree is ${known} cm tall. How many centimetres taller is the tree than ${other}?`,
  (one, other, times, known) =>
    `${one} runs ${times} times as far as ${other}. ${one} runs ${known} m. How many more metres does ${one} run than ${other}?`,
  (_, __, times, known) =>
    `A melon is ${times} times as heavy as an orange. The melon weighs ${known} g. How many grams heavier is the melon than the orange?`,
];

/** So many times as much: how much more the larger of two is. One of the two alone would be one multiplication or division. */
export const timesAs: Form<Params> = {
  weight: (cell) => asks(cell, 'timesAs'),
  make(random) {
    // Nobody says “2 times as many”, and a melon weighs several oranges.
    const kind = random.int(0, sizes.length - 1);
    const times = random.int(kind === 3 ? 5 : 3, 9);
    const small =
      kind === 1
        ? random.int(105, 150)
        : kind === 0
          ? random.int(13, 60)
          : kind === 3
            ? random.int(26, 50) * 5
            : random.int(11, 60) * 5;
    const all = small * times;
    const text = sizes[kind]?.(...pickTwoNames(random), times, showNumber(all));
    if (text === undefined) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: 'Find the smaller one first: divide or multiply? Then compare the two.',
        steps: [
          `The larger one is known, so divide by ${times}: ${showNumber(all)} ÷ ${times} = ${small}.`,
          `Subtract: ${showNumber(all)} − ${small} = **${showNumber(all - small)}**.`,
        ],
        variant: `times ${kind} ${times} ${small}`,
        features: { steps: 2, parts: times, size: all },
      },
      all - small,
      [
        [small, mistake('gives-smaller', 'That is the smaller one. How much more is the larger?')],
        [all * times - all, mistake('wrong-direction', 'You multiplied, but the other one is the smaller. Divide.')],
        [all - times, named.adds(false)],
      ],
    );
  },
  solve(seen) {
    const [, times, known] = / (\d+) times as .*?\. .*?(\d+)[^.]*\. .*\?$/.exec(seen.text) ?? [];
    if (times === undefined || known === undefined) return undefined;
    for (let small = 1; small <= Number(known); small++)
      if (small * Number(times) === Number(known)) return typed(Number(known) - small);
    return undefined;
  },
};

/** What so many cost or make; one costs or makes between `least` and `most`. */
const rates: readonly (readonly [
  wording: (from: number, cost: number, to: number) => string,
  least: number,
  most: number,
  one: string,
])[] = [
  [
    (from, cost, to) => `${from} notebooks cost £${cost}. How many pounds do ${to} notebooks cost?`,
    2,
    6,
    'one notebook',
  ],
  [
    (from, cost, to) =>
      `A machine makes ${cost} boxes in ${from} minutes. How many boxes does it make in ${to} minutes?`,
    5,
    30,
    '1 minute',
  ],
  [
    (from, cost, to) => `${from} tins of paint weigh ${cost} kg. How many kilograms do ${to} of these tins weigh?`,
    2,
    6,
    'one tin',
  ],
  [
    (from, cost, to) =>
      `A car uses ${from} litres of fuel to go ${cost} km. How many kilometres does it go on ${to} litres?`,
    10,
    18,
    '1 litre',
  ],
  [
    (from, cost, to) => `${from} parcels cost £${cost} to post. How many pounds do ${to} parcels cost to post?`,
    3,
    9,
    'one parcel',
  ],
];

/** What one costs or makes, in tenths: whole where it is easy, then with a half or past the times tables, then neither. */
function drawEach(random: Random, difficulty: Difficulty, least: number, most: number): number | undefined {
  if (difficulty === 'easy') return random.int(least, most) * 10;
  const isLarge = most >= 12;
  if (difficulty === 'medium') return isLarge ? random.int(12, most) * 10 : random.int(least, most) * 10 + 5;
  return isLarge ? random.int(12, most) * 10 + random.pick([5, 5, 2, 4, 6, 8]) : undefined;
}

/** Through one: so many cost so much, how much do others cost. */
export const unitRate: Form<Params> = {
  weight: (cell) => asks(cell, 'unitRate'),
  make(random, { difficulty }) {
    const isHard = difficulty === 'hard';
    const kind = random.int(0, rates.length - 1);
    const [wording, least = 2, most = 9, one = 'one'] = rates[kind] ?? [];
    const tenths = drawEach(random, difficulty, least, most);
    if (wording === undefined || tenths === undefined) return undefined;
    const from = random.int(isHard ? 4 : 2, isHard ? 15 : 9);
    const to = random.int(isHard ? 4 : 2, difficulty === 'easy' ? 14 : 20);
    const [cost, answer] = [(from * tenths) / 10, (to * tenths) / 10];
    const isScale = to % from === 0;
    if (from === to || (difficulty === 'easy') !== isScale) return undefined;
    if (!Number.isInteger(cost) || !Number.isInteger(answer)) return undefined;
    // A half or a third needs no way through one.
    if (difficulty !== 'easy' && from % to === 0) return undefined;
    const each = tenths / 10;
    return writeNumber(
      {
        prompt: wording(from, cost, to),
        hint: isScale ? `What do you multiply ${from} by to get ${to}?` : `How much is it for ${one}?`,
        steps: isScale
          ? [
              `${to} ÷ ${from} = ${to / from}, so it is ${to / from} times as much.`,
              `${cost} × ${to / from} = **${answer}**.`,
            ]
          : [`For ${one}: ${cost} ÷ ${from} = ${each}.`, `For ${severalOf(one, to)}: ${to} × ${each} = **${answer}**.`],
        variant: `rate ${kind} ${from} ${cost} ${to}`,
        features: { steps: isScale ? 2 : 3, parts: from, size: answer },
      },
      answer,
      mistakesThroughOne(one, each, from, to),
    );
  },
  solve(seen) {
    const isKnown =
      /notebooks cost|boxes in|tins of paint weigh|litres of fuel|parcels cost/.test(seen.text) &&
      /How many (?:pounds|boxes|kilograms|kilometres)/.test(seen.text);
    if (!isKnown) return undefined;
    const [first = 1, second = 0, to = 0] = numbersIn(seen.text);
    const [from, cost] = seen.text.startsWith('A machine') ? [second, first] : [first, second];
    for (let found = 0; found <= cost * to; found++) if (found * from === cost * to) return typed(found);
    return undefined;
  },
};
