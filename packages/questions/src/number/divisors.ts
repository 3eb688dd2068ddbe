/** Factors, multiples and primes of small whole numbers, each found by trying. */

/** All factors, rising. */
export function factorsOf(value: number): number[] {
  return Array.from({ length: value }, (_, at) => at + 1).filter((factor) => value % factor === 0);
}

/** The greatest common factor, by Euclid. */
export function greatestCommonFactor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonFactor(other, one % other);
}

/** The lowest common multiple. */
export function lowestCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonFactor(one, other)) * other;
}

/** Whether a number has exactly two factors, by trial up to its root. */
export function isPrime(value: number): boolean {
  if (value < 2) return false;
  for (let factor = 2; factor * factor <= value; factor++) if (value % factor === 0) return false;
  return true;
}

/** Primes below a limit, by the sieve. */
export function sievePrimes(limit: number): Set<number> {
  const crossed = new Set<number>();
  const primes = new Set<number>();
  for (let value = 2; value < limit; value++) {
    if (crossed.has(value)) continue;
    primes.add(value);
    for (let multiple = value * value; multiple < limit; multiple += value) crossed.add(multiple);
  }
  return primes;
}

/** Prime factors with repeats, rising. */
export function primeFactors(value: number): number[] {
  const found: number[] = [];
  let left = value;
  for (let factor = 2; left > 1; factor++)
    while (left % factor === 0) {
      found.push(factor);
      left /= factor;
    }
  return found;
}
