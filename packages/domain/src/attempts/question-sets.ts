/** Sets: questions in a row about one passage, table or figure. Which ones, in which order, and how many. */
import { type Difficulty, difficulties } from '../curriculum/subjects.ts';
import type { Cell } from '../missions/question-mix.ts';

/** Most questions in a row about one stimulus. */
export const longestSet = 12;

/** How many questions are asked in a row about one stimulus: what has fewer than the shortest to ask comes last. */
export interface SetSize {
  readonly shortest: number;
  readonly longest: number;
}
/** A passage is worth its reading; a table has its parts (a), (b) and perhaps (c). */
export const setSizes = {
  passage: { shortest: 8, longest: longestSet },
  parts: { shortest: 2, longest: 3 },
} as const satisfies Readonly<Record<string, SetSize>>;

/** A question of a set as far as its neighbours matter. */
export interface SetQuestion {
  readonly subTopicId: number;
  /** Where its answer stands in the stimulus; questions are asked in this order. */
  readonly place: number;
  /** What it tells of the stimulus. Two questions that tell the same would give each other away. */
  readonly tells: readonly string[];
}

/** A question that could be asked next. */
export interface SetCandidate extends SetQuestion {
  readonly difficulty: Difficulty;
  /** Whether the student has met it before. */
  readonly isMet: boolean;
}

/** Of the questions wanted of one sub-topic so many are of it, where there are more than a few: the rest of the set is mixed. */
const ownShare = 0.6;
const fewWanted = 4;

/** What speaks against a question, so that the reasons can be weighed. */
const costs = { met: 8, step: 3, other: 6, repeated: 1, told: 0.4 } as const;

const steps = (one: Difficulty, other: Difficulty): number =>
  Math.abs(difficulties.indexOf(one) - difficulties.indexOf(other));

function choose<C extends SetCandidate>(
  candidates: readonly C[],
  asked: readonly SetQuestion[],
  wanted: readonly Cell[],
  costOfTelling: number,
): C[] {
  const told = new Set(asked.flatMap(({ tells }) => tells));
  const counts = new Map<number, number>();
  const count = (subTopicId: number): number => counts.get(subTopicId) ?? 0;
  for (const { subTopicId } of asked) counts.set(subTopicId, count(subTopicId) + 1);
  const total = asked.length + wanted.length;
  const ownOf = (subTopicId: number): number => {
    const own = wanted.filter((cell) => cell.subTopicId === subTopicId).length + count(subTopicId);
    return total > fewWanted ? Math.ceil(Math.min(own, total) * ownShare) : own;
  };
  const most = new Map(wanted.map(({ subTopicId }) => [subTopicId, ownOf(subTopicId)]));
  const chosen: C[] = [];
  for (const { subTopicId, difficulty } of wanted) {
    const isOwnWanted = count(subTopicId) < (most.get(subTopicId) ?? 0);
    const costOf = (one: C): number =>
      (one.isMet ? costs.met : 0) +
      steps(one.difficulty, difficulty) * costs.step +
      (isOwnWanted && one.subTopicId !== subTopicId ? costs.other : 0) +
      count(one.subTopicId) * costs.repeated +
      one.tells.length * costOfTelling;
    let best: { readonly one: C; readonly cost: number } | undefined;
    for (const one of candidates) {
      if (chosen.includes(one) || one.tells.some((fact) => told.has(fact))) continue;
      const cost = costOf(one);
      if (best === undefined || cost < best.cost) best = { one, cost };
    }
    if (best === undefined) break;
    chosen.push(best.one);
    counts.set(best.one.subTopicId, count(best.one.subTopicId) + 1);
    for (const fact of best.one.tells) told.add(fact);
  }
  return chosen;
}

/**
 * The questions that are asked next about a stimulus, in its order: as many as are wanted, or as there are. None gives away the
 * answer of another or of one that was asked. What comes nearest to the wanted cells is taken, of other sub-topics too, since a
 * set is mixed. Among equals the first candidate wins: whoever wants chance shuffles them.
 */
export function chooseSet<C extends SetCandidate>(
  candidates: readonly C[],
  asked: readonly SetQuestion[],
  wanted: readonly Cell[],
): C[] {
  const from = Math.max(-1, ...asked.map(({ place }) => place));
  const ahead = candidates.filter(({ place }) => place >= from);
  const open = ahead.length > 0 ? ahead : candidates;
  const fitting = choose(open, asked, wanted, costs.told);
  // Questions that tell much leave little to ask: where too few are left, those that tell least are taken.
  const sparing = fitting.length < wanted.length ? choose(open, asked, wanted, costs.met) : fitting;
  const most = sparing.length > fitting.length ? sparing : fitting;
  return most.toSorted((one, other) => one.place - other.place);
}

/**
 * Brings cells of one family together, where the first of them stands, in runs of at most the longest set. Stored questions and
 * cells without a family keep their places.
 */
export function groupInSets(
  draw: readonly (Cell | number)[],
  familyOf: (subTopicId: number) => number | undefined,
): (Cell | number | readonly Cell[])[] {
  const families = new Map<number, Cell[]>();
  const grouped: (Cell | number | Cell[])[] = [];
  for (const one of draw) {
    const family = typeof one === 'number' ? undefined : familyOf(one.subTopicId);
    if (typeof one === 'number' || family === undefined) {
      grouped.push(one);
      continue;
    }
    const cells = families.get(family) ?? [];
    if (cells.length === 0) grouped.push(cells);
    cells.push(one);
    families.set(family, cells);
  }
  return grouped.flatMap((one): (Cell | number | readonly Cell[])[] => (Array.isArray(one) ? inRuns(one) : [one]));
}

/** As many runs as are needed, as long as one another. */
function inRuns(cells: readonly Cell[]): (readonly Cell[])[] {
  const runs = Math.ceil(cells.length / longestSet);
  const from = (run: number): number => Math.round((run * cells.length) / runs);
  return Array.from({ length: runs }, (_, run) => cells.slice(from(run), from(run + 1)));
}
