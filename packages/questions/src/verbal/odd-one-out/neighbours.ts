/** Which groups stand side by side: odd words, wrong words and wrong names are of neighbours. */
import { type Difficulty, difficulties, type Year } from '@comet/domain/curriculum/subjects';
import type { Random } from '../../kernel/random.ts';
import { type Group, groups, isForeign } from './groups.ts';
import { namingLines, neighbourLines } from './neighbours.data.ts';

/** A group that is asked about, and its neighbours. */
export interface Ask {
  readonly group: Group;
  readonly neighbours: readonly Group[];
}

/** A word, and the group that it is in. */
export interface Stranger {
  readonly word: string;
  readonly home: Group;
}

const groupNamed = new Map(groups.map((group) => [group.name, group]));

function asksOf(line: string): readonly Ask[] {
  const all = line.split('|').map((name) => {
    const group = groupNamed.get(name);
    if (group === undefined) throw new Error(`No group is called “${name}”.`);
    return group;
  });
  return all.map((group) => ({ group, neighbours: all.filter((other) => other !== group) }));
}

type Table = Readonly<Record<number, Readonly<Record<Difficulty, readonly string[]>>>>;
type Asks = ReadonlyMap<number, ReadonlyMap<Difficulty, readonly Ask[]>>;

const asksIn = (table: Table): Asks =>
  new Map(
    Object.entries(table).map(([year, levels]) => [
      Number(year),
      new Map(difficulties.map((level) => [level, levels[level].flatMap(asksOf)])),
    ]),
  );

const tables = { belonging: asksIn(neighbourLines), naming: asksIn(namingLines) };

/** The groups of a year and level that have enough words and neighbours. */
export const asksFor = (
  table: keyof typeof tables,
  year: Year,
  difficulty: Difficulty,
  words: number,
  neighbours: number,
): readonly Ask[] =>
  (tables[table].get(year)?.get(difficulty) ?? []).filter(
    (ask) => ask.group.words.length >= words && ask.neighbours.length >= neighbours,
  );

/** How many steps of the ladder are below. */
export const rungOf = (year: Year, difficulty: Difficulty): number =>
  (year - 3) * difficulties.length + difficulties.indexOf(difficulty);

/** So many words of one neighbour that do not belong to the group. */
export function twins(random: Random, { group, neighbours }: Ask, count: number): Stranger[] | undefined {
  const home = random.pick(neighbours);
  const foreign = home.words.filter((word) => isForeign(word, group));
  return foreign.length < count ? undefined : random.sample(foreign, count).map((word) => ({ word, home }));
}

/** Words that do not belong to the group, two at most of each neighbour: among four happy feelings the sad one would be seen without a look at the other words. */
export function strangers(random: Random, { group, neighbours }: Ask): Stranger[] {
  const found = neighbours.flatMap((home) =>
    random
      .shuffle(home.words.filter((word) => isForeign(word, group)))
      .slice(0, 2)
      .map((word) => ({ word, home })),
  );
  return random.shuffle(found);
}
