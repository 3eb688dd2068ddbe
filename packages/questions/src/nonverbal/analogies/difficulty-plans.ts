/** What the analogies of each sub-topic are made of, from easy to hard. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { ScaffoldName } from '../pictures/scaffold.ts';

/** What may change from the first picture to the second. */
export type Sort = 'fill' | 'shape' | 'size' | 'count' | 'line' | 'place' | 'turn' | 'flip' | 'swapFill' | 'swapShape';
/** How an analogy is drawn. */
export interface Plan {
  readonly scaffolds: readonly ScaffoldName[];
  readonly sorts: readonly Sort[];
  readonly changes: number;
  readonly must?: readonly Sort[];
  readonly options: 4 | 5;
  /** Whether shapes may turn by eighths too, which year 3 and easy questions of year 4 do without. */
  readonly eighths: boolean;
}

const plan = (
  scaffolds: readonly ScaffoldName[],
  sorts: readonly Sort[],
  changes: number,
  options: 4 | 5 = 5,
  must?: readonly Sort[],
): Plan => ({ scaffolds, sorts, changes, options, eighths: true, ...(must === undefined ? {} : { must }) });
const byQuarters = (own: Plan): Plan => ({ ...own, eighths: false });
const every: readonly ScaffoldName[] = ['single', 'nested', 'runner', 'group'];
const parts: readonly ScaffoldName[] = ['nested', 'runner'];
const looks: readonly Sort[] = ['fill', 'shape', 'size', 'count', 'line'];
const moves: readonly Sort[] = ['fill', 'shape', 'size', 'count', 'line', 'place', 'turn'];
const swaps: readonly Sort[] = ['swapFill', 'swapShape'];

/** Plans by sub-topic. */
export const analogyPlans: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430401: {
    easy: plan(['single', 'group'], ['fill'], 1, 4),
    medium: plan(['nested', 'runner'], ['fill'], 1, 4),
    hard: plan(parts, ['fill'], 2, 4),
  },
  430402: {
    easy: plan(['single'], ['size'], 1, 4),
    medium: plan(['single'], ['size', 'fill'], 2, 4, ['size']),
    hard: byQuarters(plan(['single'], ['size', 'shape', 'turn'], 2, 4, ['size'])),
  },
  430403: {
    easy: plan(['group'], ['count'], 1, 4),
    medium: plan(['group'], ['count', 'fill'], 2, 4, ['count']),
    hard: plan(['group'], ['count', 'shape'], 2, 4, ['count']),
  },
  440401: {
    easy: plan(['single', 'group'], looks, 1),
    medium: plan(['nested', 'runner'], ['fill', 'shape', 'line'], 1),
    hard: plan(['runner', 'nested', 'single'], ['place', 'turn'], 1),
  },
  440402: {
    easy: plan(['single', 'group'], looks, 2),
    medium: plan(parts, ['fill', 'shape', 'line'], 2),
    hard: byQuarters(
      plan(['runner', 'nested', 'single'], ['fill', 'shape', 'line', 'place', 'turn'], 2, 5, ['place', 'turn']),
    ),
  },
  440403: {
    easy: byQuarters(plan(['single'], ['turn'], 1)),
    medium: plan(['single'], ['flip'], 1),
    hard: plan(['single'], ['flip', 'turn', 'fill', 'size'], 2, 5, ['flip', 'turn']),
  },
  450401: {
    easy: plan(parts, ['fill', 'shape', 'line'], 2),
    medium: byQuarters(plan(parts, ['fill', 'shape', 'line', 'place', 'turn'], 2, 5, ['place', 'turn'])),
    hard: plan(parts, ['fill', 'shape', 'place', 'turn'], 2, 5, ['turn']),
  },
  450402: {
    easy: plan(parts, swaps, 1),
    medium: plan(['runner'], [...swaps, 'place'], 2, 5, swaps),
    hard: plan(['runner'], [...swaps, 'place'], 3, 5, swaps),
  },
  450403: {
    easy: plan(['single'], ['turn', 'flip'], 1),
    medium: plan(['single'], ['flip', 'turn', 'fill'], 2, 5, ['flip', 'turn']),
    hard: plan(['single'], ['flip', 'turn', 'fill', 'size', 'line'], 3, 5, ['flip', 'turn']),
  },
  460401: {
    easy: plan(every, looks, 3),
    medium: plan(parts, moves, 3),
    hard: plan(parts, moves, 3, 5, ['place', 'turn']),
  },
  460402: {
    easy: plan(['runner'], [...swaps, 'place'], 2, 5, swaps),
    medium: plan(['runner'], [...swaps, 'place'], 3, 5, swaps),
    hard: plan(['runner'], ['swapFill', 'shape', 'place', 'turn'], 3, 5, ['swapFill']),
  },
  460403: {
    easy: plan(['single', 'runner'], ['turn', 'flip', 'fill'], 2, 5, ['turn', 'flip']),
    medium: plan(['runner', 'nested'], ['turn', 'swapFill', 'place', 'line'], 2, 5, ['turn']),
    hard: plan(['runner'], ['turn', 'place', 'fill'], 3, 5, ['turn']),
  },
  470301: {
    easy: byQuarters(plan(parts, ['fill', 'shape', 'line', 'turn'], 3, 5, ['turn'])),
    medium: plan(parts, moves, 3, 5, ['place', 'turn']),
    hard: plan(['runner'], ['turn', 'place', 'fill', 'shape', 'swapFill'], 3, 5, ['turn', 'swapFill']),
  },
};
