/** What all questions on primes share: numbers that look prime, and the mistakes. */

import { mistakesIn } from '../../kernel/mistakes.ts';
import { isPrime, primeFactors, sievePrimes } from '../divisors.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly least: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly limit: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly factorise: boolean;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.primes');

/** The mistakes children make here. */
export const named = {
  one: mistake('one-is-prime', '1 has only one factor, so it is not prime.'),
  odd: (says: string) => mistake('odd-means-prime', says),
  even: mistake('even-can-divide', 'An even number over 2 can be divided by 2, so it is not prime.'),
  two: mistake('two-left-out', '2 is prime: its only factors are 1 and 2.'),
  prime: (value: number) => mistake('misses-prime', `${value} is prime: only 1 and ${value} divide it.`),
  stop: (value: number) => mistake('not-fully-factorised', `${value} is not prime. Split it further.`),
  product: (says: string) => mistake('wrong-product', says),
  adds: mistake('adds', 'You added the prime factors. Multiply them.'),
};

/** Primes under 400, by the sieve: the second way. */
export const sieve = sievePrimes(400);

/** The mistake that takes this number for the right one. */
export const because = (value: number): ReturnType<typeof mistake> =>
  value === 1
    ? named.one
    : isPrime(value)
      ? named.prime(value)
      : value % 2 === 0
        ? named.even
        : named.odd(`${value} = ${smallest(value)} × ${value / smallest(value)}, so it is not prime.`);

/** The smallest prime factor. */
export function smallest(value: number): number {
  return primeFactors(value)[0] ?? value;
}

/** Whether the times tables to 12 tell that a number isn't prime. */
export const isInTables = (value: number): boolean =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].some((factor) => value % factor === 0 && value / factor <= 12);

/** The primes to divide by: '2, 3, 5 and 7'. */
export const primesToTry = (most: number): string => (most > 120 ? '2, 3, 5, 7 and 11' : '2, 3, 5 and 7');

/** What makes a question hard, as numbers that rise with it. */
export const features = (value: number, steps: number): Record<string, number> => ({
  size: value,
  factors: primeFactors(value).length,
  steps,
});
