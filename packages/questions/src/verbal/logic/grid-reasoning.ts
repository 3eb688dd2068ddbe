/** How a child works out a grid puzzle: what each fact crosses out, and what is left, one find after another. */

import { andList } from '../../kernel/list-text.ts';
import { type Fact, isLink } from './grid-facts.ts';

/** A find: this child has this thing of this kind. */
export interface Find {
  readonly child: number;
  readonly kind: 0 | 1;
  readonly thing: number;
}

/** Why a child can't have a thing: facts by their numbers, and earlier finds. */
interface Why {
  readonly facts: readonly number[];
  readonly finds: readonly Find[];
}

interface Told extends Find {
  readonly says: string;
  readonly uses: readonly Find[];
}

/** What the puzzle is about, to tell it. */
export interface GridWords {
  readonly names: readonly string[];
  readonly things: readonly (readonly string[])[];
  readonly kinds: readonly string[];
}

const isSame = (one: Find, other: Find): boolean =>
  one.child === other.child && one.kind === other.kind && one.thing === other.thing;

export const factNumbers = (facts: readonly number[]): string =>
  `${facts.length === 1 ? 'fact' : 'facts'} ${andList([...facts].sort((one, other) => one - other).map(String))}`;

/** A grid with its crosses; `crosses` holds a reason for each. */
class Grid {
  private readonly crosses = new Map<string, Why>();
  readonly told: Told[] = [];
  readonly everyone: readonly number[];

  private readonly words: GridWords;

  constructor(words: GridWords) {
    this.words = words;
    this.everyone = words.names.map((_, at) => at);
  }

  why(kind: 0 | 1, child: number, thing: number): Why | undefined {
    return this.crosses.get(`${kind} ${child} ${thing}`);
  }

  /** Whether this was news. */
  cross(kind: 0 | 1, child: number, thing: number, why: Why): boolean {
    if (this.has({ kind, child, thing }) || this.why(kind, child, thing) !== undefined) return false;
    this.crosses.set(`${kind} ${child} ${thing}`, {
      facts: [...new Set(why.facts)],
      finds: why.finds.filter((find, at) => why.finds.findIndex((each) => isSame(each, find)) === at),
    });
    return true;
  }

  has(find: Find): boolean {
    return this.told.some((each) => isSame(each, find));
  }

  tell(find: Find, says: string, uses: readonly Find[]): void {
    this.told.push({ ...find, says, uses });
    const why = { facts: [], finds: [find] };
    for (const other of this.everyone) {
      if (other !== find.child) this.cross(find.kind, other, find.thing, why);
      if (other !== find.thing) this.cross(find.kind, find.child, other, why);
    }
  }

  findText({ child, kind, thing }: Find): string {
    return `${this.words.names[child]} has the ${this.words.things[kind]?.[thing]}`;
  }

  private whyText({ facts, finds }: Why, { child, kind, thing }: Find): string {
    const parts = finds.map((find) => {
      if (find.kind === kind && find.thing === thing) return `${this.words.names[find.child]} has it`;
      return find.kind === kind && find.child === child
        ? `has the ${this.words.things[kind]?.[find.thing]}`
        : this.findText(find);
    });
    return [...parts, ...(facts.length > 0 ? [factNumbers(facts)] : [])].join(', ');
  }

  /** The one who is left for a thing, or the one thing left for a child. */
  tellLeftOver(find: Find, by: 'child' | 'thing'): boolean {
    const { child, kind, thing } = find;
    // Whoever has one thing of a kind, and whatever somebody has, is settled.
    if (this.told.some((each) => each.kind === kind && (each.child === child || each.thing === thing))) return false;
    const others = this.everyone
      .filter((at) => at !== (by === 'child' ? thing : child))
      .map((at): Find => (by === 'child' ? { child, kind, thing: at } : { child: at, kind, thing }));
    const reasons = others.map((other) => this.why(kind, other.child, other.thing));
    if (reasons.some((why) => why === undefined)) return false;
    const [name = '', own = ''] = [this.words.names[child], this.words.things[kind]?.[thing]];
    const nots = others.map((other, at) => {
      const who = by === 'child' ? `the ${this.words.things[kind]?.[other.thing]}` : this.words.names[other.child];
      return `not ${who} (${this.whyText(reasons[at] ?? { facts: [], finds: [] }, other)})`;
    });
    const asks = by === 'child' ? `Which ${this.words.kinds[kind]} does ${name} have?` : `Who has the ${own}?`;
    this.tell(
      find,
      `${asks} ${andList(nots).replace('not', 'Not')}. So ${name} has the ${own}.`,
      reasons.flatMap((why) => why?.finds ?? []),
    );
    return true;
  }
}

/** Crosses out what one fact rules out; whether this was news. */
function crossOut(grid: Grid, fact: Fact, number: number): boolean {
  let news = false;
  for (const at of grid.everyone) {
    if (!isLink(fact)) {
      const isOut =
        fact.says === 'not' ? at === fact.thing : fact.says === 'either' && at !== fact.thing && at !== fact.or;
      if (isOut && grid.cross(fact.kind, fact.child, at, { facts: [number], finds: [] })) news = true;
      continue;
    }
    const ends = [
      { kind: 0, thing: fact.thing },
      { kind: 1, thing: fact.other },
    ] as const;
    for (const [end, far] of [ends, [ends[1], ends[0]] as const]) {
      const owned = { child: at, ...end };
      const why =
        fact.says === 'with'
          ? grid.why(end.kind, at, end.thing)
          : grid.has(owned)
            ? { facts: [], finds: [owned] }
            : undefined;
      if (why !== undefined && grid.cross(far.kind, at, far.thing, { ...why, facts: [...why.facts, number] }))
        news = true;
    }
  }
  return news;
}

/** The next find: told by a fact, joined to an earlier one, or all that is left, for what is asked before anything else. */
function findNext(grid: Grid, facts: readonly Fact[], goal: Find): boolean {
  for (const [at, fact] of facts.entries()) {
    if (fact.says === 'is' && !grid.has(fact)) {
      grid.tell(
        { child: fact.child, kind: fact.kind, thing: fact.thing },
        `Fact ${at + 1}: ${grid.findText(fact)}.`,
        [],
      );
      return true;
    }
    if (fact.says !== 'with') continue;
    for (const child of grid.everyone) {
      const [one, other] = [
        { child, kind: 0, thing: fact.thing },
        { child, kind: 1, thing: fact.other },
      ] as const;
      for (const [known, open] of [
        [one, other],
        [other, one],
      ] as const)
        if (grid.has(known) && !grid.has(open)) {
          grid.tell(open, `${grid.findText(known)}. So, by fact ${at + 1}, ${grid.findText(open)}.`, [known]);
          return true;
        }
    }
  }
  const isLeft = (find: Find): boolean => grid.tellLeftOver(find, 'thing') || grid.tellLeftOver(find, 'child');
  return (
    isLeft(goal) ||
    ([0, 1] as const).some((kind) =>
      grid.everyone.some((child) => grid.everyone.some((thing) => isLeft({ child, kind, thing }))),
    )
  );
}

/** What leads to a find, and the facts by themselves that speak against the others; no steps where one would have to try things out. */
export function reasonFor(facts: readonly Fact[], words: GridWords, goal: Find) {
  const grid = new Grid(words);
  const crossAll = (): void => {
    while (facts.map((fact, at) => crossOut(grid, fact, at + 1)).some((news) => news));
  };
  crossAll();
  // A find that a fact tells outright counts as that fact.
  const factOf = (find: Find): number => facts.findIndex((fact) => fact.says === 'is' && isSame(fact, find)) + 1;
  const against = (find: Find): readonly number[] => {
    const why = grid.why(find.kind, find.child, find.thing);
    const told = why?.finds.map(factOf) ?? [];
    return why === undefined || told.includes(0) ? [] : [...new Set([...why.facts, ...told])];
  };
  while (!grid.has(goal) && findNext(grid, facts, goal)) crossAll();
  const needed: Find[] = [goal];
  for (const find of needed)
    needed.push(
      ...(grid.told.find((each) => isSame(each, find))?.uses ?? []).filter(
        (each) => !needed.some((own) => isSame(own, each)),
      ),
    );
  const steps = grid.told.filter((each) => needed.some((find) => isSame(find, each))).map(({ says }) => says);
  return { steps: grid.has(goal) ? steps : [], against };
}
