/** Two unknowns from two conditions: sums and differences, bills, heads and legs, packs. */

import type { Form } from '../../kernel/forms.ts';
import { andList } from '../../kernel/list-text.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { features, mistake, named, type Params, weightOf } from './mistakes.ts';

const twoConditions = {
  difference: { says: 'difference', works: (one: number, other: number): number => one - other },
  product: { says: 'product', works: (one: number, other: number): number => one * other },
} as const;

/** Two numbers by their sum and their difference, or their product. */
export const twoNumbers = (way: 'sumDifference' | 'sumProduct'): Form<Params> => ({
  weight: weightOf(way),
  make(random, { difficulty }) {
    const kind = way === 'sumDifference' ? 'difference' : 'product';
    const most = kind === 'product' ? 15 : difficulty === 'easy' ? 15 : 60;
    // Two small factors are seen at once.
    const least = kind === 'product' ? 4 : 1;
    const [other, one] = [random.int(least, most), random.int(least + 1, most)];
    if (one <= other) return undefined;
    const value = twoConditions[kind].works(one, other);
    const asksLarger = random.chance(1, 2);
    const answer = asksLarger ? one : other;
    const sum = one + other;
    const [first, second] = pickTwoNames(random);
    const asStory = kind === 'difference' && random.chance(1, 2);
    const text = asStory
      ? `${first} and ${second} have ${sum} cards altogether. ${first} has ${value} more than ${second}. How many does ${asksLarger ? first : second} have?`
      : `Two numbers have a sum of ${sum} and a ${kind} of ${value}. What is the **${asksLarger ? 'larger' : 'smaller'}** one?`;
    return writeNumber(
      {
        prompt: text,
        hint:
          kind === 'difference'
            ? 'Subtract the difference from the sum. What is left is two equal numbers.'
            : 'List pairs with this product. Which pair has the sum you need?',
        steps:
          kind === 'difference'
            ? [
                `${sum} − ${value} = ${sum - value}: twice the smaller one.`,
                `The smaller one is ${other}, the larger one ${one}.`,
                `The answer is **${answer}**.`,
              ]
            : [`${one} × ${other} = ${value} and ${one} + ${other} = ${sum}.`, `The answer is **${answer}**.`],
        variant: `${kind} ${sum} ${value} ${asksLarger ? 'larger' : 'smaller'} ${asStory ? 'story' : ''}`,
        features: features(kind === 'product' ? 4 : 3, sum),
      },
      answer,
      [
        [asksLarger ? other : one, named.other],
        [sum % 2 === 0 ? sum / 2 : Number.NaN, named.halves],
        kind === 'difference'
          ? [
              sum - value,
              mistake(
                'twice-the-smaller',
                'That is twice the smaller number. Halve it, and see which number is asked for.',
              ),
            ]
          : [sum - 1, named.oneCondition],
        [answer + 1, named.fact],
      ],
    );
  },
  solve(seen) {
    const story = / have (\d+) cards altogether\. (\w+) has (\d+) more than \w+\. How many does (\w+) have\?$/.exec(
      seen.text,
    );
    const [, plainSum, kind, plainValue, size] =
      /^Two numbers have a sum of (\d+) and a (difference|product) of (\d+)\. What is the (larger|smaller) one\?$/.exec(
        seen.text,
      ) ?? [];
    const isOwn =
      story === null ? kind === (way === 'sumDifference' ? 'difference' : 'product') : way === 'sumDifference';
    if (!isOwn) return undefined;
    const [sum, value] = story === null ? [Number(plainSum), Number(plainValue)] : [Number(story[1]), Number(story[3])];
    const wantsLarger = story === null ? size === 'larger' : story[2] === story[4];
    for (let other = 0; other <= sum; other++) {
      const one = sum - other;
      if (one >= other && (kind === 'product' ? one * other : one - other) === value)
        return typed(wantsLarger ? one : other);
    }
    return undefined;
  },
});

/** The first costs less than the second. */
const wares = [
  ['apple', 'pear'],
  ['pencil', 'rubber'],
  ['banana', 'bun'],
  ['envelope', 'bookmark'],
  ['plum', 'peach'],
  ['sticker', 'badge'],
] as const;

export const many = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : thing.endsWith('peach') ? 'es' : 's'}`;

/** A price as a bill says it: 87p, £1.05. */
const price = (inPence: number): string => (inPence < 100 ? `${inPence}p` : `£${(inPence / 100).toFixed(2)}`);
const pence = (text = ''): number => Number(text.replaceAll(/\D/g, ''));

/** Two bills and one price. */
export const prices: Form<Params> = {
  weight: weightOf('prices'),
  make(random, { difficulty }) {
    const [one, other] = random.pick(wares);
    const [x, y] = [random.int(15, 60), random.int(15, 60)];
    const [p, q] = [random.int(1, 3), random.int(1, 4)];
    const more = random.int(1, difficulty === 'hard' ? 4 : 2);
    // The second bill has more of one thing only, so that the bills differ by just that.
    const [first, second] = [p * x + q * y, (p + more) * x + q * y];
    const asksOne = random.chance(1, 2);
    if (x >= y) return undefined;
    const answer = asksOne ? x : y;
    return writeNumber(
      {
        prompt: `${many(p, one)} and ${many(q, other)} cost ${price(first)}. ${many(p + more, one)} and ${many(q, other)} cost ${price(second)}. How many pence does one ${asksOne ? one : other} cost?`,
        hint: 'Work in pence. What is different the second time?',
        steps: [
          `The second time there ${more === 1 ? 'is' : 'are'} ${many(more, `more ${one}`)}. That costs ${second} − ${first} = ${second - first}p more.`,
          ...(more === 1 || asksOne ? [] : [`One ${one} costs ${second - first} ÷ ${more} = ${x}p.`]),
          ...(asksOne
            ? []
            : [
                `${many(p, one)} ${p === 1 ? 'costs' : 'cost'} ${p * x}p, so ${many(q, other)} ${q === 1 ? 'costs' : 'cost'} ${first} − ${p * x} = ${first - p * x}p.`,
              ]),
          asksOne || q === 1
            ? `One ${asksOne ? one : other} costs ${asksOne && more > 1 ? `${second - first} ÷ ${more} = ` : ''}**${answer}**p.`
            : `One ${other} costs ${first - p * x} ÷ ${q} = **${answer}**p.`,
        ],
        variant: `prices ${one} ${p} ${q} ${more} ${first} ${second} ${asksOne}`,
        features: features(asksOne ? 3 : 5, second),
      },
      answer,
      [
        [asksOne ? y : x, mistake('gives-the-other', `That is the price of one ${asksOne ? other : one}.`)],
        ...(more === 1
          ? []
          : [[second - first, mistake('stops-too-soon', `That is the price of ${many(more, one)}.`)] as const]),
        [
          first % (p + q) === 0 ? first / (p + q) : Number.NaN,
          mistake('shares-equally', 'You shared the first price equally. The two things have different prices.'),
        ],
        [answer + 1, named.fact],
      ],
      { after: 'p' },
    );
  },
  solve(seen) {
    const [, p, one, q, first, p2, q2, second, asked] =
      /^(\d+) (\w+?)(?:e?s)? and (\d+) \w+ cost (\S+)\. (\d+) \w+ and (\d+) \w+ cost (\S+)\. How many pence does one (\w+) cost\?$/.exec(
        seen.text,
      ) ?? [];
    if (one === undefined || asked === undefined) return undefined;
    for (let x = 1; x < 100; x++)
      for (let y = 1; y < 100; y++)
        if (Number(p) * x + Number(q) * y === pence(first) && Number(p2) * x + Number(q2) * y === pence(second))
          return typed(asked.startsWith(one) ? x : y);
    return undefined;
  },
};

const counted = [
  { of: 'hens and sheep', heads: 'heads', legs: 'legs', small: 2, large: 4, smallName: 'hens', largeName: 'sheep' },
  {
    of: 'bikes and tricycles',
    heads: 'seats',
    legs: 'wheels',
    small: 2,
    large: 3,
    smallName: 'bikes',
    largeName: 'tricycles',
  },
  {
    of: 'stools with 3 legs and chairs with 4 legs',
    heads: 'seats',
    legs: 'legs',
    small: 3,
    large: 4,
    smallName: 'stools',
    largeName: 'chairs',
  },
  {
    of: 'cars and bikes',
    heads: 'vehicles',
    legs: 'wheels',
    small: 2,
    large: 4,
    smallName: 'bikes',
    largeName: 'cars',
  },
  {
    of: '2p or 5p',
    heads: 'coins',
    legs: 'pence',
    small: 2,
    large: 5,
    smallName: '2p coins',
    largeName: '5p coins',
  },
  {
    of: '5p or 10p',
    heads: 'coins',
    legs: 'pence',
    small: 5,
    large: 10,
    smallName: '5p coins',
    largeName: '10p coins',
  },
] as const;

/** Heads and legs. */
export const legs: Form<Params> = {
  weight: weightOf('legs'),
  make(random) {
    const place = random.int(0, counted.length - 1);
    const own = counted[place];
    const [a, b] = [random.int(2, 15), random.int(2, 15)];
    if (own === undefined || a === b) return undefined;
    const [heads, all] = [a + b, own.small * a + own.large * b];
    const asksSmall = random.chance(1, 2);
    const answer = asksSmall ? a : b;
    const gap = own.large - own.small;
    return writeNumber(
      {
        prompt: `${own.legs === 'pence' ? `A purse holds ${heads} coins, all of them ${own.of}. They are worth ${price(all)} altogether.` : `There are some ${own.of}. There are ${heads} ${own.heads} and ${all} ${own.legs} in all.`} How many ${asksSmall ? own.smallName : own.largeName} are there?`,
        hint: `Suppose all of them were ${own.smallName}. How many ${own.legs} would there be?`,
        steps: [
          `If all ${heads} were ${own.smallName}, there would be ${own.small} × ${heads} = ${own.small * heads} ${own.legs}.`,
          `${own.legs === 'pence' ? `They are worth ${all - own.small * heads}p more than that. Each of the ${own.largeName} is worth ${gap}p more` : `There are ${all - own.small * heads} more ${own.legs} than that. Each of the ${own.largeName} has ${gap} more`}: ${all - own.small * heads} ÷ ${gap} = ${b}.`,
          asksSmall
            ? `So ${b} are ${own.largeName}, and ${heads} − ${b} = **${a}** are ${own.smallName}.`
            : `So **${b}** are ${own.largeName}.`,
        ],
        variant: `legs ${place} ${heads} ${all} ${asksSmall}`,
        features: features(5, all),
      },
      answer,
      [
        [asksSmall ? b : a, named.other],
        [heads % 2 === 0 ? heads / 2 : Number.NaN, named.halves],
        [all % own.large === 0 ? all / own.large : Number.NaN, named.oneCondition],
      ],
    );
  },
  solve(seen) {
    const own = counted.find(
      ({ of }) => seen.text.startsWith(`There are some ${of}.`) || seen.text.includes(`all of them ${of}.`),
    );
    const [, heads, all = '', asked] =
      / (?:There are|holds) (\d+) .+ (\d+|£\d\.\d\d|\d+p) .*(?:in all|altogether)\. How many (.+) are there\?$/.exec(
        seen.text,
      ) ?? [];
    if (own === undefined || heads === undefined) return undefined;
    for (let a = 0; a <= Number(heads); a++)
      for (let b = 0; b <= Number(heads); b++)
        if (a + b === Number(heads) && own.small * a + own.large * b === pence(all))
          return typed(asked === own.smallName ? a : b);
    return undefined;
  },
};

const packs: readonly ((one: number, other: number, total: number) => string)[] = [
  (one, other, total) =>
    `Eggs come in boxes of ${one} and boxes of ${other}. A shop wants exactly ${total} eggs, with at least one box of each size.`,
  (one, other, total) =>
    `Tables seat ${one} or ${other} people. Exactly ${total} people must fill every seat, with at least one table of each size.`,
  (one, other, total) =>
    `Tickets cost £${one} for a child and £${other} for an adult. A group pays exactly £${total}, with at least one of each.`,
];

/** How many ways two sizes make a total. */
export const countStory: Form<Params> = {
  weight: weightOf('countStory'),
  make(random) {
    const [one, other] = [random.int(2, 6), random.int(3, 12)];
    const total = random.int(20, 72);
    const kind = random.int(0, packs.length - 1);
    const pairs = Array.from({ length: total }, (_, at) => at + 1).filter(
      (a) => total - a * one > 0 && (total - a * one) % other === 0,
    );
    const text = packs[kind]?.(one, other, total);
    if (other <= one || pairs.length < 2 || pairs.length > 9 || text === undefined) return undefined;
    const [first = 0] = pairs;
    const withZero = pairs.length + (total % one === 0 ? 1 : 0) + (total % other === 0 ? 1 : 0);
    return writeNumber(
      {
        prompt: `${text} In how many ways can that be done?`,
        hint: 'Try 1 of the larger ones, then 2, and so on. Does the rest fit?',
        steps: [
          `One way: ${first} × ${one} + ${(total - first * one) / other} × ${other} = ${total}.`,
          `Try each number of ${one}s: it works with ${andList(pairs.map(String))} of them.`,
          `There are **${pairs.length}** ways.`,
        ],
        variant: `ways ${kind} ${one} ${other} ${total}`,
        features: features(5, total),
      },
      pairs.length,
      [
        [1, named.first],
        [withZero, named.zero],
        [pairs.length - 1, named.misses],
        [pairs.length + 1, named.tooMany],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('In how many ways can that be done?')) return undefined;
    const [one = 1, other = 1, total = 0] = numbersIn(seen.text);
    let found = 0;
    for (let a = 1; a <= total; a++) for (let b = 1; b <= total; b++) if (a * one + b * other === total) found++;
    return typed(found);
  },
};
