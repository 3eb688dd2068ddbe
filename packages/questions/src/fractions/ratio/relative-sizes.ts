/** Relative sizes: so many for every so many, times as many, prices in proportion. */

import type { Form } from '../../kernel/forms.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { counted, pluralOf } from '../../kernel/plural.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, drawRatio, features, mistake, mistakesThroughOne, named, type Params } from './ratios.ts';

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
    if (a === undefined || !/How many [a-z ]+ are there\?$/.test(seen.text)) return undefined;
    const sameKind = otherName.slice(0, 3) === knownName.slice(0, 3);
    const [size, wanted] = sameKind ? [Number(b), Number(a)] : [Number(a), Number(b)];
    let count = 0;
    for (let left = Number(known); left >= size; left -= size) count += wanted;
    return typed(count);
  },
};

/** All of both kinds together, when one kind is known. */
export const total: Form<Params> = {
  weight: (cell) => asks(cell, 'total'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    const [one, other, place] = random.pick(pairs);
    return writeNumber(
      {
        prompt: `${place} there ${b === 1 ? 'is' : 'are'} ${counted(b, other)} for every ${counted(a, one)}. There are ${counted(a * times, one)}. How many ${pluralOf(one)} and ${pluralOf(other)} are there **altogether**?`,
        hint: 'Find the other kind first. Then add.',
        steps: [
          `${a * times} ÷ ${a} = ${times}, so there are ${times} groups.`,
          `So there are ${times} × ${b} = ${counted(b * times, other)}.`,
          `${a * times} + ${b * times} = **${(a + b) * times}**.`,
        ],
        variant: `total ${a}:${b} ${times} ${one}`,
        features: features(ratio, 3),
      },
      (a + b) * times,
      [
        [b * times, named.onlyOne],
        [a * times + b, mistake('adds-one-group', `You added only one group of ${pluralOf(other)}.`)],
        [2 * a * times + b - a, named.adds(b > a)],
        [a + b, mistake('one-group-only', 'That is one group only.')],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('altogether?')) return undefined;
    const [b = 0, a = 1, known = 0] = numbersIn(seen.text);
    let both = 0;
    for (let left = known; left >= a; left -= a) both += a + b;
    return typed(both);
  },
};

const sizes: readonly ((one: string, other: string, times: number, known: number, back: boolean) => string)[] = [
  (one, other, times, known, back) =>
    `${one} has ${times} times as many stickers as ${other}. ${back ? one : other} has ${known}. How many does ${back ? other : one} have?`,
  (_, other, times, known, back) =>
    `A tree is ${times} times as tall as ${other}. ${back ? 'The tree' : other} is ${known} cm tall. How many centimetres tall is ${back ? other : 'the tree'}?`,
  (one, other, times, known, back) =>
    `${one} runs ${times} times as far as ${other}. ${back ? one : other} runs ${known} m. How many metres does ${back ? other : one} run?`,
  (_, __, times, known, back) =>
    `A melon is ${times} times as heavy as an orange. The ${back ? 'melon' : 'orange'} weighs ${known} g. How many grams does the ${back ? 'orange' : 'melon'} weigh?`,
];

/** So many times as much, both ways. */
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
          ? random.int(4, 40)
          : kind === 3
            ? random.int(26, 50) * 5
            : random.int(5, 60) * 5;
    const back = random.chance(1, 2);
    const text = sizes[kind]?.(...pickTwoNames(random), times, back ? small * times : small, back);
    if (text === undefined) return undefined;
    const answer = back ? small : small * times;
    return writeNumber(
      {
        prompt: text,
        hint: back ? 'Is what you are looking for smaller or larger? Divide or multiply?' : 'Which one is larger?',
        steps: [
          back
            ? `The larger one is known, so divide by ${times}.`
            : `The smaller one is known, so multiply by ${times}.`,
          back
            ? `${showNumber(small * times)} ÷ ${times} = **${small}**.`
            : `${small} × ${times} = **${showNumber(answer)}**.`,
        ],
        variant: `times ${kind} ${times} ${small} ${back ? 'back' : ''}`,
        features: { steps: back ? 2 : 1, parts: times, size: small * times },
      },
      answer,
      [
        [
          back ? small * times * times : small / times,
          back
            ? mistake('wrong-direction', 'You multiplied, but this one is the smaller. Divide.')
            : mistake('wrong-direction', 'You divided, but this one is the larger. Multiply.'),
        ],
        [back ? small * times - times : small + times, named.adds(!back)],
        ...(back
          ? []
          : [[small * (times + 1), mistake('one-more-time', `That is ${times + 1} times as much.`)] as const]),
      ].filter((mistake): mistake is [number, (typeof named)['oneEach']] => Number.isInteger(mistake[0])),
    );
  },
  solve(seen) {
    const [, times, known, asked = ''] = / (\d+) times as .*?\. .*?(\d+)[^.]*\. (.*)\?$/.exec(seen.text) ?? [];
    if (times === undefined || known === undefined) return undefined;
    const [, larger = ''] = /^(?:A )?(\w+)/.exec(seen.text) ?? [];
    const isLarger = new RegExp(`\\b${larger}\\b`, 'i').test(asked);
    if (isLarger) return typed(Number(known) * Number(times));
    for (let small = 1; small <= Number(known); small++)
      if (small * Number(times) === Number(known)) return typed(small);
    return undefined;
  },
};

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

/** Through one: so many cost so much, how much do others cost. */
export const unitRate: Form<Params> = {
  weight: (cell) => asks(cell, 'unitRate'),
  make(random, cell) {
    const { times } = cell.params.levels[cell.difficulty];
    const isHard = cell.difficulty === 'hard';
    const kind = random.int(0, rates.length - 1);
    const [wording, least = 2, most = 9, one = 'one'] = rates[kind] ?? [];
    // Where it is hard, one costs more than a times table knows.
    if (wording === undefined || (isHard && most < 12)) return undefined;
    const from = random.int(isHard ? 3 : 2, 9);
    const to = random.int(2, times[1] + 6);
    const each = random.int(isHard ? Math.max(least, 12) : least, most);
    const isScale = to % from === 0;
    if (from === to || (cell.difficulty === 'easy') !== isScale) return undefined;
    // A half or a third needs no way through one.
    if (isHard && from % to === 0) return undefined;
    return writeNumber(
      {
        prompt: wording(from, from * each, to),
        hint: isScale ? `What do you multiply ${from} by to get ${to}?` : `How much is it for ${one}?`,
        steps: isScale
          ? [
              `${to} ÷ ${from} = ${to / from}, so it is ${to / from} times as much.`,
              `${from * each} × ${to / from} = **${to * each}**.`,
            ]
          : [`For ${one}: ${from * each} ÷ ${from} = ${each}.`, `For ${to}: ${to} × ${each} = **${to * each}**.`],
        variant: `rate ${kind} ${from} ${from * each} ${to}`,
        features: { steps: isScale ? 2 : 3, parts: from, size: to * each },
      },
      to * each,
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
