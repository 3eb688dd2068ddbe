/** How hard the grids of each sub-topic are. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { ScaffoldName } from '../pictures/scaffold.ts';

/** How the values of one attribute lie in the grid. */
export type GridRule = 'row' | 'column' | 'latin' | 'stepAcross' | 'sum';
/** What a cell draws its grids by. */
export interface MatrixPlan {
  readonly size: 2 | 3;
  readonly scaffolds: readonly ScaffoldName[];
  readonly rules: readonly GridRule[];
  readonly changing: number;
  /** Rules of which one must be used. */
  readonly must?: readonly GridRule[];
  readonly options: 4 | 5;
  /** Whether some of the rules go separate ways: no three pictures that only take turns. */
  readonly apart?: boolean;
  /** How far a shape moves round the edge at most; a move of three places is hard to follow. */
  readonly longestMove?: number;
  /** Instead of rules by attribute: the third picture of a row is made from the first two. */
  readonly overlay?: { readonly sorts: readonly ('union' | 'either' | 'both' | 'without')[]; readonly most: number };
}

const grid = (
  size: 2 | 3,
  scaffolds: readonly ScaffoldName[],
  rules: readonly GridRule[],
  changing: number,
  options: 4 | 5 = 5,
  must?: readonly GridRule[],
): MatrixPlan => ({ size, scaffolds, rules, changing, options, ...(must === undefined ? {} : { must }) });
const apart = (own: MatrixPlan): MatrixPlan => ({ ...own, apart: true });
const shortMoves = (own: MatrixPlan): MatrixPlan => ({ ...own, longestMove: 2 });
const laidOver = (most: number, ...sorts: ('union' | 'either' | 'both' | 'without')[]): MatrixPlan => ({
  size: 3,
  scaffolds: [],
  rules: [],
  changing: 0,
  options: 5,
  overlay: { sorts, most },
});
const every: readonly ScaffoldName[] = ['single', 'nested', 'runner', 'group'];
const parts: readonly ScaffoldName[] = ['nested', 'runner'];

/** What each sub-topic asks at each difficulty. */
export const matrixPlans: Readonly<Record<number, Readonly<Record<Difficulty, MatrixPlan>>>> = {
  430501: {
    easy: grid(2, ['single', 'group'], ['row', 'column'], 1, 4),
    medium: grid(2, ['single', 'group'], ['row', 'column'], 2, 4),
    hard: grid(2, parts, ['row', 'column'], 2, 4),
  },
  440501: {
    easy: grid(2, ['single', 'group'], ['row', 'column'], 2),
    medium: grid(2, parts, ['row', 'column'], 2),
    hard: grid(2, every, ['row', 'column', 'stepAcross'], 3),
  },
  440502: {
    easy: grid(3, ['single', 'group'], ['row', 'column'], 2),
    medium: grid(3, ['single', 'group'], ['row', 'column', 'stepAcross'], 2, 5, ['stepAcross']),
    hard: grid(3, every, ['latin'], 1),
  },
  450501: {
    easy: grid(2, every, ['row', 'column'], 2),
    medium: grid(2, every, ['row', 'column', 'stepAcross'], 3),
    hard: grid(2, parts, ['row', 'column', 'stepAcross'], 4),
  },
  450502: {
    easy: grid(3, every, ['row', 'column'], 2),
    medium: shortMoves(grid(3, every, ['row', 'column', 'latin', 'stepAcross'], 2, 5, ['latin', 'stepAcross'])),
    hard: apart(grid(3, every, ['latin', 'stepAcross', 'sum'], 2)),
  },
  460501: {
    easy: grid(3, every, ['row', 'column', 'latin', 'stepAcross'], 2, 5, ['latin', 'stepAcross']),
    medium: apart(grid(3, every, ['latin', 'stepAcross', 'sum'], 2, 5, ['latin'])),
    hard: apart(grid(3, every, ['latin', 'stepAcross', 'sum'], 3)),
  },
  460502: {
    easy: laidOver(3, 'union'),
    medium: laidOver(4, 'without', 'both'),
    hard: laidOver(5, 'either', 'without'),
  },
  470302: {
    easy: apart(grid(3, parts, ['latin', 'stepAcross'], 2, 5, ['latin'])),
    medium: apart(grid(3, every, ['latin', 'stepAcross', 'sum'], 3)),
    hard: apart(grid(3, parts, ['latin', 'stepAcross'], 4, 5, ['latin'])),
  },
  470303: {
    easy: laidOver(5, 'without', 'both'),
    medium: laidOver(5, 'either', 'without'),
    hard: laidOver(6, 'either', 'without'),
  },
};
