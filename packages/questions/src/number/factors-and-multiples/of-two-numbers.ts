/** Questions on common factors and multiples of two numbers. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, tapWords, writeNumber } from '../ask.ts';
import { factorsOf, greatestCommonFactor, lowestCommonMultiple } from '../divisors.ts';
import { factorHeights, multipleHeights, storyHeights } from './heights.data.ts';
import { features, mistake, named, notHighest, notLowest, type Params } from './mistakes.ts';

/** Two numbers that end in 0 or 5 show these at once. */
const seenAtOnce = new Set([5, 10, 20, 50, 100]);

/** Whether two numbers show their common factor or multiple at a glance: they end in 0 or 5. */
function isSeen(one: number, other: number, answer: number): boolean {
  if (one % 10 === 0 && other % 10 === 0) return true;
  return one % 5 === 0 && other % 5 === 0 && answer <= 120;
}

/** Two numbers with a common factor worth finding, for the cell or for its stories. */
function withFactor(random: Random, cell: Cell<Params>, inStory: boolean): readonly [number, number] | undefined {
  const isHighest = inStory && cell.difficulty === 'hard' && cell.year > 6;
  const height = isHighest ? storyHeights.factors : factorHeights[cell.year]?.[cell.difficulty];
  if (height === undefined) return undefined;
  const [low, high] = twoOf(random, height.pool);
  // If one divides the other, the question already shows the answer.
  if (high % low === 0) return undefined;
  const highest = greatestCommonFactor(low, high);
  if (highest < height.highest) return undefined;
  const isFirst = cell.difficulty === 'easy' && cell.year === 5;
  return !isFirst && (seenAtOnce.has(highest) || isSeen(low, high, highest)) ? undefined : [low, high];
}

/** Two numbers with a common multiple worth finding, for the cell or for its stories. */
function withMultiple(random: Random, cell: Cell<Params>, inStory: boolean): readonly [number, number] | undefined {
  const isHighest = inStory && cell.difficulty === 'hard' && cell.year > 6;
  const height = isHighest ? storyHeights.multiples : multipleHeights[cell.year]?.[cell.difficulty];
  if (height === undefined) return undefined;
  const [low, high] = twoOf(random, height.pool);
  if (high % low === 0) return undefined;
  const lowest = lowestCommonMultiple(low, high);
  const [fewest, most] = height.lowest;
  if (lowest < fewest || lowest > most || lowest / high < height.listed) return undefined;
  const isProduct = lowest === low * high;
  if (height.shares && (isProduct || high < 13)) return undefined;
  // The product with 10 only gets a 0.
  const isRound = (isProduct && (low % 10 === 0 || high % 10 === 0)) || isSeen(low, high, lowest);
  return isRound && !(cell.difficulty === 'easy' && cell.year === 6) ? undefined : [low, high];
}

function twoOf(random: Random, pool: readonly number[]): readonly [low: number, high: number] {
  const [one, other] = [random.pick(pool), random.pick(pool)];
  return [Math.min(one, other), Math.max(one, other)];
}

/** The multiples up to the common one; the middle of a long list is left out. */
function multiplesTo(lowest: number, of: number): string {
  const all = Array.from({ length: lowest / of }, (_, at) => (at + 1) * of);
  return all.length > 10 ? `${all.slice(0, 6).join(', ')} and so on to ${lowest}` : all.join(', ');
}

/** Which numbers are common factors or multiples. */
export const commonTap: Form<Params> = {
  // Year 7 asks for the highest or the lowest only.
  weight: ({ params }) => (params.asks === 'commonFactors' || params.asks === 'commonMultiples' ? 3 : 0),
  make(random, cell) {
    const factors = cell.params.asks === 'commonFactors';
    const two = factors ? withFactor(random, cell, false) : withMultiple(random, cell, false);
    if (two === undefined) return undefined;
    const [a, b] = two;
    const least = lowestCommonMultiple(a, b);
    const tapped = factorHeights[cell.year]?.[cell.difficulty].tapped ?? 2;
    const common = factors
      ? factorsOf(greatestCommonFactor(a, b)).filter((each) => each >= tapped && (tapped < 3 || !seenAtOnce.has(each)))
      : [least, 2 * least, 3 * least];
    const right = random
      .sample(common, Math.min(2, common.length))
      .sort((one, other) => one - other)
      .map(String);
    // One number to find is for year 5, where it is easy.
    if (right.length < 2 && !(cell.difficulty === 'easy' && cell.year === 5)) return undefined;
    // The tables tell 6 and 7, but not 14 or 21.
    if (factors && cell.year > 5 && cell.difficulty === 'hard' && !right.some((each) => Number(each) > 12))
      return undefined;
    const single = factors
      ? [...factorsOf(a), ...factorsOf(b)].filter((each) => each < a && (a % each !== 0 || b % each !== 0))
      : [1, 2, 3, 4, 5, 6, 7]
          // Each is in one of the two times tables, so that both have to be tried.
          .flatMap((time) => [time * a, time * b])
          .filter((each) => each > b && (each % a !== 0 || each % b !== 0));
    const others = [...new Set(random.shuffle(single))].filter((each) => each > 1).slice(0, right.length === 1 ? 3 : 4);
    const word = factors ? 'factor' : 'multiple';
    if (right.length < 1 || others.length < 3) return undefined;
    return tapWords(
      random,
      {
        prompt:
          right.length === 1
            ? `Tap the number that is a common ${word} of ${a} and ${b}.`
            : `Tap the two numbers that are common ${word}s of ${a} and ${b}.`,
        hint: factors ? 'It must divide both numbers with nothing left over.' : 'It must be in both times tables.',
        steps: [
          factors
            ? `Factors of ${a}: ${factorsOf(a).join(', ')}. Factors of ${b}: ${factorsOf(b).join(', ')}.`
            : `Multiples of ${b}: ${multiplesTo(least, b)}. The first one in the ${a} times table is ${least} (${a} × ${least / a}).`,
          factors
            ? `In both lists: **${right.join(' and ')}**.`
            : `Every common multiple is a multiple of ${least}: ${right.map((each) => (Number(each) === least ? `${each} itself` : `${each} = ${Number(each) / least} × ${least}`)).join(' and ')}.`,
          ...(factors ? [] : [`The answers are **${right.join(' and ')}**.`]),
        ],
        variant: `common ${word} ${a} ${b} ${[...right, ...others].sort().join(' ')}`,
        features: features(Math.max(a, b), 2),
      },
      right,
      others.map((each) => [String(each), factors ? notHighest(each, a, b) : notLowest(each, a, b)] as const),
    );
  },
  solve(seen) {
    const [, word, a, b] = /common (factor|multiple)s? of (\d+) and (\d+)\.$/.exec(seen.text) ?? [];
    if (word === undefined || !seen.text.startsWith('Tap')) return undefined;
    return chosen(seen, (option) =>
      [a, b].every((each) => (word === 'factor' ? Number(each) % Number(option) : Number(option) % Number(each)) === 0),
    );
  },
};

/** The highest common factor or lowest common multiple. */
export const extreme: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'pairs' || params.asks === 'factors' ? 0 : difficulty === 'easy' && params.asks !== 'both' ? 2 : 4,
  make(random, cell) {
    const multiples = cell.params.asks === 'commonMultiples' || (cell.params.asks === 'both' && random.chance(1, 2));
    const two = multiples ? withMultiple(random, cell, false) : withFactor(random, cell, false);
    if (two === undefined) return undefined;
    const [a, b] = two;
    const [highest, lowest] = [greatestCommonFactor(a, b), lowestCommonMultiple(a, b)];
    const answer = multiples ? lowest : highest;
    const questionText = {
      prompt: `What is the ${multiples ? 'lowest common multiple' : 'highest common factor'} of ${a} and ${b}?`,
      hint: multiples
        ? `List multiples of ${b}. Which is the first one in the ${a} times table?`
        : `List the factors of ${a}. Which is the largest that divides ${b} too?`,
      steps: multiples
        ? [
            `Multiples of ${b}: ${multiplesTo(lowest, b)}.`,
            `The first one in the ${a} times table is **${lowest}**: ${a} × ${lowest / a} = ${lowest}.`,
          ]
        : [
            `Factors of ${a}: ${factorsOf(a).join(', ')}.`,
            `Factors of ${b}: ${factorsOf(b).join(', ')}.`,
            `The largest in both is **${highest}**.`,
          ],
      variant: `extreme ${multiples} ${a} ${b}`,
      features: features(Math.max(a, b), 3),
    };
    const mistakes = multiples
      ? ([
          [a * b, named.product],
          [2 * lowest, named.large],
          [highest, named.hcf],
          ...[b, 2 * b, 3 * a].map((value) => [value, notLowest(value, a, b)] as const),
          [b + a, mistake('adds', 'You added the numbers. List their multiples.')],
        ] as const)
      : ([
          [b - a, notHighest(b - a, a, b)],
          ...[factorsOf(highest).at(-2) ?? 1, 1, a, highest * 2, 2].map(
            (value) => [value, notHighest(value, a, b)] as const,
          ),
          [lowest, named.lcm],
        ] as const);
    if (random.chance(3, 5))
      return writeNumber(
        questionText,
        answer,
        mistakes.filter(([given]) => given !== answer && given > 0),
      );
    // To choose from there are only factors, or multiples, of one number or of both.
    const near = multiples
      ? [lowest / 2, 2 * lowest, lowest - a, lowest - b, lowest + a, lowest + b, a * b, lowest / 3]
      : [
          highest * 2,
          highest * 3,
          highest / 2,
          highest / 3,
          highest * 4,
          (highest * 3) / 2,
          ...factorsOf(a).slice(-3, -1),
        ];
    const offered = near.filter(
      (each) =>
        Number.isInteger(each) &&
        each !== answer &&
        (multiples
          ? each > a && (each % a === 0 || each % b === 0)
          : each > 1 && each < b && (a % each === 0 || b % each === 0)),
    );
    return chooseText(
      random,
      questionText,
      showNumber(answer),
      [...new Set(offered)].map(
        (each): TextMistake => [showNumber(each), multiples ? notLowest(each, a, b) : notHighest(each, a, b)],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, kind, a, b] =
      /^What is the (lowest common multiple|highest common factor) of (\d+) and (\d+)\?$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const [x, y] = [Number(a), Number(b)];
    if (kind === 'lowest common multiple') {
      let value = y;
      while (value % x !== 0) value += y;
      return answered(seen, value);
    }
    let value = x;
    while (x % value !== 0 || y % value !== 0) value--;
    return answered(seen, value);
  },
};

/** A story that needs one of the two. */
export const story: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'pairs' || params.asks === 'factors' || (difficulty === 'easy' && params.asks !== 'both')
      ? 0
      : difficulty === 'hard'
        ? 3
        : 1,
  make(random, cell) {
    const multiples = cell.params.asks === 'commonMultiples' || (cell.params.asks === 'both' && random.chance(1, 2));
    const two = multiples ? withMultiple(random, cell, true) : withFactor(random, cell, true);
    if (two === undefined) return undefined;
    const [a, b] = two;
    const answer = multiples ? lowestCommonMultiple(a, b) : greatestCommonFactor(a, b);
    const [one, other] = pickTwoNames(random);
    const storyText = multiples
      ? random.pick([
          `A red light flashes every ${a} seconds. A blue light flashes every ${b} seconds. They flash together. After how many seconds do they flash together again?`,
          `Bus A leaves every ${a} minutes. Bus B leaves every ${b} minutes. They leave together now. How many minutes from now will they next leave together?`,
          `${one} swims every ${a} days and ${other} every ${b} days. Both swim today. How many days from now will they next swim on the same day?`,
          `Rolls come in packs of ${a}. Burgers come in packs of ${b}. What is the smallest equal number of rolls and burgers you can buy?`,
        ])
      : random.pick([
          `${a} apples and ${b} pears are shared into identical bags, with none left over. What is the largest number of bags?`,
          `Two ribbons are ${a} cm and ${b} cm long. Both are cut into pieces of the same length, with none left over. How long is the longest possible piece, in cm?`,
          // Nobody makes teams of 42.
          ...(answer > 18
            ? []
            : [
                `${a} children from one school and ${b} from another make teams of equal size. No team has children from both schools. What is the largest team size?`,
              ]),
        ]);
    return writeNumber(
      {
        prompt: storyText,
        hint: multiples
          ? 'Which is the first number that is in both times tables?'
          : 'You need a number that divides both.',
        steps: [
          multiples
            ? `Look for the lowest common multiple of ${a} and ${b}.`
            : `Look for the highest common factor of ${a} and ${b}.`,
          multiples
            ? `Multiples of ${b}: ${multiplesTo(answer, b)}. The first one in the ${a} times table is ${answer} (${a} × ${answer / a}).`
            : `Factors of ${a}: ${factorsOf(a).join(', ')}. The largest that divides ${b} is ${answer}: ${b} ÷ ${answer} = ${b / answer}.`,
          `The answer is **${answer}**.`,
        ],
        variant: `story ${storyText.slice(0, 12)} ${a} ${b}`,
        features: features(Math.max(a, b), 4),
      },
      answer,
      multiples
        ? [
            [a * b, named.product],
            [greatestCommonFactor(a, b), named.hcf],
            [a + b, mistake('adds', 'You added the numbers. List their multiples.')],
          ]
        : [
            [b - a, notHighest(b - a, a, b)],
            [2, notHighest(2, a, b)],
            [lowestCommonMultiple(a, b), named.lcm],
          ],
    );
  },
  solve(seen) {
    const numbers = numbersIn(seen.text);
    const [a = 1, b = 1] = numbers;
    if (/again|next|smallest equal/.test(seen.text)) {
      const first = new Set(Array.from({ length: b }, (_, at) => (at + 1) * a));
      return typed(Array.from({ length: a }, (_, at) => (at + 1) * b).find((each) => first.has(each)) ?? 0);
    }
    if (!/largest number of bags|longest possible piece|largest team/.test(seen.text)) return undefined;
    return typed(
      Math.max(...Array.from({ length: a }, (_, at) => at + 1).filter((each) => a % each === 0 && b % each === 0)),
    );
  },
};
