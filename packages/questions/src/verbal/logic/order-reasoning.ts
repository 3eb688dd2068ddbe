/** How a child works out a puzzle of order: what the facts say of one place after another, then the cases that are left. */

import { andList, orList } from '../../kernel/list-text.ts';
import type { Step } from '../../kernel/question-text.ts';
import { clueText, inside } from './order-clues.ts';
import type { OrderContext } from './order-contexts.data.ts';
import { type Clue, holds, type Places, waysToStand } from './order-ways.ts';
import { factNumbers, readAgain, ruledOutText } from './ruled-out.ts';

/** What the puzzle is about; the clues in the order of the numbered facts. */
export interface Facts {
  readonly context: OrderContext;
  readonly names: readonly string[];
  readonly clues: readonly Clue[];
  /** Whether the facts stand in a table with their numbers; in a running text they are quoted. */
  readonly isNumbered: boolean;
}

/** Who can't have a place, and the facts that say so. */
interface Not {
  readonly thing: number;
  readonly facts: readonly number[];
}

/** Whoever may still have a place, and why nobody else can. */
interface Field {
  readonly place: number;
  readonly left: readonly number[];
  readonly nots: readonly Not[];
}

/** A thing found to have a place, and how. */
interface Find {
  readonly place: number;
  readonly thing: number;
  readonly says: string;
}

const innerWords = ['', 'second', 'third', 'fourth'];

/** The question who has a place, from 0. */
export function askFor({ asks }: OrderContext, place: number, count: number): string {
  if (place === 0) return asks.first;
  return place === count - 1 ? asks.last : asks.inner.replace('{k}', innerWords[place] ?? '');
}

/** More facts at once are too many to see. */
const mostAtOnce = 2;

function setsOf(count: number): readonly (readonly number[])[] {
  let sets: readonly (readonly number[])[] = [[]];
  const all: (readonly number[])[] = [];
  for (let size = 1; size <= mostAtOnce; size++) {
    sets = sets.flatMap((set) =>
      Array.from({ length: count }, (_, at) => at)
        .filter((at) => at > (set.at(-1) ?? -1))
        .map((at) => [...set, at]),
    );
    all.push(...sets);
  }
  return all;
}

/** 'Zofia finished last' */
export const placeText = ({ context, names }: Facts, thing: number, place: number): string =>
  askFor(context, place, names.length).replace(/^(?:Who|Which \w+) (.+)\?$/, `${names[thing]} $1`);

/** The facts put together as far as some things have their places. */
class Line {
  private readonly facts: Facts;
  private readonly sets: readonly (readonly number[])[];
  /** The ways to stand with what is placed so far, whether they fit the facts or not. */
  private readonly ways: readonly Places[];
  readonly possible: readonly Places[];
  private readonly placed: readonly number[];

  constructor(facts: Facts, placed: readonly number[] = [], ways = waysToStand(facts.names.length)) {
    this.facts = facts;
    this.sets = setsOf(facts.clues.length);
    this.ways = ways;
    this.placed = placed;
    this.possible = ways.filter((way) => facts.clues.every((clue) => holds(clue, way)));
  }

  with(thing: number, place: number): Line {
    return new Line(
      this.facts,
      [...this.placed, thing],
      this.ways.filter((way) => way[thing] === place),
    );
  }

  get open(): readonly number[] {
    return this.facts.names.flatMap((_, thing) => (this.placed.includes(thing) ? [] : [thing]));
  }

  private get openPlaces(): readonly number[] {
    const [way = []] = this.ways;
    return this.open.map((thing) => way[thing] ?? 0).sort((one, other) => one - other);
  }

  private fits(set: readonly number[], way: Places): boolean {
    return set.every((at) => {
      const clue = this.facts.clues[at];
      return clue === undefined || holds(clue, way);
    });
  }

  /** The fewest facts by which a thing can't have a place. */
  factsAgainst(thing: number, place: number): readonly number[] | undefined {
    const there = this.ways.filter((way) => way[thing] === place);
    return this.sets.find((set) => !there.some((way) => this.fits(set, way)));
  }

  /** What can be said of each open place; without those where somebody is ruled out by too many facts at once. */
  private fields(): Field[] {
    return this.openPlaces.flatMap((place): Field[] => {
      const left = this.open.filter((thing) => this.possible.some((way) => way[thing] === place));
      const nots = this.open.flatMap((thing): Not[] => {
        const facts = left.includes(thing) ? undefined : this.factsAgainst(thing, place);
        return facts === undefined ? [] : [{ thing, facts }];
      });
      return left.length + nots.length === this.open.length ? [{ place, left, nots }] : [];
    });
  }

  private has(thing: number, place: number): string {
    return placeText(this.facts, thing, place);
  }

  /** A fact as it is told, without its full stop. */
  fact(at: number): string {
    const { clues, context, names } = this.facts;
    const clue = clues[at];
    return clue === undefined ? '' : clueText(clue, context, names).replace(/\.$/, '');
  }

  private fieldText({ place, nots }: Field): string {
    const { context, names, isNumbered } = this.facts;
    const ruledOut = nots.map(({ thing, facts }) => ({
      what: inside(names[thing] ?? ''),
      why: isNumbered ? factNumbers(facts.map((at) => at + 1)) : andList(facts.map((at) => this.fact(at))),
    }));
    return `${askFor(context, place, names.length)} ${ruledOutText(ruledOut)}`;
  }

  /** A place that one fact gives to a thing by itself: the one that is asked, or else of a thing that the fact names. */
  private told(goal?: number): Find | undefined {
    const finds = [...this.facts.clues.entries()].flatMap(([at, { one, other }]) => {
      const ways = this.ways.filter((way) => this.fits([at], way));
      return this.open.flatMap((thing): (Find & { readonly isNamed: boolean })[] => {
        const place = ways[0]?.[thing];
        if (place === undefined || !ways.every((way) => way[thing] === place)) return [];
        const has = this.has(thing, place);
        const fact = this.fact(at);
        const number = this.facts.isNumbered ? ` (fact ${at + 1})` : '';
        const says = fact === has ? `${fact}${number}.` : `${fact}${number}, so ${inside(has)}.`;
        return [{ place, thing, says, isNamed: thing === one || thing === other }];
      });
    });
    const named = finds.filter(({ isNamed }) => isNamed);
    return (
      named.find(({ place }) => place === goal) ?? named[0] ?? finds.find(({ place }) => place === goal) ?? finds[0]
    );
  }

  /** What is easiest to find next: told by a fact, or the only one left for a place. */
  next(goal?: number): Find | undefined {
    if (this.open.length < 2) return undefined;
    const told = this.told(goal);
    if (told !== undefined) return told;
    const sures = this.fields()
      .filter(({ left }) => left.length === 1)
      .sort(byEase);
    // The place that is asked comes first where one fact each is enough for it.
    const sure =
      sures.find(({ place, nots }) => place === goal && nots.every(({ facts }) => facts.length === 1)) ?? sures[0];
    const [thing] = sure?.left ?? [];
    if (sure === undefined || thing === undefined) return undefined;
    return { place: sure.place, thing, says: `${this.fieldText(sure)} So ${inside(this.has(thing, sure.place))}.` };
  }

  /** The place for which fewest are left, one case for each of them. */
  cases(): { readonly says: string; readonly lines: readonly (readonly [says: string, line: Line])[] } | undefined {
    const [field] = this.fields()
      .filter(({ left }) => left.length > 1 && left.length < this.open.length)
      .sort((one, other) => one.left.length - other.left.length || byEase(one, other));
    if (field === undefined) return undefined;
    const { names } = this.facts;
    return {
      says: `${this.fieldText(field)} That leaves ${orList(field.left.map((thing) => inside(names[thing] ?? '')))}.`,
      lines: field.left.map(
        (thing) => [`Suppose ${inside(this.has(thing, field.place))}.`, this.with(thing, field.place)] as const,
      ),
    };
  }

  /** The possible orders, one below the other. */
  orders(before: readonly string[] = []): Step {
    const { context, names } = this.facts;
    const orders = this.possible.map((way) =>
      names
        .map((name, thing) => [way[thing] ?? 0, name] as const)
        .sort(([one], [other]) => one - other)
        .map(([, name]) => inside(name))
        .join(', '),
    );
    const fit = orders.length === 1 ? 'This order fits' : 'These orders fit';
    return [[...before, `${fit}, from ${context.ends.join(' to ')}:`].join(' '), orders.join('\n')];
  }
}

const factsIn = ({ nots }: Field): number => nots.reduce((sum, { facts }) => sum + facts.length, 0);
const byEase = (one: Field, other: Field): number => factsIn(one) - factsIn(other);

/** All that can be found without trying anything out, up to the place that is asked; `line` is how far that leads. */
function findsFrom(line: Line, goal?: number): { readonly finds: readonly Find[]; readonly line: Line } {
  const finds: Find[] = [];
  let now = line;
  for (let find = now.next(goal); find !== undefined; find = now.next(goal)) {
    finds.push(find);
    now = now.with(find.thing, find.place);
    if (find.place === goal) break;
  }
  return { finds, line: now };
}

/** The steps to the one who has a place; undefined where one would have to try things out. */
export function stepsToPlace(facts: Facts, goal: number): string[] | undefined {
  const { finds, line } = findsFrom(new Line(facts), goal);
  const found = finds.map(({ says }) => says);
  if (finds.some(({ place }) => place === goal)) return found;
  const [last = 0, ...others] = line.open;
  return others.length === 0 ? [...found, `That leaves ${inside(facts.names[last] ?? '')}.`] : undefined;
}

/** What is told to whoever gives a place to a thing that the facts keep from it; nothing where that takes too many facts at once. */
export function whyNotThere(facts: Facts, thing: number, place: number): string | undefined {
  const line = new Line(facts);
  const against = line.factsAgainst(thing, place);
  if (against === undefined) return undefined;
  if (!facts.isNumbered)
    return `${andList(against.map((at) => line.fact(at)))}, so it can’t be ${inside(facts.names[thing] ?? '')}.`;
  return readAgain(against.map((at) => at + 1));
}

/** So many orders may be told without a word on how they are found. */
const mostUntold = 2;

/** The steps to all orders that fit the facts; undefined where there is nothing to go by. */
export function stepsToOrders(facts: Facts): Step[] | undefined {
  const { finds, line } = findsFrom(new Line(facts));
  const found = finds.map(({ says }) => says);
  if (line.open.length === 2) {
    const two = line.open.map((thing) => inside(facts.names[thing] ?? ''));
    return [...found, line.orders([`That leaves ${andList(two)}, either way round.`])];
  }
  const cases = line.cases();
  if (cases === undefined) return line.open.length > 2 ? undefined : [...found, line.orders()];
  return [
    ...found,
    cases.says,
    ...cases.lines.map(([says, one]) => {
      const more = findsFrom(one);
      const further = more.line.possible.length > mostUntold ? more.line.cases() : undefined;
      return more.line.orders([
        says,
        ...more.finds.map((find) => find.says),
        ...(further === undefined ? [] : [further.says]),
      ]);
    }),
  ];
}
