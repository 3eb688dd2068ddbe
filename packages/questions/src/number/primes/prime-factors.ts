/** Questions on writing a number as a product of primes. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { withGiven } from '../../kernel/mistakes.ts';
import { mathsAloud, showNumber } from '../../kernel/number-text.ts';
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
    const [, base = '1', power = ''] = /^(\d+)([¹²³⁴⁵⁶⁷]?)$/.exec(part) ?? [];
    return product * Number(base) ** (power === '' ? 1 : '⁰¹²³⁴⁵⁶⁷'.indexOf(power));
  }, 1);

function drawComposite(random: Random, cell: Cell<Params>): number | undefined {
  const most = cell.params.limit[cell.difficulty];
  const value = random.int(cell.params.least[cell.difficulty], most);
  const factors = primeFactors(value);
  const count = { easy: [3, 4], medium: [3, 4], hard: [5, 7] }[cell.difficulty];
  // A power of one prime has nothing to sort.
  if (new Set(factors).size < 2) return undefined;
  return factors.length < (count[0] ?? 0) || factors.length > (count[1] ?? 0) || (factors.at(-1) ?? 0) > 13
    ? undefined
    : value;
}

/** The next larger prime: 11 after 7. */
const primeAfter = (prime: number): number => [...sieve].find((each) => each > prime) ?? prime + 2;

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
      withGiven(
        [
          [show(merged), named.stop(first * second)],
          ...[
            [...factors.slice(0, -1), primeAfter(factors.at(-1) ?? 2)],
            [...factors, first],
            factors.slice(1),
            [...factors.slice(1), primeAfter(first)],
          ].map(
            (list) =>
              [
                show(list),
                named.product(
                  `That makes ${showNumber(list.reduce((product, each) => product * each, 1))}, not ${value}.`,
                ),
              ] as const,
          ),
          [show([other, value / other]), named.stop(isPrime(other) ? value / other : other)],
        ],
        (given) => given !== show(factors),
      ),
    );
  },
  solve(seen) {
    const [, value] = /^Which is (\d+) as a product of prime factors\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return chosen(seen, (option) => {
      const bases = numbersIn(option);
      return bases.every((base) => sieve.has(base)) && productOf(option) === Number(value);
    });
  },
};

/** The number that prime factors make. */
export const fromFactors: Form<Params> = {
  // Without powers that is a product of three numbers, which year 4 works out.
  weight: ({ params, difficulty }) => (params.factorise && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const text = withPowers(factors);
    const repeated = factors.filter((each) => factors.indexOf(each) !== factors.lastIndexOf(each));
    const power = repeated.filter((each) => each === repeated[0]);
    if (power.length === 0) return undefined;
    return writeNumber(
      {
        prompt: `Which number is ${text}?`,
        hint: 'Write each power out in full, then multiply.',
        steps: [
          `${text} means ${factors.join(' × ')}.`,
          `Multiply one factor at a time: ${products(factors)}.`,
          `The number is **${value}**.`,
        ],
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
          mistake(
            'power-as-multiple',
            `A power means multiply the number by itself: ${withPowers(power)} is ${power.join(' × ')}.`,
          ),
        ],
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
  weight: ({ params, difficulty }) => (params.factorise && difficulty !== 'hard' ? 2 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const hidden = random.int(0, factors.length - 1);
    const answer = factors[hidden] ?? 2;
    const rest = value / answer;
    const seen = factors.filter((_, at) => at !== hidden);
    // A fact of the times tables is no work from medium on.
    if (cell.difficulty !== 'easy' && (rest < 13 || answer < 5)) return undefined;
    const text = `${value} = ${factors.map((factor, at) => (at === hidden ? '□' : factor)).join(' × ')}`;
    return writeNumber(
      {
        prompt: `Find the missing prime factor.\n\n${text}`,
        hint: 'Multiply the factors you see. Then divide.',
        steps: [`The factors you see make ${seen.join(' × ')} = ${rest}.`, `${value} ÷ ${rest} = **${answer}**.`],
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

/** The power of a prime factor that is missing. */
export const missingPower: Form<Params> = {
  weight: ({ params, difficulty }) => (params.factorise && difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const value = drawComposite(random, cell);
    if (value === undefined) return undefined;
    const factors = primeFactors(value);
    const base = random.pick(factors);
    const others = factors.filter((each) => each !== base);
    const answer = factors.length - others.length;
    // With one prime alone there is nothing to divide by first, and a square is seen at once.
    if (others.length === 0 || answer < 3) return undefined;
    const rest = others.reduce((product, each) => product * each, 1);
    const shown = withPowers(others).split(' × ');
    const at = new Set(others.filter((each) => each < base)).size;
    const text = `${value} = ${[...shown.slice(0, at), `${base}ⁿ`, ...shown.slice(at)].join(' × ')}`;
    const left = value / rest;
    return writeNumber(
      {
        prompt: `What is n?\n\n${text}`,
        spoken: `What is n? ${mathsAloud(text.replace(`${base}ⁿ`, `${base} to the power of n`))}`,
        hint: `What do the factors without the ${base}s make? Divide by that first.`,
        steps: [
          `${shown.length > 1 || others.length > 1 ? `${shown.join(' × ')} = ${rest}, and ` : ''}${value} ÷ ${rest} = ${left}.`,
          `${Array.from({ length: answer }, () => base).join(' × ')} = ${left}, so n is **${answer}**.`,
        ],
        variant: text,
        features: features(value, 3),
      },
      answer,
      [
        [left, mistake('power-for-exponent', `That is the power itself. How many ${base}s make ${left}?`)],
        ...[answer + 1, answer - 1].map((given) => {
          const made = base ** given * rest;
          return [given, named.product(`With ${given} it makes ${showNumber(made)}, not ${value}.`)] as const;
        }),
      ],
    );
  },
  solve(seen) {
    const [, value, text = ''] = /^What is n\?\n\n(\d+) = (.*ⁿ.*)$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return Array.from({ length: 7 }, (_, at) => at + 1)
      .filter((n) => productOf(text.replace('ⁿ', '⁰¹²³⁴⁵⁶⁷'.charAt(n))) === Number(value))
      .flatMap((n) => typed(n));
  },
};
