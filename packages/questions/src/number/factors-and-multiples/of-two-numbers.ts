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
import { features, mistake, named, notHighest, notLowest, type Params, rich } from './mistakes.ts';

type Height = keyof typeof rich;

const heights: readonly Height[] = ['easy', 'medium', 'hard', 'top', 'peak'];

/** Which numbers are worth asking about: common factors begin in year 5, common multiples in year 6, and year 7 is two heights further than year 5. */
function heightOf({ params, difficulty, year }: Cell<Params>): Height {
  const first = year > 6 ? 2 : params.asks === 'commonMultiples' || year < 6 ? 0 : 1;
  return heights[first + ['easy', 'medium', 'hard'].indexOf(difficulty)] ?? 'peak';
}

const multiplesOf: Readonly<Record<Height, readonly number[]>> = {
  easy: [3, 4, 5, 6, 7, 8, 9, 10],
  medium: [4, 6, 7, 8, 9, 10, 12, 15],
  hard: [8, 9, 10, 12, 14, 15, 16, 18, 20],
  top: [12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30],
  peak: [18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45],
};
/** The lowest common multiples of each height. */
const multipleRange = { easy: [12, 45], medium: [36, 90], hard: [72, 180], top: [84, 300], peak: [120, 480] } as const;
const leastFactor = { easy: 3, medium: 4, hard: 6, top: 7, peak: 12 } as const;
/** Two numbers that end in 0 or 5 show these at once. */
const seenAtOnce = new Set([5, 10, 20, 50, 100]);

function drawTwo(random: Random, cell: Cell<Params>, height = heightOf(cell)): readonly [number, number] | undefined {
  const multiples = cell.params.asks === 'commonMultiples';
  const pool = multiples ? multiplesOf[height] : rich[height];
  const [one, other] = [random.pick(pool), random.pick(pool)];
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  // If one divides the other, the question already shows the answer.
  if (high % low === 0) return undefined;
  if (!multiples) {
    const highest = greatestCommonFactor(low, high);
    const isTooEasy = highest < leastFactor[height] || (height !== 'easy' && seenAtOnce.has(highest));
    return isTooEasy || (cell.year > 5 && low < 40) ? undefined : [low, high];
  }
  const lowest = lowestCommonMultiple(low, high);
  const [fewest, most] = multipleRange[height];
  return lowest < fewest || lowest > most ? undefined : [low, high];
}

/** The multiples up to the common one; the middle of a long list is left out. */
function multiplesTo(lowest: number, of: number): string {
  const all = Array.from({ length: lowest / of }, (_, at) => (at + 1) * of);
  return all.length > 10 ? `${all.slice(0, 6).join(', ')} and so on to ${lowest}` : all.join(', ');
}

/** Common factors up to these are seen at once. */
const leastTapped = { easy: 1, medium: 2, hard: 3, top: 5, peak: 6 } as const;

/** Which numbers are common factors or multiples. */
export const commonTap: Form<Params> = {
  // Year 7 asks for the highest or the lowest only.
  weight: ({ params }) => (params.asks === 'commonFactors' || params.asks === 'commonMultiples' ? 3 : 0),
  make(random, cell) {
    const factors = cell.params.asks === 'commonFactors';
    const two = drawTwo(random, cell);
    if (two === undefined) return undefined;
    const [a, b] = two;
    const least = lowestCommonMultiple(a, b);
    const common = factors
      ? factorsOf(greatestCommonFactor(a, b)).filter((each) => each > leastTapped[heightOf(cell)])
      : [least, 2 * least, 3 * least];
    const right = random
      .sample(common, Math.min(2, common.length))
      .sort((one, other) => one - other)
      .map(String);
    // One number to find is for year 5, where it is easy.
    if (right.length < 2 && !(cell.difficulty === 'easy' && cell.year === 5)) return undefined;
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
            : `Multiples of ${b}: ${multiplesTo(least, b)}. The first one in the ${a} times table is ${least}.`,
          ...(factors ? [] : [`Every common multiple is a multiple of ${least}.`]),
          `The ${right.length === 1 ? 'answer is' : 'answers are'} **${right.join(' and ')}**.`,
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
    const two = drawTwo(random, { ...cell, params: { asks: multiples ? 'commonMultiples' : 'commonFactors' } });
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
        ? [`Multiples of ${b}: ${multiplesTo(lowest, b)}.`, `The first one in the ${a} times table is **${lowest}**.`]
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
    const asked = { ...cell, params: { asks: multiples ? 'commonMultiples' : 'commonFactors' } } as const;
    const height = heightOf(asked);
    // Nobody swims every 42 days.
    const two = drawTwo(random, asked, height === 'peak' ? 'top' : height);
    if (two === undefined) return undefined;
    const [a, b] = two;
    const answer = multiples ? lowestCommonMultiple(a, b) : greatestCommonFactor(a, b);
    const [one, other] = pickTwoNames(random);
    const storyText = multiples
      ? random.pick([
          `A red light flashes every ${a} seconds. A blue light flashes every ${b} seconds. They flash together. After how many seconds do they flash together again?`,
          `Bus A leaves every ${a} minutes. Bus B leaves every ${b} minutes. They leave together now. In how many minutes do they next leave together?`,
          `${one} swims every ${a} days and ${other} every ${b} days. Both swim today. In how many days do they next swim on the same day?`,
          `Rolls come in packs of ${a}. Burgers come in packs of ${b}. What is the smallest equal number of rolls and burgers you can buy?`,
        ])
      : random.pick([
          `${a} apples and ${b} pears are shared into identical bags, with none left over. What is the largest number of bags?`,
          `Two ribbons are ${a} cm and ${b} cm long. Both are cut into pieces of the same length, with none left over. How long is the longest possible piece, in cm?`,
          `${a} children from one school and ${b} from another make teams of equal size. No team has children from both schools. What is the largest team size?`,
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
            ? `Multiples of ${b}: ${multiplesTo(answer, b)}. The first one in the ${a} times table is ${answer}.`
            : `Factors of ${a}: ${factorsOf(a).join(', ')}. The largest that divides ${b} is ${answer}.`,
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
