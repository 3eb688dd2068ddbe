/** Which picture breaks what goes together in the others: “squares are black, hearts are white, but here is a black heart.” */
import type { Attribute, Picture } from '../pictures/picture.ts';

const attributes = ['shape', 'fill', 'size', 'line', 'count', 'place'] as const;

/** What the pictures show of one attribute of one layer, in their order. */
const column = (pictures: readonly Picture[], layer: number, attribute: Attribute): string[] =>
  pictures.map((picture) => String(picture[layer]?.[attribute]));

/** Whether the others are two pairs that differ in both columns, and this one takes a value of each. */
function breaks(one: readonly string[], two: readonly string[], at: number): boolean {
  const seen = one.map((value, place) => `${value}:${two[place]}`);
  const others = seen.filter((_, place) => place !== at);
  const kinds = [...new Set(others)];
  const isPaired = kinds.length === 2 && others.filter((value) => value === kinds[0]).length * 2 === others.length;
  const sides = [one, two].map((values) => new Set(values.filter((_, place) => place !== at)));
  const isKnown = sides[0]?.has(one[at] ?? '') === true && sides[1]?.has(two[at] ?? '') === true;
  return isPaired && isKnown && sides.every(({ size }) => size === 2) && !kinds.includes(seen[at] ?? '');
}

/** Any two attributes that go together in all pictures but one: the place of that one. */
export function pairBreakers(pictures: readonly Picture[]): number[] {
  // Only what has two values can go together with something.
  const columns = (pictures[0] ?? [])
    .flatMap((_, layer) => attributes.map((attribute) => column(pictures, layer, attribute)))
    .filter((values) => new Set(values).size === 2);
  return columns.flatMap((one, place) =>
    columns.slice(place + 1).flatMap((two) => pictures.flatMap((_, at) => (breaks(one, two, at) ? [at] : []))),
  );
}
