/** What all questions on primes share: numbers that look prime, and the mistakes. */

import { mistakesIn } from '../../kernel/mistakes.ts';
import { isPrime, primeFactors, sievePrimes } from '../divisors.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly limit: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly factorise: boolean;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.primes');

/** The mistakes children make here. */
export const named = {
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

/** Primes under 400, by the sieve: the second way. */
export const sieve = sievePrimes(400);

/** The mistake that takes this number for the right one. */
export const because = (value: number): ReturnType<typeof mistake> =>
  value === 1 ? named.one : isPrime(value) ? named.prime : value % 2 === 0 ? named.even : named.odd;

/** The smallest prime factor. */
export const smallest = (value: number): number => primeFactors(value)[0] ?? value;

/** What makes a question hard, as numbers that rise with it. */
export const features = (value: number, steps: number): Record<string, number> => ({
  size: value,
  factors: primeFactors(value).length,
  steps,
});
