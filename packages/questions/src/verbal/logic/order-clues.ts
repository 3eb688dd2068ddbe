/** Puzzles of order: a secret order, clues that are true of it, and what the clues alone leave open. */
import { pickNames } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import type { ClueKind, OrderContext } from './order-contexts.data.ts';
import { allWays, type Clue, holds, type Places, type Ways, waysToStand, waysWith } from './order-ways.ts';

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
  isEnough: (possible: Ways) => boolean,
): readonly Clue[] | undefined {
  const count = secret.length;
  const done = (clues: readonly Clue[], possible: Ways): boolean =>
    isEnough(possible) && new Set(clues.flatMap(({ one, other }) => [one, other])).size === count;
  let possible = allWays(count);
  let clues: Clue[] = [];
  for (let tries = 0; tries < 30 && !done(clues, possible); tries++) {
    const clue = drawClue(random, kinds, count);
    if (!holds(clue, secret)) continue;
    const left = possible & waysWith(clue, count);
    if (left === possible) continue;
    possible = left;
    clues.push(clue);
  }
  if (!done(clues, possible)) return undefined;
  for (const clue of [...clues]) {
    const others = clues.filter((each) => each !== clue);
    if (done(others, waysUnder(others, count))) clues = others;
  }
  return clues.length <= most && clues.length > 1 ? clues : undefined;
}

const waysUnder = (clues: readonly Clue[], count: number): Ways =>
  clues.reduce((ways, clue) => ways & waysWith(clue, count), allWays(count));

/** The ways to stand that the clues leave. */
export function possibleUnder(clues: readonly Clue[], count: number): readonly Places[] {
  return waysToStand(count).filter((way) => clues.every((clue) => holds(clue, way)));
}
