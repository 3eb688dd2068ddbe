/** The facts of a grid puzzle: what they say, when they hold and how they are told. */

/** A child has a thing, does not have it, or has it or another one. */
interface OwnFact {
  readonly says: 'is' | 'not' | 'either';
  readonly child: number;
  readonly kind: 0 | 1;
  readonly thing: number;
  readonly or: number;
}

/** One child has both a thing of the first kind and one of the second, or no child has both. */
interface LinkFact {
  readonly says: 'with' | 'without';
  readonly thing: number;
  readonly other: number;
}

export type Fact = OwnFact | LinkFact;

/** Which thing of each kind each child has. */
export type Ways = readonly [readonly number[], readonly number[]];

export const isLink = (fact: Fact): fact is LinkFact => fact.says === 'with' || fact.says === 'without';

export function fitsOwn({ says, child, thing, or }: OwnFact, way: readonly number[]): boolean {
  const own = way[child];
  return says === 'either' ? own === thing || own === or : (own === thing) === (says === 'is');
}

export function fitsLink({ says, thing, other }: LinkFact, [first, second]: Ways): boolean {
  return (first.indexOf(thing) === second.indexOf(other)) === (says === 'with');
}

export const fits = (fact: Fact, ways: Ways): boolean =>
  isLink(fact) ? fitsLink(fact, ways) : fitsOwn(fact, ways[fact.kind]);

export function factText(fact: Fact, names: readonly string[], things: readonly (readonly string[])[]): string {
  const thing = (kind: 0 | 1, at: number): string => `the ${things[kind]?.[at]}`;
  switch (fact.says) {
    case 'is':
      return `${names[fact.child]} has ${thing(fact.kind, fact.thing)}.`;
    case 'not':
      return `${names[fact.child]} does not have ${thing(fact.kind, fact.thing)}.`;
    case 'either':
      return `${names[fact.child]} has ${thing(fact.kind, fact.thing)} or ${thing(fact.kind, fact.or)}.`;
    case 'with':
      return `The child with ${thing(0, fact.thing)} has ${thing(1, fact.other)}.`;
    case 'without':
      return `The child with ${thing(0, fact.thing)} does not have ${thing(1, fact.other)}.`;
  }
}
