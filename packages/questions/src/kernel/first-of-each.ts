/** The first of things that mean the same, where it stands. */
export function firstOfEach<Thing>(things: readonly Thing[], meaning: (thing: Thing) => string): Thing[] {
  const known = new Set<string>();
  return things.filter((thing) => {
    const before = known.size;
    return known.add(meaning(thing)).size > before;
  });
}
