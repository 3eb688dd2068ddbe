/** Questions on finding and counting primes. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { low, upper } from '../../kernel/letter-case.ts';
import { andList } from '../../kernel/list-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, tapWords, writeNumber } from '../ask.ts';
import { isPrime } from '../divisors.ts';
import {
  because,
  features,
  isInTables,
  mistake,
  named,
  type Params,
  primesToTry,
  sieve,
  smallest,
} from './mistakes.ts';

function numbersTo(cell: Cell<Params>): number[] {
  const most = cell.params.limit[cell.difficulty];
  const least = cell.params.least[cell.difficulty];
  return Array.from({ length: most - least + 1 }, (_, at) => at + least);
}

/** Composite numbers that look prime come first on the harder levels; at hard no table tells of them. */
function tempting(random: Random, pool: readonly number[], { difficulty, year }: Cell<Params>): number[] {
  const composite = pool.filter((value) => !isPrime(value));
  const hasFives = difficulty === 'easy' || (difficulty === 'medium' && year < 6);
  const odd = composite.filter(
    (value) =>
      value % 2 === 1 && (hasFives || value % 5 !== 0) && (difficulty !== 'hard' || value === 77 || !isInTables(value)),
  );
  return [...random.shuffle(odd), ...random.shuffle(composite)];
}

/** None of three and more; of two it is neither. */
const noneOf = (tried: readonly number[]): string =>
  tried.length === 2 ? `Neither ${tried.join(' nor ')}` : `None of ${andList(tried)}`;

/** Why these are prime: no prime that could be a factor divides one of them. */
function primesShown(primes: readonly number[]): string {
  const tried = [2, 3, 5, 7, 11].filter((prime) => prime * prime <= Math.max(...primes));
  const isTried = tried.length > 1 && primes.every((prime) => prime > Math.max(...tried));
  return isTried
    ? `${noneOf(tried)} divides ${andList(primes).replace(' and ', ' or ')}.`
    : `${upper(andList(primes.map((prime) => `only 1 and ${prime} divide ${prime}`)))}.`;
}

/** Which numbers are prime or composite. */
export const tap: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 0 : 3),
  make(random, cell) {
    const pool = numbersTo(cell);
    const asksPrime = random.chance(2, 3);
    const primes = random.shuffle(pool.filter(isPrime));
    const composites = [...new Set(tempting(random, pool, cell))].filter((value) => asksPrime || value !== 1);
    const [right, wrong] = asksPrime
      ? [primes.slice(0, 2), composites.slice(0, 3)]
      : [composites.slice(0, 2), primes.slice(0, 3)];
    if (right.length < 2 || wrong.length < 3) return undefined;
    const words = right.map(String);
    return tapWords(
      random,
      {
        prompt: `Tap the two ${asksPrime ? 'prime' : 'composite'} numbers.`,
        hint: asksPrime
          ? 'A prime number has exactly two factors: 1 and itself.'
          : 'A composite number has more than two factors.',
        steps: [
          asksPrime
            ? `${wrong
                .filter((value) => value > 1)
                .map((value) => `${value} = ${smallest(value)} × ${value / smallest(value)}`)
                .join(', ')}${wrong.includes(1) ? ', and 1 has one factor only' : ''}.`
            : `${right.map((value) => `${value} = ${smallest(value)} × ${value / smallest(value)}`).join(' and ')}.`,
          primesShown(asksPrime ? right : wrong),
          `So tap **${words.join(' and ')}**.`,
        ],
        variant: `${asksPrime ? 'primes' : 'composites'} ${[...right, ...wrong].sort((a, b) => a - b).join(' ')}`,
        features: features(Math.max(...right, ...wrong), 2),
      },
      words,
      wrong.map((value) => [String(value), because(value)] as const),
    );
  },
  solve(seen) {
    const [, kind] = /^Tap the two (prime|composite) numbers\.$/.exec(seen.text) ?? [];
    if (kind === undefined) return undefined;
    return chosen(
      seen,
      (option) => sieve.has(Number(option)) === (kind === 'prime') && (kind === 'prime' || Number(option) > 1),
    );
  },
};

/** The next prime up or down. */
export const nextPrime: Form<Params> = {
  weight: ({ params, difficulty }) => (params.factorise ? 0 : difficulty === 'hard' ? 1 : 2),
  make(random, cell) {
    const from = random.int(Math.max(8, cell.params.least[cell.difficulty]), cell.params.limit[cell.difficulty]);
    const up = from < 12 || random.chance(1, 2);
    let value = up ? from + 1 : from - 1;
    while (!isPrime(value)) value += up ? 1 : -1;
    const between = Array.from({ length: Math.abs(value - from) - 1 }, (_, at) => (up ? from + 1 + at : from - 1 - at));
    // A prime next door is found without ruling anything out.
    const least = { easy: cell.year > 5 ? 1 : 0, medium: 1, hard: 2 }[cell.difficulty];
    if (between.filter((each) => each % 2 === 1).length < least) return undefined;
    const nextOne = up ? [...sieve].find((each) => each > value) : [...sieve].findLast((each) => each < value);
    return writeNumber(
      {
        prompt: `What is the ${up ? 'smallest prime number greater' : 'largest prime number less'} than ${from}?`,
        hint: `Try the numbers one by one, ${up ? 'upwards' : 'downwards'} from ${from}. Do ${primesToTry(Math.max(from, value)).replace('and', 'or')} divide them?`,
        steps: [
          ...(between.length === 0
            ? []
            : [
                `${between.map((each) => (each === 1 ? '1 is not prime' : `${each} = ${smallest(each)} × ${each / smallest(each)}`)).join(', ')}.`,
              ]),
          `Only 1 and ${value} divide ${value}, so it is **${value}**.`,
        ],
        variant: `${up ? 'after' : 'before'} ${from}`,
        features: features(from, 2),
      },
      value,
      [
        ...between.filter((each) => each % 2 === 1).map((each) => [each, because(each)] as const),
        ...(nextOne === undefined
          ? []
          : [[nextOne, mistake('skips-a-prime', `That is prime, but there is one closer to ${from}.`)] as const]),
        [
          from,
          mistake(
            'takes-the-start',
            `${from} is not ${up ? 'greater' : 'less'} than ${from}${isPrime(from) ? '' : `, and ${from} = ${smallest(from)} × ${from / smallest(from)} is not prime`}.`,
          ),
        ],
      ],
    );
  },
  solve(seen) {
    const [, kind, from] =
      /^What is the (smallest|largest) prime number (?:greater|less) than (\d+)\?$/.exec(seen.text) ?? [];
    if (from === undefined) return undefined;
    const primes = [...sieve];
    return typed(
      (kind === 'smallest'
        ? primes.find((each) => each > Number(from))
        : primes.filter((each) => each < Number(from)).at(-1)) ?? 0,
    );
  },
};

/** How many primes lie between. */
export const howMany: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 0 : 2),
  make(random, cell) {
    const most = cell.params.limit[cell.difficulty];
    const span = cell.difficulty === 'easy' ? 10 : random.pick([15, 20]);
    const from = random.int(cell.params.least[cell.difficulty], most - span + 5);
    const to = from + span;
    const all = Array.from({ length: span + 1 }, (_, at) => from + at);
    const primes = all.filter(isPrime);
    const odd = all.filter((value) => value % 2 === 1).length;
    const crossed = all.filter((value) => value % 2 === 1 && !isPrime(value));
    return writeNumber(
      {
        prompt: `How many prime numbers are there from ${from} to ${to}?`,
        hint: `Cross out multiples of ${primesToTry(to)}${from < 12 ? ', but not those numbers themselves' : ''}.${from === 1 ? ' Is 1 prime?' : ''}`,
        steps: [
          ...(crossed.length === 0
            ? []
            : [
                `The even numbers ${from < 3 ? 'over 2 ' : ''}are not prime. ${crossed.length === 1 ? 'Nor is' : 'Nor are'} ${andList(crossed.map((value) => (value === 1 ? '1' : `${value} (${smallest(value)} × ${value / smallest(value)})`)))}.`,
              ]),
          primes.length === 0 ? 'That leaves no prime number.' : `That leaves ${primes.join(', ')}.`,
          `There ${primes.length === 1 ? 'is' : 'are'} **${primes.length}**.`,
        ],
        variant: `count ${from} ${to}`,
        features: features(to, 4),
      },
      primes.length,
      [
        ...(from === 1 ? [[primes.length + 1, named.one] as const] : []),
        ...(from <= 2 ? [[primes.length - 1, named.two] as const] : []),
        [odd, named.odd('That is how many odd numbers there are. Not all of them are prime.')],
      ],
    );
  },
  solve(seen) {
    const [, from, to] = /^How many prime numbers are there from (\d+) to (\d+)\?$/.exec(seen.text) ?? [];
    return from === undefined
      ? undefined
      : typed([...sieve].filter((each) => each >= Number(from) && each <= Number(to)).length);
  },
};

/** Why a number is not prime. */
export const why: Form<Params> = {
  weight: ({ params, difficulty }) => (params.factorise || difficulty === 'easy' ? 0 : 1),
  make(random, cell) {
    const isWanted = random.chance(1, 3);
    const isHard = cell.difficulty === 'hard';
    // At hard the smaller numbers of the cell would be quickly tried.
    const least = isHard ? (cell.params.least.hard + cell.params.limit.hard) / 2 : 9;
    const pool = numbersTo(cell).filter((each) => each >= least && each % 5 !== 0);
    const value = isWanted
      ? random.pick(pool.filter(isPrime))
      : tempting(
          random,
          pool.filter((each) => each / smallest(each) > 8 && ((cell.year < 6 && !isHard) || !isInTables(each))),
          cell,
        )[0];
    if (value === undefined) return undefined;
    const prime = 'It is prime: only 1 and itself divide it';
    const right = isWanted ? prime : `It is not prime: ${smallest(value)} divides it`;
    // Nobody takes 2 for a factor of an odd number, or 5 where it doesn’t end in 5.
    const absent = [3, 7, 11, 13].filter((factor) => value % factor !== 0);
    const tried = [2, 3, 5, 7, ...(value > 120 ? [11] : [])];
    return chooseText(
      random,
      {
        prompt: `Which is true of ${value}?`,
        hint: `Try dividing by ${primesToTry(value)} in turn.`,
        steps: isWanted
          ? [
              `${andList(tried)} all leave something over. That is enough: ${value > 120 ? '13 × 13' : '11 × 11'} is more than ${value}.`,
              `So **${low(right)}**.`,
            ]
          : [`${smallest(value)} × ${value / smallest(value)} = ${value}.`, `So **${low(right)}**.`],
        variant: `why ${value}`,
        features: features(value, 3),
      },
      right,
      [
        ...(isWanted ? [] : [[prime, because(value)] as const]),
        [
          `It is prime: it is an ${value % 2 === 1 ? 'odd' : 'even'} number`,
          named.odd(`Being ${value % 2 === 1 ? 'odd' : 'even'} does not make a number prime.`),
        ],
        ...absent.map(
          (factor) =>
            [
              `It is not prime: ${factor} divides it`,
              named.product(`${value} ÷ ${factor} leaves a remainder of ${value % factor}.`),
            ] as const,
        ),
      ],
    );
  },
  solve(seen) {
    const [, value] = /^Which is true of (\d+)\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return chosen(seen, (option) => {
      const [factor] = option.startsWith('It is not prime') ? numbersIn(option) : [];
      return factor !== undefined
        ? Number(value) % factor === 0
        : option.endsWith('divide it') && sieve.has(Number(value));
    });
  },
};

/** The smallest prime of a pair, and the products: an odd sum gives the 2 away, and the tables give 35. */
const sumsOf = {
  5: { medium: { least: 3, fewest: 50, most: 200 }, hard: { least: 5, fewest: 100, most: 350 } },
  6: { medium: { least: 5, fewest: 110, most: 400 }, hard: { least: 7, fewest: 200, most: 800 } },
} as const;

/** Two primes by sum and product. */
export const sums: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.factorise ? 0 : difficulty === 'hard' ? 3 : difficulty === 'medium' ? 1 : 0,
  make(random, cell) {
    const { least, fewest, most } = sumsOf[cell.year > 5 ? 6 : 5][cell.difficulty === 'hard' ? 'hard' : 'medium'];
    const pool = [...sieve].filter((each) => each >= least && each < 60);
    const [a, b] = random.sample(pool, 2);
    if (a === undefined || b === undefined) return undefined;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const total = low + high;
    const product = low * high;
    const gapWords = `Their product is ${product}`;
    const fit = pool.filter(
      (each) => each < total - each && isPrime(total - each) && each * (total - each) === product,
    );
    if (fit.length !== 1 || product < fewest || product > most) return undefined;
    return writeNumber(
      {
        prompt: `Two prime numbers add up to ${total}. ${gapWords}. What is the larger one?`,
        hint: `List pairs of prime numbers that add up to ${total}. Then multiply.`,
        steps: [`${product} = ${low} × ${high}.`, `${low} + ${high} = ${total}, so the larger prime is **${high}**.`],
        variant: `sum ${low} ${high}`,
        features: features(product, 4),
      },
      high,
      [
        [low, mistake('gives-smaller', 'That is the smaller one. The question asks for the larger one.')],
        [total - 1, mistake('one-is-prime', `1 + ${total - 1} makes ${total}, but 1 is not prime.`)],
        [product, named.product('That is the product of the two primes.')],
      ],
    );
  },
  solve(seen) {
    const [, total, product] = /^Two prime numbers add up to (\d+)\. Their product is (\d+)\./.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    return typed(
      [...sieve]
        .filter((each) => sieve.has(Number(total) - each) && each * (Number(total) - each) === Number(product))
        .at(-1) ?? 0,
    );
  },
};
