/** What the shortest solution of a puzzle of order needs: how many facts, and facts of which kinds. */
import type { ClueKind } from './order-contexts.data.ts';
import { type Clue, isWithin, type Ways, waysAt, waysWith, waysWithout } from './order-ways.ts';

/** What an answer must need at least, so that no cell has the questions of an easier one. */
export interface Floor {
  readonly facts: number;
  /** Facts of these kinds are not enough by themselves. */
  readonly beyond?: readonly ClueKind[];
  /** It does not come of a place for which each of the others is ruled out by one fact. */
  readonly isJoined?: boolean;
}

/** The fewest of these facts from which it follows that the order is one of `goal`; undefined where all of them leave it open. */
export function fewestFacts(facts: readonly Ways[], goal: Ways): number | undefined {
  let sets: { readonly ways: Ways; readonly next: number }[] = facts.map((ways, at) => ({ ways, next: at + 1 }));
  for (let size = 1; sets.length > 0; size++) {
    if (sets.some(({ ways }) => isWithin(ways, goal))) return size;
    sets = sets.flatMap(({ ways, next }) =>
      facts.slice(next).map((fact, at) => ({ ways: ways & fact, next: next + at + 1 })),
    );
  }
  return undefined;
}

/** Whether a place for which one fact each rules out all others tells enough. */
function isCrossedOut(facts: readonly Ways[], goal: Ways, count: number): boolean {
  const all = Array.from({ length: count }, (_, at) => at);
  return all.some((place) => {
    const left = all.filter((thing) => !facts.some((fact) => (fact & waysAt(thing, place, count)) === 0n));
    return left.length === 1 && left.every((thing) => isWithin(waysAt(thing, place, count), goal));
  });
}

/** Whether what the facts tell is as hard to find as a cell asks. */
export function reaches(
  { facts: least, beyond = [], isJoined }: Floor,
  clues: readonly Clue[],
  goal: Ways,
  count: number,
): boolean {
  const facts = clues.map((clue) => waysWith(clue, count));
  const needed = fewestFacts(facts, goal);
  if (needed === undefined || needed < least) return false;
  if (isJoined === true && isCrossedOut(facts, goal, count)) return false;
  const light = clues.filter(({ kind }) => beyond.includes(kind)).map((clue) => waysWith(clue, count));
  return fewestFacts(light, goal) === undefined;
}

/** Whether one fact alone makes a sentence true or false: nothing would have to be put together. */
export function isSettledByOne(sentence: Clue, clues: readonly Clue[], count: number): boolean {
  const goals = [waysWith(sentence, count), waysWithout(sentence, count)];
  return clues.some((clue) => goals.some((goal) => isWithin(waysWith(clue, count), goal)));
}
