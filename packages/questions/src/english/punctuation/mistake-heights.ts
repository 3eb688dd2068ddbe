/** Which mistakes each cell has, so that no year hunts for what it has known for long. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Cell } from '../../kernel/generator.ts';
import { isOpened, type MistakeKind, type MistakenAnswer, mistakesOf } from './mistakes.ts';
import type { PunctuateParams } from './params.ts';
import type { Pointed } from './punctuated-sentences.ts';

interface Height {
  /** The one mistake that is looked for. */
  readonly found: readonly MistakeKind[];
  /** More mistakes of sentences beside a right one. */
  readonly beside: readonly MistakeKind[];
}

/** A mistake, or a wrong sentence beside the right one. */
type Role = keyof Height;

const height = (found: readonly MistakeKind[], ...beside: readonly MistakeKind[]): Height => ({
  found,
  beside: [...found, ...beside],
});

const written = [
  'its',
  'it-is',
  'whose',
  'who-is',
  'many-owners',
  'owners-with-s',
  'cut-capital',
  'cut-comma',
  'new-sentence',
  'mark-outside',
  'told-question',
] as const;
const commaMoved = ['early-comma', 'late-comma', 'subject-comma'] as const;

/** By the sets of sentences of a cell. A full stop inside is seen at a glance: it is never the one mistake of a hard cell. */
const heights: Readonly<Record<string, Readonly<Record<Difficulty, Height>>>> = {
  list3: {
    easy: height(['no-list-commas', 'after-and']),
    medium: height(['list-comma-missing', 'comma-before-list', 'subject-comma']),
    hard: height(['list-comma-missing', 'comma-before-list', 'subject-comma']),
  },
  fronted4: {
    easy: height(['fragment', 'capital-after-comma']),
    medium: height(commaMoved, 'fragment'),
    hard: height(commaMoved, 'fragment'),
  },
  clause4: {
    easy: height(['fragment', 'capital-after-comma', 'no-list-commas', 'after-and']),
    medium: height([...commaMoved, 'list-comma-missing'], 'fragment'),
    hard: height([...commaMoved, 'list-comma-missing', 'after-conjunction'], 'fragment'),
  },
  semi6: {
    easy: height(['splice', 'mark-misplaced'], 'subject-comma'),
    medium: height(['splice', 'mark-misplaced'], 'subject-comma'),
    hard: height(['splice', 'mark-misplaced', 'semi-colon-after-opener']),
  },
  colon6: {
    easy: height(['no-colon', 'stop-for-colon', 'semi-colon-for-colon']),
    medium: height(['semi-colon-for-colon', 'early-colon'], 'stop-for-colon'),
    hard: height(['semi-colon-for-colon', 'early-colon', 'second-colon'], 'list-comma-missing', 'subject-comma'),
  },
  semi7: {
    easy: height(['splice', 'mark-misplaced', 'no-colon'], 'subject-comma'),
    medium: height(['splice', 'semi-colon-before-word', 'second-semi-colon', 'mark-misplaced'], 'subject-comma'),
    hard: height(
      ['splice', 'semi-colon-before-word', 'second-semi-colon', 'semi-colon-after-opener'],
      'mark-misplaced',
      'subject-comma',
    ),
  },
  errors: {
    easy: height(['fragment', 'no-colon', 'splice', ...written]),
    medium: height(['splice', 'run-on', 'list-comma-missing', 'subject-comma', 'semi-colon-for-colon', 'fragment']),
    hard: height([
      'splice',
      'mark-misplaced',
      'semi-colon-for-colon',
      'semi-colon-before-word',
      'second-semi-colon',
      'early-colon',
      'semi-colon-after-opener',
      'after-conjunction',
      'late-comma',
      'subject-comma',
    ]),
  },
};

/** Year 7 finds a comma after the subject only where an opening part stands before it, and none that is missing from a list. */
const isOutgrown = ({ params, year }: Cell<PunctuateParams>, row: Pointed, kind: MistakeKind): boolean =>
  params.asks === 'errors' &&
  year === 7 &&
  (kind === 'list-comma-missing' || (kind === 'subject-comma' && !isOpened(row)));

/** The mistakes with a sentence that a cell has. */
export function mistakesAt(cell: Cell<PunctuateParams>, row: Pointed, role: Role): MistakenAnswer[] {
  const { asks, sets } = cell.params;
  const kinds = heights[asks === 'errors' ? asks : sets]?.[cell.difficulty][role] ?? [];
  return mistakesOf(row).filter(({ kind }) => kinds.includes(kind) && !isOutgrown(cell, row, kind));
}
