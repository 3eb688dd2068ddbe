/** Puzzles of order: a secret order, clues that are true of it, and what the clues alone leave open. */
import { pickNames } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import type { ClueKind, OrderContext } from './order-contexts.data.ts';

/** A sentence about one or two of the things, by their numbers. */
export interface Clue {
  readonly kind: ClueKind;
  readonly one: number;
  readonly other: number;
}

/** A way to stand: the place of each thing, from 0. */
export type Places = readonly number[];

const orders = new Map<number, readonly Places[]>();

/** Every way `count` things can stand. */
export function waysToStand(count: number): readonly Places[] {
  const known = orders.get(count);
  if (known !== undefined) return known;
  let ways: number[][] = [[]];
  for (let thing = 0; thing < count; thing++)
    ways = ways.flatMap((way) =>
      Array.from({ length: count }, (_, place) => place)
        .filter((place) => !way.includes(place))
        .map((place) => [...way, place]),
    );
  orders.set(count, ways);
  return ways;
}

/** Whether a clue holds in a way to stand. */
export function holds({ kind, one, other }: Clue, places: Places): boolean {
  const a = places[one] ?? 0;
  const b = places[other] ?? 0;
  switch (kind) {
    case 'before':
      return a < b;
    case 'after':
      return a > b;
    case 'notFirst':
      return a !== 0;
    case 'notLast':
      return a !== places.length - 1;
    case 'isFirst':
      return a === 0;
    case 'isLast':
      return a === places.length - 1;
    case 'oneBefore':
      return a === 1;
    case 'twoBefore':
      return a === 2;
    case 'next':
      return b - a === 1;
    case 'previous':
      return a - b === 1;
    case 'beside':
      return Math.abs(a - b) === 1;
    case 'apart':
      return Math.abs(a - b) === 2;
  }
}

const single: readonly ClueKind[] = ['notFirst', 'notLast', 'isFirst', 'isLast', 'oneBefore', 'twoBefore'];

/** A clue of one of these kinds about random things, whether true or not. */
export function drawClue(random: Random, kinds: readonly ClueKind[], count: number): Clue {
  const kind = random.pick(kinds);
  const [one = 0, other = 0] = random.sample(
    Array.from({ length: count }, (_, thing) => thing),
    2,
  );
  return { kind, one, other: single.includes(kind) ? one : other };
}

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** The names of the things: children, or what the context says. */
export function namesFor(random: Random, context: OrderContext, count: number): string[] {
  return context.things === undefined ? pickNames(random, count) : random.sample(context.things, count);
}

/** How the puzzle begins. */
export function introOf(context: OrderContext, count: number): string {
  return context.intro.replace('{n}', inWords[count] ?? '');
}

/** A name inside a sentence. */
export function inside(name: string): string {
  return name.startsWith('The ') ? `the ${name.slice(4)}` : name;
}

/** A clue as a sentence. */
export function clueText(clue: Clue, context: OrderContext, names: readonly string[]): string {
  const sentence = context.clues[clue.kind] ?? '';
  const put = (slot: string, at: number, name: string): string => (at === 0 ? name : slot === '' ? '' : inside(name));
  return sentence
    .replace('{a}', put('a', sentence.indexOf('{a}'), names[clue.one] ?? ''))
    .replace('{b}', put('b', sentence.indexOf('{b}'), names[clue.other] ?? ''));
}

/**
 * Clues that are all true of a secret order, name every thing and leave just enough open: they are added until `isEnough`
 * holds of what is still possible, then those that are not needed are taken out. Undefined where that takes too many.
 */
export function drawClues(
  random: Random,
  kinds: readonly ClueKind[],
  secret: Places,
  most: number,
  isEnough: (possible: readonly Places[]) => boolean,
): readonly Clue[] | undefined {
  const done = (clues: readonly Clue[], possible: readonly Places[]): boolean =>
    new Set(clues.flatMap(({ one, other }) => [one, other])).size === secret.length && isEnough(possible);
  let possible = waysToStand(secret.length);
  let clues: Clue[] = [];
  for (let tries = 0; tries < 30 && !done(clues, possible); tries++) {
    const clue = drawClue(random, kinds, secret.length);
    if (!holds(clue, secret)) continue;
    const left = possible.filter((way) => holds(clue, way));
    if (left.length === possible.length) continue;
    possible = left;
    clues.push(clue);
  }
  if (!done(clues, possible)) return undefined;
  for (const clue of [...clues]) {
    const others = clues.filter((each) => each !== clue);
    if (done(others, possibleUnder(others, secret.length))) clues = others;
  }
  return clues.length <= most && clues.length > 1 ? clues : undefined;
}

/** The ways to stand that the clues leave. */
export function possibleUnder(clues: readonly Clue[], count: number): readonly Places[] {
  return waysToStand(count).filter((way) => clues.every((clue) => holds(clue, way)));
}
