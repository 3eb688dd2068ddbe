/** m.twoUnknowns: pairs of numbers that fit one or two conditions (year 6). */
import { pickTwoNames } from '../kernel/names.ts';
import type { Random } from '../kernel/random.ts';
import { chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { setOut } from './set-out.ts';
import { chooseText, mistakesIn, type TextSlip, writeNumber } from './told.ts';

type Asked =
  | 'pairOf'
  | 'count'
  | 'partner'
  | 'sumDifference'
  | 'sumProduct'
  | 'prices'
  | 'legs'
  | 'countStory'
  | 'mostLeast';
type Params = Readonly<Record<'easy' | 'medium' | 'hard', readonly Asked[]>>;

const mistake = mistakesIn('m.twoUnknowns');
const named = {
  first: mistake('stops-at-first-pair', 'That is one of them. There are more: try each number in turn.'),
  twice: mistake('counts-order-twice', 'The order does not matter here.'),
  once: mistake('counts-order-once', 'a and b are different letters: 2 and 5 is not the same as 5 and 2.'),
  ignores: mistake('ignores-number-in-front', 'A number in front of a letter means times.'),
  oneCondition: mistake('fits-one-condition', 'That fits one condition only. Check the other as well.'),
  swapped: mistake('swaps-letters', 'Check which number belongs to which letter.'),
  halves: mistake('halves-the-total', 'Half of the total is right only when both are equal.'),
  other: mistake('gives-the-other', 'That is the other number. Read again which one is asked for.'),
  zero: mistake('counts-zero', 'Zero is not allowed here: both must be at least 1.'),
  misses: mistake('misses-some', 'Some are missing. List them in order.'),
  fact: mistake('fact-slip', 'Close. Check your working.'),
};

/** An equation in a and b with whole numbers: 'a + b = 9', '2a + b = 14', 'ab = 24', 'a − b = 4'. */
interface Line {
  readonly text: string;
  readonly holds: (a: number, b: number) => boolean;
  readonly top: number;
}
function drawLine(random: Random, difficulty: 'easy' | 'medium' | 'hard'): Line {
  const total = random.int(5, difficulty === 'easy' ? 14 : 30);
  const [p, q] = [random.int(2, 5), random.int(2, 4)];
  const lines: readonly Line[] = [
    { text: `a + b = ${total}`, holds: (a, b) => a + b === total, top: total },
    { text: `ab = ${total}`, holds: (a, b) => a * b === total, top: total },
    { text: `${p}a + b = ${total}`, holds: (a, b) => p * a + b === total, top: total },
    { text: `a + ${q}b = ${total}`, holds: (a, b) => a + q * b === total, top: total },
    { text: `${p}a + ${q}b = ${total}`, holds: (a, b) => p * a + q * b === total, top: total },
  ];
  return random.pick(
    difficulty === 'easy' ? lines.slice(0, 2) : difficulty === 'medium' ? lines.slice(1, 4) : lines.slice(2),
  );
}
function pairsOf({ holds, top }: Line): (readonly [number, number])[] {
  const upTo = Array.from({ length: top }, (_, at) => at + 1);
  return upTo.flatMap((a) => upTo.filter((b) => holds(a, b)).map((b) => [a, b] as const));
}

/** A line of a and b read back: what stands before a and b, or their product. */
function readLine(text: string): ((a: number, b: number) => boolean) | undefined {
  const [, product] = /^ab = (\d+)$/.exec(text) ?? [];
  if (product !== undefined) return (a, b) => a * b === Number(product);
  const [, p = '', sign, q = '', total] = /^(\d*)a ([+-]) (\d*)b = (\d+)$/.exec(text) ?? [];
  if (total === undefined) return undefined;
  const [x, y] = [p === '' ? 1 : Number(p), (q === '' ? 1 : Number(q)) * (sign === '-' ? -1 : 1)];
  return (a, b) => x * a + y * b === Number(total);
}

/** How often a way is asked. */
const weightOf =
  (way: Asked): Form<Params>['weight'] =>
  ({ params, difficulty }) =>
    params[difficulty].filter((asked) => asked === way).length;
const features = (steps: number, size: number): Record<string, number> => ({ steps, size });

/** Which pair fits. */
const pairOf: Form<Params> = {
  weight: weightOf('pairOf'),
  make(random, { difficulty }) {
    const line = drawLine(random, difficulty);
    const pairs = pairsOf(line).filter(([a, b]) => a !== b);
    if (pairs.length < 2) return undefined;
    const [a, b] = random.pick(pairs);
    const show = (one: number, other: number): string => `a = ${one}, b = ${other}`;
    const slips: TextSlip[] = [
      [b, a, named.swapped] as const,
      [a + 1, b, named.fact] as const,
      [a, b + 1, named.fact] as const,
      [a + 1, b + 1, named.fact] as const,
      [b + 1, a, named.swapped] as const,
      [Math.max(1, a - 1), b, named.fact] as const,
      [b, a + 1, named.swapped] as const,
    ]
      .filter(([one, other]) => !line.holds(one, other))
      .map(([one, other, because]) => [show(one, other), because]);
    return chooseText(
      random,
      {
        prompt: ['Which pair of numbers fits this equation?', setOut(line.text)],
        hint: 'Put each pair in and work out the left side.',
        steps: [`Put in ${show(a, b)} and work out both sides.`, `The pair is **${show(a, b)}**.`],
        variant: `pair ${line.text} ${a} ${b}`,
        features: features(2, line.top),
      },
      show(a, b),
      slips,
    );
  },
  solve(seen) {
    const [, text] = /^Which pair of numbers fits this equation\?\n(.+)$/.exec(seen.text) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined) return undefined;
    return chosen(seen, (option) => {
      const [a = 0, b = 0] = numbersIn(option);
      return holds(a, b);
    });
  },
};

/** How many pairs fit. */
const count: Form<Params> = {
  weight: weightOf('count'),
  make(random, { difficulty }) {
    const line = drawLine(random, difficulty);
    const pairs = pairsOf(line);
    const answer = pairs.length;
    if (answer < 2 || answer > 14) return undefined;
    const shown = pairs
      .slice(0, 4)
      .map(([a, b]) => `${a} and ${b}`)
      .join(', ');
    const isEven = pairs.some(([a, b]) => a === b);
    const isTwoSided = /^(?:a \+ b|ab) =/.test(line.text);
    const [[low, high] = [1, 1]] = pairs;
    return writeNumber(
      {
        prompt: ['a and b are whole numbers, at least 1. How many pairs fit this equation?', setOut(line.text)],
        hint: 'Try a = 1, then a = 2, and so on.',
        steps: [
          `List a and b in order: ${shown}${answer > 4 ? ', …' : ''}`,
          ...(isTwoSided && low !== high
            ? [`${low} and ${high} is another pair than ${high} and ${low}, because a and b are different letters.`]
            : []),
          `There are **${answer}** pairs.`,
        ],
        variant: `count ${line.text}`,
        features: features(4, line.top),
      },
      answer,
      [
        [1, named.first],
        [isTwoSided ? Math.ceil(answer / 2) : answer - 1, isTwoSided ? named.once : named.misses],
        [answer + (line.holds(0, line.top) ? 2 : 1), named.zero],
        [isEven ? answer - 1 : answer + 1, named.misses],
      ],
    );
  },
  solve(seen) {
    const [, text] =
      /^a and b are whole numbers, at least 1\. How many pairs fit this equation\?\n(.+)$/.exec(seen.text) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined) return undefined;
    let found = 0;
    for (let a = 1; a <= 60; a++) for (let b = 1; b <= 60; b++) if (holds(a, b)) found++;
    return typed(found);
  },
};

/** One of the two is known. */
const partner: Form<Params> = {
  weight: weightOf('partner'),
  make(random) {
    const [p, q] = [random.int(1, 6), random.int(1, 6)];
    const [a, b] = [random.int(2, 12), random.int(1, 12)];
    const minus = random.chance(1, 3) && p * a > q * b;
    const total = minus ? p * a - q * b : p * a + q * b;
    if (p === 1 && q === 1 && a === b) return undefined;
    const knowsA = random.chance(1, 2);
    const text = `${p === 1 ? '' : p}a ${minus ? '−' : '+'} ${q === 1 ? '' : q}b = ${total}`;
    const answer = knowsA ? b : a;
    const [known, rest] = knowsA ? [p * a, q * b] : [q * b, p * a];
    return writeNumber(
      {
        prompt: [knowsA ? `**a = ${a}**. What is b?` : `**b = ${b}**. What is a?`, setOut(text)],
        hint: 'Put in the number that you know.',
        steps: [
          `${knowsA ? `${p === 1 ? '' : p}a` : `${q === 1 ? '' : q}b`} is ${known}.`,
          rest === answer
            ? `So ${knowsA ? 'b' : 'a'} = **${answer}**.`
            : `So ${knowsA ? `${q}b` : `${p}a`} is ${rest}, and ${knowsA ? 'b' : 'a'} = **${answer}**.`,
        ],
        variant: `partner ${text} ${knowsA ? `a${a}` : `b${b}`}`,
        features: features(2, total),
      },
      answer,
      [
        [rest, named.ignores],
        [Math.abs(total - (knowsA ? a : b)), named.ignores],
        [knowsA ? a : b, named.other],
        [answer + 1, named.fact],
      ],
    );
  },
  solve(seen) {
    const [, letter, value, text] = /^([ab]) = (\d+)\. What is [ab]\?\n(.+)$/.exec(seen.text) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined || value === undefined) return undefined;
    for (let other = 0; other < 300; other++)
      if (letter === 'a' ? holds(Number(value), other) : holds(other, Number(value))) return typed(other);
    return undefined;
  },
};

const twoConditions = {
  difference: { says: 'difference', works: (one: number, other: number): number => one - other },
  product: { says: 'product', works: (one: number, other: number): number => one * other },
} as const;

/** Two numbers by their sum and their difference, or their product. */
const twoNumbers = (way: 'sumDifference' | 'sumProduct'): Form<Params> => ({
  weight: weightOf(way),
  make(random, { difficulty }) {
    const kind = way === 'sumDifference' ? 'difference' : 'product';
    const most = kind === 'product' ? 15 : difficulty === 'easy' ? 15 : 60;
    const [other, one] = [random.int(1, most), random.int(2, most)];
    if (one <= other) return undefined;
    const value = twoConditions[kind].works(one, other);
    const asksLarger = random.chance(1, 2);
    const answer = asksLarger ? one : other;
    const sum = one + other;
    const [first, second] = pickTwoNames(random);
    const asStory = kind === 'difference' && random.chance(1, 2);
    const text = asStory
      ? `${first} and ${second} have ${sum} cards altogether. ${first} has ${value} more than ${second}. How many has ${asksLarger ? first : second}?`
      : `Two numbers have a sum of ${sum} and a ${kind} of ${value}. What is the **${asksLarger ? 'larger' : 'smaller'}** one?`;
    return writeNumber(
      {
        prompt: text,
        hint:
          kind === 'difference'
            ? 'Take the difference from the sum. Then both would be equal.'
            : 'List pairs with this product. Which has the right sum?',
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
        [kind === 'difference' ? sum - value : sum - 1, named.oneCondition],
        [answer + 1, named.fact],
      ],
    );
  },
  solve(seen) {
    const story = / have (\d+) cards altogether\. (\w+) has (\d+) more than \w+\. How many has (\w+)\?$/.exec(
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

const wares = [
  ['apple', 'pear'],
  ['pen', 'rubber'],
  ['bun', 'drink'],
  ['stamp', 'card'],
  ['plum', 'peach'],
  ['badge', 'sticker'],
] as const;
const many = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : thing === 'peach' ? 'es' : 's'}`;

/** Two bills and one price. */
const prices: Form<Params> = {
  weight: weightOf('prices'),
  make(random, { difficulty }) {
    const [one, other] = random.pick(wares);
    const [x, y] = [random.int(4, 40), random.int(4, 40)];
    const [p, q] = [random.int(1, 3), random.int(1, 4)];
    const more = random.int(1, difficulty === 'hard' ? 4 : 2);
    // The second bill has more of one thing only, so that the bills differ by just that.
    const [first, second] = [p * x + q * y, (p + more) * x + q * y];
    const asksOne = random.chance(1, 2);
    if (x === y) return undefined;
    const answer = asksOne ? x : y;
    return writeNumber(
      {
        prompt: `${many(p, one)} and ${many(q, other)} cost ${first}p. ${many(p + more, one)} and ${many(q, other)} cost ${second}p. How many pence does one ${asksOne ? one : other} cost?`,
        hint: 'What is different between the two bills?',
        steps: [
          `The second bill has ${many(more, one)} more and costs ${second} − ${first} = ${second - first}p more.`,
          ...(more === 1 ? [] : [`One ${one} costs ${second - first} ÷ ${more} = ${x}p.`]),
          ...(asksOne ? [] : [`${many(p, one)} cost ${p * x}p, so ${many(q, other)} cost ${first - p * x}p.`]),
          `One ${asksOne ? one : other} costs **${answer}**p.`,
        ],
        variant: `prices ${one} ${p} ${q} ${more} ${first} ${second} ${asksOne}`,
        features: features(asksOne ? 3 : 5, second),
      },
      answer,
      [
        [asksOne ? y : x, named.other],
        [second - first, named.fact],
        [first % (p + q) === 0 ? first / (p + q) : Number.NaN, named.halves],
        [answer + 1, named.fact],
      ],
      { after: 'p' },
    );
  },
  solve(seen) {
    const [, p, one, q, first, p2, q2, second, asked] =
      /^(\d+) (\w+?)(?:e?s)? and (\d+) \w+ cost (\d+)p\. (\d+) \w+ and (\d+) \w+ cost (\d+)p\. How many pence does one (\w+) cost\?$/.exec(
        seen.text,
      ) ?? [];
    if (one === undefined || asked === undefined) return undefined;
    for (let x = 1; x < 100; x++)
      for (let y = 1; y < 100; y++)
        if (Number(p) * x + Number(q) * y === Number(first) && Number(p2) * x + Number(q2) * y === Number(second))
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
    of: '2p and 5p coins',
    heads: 'coins',
    legs: 'pence',
    small: 2,
    large: 5,
    smallName: '2p coins',
    largeName: '5p coins',
  },
  {
    of: '5p and 10p coins',
    heads: 'coins',
    legs: 'pence',
    small: 5,
    large: 10,
    smallName: '5p coins',
    largeName: '10p coins',
  },
] as const;

/** Heads and legs. */
const legs: Form<Params> = {
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
        prompt: `There are some ${own.of}. There are ${heads} ${own.heads} and ${all} ${own.legs} in all. How many ${asksSmall ? own.smallName : own.largeName} are there?`,
        hint: `Suppose all of them were ${own.smallName}. How many ${own.legs} would there be?`,
        steps: [
          `If all ${heads} were ${own.smallName}, there would be ${own.small} × ${heads} = ${own.small * heads} ${own.legs}.`,
          `There are ${all - own.small * heads} more. Each of the ${own.largeName} has ${gap} more: ${all - own.small * heads} ÷ ${gap} = ${b} ${own.largeName}.`,
          asksSmall ? `${heads} − ${b} = **${a}** ${own.smallName}.` : `There are **${b}** ${own.largeName}.`,
        ],
        variant: `legs ${place} ${heads} ${all} ${asksSmall}`,
        features: features(5, all),
      },
      answer,
      [
        [asksSmall ? b : a, named.other],
        [heads % 2 === 0 ? heads / 2 : Number.NaN, named.halves],
        [all % own.large === 0 ? all / own.large : answer + 1, named.oneCondition],
      ],
    );
  },
  solve(seen) {
    const own = counted.find(({ of }) => seen.text.startsWith(`There are some ${of}.`));
    const [, heads, all, asked] =
      / There are (\d+) \w+ and (\d+) \w+ in all\. How many (.+) are there\?$/.exec(seen.text) ?? [];
    if (own === undefined || heads === undefined) return undefined;
    for (let a = 0; a <= Number(heads); a++)
      for (let b = 0; b <= Number(heads); b++)
        if (a + b === Number(heads) && own.small * a + own.large * b === Number(all))
          return typed(asked === own.smallName ? a : b);
    return undefined;
  },
};

const packs: readonly ((one: number, other: number, total: number) => string)[] = [
  (one, other, total) =>
    `Eggs come in boxes of ${one} and boxes of ${other}. A shop wants exactly ${total} eggs, with at least one of each box.`,
  (one, other, total) =>
    `Tables seat ${one} or ${other} people. Exactly ${total} people must fill every seat, with at least one of each table.`,
  (one, other, total) =>
    `Tickets cost £${one} for a child and £${other} for an adult. A group pays exactly £${total}, with at least one of each.`,
];

/** How many ways two sizes make a total. */
const countStory: Form<Params> = {
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
          `All the ways use ${pairs.join(', ')} of the first kind.`,
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
        [pairs.length + 1, named.twice],
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

/** The largest value one of two letters can have. */
const mostLeast: Form<Params> = {
  weight: weightOf('mostLeast'),
  make(random, { difficulty }) {
    const line = drawLine(random, difficulty === 'easy' ? 'medium' : difficulty);
    const pairs = pairsOf(line);
    if (pairs.length < 3) return undefined;
    const wantsMost = random.chance(1, 2);
    const wantsA = random.chance(1, 2);
    const values = pairs.map(([a, b]) => (wantsA ? a : b));
    const answer = wantsMost ? Math.max(...values) : Math.min(...values);
    const others = [...new Set(values)].sort((one, other) => (wantsMost ? other - one : one - other));
    return writeNumber(
      {
        prompt: [
          `a and b are whole numbers, at least 1. What is the **${wantsMost ? 'largest' : 'smallest'}** that ${wantsA ? 'a' : 'b'} can be?`,
          setOut(line.text),
        ],
        hint: `Make the other letter as ${wantsMost ? 'small' : 'large'} as you can. Does it fit?`,
        steps: [
          `${wantsA ? 'a' : 'b'} can be ${[...others]
            .sort((one, other) => one - other)
            .slice(0, 6)
            .join(', ')}${others.length > 6 ? ', …' : ''}`,
          `The ${wantsMost ? 'largest' : 'smallest'} is **${answer}**.`,
        ],
        variant: `${wantsMost ? 'most' : 'least'} ${wantsA ? 'a' : 'b'} ${line.text}`,
        features: features(3, line.top),
      },
      answer,
      [
        [others[1] ?? Number.NaN, named.misses],
        [line.top, named.zero],
        [line.top - 1, named.ignores],
        [answer + 1, named.fact],
      ],
    );
  },
  solve(seen) {
    const [, which, letter, text] =
      /^a and b are whole numbers, at least 1\. What is the (largest|smallest) that ([ab]) can be\?\n(.+)$/.exec(
        seen.text,
      ) ?? [];
    const holds = text === undefined ? undefined : readLine(text);
    if (holds === undefined) return undefined;
    const values: number[] = [];
    for (let a = 1; a <= 60; a++) for (let b = 1; b <= 60; b++) if (holds(a, b)) values.push(letter === 'a' ? a : b);
    return typed(which === 'largest' ? Math.max(...values) : Math.min(...values));
  },
};

/** The maker of m.twoUnknowns. */
export const twoUnknowns = makerOfForms<Params>({
  makerId: 'm.twoUnknowns',
  version: 1,
  serves: {
    160704: {
      easy: ['pairOf', 'partner', 'count', 'sumDifference'],
      medium: ['pairOf', 'count', 'mostLeast', 'sumDifference', 'prices'],
      hard: ['count', 'sumProduct', 'legs', 'prices', 'countStory', 'mostLeast'],
    },
  },
  forms: [
    pairOf,
    count,
    partner,
    twoNumbers('sumDifference'),
    twoNumbers('sumProduct'),
    prices,
    legs,
    countStory,
    mostLeast,
  ],
});
