/** The ways in which things can stand in a line, and those in which a sentence about them holds. */
import { keptBy } from '../../kernel/kept.ts';
import type { ClueKind } from './order-contexts.data.ts';

/** A sentence about one or two of the things, by their numbers. */
export interface Clue {
  readonly kind: ClueKind;
  readonly one: number;
  readonly other: number;
}

/** A way to stand: the place of each thing, from 0. */
export type Places = readonly number[];

const keptOrders = keptBy<number, readonly Places[]>();

/** Every way `count` things can stand. */
export const waysToStand = (count: number): readonly Places[] =>
  keptOrders(count, () => {
    let ways: number[][] = [[]];
    for (let thing = 0; thing < count; thing++)
      ways = ways.flatMap((way) =>
        Array.from({ length: count }, (_, place) => place)
          .filter((place) => !way.includes(place))
          .map((place) => [...way, place]),
      );
    return ways;
  });

/** Whether a clue holds in a way to stand. */
export function holds({ kind, one, other }: Clue, places: Places): boolean {
  const a = places[one] ?? 0;
  const b = places[other] ?? 0;
  switch (kind) {
    case 'before':
      return a < b;
    case 'after':
      return a > b;
    case 'notFirst':
      return a !== 0;
    case 'notLast':
      return a !== places.length - 1;
    case 'isFirst':
      return a === 0;
    case 'isLast':
      return a === places.length - 1;
    case 'oneBefore':
      return a === 1;
    case 'twoBefore':
      return a === 2;
    case 'next':
      return b - a === 1;
    case 'previous':
      return a - b === 1;
    case 'beside':
      return Math.abs(a - b) === 1;
    case 'apart':
      return Math.abs(a - b) === 2;
  }
}

/** A set of ways to stand, a bit for each. */
export type Ways = bigint;

const keptWays = keptBy<string, Ways>();

const waysWhere = (name: string, count: number, test: (way: Places) => boolean): Ways =>
  keptWays(`${count} ${name}`, () =>
    waysToStand(count).reduce((set, way, at) => (test(way) ? set | (1n << BigInt(at)) : set), 0n),
  );

export const allWays = (count: number): Ways => waysWhere('all', count, () => true);

export const waysWith = (clue: Clue, count: number): Ways =>
  waysWhere(`${clue.kind} ${clue.one} ${clue.other}`, count, (way) => holds(clue, way));

export const waysWithout = (clue: Clue, count: number): Ways => allWays(count) ^ waysWith(clue, count);

export const waysAt = (thing: number, place: number, count: number): Ways =>
  waysWhere(`${thing} at ${place}`, count, (way) => way[thing] === place);

/** Whether all of these ways are among others. */
export const isWithin = (ways: Ways, others: Ways): boolean => (ways & others) === ways;

/** How many ways there are in a set. */
export function sizeOf(ways: Ways): number {
  let size = 0;
  for (let left = ways; left !== 0n; left &= left - 1n) size++;
  return size;
}
