/** Possibilities to count (year 6): pairs, coins, rectangles, digit sums. */

import type { Form } from '../../kernel/forms.ts';
import { orList } from '../../kernel/list-text.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, mistake, named, type Params } from './mistakes.ts';

/** Pairs or threes, where the order does not matter. */
export const choosing: Form<Params> = {
  weight: (cell) => asks(cell, 'choose'),
  make(random, { difficulty }) {
    // Pairs are for medium, up to seven things; hard are pairs of more, and threes.
    const pick = difficulty === 'hard' && random.chance(2, 3) ? 3 : 2;
    const many = pick === 3 ? random.int(5, 8) : difficulty === 'hard' ? random.int(8, 12) : random.int(4, 7);
    const kind = random.int(0, 4);
    const answer = pick === 2 ? (many * (many - 1)) / 2 : (many * (many - 1) * (many - 2)) / 6;
    const two = pick === 2 ? 'two' : 'three';
    const text = [
      `There are ${many} flavours of ice cream. A tub holds ${two} different flavours. How many different tubs are there?`,
      `${many} teams play in a league. Each team plays each other team once. How many games are there?`,
      `${many} people meet. Everybody shakes hands once with everybody else. How many handshakes are there?`,
      `A teacher picks ${two} of ${many} children to help. How many different choices are there?`,
      `A shop has ${many} kinds of fruit. A bag holds ${two} different kinds. How many different bags are there?`,
    ][kind];
    const what = ['tubs', 'games', 'handshakes', 'choices', 'bags'][kind];
    if (text === undefined || (pick === 3 && (kind === 1 || kind === 2))) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: pick === 2 ? 'A with B is the same as B with A.' : 'A, B and C is the same choice as C, B and A.',
        steps: [
          pick === 2
            ? `The first goes with ${many - 1} others, the next with ${many - 2} new ones, and so on: ${Array.from({ length: many - 1 }, (_, at) => many - 1 - at).join(' + ')} = ${answer}.`
            : `There are ${many} × ${many - 1} × ${many - 2} = ${many * (many - 1) * (many - 2)} orders. Each group of three was counted 6 times: ${many * (many - 1) * (many - 2)} ÷ 6 = ${answer}.`,
          `There are **${answer}** ${what}.`,
        ],
        variant: `choose ${kind} ${pick} of ${many}`,
        features: { steps: pick + (many > 5 ? 2 : 1), size: answer },
      },
      answer,
      [
        [pick === 2 ? many * (many - 1) : many * (many - 1) * (many - 2), named.twice],
        [
          many * pick,
          pick === 2
            ? mistake(
                'multiplies-by-two',
                'Pair the first with all the others, then the next with those that are left.',
              )
            : mistake('multiplies-by-three', 'List all the choices with A first. Then list those without A.'),
        ],
        [
          pick === 2 ? many ** 2 : Number.NaN,
          mistake('pairs-with-itself', 'You paired each one with itself as well, and counted pairs twice.'),
        ],
        [answer - 1, named.misses],
      ],
    );
  },
  solve(seen) {
    const isKnown = /ice cream|play in a league|people meet|teacher picks|kinds of fruit/.test(seen.text);
    const [many] = numbersIn(seen.text);
    if (!isKnown || many === undefined) return undefined;
    const pick = /three (?:different|of)/.test(seen.text) ? 3 : 2;
    let count = 0;
    for (let one = 0; one < many; one++)
      for (let two = one + 1; two < many; two++) {
        if (pick === 2) count++;
        else for (let three = two + 1; three < many; three++) count++;
      }
    return typed(count);
  },
};

const coinSets = [
  [1, 2, 5],
  [5, 10, 20],
  [2, 5, 10],
  [10, 20, 50],
  [5, 10],
  [2, 5],
  [10, 20],
  [20, 50],
  [1, 5, 10],
] as const;

function countWays(coins: readonly number[], total: number): number {
  const ways = [1, ...Array.from({ length: total }, () => 0)];
  for (const coin of coins)
    for (let sum = coin; sum <= total; sum++) ways[sum] = (ways[sum] ?? 0) + (ways[sum - coin] ?? 0);
  return ways[total] ?? 0;
}

/** How the rest is made with one or two smaller coins, in words: by the number of the larger of them. */
function waysWithout(coins: readonly number[], rest: number): string {
  const [small = 1, large] = coins;
  if (rest === 0) return 'nothing is left. That is 1 way.';
  const counts = Array.from(
    { length: large === undefined ? 1 : Math.floor(rest / large) + 1 },
    (_, used) => used,
  ).filter((used) => (rest - used * (large ?? 0)) % small === 0);
  if (counts.length === 0) return `the ${rest}p that is left cannot be made.`;
  if (large === undefined) return `${rest}p is left, which is ${rest / small} × ${small}p. That is 1 way.`;
  const used = counts.at(-1) === 0 ? 'none' : orList(counts);
  return `${rest}p is left. It can have ${used} of the ${large}p coins. That is ${counts.length === 1 ? '1 way' : `${counts.length} ways`}.`;
}

/** Ways to make an amount with coins. */
export const coins: Form<Params> = {
  weight: (cell) => asks(cell, 'coins'),
  make(random, { difficulty }) {
    const set = random.pick(coinSets.filter(({ length }) => (difficulty === 'easy' ? length === 2 : length === 3)));
    const [smallest] = set;
    const total = smallest * random.int(4, difficulty === 'hard' ? 14 : 9);
    // Each coin can be used at least once.
    if (total < (set.at(-1) ?? 0)) return undefined;
    const answer = countWays(set, total);
    if (answer < (difficulty === 'hard' ? 5 : 3) || answer > (difficulty === 'hard' ? 14 : 9)) return undefined;
    const list = `${set
      .slice(0, -1)
      .map((coin) => `${coin}p`)
      .join(', ')} and ${set.at(-1)}p`;
    const largest = set.at(-1) ?? 1;
    const byLargest = Array.from({ length: Math.floor(total / largest) + 1 }, (_, used) => used)
      .reverse()
      .map((used) => `With ${used === 0 ? 'none' : used}: ${waysWithout(set.slice(0, -1), total - used * largest)}`);
    const mistakes: NumberMistake[] = [
      [answer - 1, named.misses],
      [answer - 2, named.misses],
      [answer + 1, mistake('counts-one-twice', 'One way was counted twice. The order of the coins does not matter.')],
    ];
    return writeNumber(
      {
        prompt: `${pickName(random)} has many ${list} coins. In how many ways can ${total}p be made?`,
        hint: 'Start with as many of the largest coin as you can. Then one fewer, and so on.',
        steps: [
          `Go by the number of ${largest}p coins, and make up the rest with the others.`,
          ...byLargest,
          `Altogether there are **${answer}** ways.`,
        ],
        variant: `coins ${set.join()} ${total}`,
        features: { steps: set.length, size: answer },
      },
      answer,
      mistakes,
    );
  },
  solve(seen) {
    const [, list = '', total] = / has many (.+) coins\. In how many ways can (\d+)p be made\?$/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const [a = 1, b = 1, c] = numbersIn(list);
    const goal = Number(total);
    let count = 0;
    for (let one = 0; one * a <= goal; one++)
      for (let two = 0; one * a + two * b <= goal; two++) {
        const left = goal - one * a - two * b;
        if (c === undefined ? left === 0 : left % c === 0) count++;
      }
    return typed(count);
  },
};

/** Rectangles with whole sides of a given area or perimeter. */
export const rectangles: Form<Params> = {
  weight: (cell) => asks(cell, 'rectangles'),
  make(random) {
    const isArea = random.chance(1, 2);
    const given = isArea
      ? random.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 64, 72, 80, 90, 96])
      : random.int(13, 22) * 2;
    const half = given / 2;
    const pairs = Array.from({ length: given }, (_, at) => at + 1).flatMap((side): [number, number][] => {
      const other = isArea ? given / side : half - side;
      return Number.isInteger(other) && other >= side ? [[side, other]] : [];
    });
    const answer = pairs.length;
    // Fewer are seen at once.
    if (answer < 4) return undefined;
    return writeNumber(
      {
        prompt: `A rectangle has sides that are whole centimetres. Its ${isArea ? `area is ${given} cm²` : `perimeter is ${given} cm`}. How many different rectangles are there? (A rectangle that is only turned does not count again.)`,
        hint: isArea ? 'Find the factor pairs.' : 'Length and width together are half the perimeter.',
        steps: [
          isArea ? `The sides multiply to ${given}.` : `Length and width add to ${half}.`,
          `They are ${pairs.map(([one, other]) => `${one} by ${other}`).join(', ')}.`,
          `There are **${answer}** rectangles.`,
        ],
        variant: `rectangles ${isArea ? 'area' : 'perimeter'} ${given}`,
        features: { steps: 4, size: answer },
      },
      answer,
      [
        [isArea ? answer * 2 : half - 1, named.twice],
        [answer - 1, named.misses],
        isArea
          ? [answer + 1, named.tooMany]
          : [given - 1, mistake('whole-perimeter', 'Length and width together are only half the perimeter.')],
      ],
    );
  },
  solve(seen) {
    const [, what, given] =
      /^A rectangle has sides that are whole centimetres\. Its (area|perimeter) is (\d+)/.exec(seen.text) ?? [];
    if (given === undefined) return undefined;
    let count = 0;
    for (let one = 1; one <= Number(given); one++)
      for (let other = one; other <= Number(given); other++)
        if ((what === 'area' ? one * other : 2 * (one + other)) === Number(given)) count++;
    return typed(count);
  },
};

/** Whole numbers with a digit sum, or with two digits of one kind. */
export const between: Form<Params> = {
  weight: (cell) => asks(cell, 'between'),
  make(random) {
    const sum = random.int(3, 16);
    const low = random.pick([10, 10, 20, 30, 40]);
    const high = random.pick([60, 70, 80, 90, 99].filter((end) => end > low + 20));
    const own = Array.from({ length: high - low + 1 }, (_, at) => low + at).filter(
      (value) => Math.floor(value / 10) + (value % 10) === sum,
    );
    if (own.length < 3) return undefined;
    return writeNumber(
      {
        prompt: `How many whole numbers from ${low} to ${high} have digits that add up to **${sum}**?`,
        hint: 'Try each tens digit in turn.',
        steps: [`They are ${own.join(', ')}.`, `There are **${own.length}** numbers.`],
        variant: `sum ${sum} ${low} ${high}`,
        features: { steps: 3, size: own.length },
      },
      own.length,
      [
        [own.length - 1, named.misses],
        [own.length + 1, named.tooMany],
        [sum, mistake('gives-digit-sum', 'That is what the digits add up to. How many such numbers are there?')],
      ],
    );
  },
  solve(seen) {
    const [, low, high, sum] =
      /^How many whole numbers from (\d+) to (\d+) have digits that add up to (\d+)\?$/.exec(seen.text)?.map(Number) ??
      [];
    if (low === undefined || high === undefined) return undefined;
    let count = 0;
    for (let value = low; value <= high; value++)
      if ([...String(value)].reduce((all, digit) => all + Number(digit), 0) === sum) count++;
    return typed(count);
  },
};
