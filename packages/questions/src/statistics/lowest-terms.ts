/** Fractions of a whole in lowest terms. */
import { gcd } from '../fractions/fraction.ts';

/** A fraction in lowest terms, as text: 12 of 30 is '2/5'. */
export const lowestTerms = (part: number, whole: number): string =>
  `${part / gcd(part, whole)}/${whole / gcd(part, whole)}`;
