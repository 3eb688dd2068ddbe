/** m.primes: primes and composite numbers, counting them, sums of primes and prime factorisation. */
import type { Cell } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { factorsOf, isPrime, primeFactors, sievePrimes } from './divisors.ts';
import { chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { chooseText, mistakesIn, tapWords, writeNumber } from './told.ts';

interface Params {
  readonly limit: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly factorise: boolean;
}
const mistake = mistakesIn('m.primes');
const named = {
  one: mistake('one-is-prime', '1 has only one factor, so it is not prime.'),
  odd: mistake('odd-means-prime', 'Odd numbers are not always prime. Try dividing by 3, 5 and 7.'),
  even: mistake('even-can-divide', 'An even number over 2 can be divided by 2, so it is not prime.'),
  two: mistake('two-left-out', '2 is prime: its only factors are 1 and 2.'),
  prime: mistake('misses-prime', 'That number is prime: only 1 and itself divide it.'),
  count: mistake('miscounts', 'List them one by one and check each.'),
  stop: mistake('not-fully-factorised', 'Every factor must be prime. Split further.'),
  product: mistake('wrong-product', 'Multiply the factors to check.'),
  adds: mistake('adds', 'Multiply the prime factors. Do not add them.'),
};
const sieve = sievePrimes(400);
const because = (value: number): ReturnType<typeof mistake> =>
  value === 1 ? named.one : isPrime(value) ? named.prime : value % 2 === 0 ? named.even : named.odd;
const smallest = (value: number): number => primeFactors(value)[0] ?? value;
const features = (value: number, steps: number): Record<string, number> => ({
  size: value,
  factors: primeFactors(value).length,
  steps,
});

function numbersTo({ params, difficulty }: Cell<Params>): number[] {
  const most = params.limit[difficulty];
  const least = difficulty === 'easy' ? 1 : Math.floor(most / 4);
  return Array.from({ length: most - least + 1 }, (_, at) => at + least);
}
/** Composite numbers that look prime come first on the harder levels. */
function tempting(random: Random, pool: readonly number[], difficulty: string): number[] {
  const composite = pool.filter((value) => !isPrime(value));
  const odd = composite.filter((value) => value % 2 === 1 && (difficulty !== 'hard' || value % 5 !== 0));
  return [...random.shuffle(odd), ...random.shuffle(composite)];
}

const tap: Form<Params> = {
  weight: ({ params, difficulty }) => (params.factorise && difficulty !== 'easy' ? 0 : 3),
  make(random, cell) {
    const pool = numbersTo(cell);
    const asksPrime = random.chance(2, 3);
    const primes = random.shuffle(pool.filter(isPrime));
    const composites = [...new Set(tempting(random, pool, cell.difficulty))].filter(
      (value) => asksPrime || value !== 1,
    );
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

const nextPrime: Form<Params> = {
  weight: ({ params, difficulty }) => (params.factorise ? 0 : difficulty === 'hard' ? 1 : 2),
  make(random, cell) {
    const from = random.int(cell.difficulty === 'easy' ? 8 : 10, cell.params.limit[cell.difficulty]);
    const up = from < 12 || random.chance(1, 2);
    let value = up ? from + 1 : from - 1;
    while (!isPrime(value)) value += up ? 1 : -1;
    const between = Array.from({ length: Math.abs(value - from) - 1 }, (_, at) => (up ? from + 1 + at : from - 1 - at));
    return writeNumber(
      {
        prompt: `What is the ${up ? 'smallest prime number greater' : 'largest prime number less'} than ${from}?`,
        hint: `Try the numbers one by one, ${up ? 'upwards' : 'downwards'} from ${from}. Do 2, 3, 5 or 7 divide them?`,
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
        [from, mistake('takes-the-start', 'The prime must be different from the number you start at.')],
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

const howMany: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 0 : 2),
  make(random, cell) {
    const most = cell.params.limit[cell.difficulty];
    const span = cell.difficulty === 'easy' ? 10 : random.pick([15, 20]);
    const from = random.int(cell.difficulty === 'easy' ? 1 : 5, most - span + 5);
    const to = from + span;
    const all = Array.from({ length: span + 1 }, (_, at) => from + at);
    const primes = all.filter(isPrime);
    const odd = all.filter((value) => value % 2 === 1).length;
    return writeNumber(
      {
        prompt: `How many prime numbers are there from ${from} to ${to}?`,
        hint: 'Cross out even numbers (not 2) first. Then cross out multiples of 3, 5 and 7.',
        steps: [
          primes.length === 0 ? 'Every one of them can be divided.' : `They are ${primes.join(', ')}.`,
          `That is **${primes.length}**.`,
        ],
        variant: `count ${from} ${to}`,
        features: features(to, 4),
      },
      primes.length,
      [
        [odd, named.odd],
        [primes.length + 1, from === 1 ? named.one : named.count],
        [primes.length - 1, from <= 2 ? named.two : named.count],
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

const why: Form<Params> = {
  weight: ({ params, difficulty }) => (params.factorise || difficulty === 'easy' ? 0 : 1),
  make(random, cell) {
    const value =
      tempting(
        random,
        numbersTo(cell).filter((each) => each > 8),
        cell.difficulty,
      )[0] ?? 9;
    const right = `It is not prime: ${smallest(value)} divides it`;
    const absent = [2, 3, 5, 7, 11, 13].filter((factor) => value % factor !== 0);
    return chooseText(
      random,
      {
        prompt: `Which is true of ${value}?`,
        hint: 'Try dividing by 2, 3, 5 and 7 in turn.',
        steps: [
          `${smallest(value)} × ${value / smallest(value)} = ${value}.`,
          `So **${right.charAt(0).toLowerCase()}${right.slice(1)}**.`,
        ],
        variant: `why ${value}`,
        features: features(value, 3),
      },
      right,
      [
        ['It is prime: only 1 and itself divide it', because(value)],
        [`It is prime: it is an ${value % 2 === 1 ? 'odd' : 'even'} number`, named.odd],
        ...absent.map((factor) => [`It is not prime: ${factor} divides it`, named.product] as const),
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

const sums: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.factorise ? 0 : difficulty === 'hard' ? 3 : difficulty === 'medium' ? 1 : 0,
  make(random, cell) {
    const pool = [...sieve].filter((each) => each < cell.params.limit[cell.difficulty] / 2);
    const [a, b] = random.sample(pool, 2);
    if (a === undefined || b === undefined) return undefined;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const total = low + high;
    const product = low * high;
    const gapWords = `Their product is ${product}`;
    const fit = pool.filter(
      (each) => each < total - each && isPrime(total - each) && each * (total - each) === product,
    );
    if (fit.length !== 1 || product > 400) return undefined;
    return writeNumber(
      {
        prompt: `Two prime numbers add up to ${total}. ${gapWords}. What is the larger one?`,
        hint: `Split ${product} into prime factors.`,
        steps: [`${product} = ${low} × ${high}.`, `${low} + ${high} = ${total}, so the larger prime is **${high}**.`],
        variant: `sum ${low} ${high}`,
        features: features(product, 4),
      },
      high,
      [
        [low, mistake('gives-smaller', 'That is the smaller one. The larger one is asked.')],
        [total - 1, named.one],
        [product, named.product],
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

/** With powers, as it is written in year 7: 2³ × 3. */
function withPowers(factors: readonly number[]): string {
  const powers = ['', '', '²', '³', '⁴', '⁵', '⁶', '⁷'];
  return [...new Set(factors)]
    .map((factor) => `${factor}${powers[factors.filter((each) => each === factor).length] ?? ''}`)
    .join(' × ');
}
const productOf = (text: string): number =>
  text.split(' × ').reduce((product, part) => {
    const [, base = '1', power = ''] = /^(\d+)([²³⁴⁵⁶⁷]?)$/.exec(part) ?? [];
    return product * Number(base) ** (power === '' ? 1 : '⁰¹²³⁴⁵⁶⁷'.indexOf(power));
  }, 1);

function drawComposite(random: Random, cell: Cell<Params>): number | undefined {
  const most = cell.params.limit[cell.difficulty];
  const value = random.int(Math.floor(most / 5) + 4, most);
  const factors = primeFactors(value);
  const count = { easy: [2, 3], medium: [3, 4], hard: [4, 6] }[cell.difficulty];
  return factors.length < (count[0] ?? 0) || factors.length > (count[1] ?? 0) || (factors.at(-1) ?? 0) > 13
    ? undefined
    : value;
}

const factorise: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 4 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const powers = cell.difficulty !== 'easy';
    const show = (list: readonly number[]): string =>
      powers ? withPowers([...list].sort((a, b) => a - b)) : [...list].sort((a, b) => a - b).join(' × ');
    const [first = 2, second = 2, ...rest] = factors;
    const merged = [first * second, ...rest];
    const other = random.pick(factorsOf(value).filter((each) => each > 1 && each < value));
    return chooseText(
      random,
      {
        prompt: `Which is ${value} as a product of prime factors?`,
        hint: 'Draw a factor tree. Stop when every end is prime.',
        steps: [
          `${value} = ${factors.join(' × ')}.`,
          ...(powers ? ['Write repeated factors as powers.'] : []),
          `The answer is **${show(factors)}**.`,
        ],
        variant: `factorise ${value}`,
        features: features(value, 2),
      },
      show(factors),
      [
        [merged.length > 1 ? show(merged) : `1 × ${value}`, named.stop],
        [show([...factors.slice(0, -1), (factors.at(-1) ?? 2) + 2]), named.product],
        [show([...factors, first]), named.product],
        [show(factors.slice(1)), named.product],
        ...(isPrime(other) && isPrime(value / other) ? [] : [[`${other} × ${value / other}`, named.stop] as const]),
        [factors.join(' + '), named.adds],
        [show([...factors.slice(1), first + 1]), named.product],
      ].filter((slip): slip is [string, ReturnType<typeof mistake>] => slip[0] !== show(factors)),
    );
  },
  solve(seen) {
    const [, value] = /^Which is (\d+) as a product of prime factors\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return chosen(seen, (option) => {
      if (option.includes('+')) return false;
      const bases = numbersIn(option);
      return bases.every((base) => sieve.has(base)) && productOf(option) === Number(value);
    });
  },
};

const fromFactors: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 2 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const text = cell.difficulty === 'easy' ? factors.join(' × ') : withPowers(factors);
    return writeNumber(
      {
        prompt: `Which number is ${text}?`,
        hint: cell.difficulty === 'easy' ? 'Multiply step by step.' : 'Write each power out in full, then multiply.',
        steps: [`${factors.join(' × ')}.`, `Multiply step by step: **${value}**.`],
        variant: `from ${value}`,
        features: features(value, 2),
      },
      value,
      [
        [factors.reduce((sum, each) => sum + each, 0), named.adds],
        [
          [...new Set(factors)].reduce(
            (product, base) => product * base * factors.filter((each) => each === base).length,
            1,
          ),
          mistake('power-as-multiple', 'A power means multiply the number by itself: 2³ is 2 × 2 × 2.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, text] = /^Which number is (.*)\?$/.exec(seen.text) ?? [];
    return text === undefined || !/[×²³⁴⁵⁶⁷]/.test(text) ? undefined : typed(productOf(text));
  },
};

const missing: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 2 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const hidden = random.int(0, factors.length - 1);
    const answer = factors[hidden] ?? 2;
    const text = `${value} = ${factors.map((factor, at) => (at === hidden ? '□' : factor)).join(' × ')}`;
    return writeNumber(
      {
        prompt: `Find the missing prime factor.\n\n${text}`,
        hint: 'Multiply the factors you see. Then divide.',
        steps: [`The others make ${value / answer}.`, `${value} ÷ ${value / answer} = **${answer}**.`],
        variant: text,
        features: features(value, 2),
      },
      answer,
      [
        [value / answer, mistake('product-of-rest', 'That is the product of the factors you see. Now divide.')],
        [answer + 1, named.product],
        [answer + 2, named.product],
      ],
    );
  },
  solve(seen) {
    const [, value, rest = ''] = /factor\.\n\n(\d+) = (.*)$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    const known = numbersIn(rest);
    return [...sieve]
      .filter((each) => known.reduce((product, factor) => product * factor, each) === Number(value))
      .flatMap((each) => typed(each));
  },
};

export const primes = makerOfForms<Params>({
  makerId: 'm.primes',
  version: 1,
  serves: {
    150403: { limit: { easy: 20, medium: 60, hard: 100 }, factorise: false },
    160303: { limit: { easy: 30, medium: 80, hard: 120 }, factorise: false },
    170104: { limit: { easy: 100, medium: 200, hard: 400 }, factorise: true },
  },
  forms: [tap, nextPrime, howMany, why, sums, factorise, fromFactors, missing],
  capacity: ({ params, difficulty }) =>
    params.factorise ? { easy: 120, medium: 120, hard: 150 }[difficulty] : difficulty === 'easy' ? 80 : 150,
});
