/** Reads a family from facts and finds what people are to each other: the second solver of family puzzles. */

/** Who is whose parent, who are brothers and sisters, who is a woman. */
export interface Family {
  readonly parents: ReadonlyMap<string, ReadonlySet<string>>;
  readonly siblings: ReadonlyMap<string, ReadonlySet<string>>;
  readonly women: ReadonlySet<string>;
}

const women = ['mother', 'daughter', 'sister'];

function link(map: Map<string, Set<string>>, from: string, to: string): void {
  map.set(from, (map.get(from) ?? new Set<string>()).add(to));
}

/** The family of 'A is B’s mother.' and the like. Brothers and sisters have the same parents. */
export function readFamily(facts: readonly string[]): Family {
  const parents = new Map<string, Set<string>>();
  const siblings = new Map<string, Set<string>>();
  const found = new Set<string>();
  for (const fact of facts) {
    const [, who = '', whom = '', what = ''] = /^(\w+) is (\w+)’s (\w+)\.$/.exec(fact) ?? [];
    if (women.includes(what)) found.add(who);
    if (/mother|father/.test(what)) link(parents, whom, who);
    else if (/daughter|son/.test(what)) link(parents, who, whom);
    else if (/sister|brother/.test(what)) {
      link(siblings, who, whom);
      link(siblings, whom, who);
    }
  }
  const people = new Set([...parents, ...siblings].flatMap(([one, others]) => [one, ...others]));
  for (let round = 0; round < people.size; round++)
    for (const one of people)
      for (const other of people) {
        if (one === other) continue;
        const shared = [...(parents.get(one) ?? [])].some((parent) => parents.get(other)?.has(parent) === true);
        const through = [...(siblings.get(one) ?? [])].some((third) => siblings.get(third)?.has(other) === true);
        if (shared || through) link(siblings, one, other);
        if (siblings.get(one)?.has(other) === true)
          for (const parent of [...(parents.get(other) ?? [])]) link(parents, one, parent);
      }
  return { parents, siblings, women: found };
}

/** Every word for what one person is to another. */
export function relationsBetween({ parents, siblings, women: isWoman }: Family, one: string, other: string): string[] {
  const above = (people: readonly string[]): string[] => people.flatMap((person) => [...(parents.get(person) ?? [])]);
  const beside = (people: readonly string[]): string[] => people.flatMap((person) => [...(siblings.get(person) ?? [])]);
  const word = (woman: string, man: string): string => (isWoman.has(one) ? woman : man);
  const found: string[] = [];
  const [mine, yours] = [above([one]), above([other])];
  if (yours.includes(one)) found.push(word('mother', 'father'));
  if (mine.includes(other)) found.push(word('daughter', 'son'));
  if (beside([other]).includes(one)) found.push(word('sister', 'brother'));
  if (above(yours).includes(one)) found.push(word('grandmother', 'grandfather'));
  if (above(mine).includes(other)) found.push(word('granddaughter', 'grandson'));
  if (beside(yours).includes(one)) found.push(word('aunt', 'uncle'));
  if (beside(mine).includes(other)) found.push(word('niece', 'nephew'));
  if (beside(yours).some((person) => mine.includes(person))) found.push('cousin');
  if (above(above(yours)).includes(one)) found.push(word('great-grandmother', 'great-grandfather'));
  return [...new Set(found)];
}
