/** All ways to choose some of a few things, by their places. */

function listed(size: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= size - count; first++)
    for (const rest of listed(size, count - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

const known = new Map<string, readonly (readonly number[])[]>();

/** Every choice of `count` of the places 0 to `size` − 1, each rising; worked out once. */
export function subsets(size: number, count: number): readonly (readonly number[])[] {
  const key = `${size}/${count}`;
  const found = known.get(key) ?? listed(size, count);
  known.set(key, found);
  return found;
}

/** All choices of `count` of the things, each in their given order. */
export function subsetsOf<T>(things: readonly T[], count: number): T[][] {
  return subsets(things.length, count).map((places) => things.filter((_, place) => places.includes(place)));
}
