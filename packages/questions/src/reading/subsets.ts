/** Every way to take some of a few things. */

/** All choices of `count` of the things, each in their given order. */
export function subsets<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, place) => subsets(things.slice(place + 1), count - 1).map((rest) => [thing, ...rest]));
}
