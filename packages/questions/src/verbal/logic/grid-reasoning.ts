/** How a child works out a grid puzzle: what each fact crosses out, and what is left, one find after another. */
import { type Fact, isLink } from './grid-facts.ts';
import { factNumbers, ruledOutText } from './ruled-out.ts';

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
  /** The facts that are used with those finds. */
  readonly facts: readonly number[];
  /** It is what is left over; no fact tells it, nor says it of a thing that is known. */
  readonly isFound: boolean;
}

/** What the puzzle is about, to tell it. */
export interface GridWords {
  readonly names: readonly string[];
  readonly things: readonly (readonly string[])[];
  readonly kinds: readonly string[];
}

const isSame = (one: Find, other: Find): boolean =>
  one.child === other.child && one.kind === other.kind && one.thing === other.thing;

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

  tell(told: Told): void {
    if (this.isSettled(told)) return;
    const { child, kind, thing } = told;
    const find = { child, kind, thing };
    this.told.push(told);
    const why = { facts: [], finds: [find] };
    for (const other of this.everyone) {
      if (other !== find.child) this.cross(find.kind, other, find.thing, why);
      if (other !== find.thing) this.cross(find.kind, find.child, other, why);
    }
  }

  /** Whoever has one thing of a kind, and whatever somebody has, is settled. */
  private isSettled({ kind, child, thing }: Find): boolean {
    return this.told.some((each) => each.kind === kind && (each.child === child || each.thing === thing));
  }

  findText({ child, kind, thing }: Find): string {
    return `${this.words.names[child]} has the ${this.words.things[kind]?.[thing]}`;
  }

  private whyText({ facts, finds }: Why, { child, kind, thing }: Find): string {
    const parts = finds.map((find) => {
      if (find.kind === kind && find.thing === thing) return `${this.words.names[find.child]} has it`;
      return find.kind === kind && find.child === child
        ? `who has the ${this.words.things[kind]?.[find.thing]}`
        : this.findText(find);
    });
    return [...parts, ...(facts.length > 0 ? [factNumbers(facts)] : [])].join(', ');
  }

  /** The one who is left for a thing, or the one thing left for a child. */
  leftOver(find: Find, by: 'child' | 'thing'): Told | undefined {
    const { child, kind, thing } = find;
    if (this.isSettled(find)) return undefined;
    const others = this.everyone
      .filter((at) => at !== (by === 'child' ? thing : child))
      .map((at): Find => (by === 'child' ? { child, kind, thing: at } : { child: at, kind, thing }));
    const reasons = others.map((other) => this.why(kind, other.child, other.thing));
    if (reasons.some((why) => why === undefined)) return undefined;
    const [name = '', own = ''] = [this.words.names[child], this.words.things[kind]?.[thing]];
    const nots = others.map((other, at) => ({
      what: by === 'child' ? `the ${this.words.things[kind]?.[other.thing]}` : (this.words.names[other.child] ?? ''),
      why: this.whyText(reasons[at] ?? { facts: [], finds: [] }, other),
    }));
    const asks = by === 'child' ? `Which ${this.words.kinds[kind]} does ${name} have?` : `Who has the ${own}?`;
    return {
      ...find,
      says: `${asks} ${ruledOutText(nots)} So ${name} has the ${own}.`,
      uses: reasons.flatMap((why) => why?.finds ?? []),
      facts: reasons.flatMap((why) => why?.facts ?? []),
      isFound: true,
    };
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

const joined = (grid: Grid, known: Find, open: Find, fact: number): string =>
  `${grid.findText(known)}. So, by fact ${fact}, ${grid.findText(open)}.`;

/** How a find is told: shortly, where one of the earlier finds and a fact say it, whatever else leads to it. */
function shortly(grid: Grid, facts: readonly Fact[], told: Told, earlier: readonly Find[]): string {
  if (!told.isFound) return told.says;
  const { child, kind, thing } = told;
  for (const [at, fact] of facts.entries()) {
    if (!isLink(fact) || fact.says !== 'with' || (kind === 0 ? fact.thing : fact.other) !== thing) continue;
    const known: Find = kind === 0 ? { child, kind: 1, thing: fact.other } : { child, kind: 0, thing: fact.thing };
    if (earlier.some((each) => isSame(each, known))) return joined(grid, known, told, at + 1);
  }
  return told.says;
}

/** What a fact tells by itself, or joined to an earlier find. */
function toldByFacts(grid: Grid, facts: readonly Fact[]): Told[] {
  return facts.flatMap((fact, at): Told[] => {
    if (fact.says === 'is') {
      const { child, kind, thing } = fact;
      return [
        {
          child,
          kind,
          thing,
          says: `Fact ${at + 1}: ${grid.findText(fact)}.`,
          uses: [],
          facts: [at + 1],
          isFound: false,
        },
      ];
    }
    if (fact.says !== 'with') return [];
    return grid.everyone.flatMap((child) => {
      const one: Find = { child, kind: 0, thing: fact.thing };
      const other: Find = { child, kind: 1, thing: fact.other };
      const [known, open] = grid.has(one) ? [one, other] : [other, one];
      if (!grid.has(known)) return [];
      return [{ ...open, says: joined(grid, known, open, at + 1), uses: [known], facts: [at + 1], isFound: false }];
    });
  });
}

/** All that can be found from what is known so far, the thing that is asked before anything else. */
function findAll(grid: Grid, facts: readonly Fact[], goal: Find): Told[] {
  const open = ([0, 1] as const).flatMap((kind) =>
    grid.everyone.flatMap((child) => grid.everyone.map((thing): Find => ({ child, kind, thing }))),
  );
  const left = [goal, ...open].flatMap((find) => grid.leftOver(find, 'thing') ?? grid.leftOver(find, 'child') ?? []);
  return [...toldByFacts(grid, facts).filter((find) => !grid.has(find)), ...left];
}

/** More facts at once are too many to look at again. */
const mostAgainst = 3;

/**
 * What leads to a find, round by round: `rounds` is how often something must be found before the next thing can be, `found` how much is
 * found that is not just read off. No steps where one would have to try things out. `against` are the facts that rule out a wrong find.
 */
export function reasonFor(facts: readonly Fact[], words: GridWords, goal: Find) {
  const grid = new Grid(words);
  const crossAll = (): void => {
    while (facts.map((fact, at) => crossOut(grid, fact, at + 1)).some((news) => news));
  };
  const toldOf = (find: Find): Told | undefined => grid.told.find((each) => isSame(each, find));
  const behind = (find: Find): readonly number[] => {
    const told = toldOf(find);
    return told === undefined ? [] : [...told.facts, ...told.uses.flatMap(behind)];
  };
  const against = (find: Find): readonly number[] => {
    const why = grid.why(find.kind, find.child, find.thing);
    const all = [...new Set([...(why?.facts ?? []), ...(why?.finds ?? []).flatMap(behind)])];
    return all.length > mostAgainst ? [] : all;
  };
  // What facts tell outright, and then what others say of it.
  for (const find of toldByFacts(grid, facts)) grid.tell(find);
  for (const find of toldByFacts(grid, facts)) grid.tell(find);
  crossAll();
  let rounds = 0;
  while (!grid.has(goal)) {
    const finds = findAll(grid, facts, goal);
    if (finds.length === 0) break;
    rounds++;
    for (const find of finds) grid.tell(find);
    crossAll();
  }
  const needed: Find[] = [goal];
  for (const find of needed)
    needed.push(...(toldOf(find)?.uses ?? []).filter((each) => !needed.some((own) => isSame(own, each))));
  const used = grid.told.filter((each) => needed.some((find) => isSame(find, each)));
  return {
    steps: grid.has(goal) ? used.map((told, at) => shortly(grid, facts, told, used.slice(0, at))) : [],
    rounds,
    found: used.filter(({ isFound }) => isFound).length,
    against,
  };
}
