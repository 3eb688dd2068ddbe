/** How alike two texts look: what a child who does not know the answer has to go by. */

/** The share of letters that stand at the same place in both. */
export function likeness(one: string, other: string): number {
  let shared = 0;
  for (let place = 0; place < Math.min(one.length, other.length); place++)
    if (one.charAt(place) === other.charAt(place)) shared++;
  return shared / Math.max(1, one.length, other.length);
}

/** How alike each text is to all of them together, in their order. */
export function likenessToAll(texts: readonly string[]): number[] {
  return texts.map((one) => texts.reduce((sum, other) => sum + likeness(one, other), 0));
}
