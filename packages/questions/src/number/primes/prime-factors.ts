/** Questions on writing a number as a product of primes. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { factorsOf, isPrime, primeFactors } from '../divisors.ts';
import { features, mistake, named, type Params, sieve } from './mistakes.ts';

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
  const value = random.int(cell.params.least[cell.difficulty], most);
  const factors = primeFactors(value);
  const count = { easy: [2, 3], medium: [3, 4], hard: [5, 7] }[cell.difficulty];
  return factors.length < (count[0] ?? 0) || factors.length > (count[1] ?? 0) || (factors.at(-1) ?? 0) > 13
    ? undefined
    : value;
}

/** '140 ÷ 2 = 70, 70 ÷ 2 = 35, 35 ÷ 5 = 7' */
function splits(factors: readonly number[]): string {
  let left = factors.reduce((product, each) => product * each, 1);
  const lines = factors.slice(0, -1).map((factor) => {
    const before = left;
    left /= factor;
    return `${before} ÷ ${factor} = ${left}`;
  });
  return lines.join(', ');
}

/** '2 × 2 = 4, 4 × 5 = 20' */
function products([first = 1, ...rest]: readonly number[]): string {
  let made = first;
  const lines = rest.map((factor) => {
    const before = made;
    made *= factor;
    return `${before} × ${factor} = ${made}`;
  });
  return lines.join(', ');
}

/** A number as a product of primes. */
export const factorise: Form<Params> = {
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
          `Split off one prime at a time: ${splits(factors)}.`,
          `${value} = ${factors.join(' × ')}.`,
          ...(powers && new Set(factors).size < factors.length ? ['Write repeated factors as powers.'] : []),
          `The answer is **${show(factors)}**.`,
        ],
        variant: `factorise ${value}`,
        features: features(value, 2),
      },
      show(factors),
      [
        ...(merged.length > 1 ? [[show(merged), named.stop(first * second)] as const] : []),
        ...[
          [...factors.slice(0, -1), (factors.at(-1) ?? 2) + 2],
          [...factors, first],
          // One factor alone is no product.
          factors.length > 2 ? factors.slice(1) : [first + 1, second + 2],
          [...factors.slice(1), first + 1],
        ].map(
          (list) =>
            [
              show(list),
              named.product(
                `That makes ${showNumber(list.reduce((product, each) => product * each, 1))}, not ${value}.`,
              ),
            ] as const,
        ),
        ...(isPrime(other) && isPrime(value / other)
          ? []
          : [[`${other} × ${value / other}`, named.stop(isPrime(other) ? value / other : other)] as const]),
        [factors.join(' + '), named.adds],
      ].filter((wrong): wrong is [string, ReturnType<typeof mistake>] => wrong[0] !== show(factors)),
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

/** The number that prime factors make. */
export const fromFactors: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 2 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const text = cell.difficulty === 'easy' ? factors.join(' × ') : withPowers(factors);
    const repeated = factors.filter((each) => factors.indexOf(each) !== factors.lastIndexOf(each));
    if (factors.length < 3) return undefined;
    const power = repeated.filter((each) => each === repeated[0]);
    const hasPowers = text !== factors.join(' × ');
    if (cell.difficulty !== 'easy' && !hasPowers) return undefined;
    return writeNumber(
      {
        prompt: `Which number is ${text}?`,
        hint: hasPowers ? 'Write each power out in full, then multiply.' : 'Multiply step by step.',
        steps: [
          ...(!hasPowers ? [] : [`${text} means ${factors.join(' × ')}.`]),
          `Multiply one factor at a time: ${products(factors)}.`,
          `The number is **${value}**.`,
        ],
        variant: `from ${value}`,
        features: features(value, 2),
      },
      value,
      [
        [factors.reduce((sum, each) => sum + each, 0), named.adds],
        ...(!hasPowers
          ? []
          : [
              [
                [...new Set(factors)].reduce(
                  (product, base) => product * base * factors.filter((each) => each === base).length,
                  1,
                ),
                mistake(
                  'power-as-multiple',
                  `A power means multiply the number by itself: ${withPowers(power)} is ${power.join(' × ')}.`,
                ),
              ] as const,
            ]),
      ],
    );
  },
  solve(seen) {
    const [, text] = /^Which number is (.*)\?$/.exec(seen.text) ?? [];
    return text === undefined || !/[×²³⁴⁵⁶⁷]/.test(text) ? undefined : typed(productOf(text));
  },
};

/** A prime factor that is missing. */
export const missing: Form<Params> = {
  weight: ({ params }) => (params.factorise ? 2 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const hidden = random.int(0, factors.length - 1);
    const answer = factors[hidden] ?? 2;
    const rest = value / answer;
    // A fact of the times tables is no work from medium on, and one factor by itself makes no product.
    if (cell.difficulty === 'easy' ? factors.length < 3 : rest < 13 || answer < 5) return undefined;
    const text = `${value} = ${factors.map((factor, at) => (at === hidden ? '□' : factor)).join(' × ')}`;
    return writeNumber(
      {
        prompt: `Find the missing prime factor.\n\n${text}`,
        hint: 'Multiply the factors you see. Then divide.',
        steps: [`The others make ${rest}.`, `${value} ÷ ${rest} = **${answer}**.`],
        variant: text,
        features: features(value, 2),
      },
      answer,
      [
        [rest, mistake('product-of-rest', 'That is the product of the factors you see. Now divide.')],
        ...[answer + 1, answer + 2].map((given) => {
          return [given, named.product(`${rest} × ${given} is ${rest * given}, not ${value}.`)] as const;
        }),
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
