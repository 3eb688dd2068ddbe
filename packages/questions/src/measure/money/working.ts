/** Working with amounts: mistakes of adding and taking away, counting up, and the solver's answer. */
import { named } from './amounts.ts';

/** Wrong amounts in pence, each with its mistake. */
export type Mistakes = (readonly [number, (typeof named)['carry']])[];

/** Wrong sums of amounts, each with its mistake. */
export const sumMistakes = (one: number, other: number): Mistakes => {
  const rest = (one % 100) + (other % 100);
  return [
    ...(rest >= 100 ? [[one + other - 100, named.carry] as const] : []),
    [Math.abs(one - other), named.took],
    [one + other + 10, named.outBy(10)],
    [one + other - 10, named.outBy(10)],
  ];
};

/** Wrong differences, each with its mistake. */
export const takeMistakes = (from: number, away: number): Mistakes => {
  const digits = (pence: number): number[] => [...String(pence).padStart(4, '0')].map(Number);
  const apart = digits(from).map((digit, place) => Math.abs(digit - (digits(away)[place] ?? 0)));
  return [
    // Taken from £10, the digits apart come to the sum, and adding is the nearer mistake.
    [Number(apart.join('')), Number(apart.join('')) === from + away ? named.added : named.column],
    // Nobody takes more change than was paid.
    ...(away < 100 ? [] : [[from - away + 100, from % 100 < away % 100 ? named.exchange : named.poundMore] as const]),
    [from - away + 10, named.tenMore],
    [from + away, named.added],
  ];
};

/** Counting up from a price to what is paid, to the next ten, pound and the rest. */
export function countUp(from: number, to: number, show: (pence: number) => string): string[] {
  const stops = [Math.ceil(from / 10) * 10, Math.ceil(from / 100) * 100, to].filter((stop) => stop <= to);
  let at = from;
  return stops.flatMap((stop) => {
    if (stop === at) return [];
    const line = `From ${show(at)} to ${show(stop)} is ${show(stop - at)}.`;
    at = stop;
    return [line];
  });
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The change by taking coin after coin back from what is paid. */
export function leftAfter(prices: readonly number[], paid: number): number {
  let left = paid;
  for (const price of prices) for (let pence = 0; pence < price; pence++) left--;
  return left;
}
