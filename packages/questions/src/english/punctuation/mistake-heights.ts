/** Which mistakes each cell has, so that no year hunts for what it has known for long. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Cell } from '../../kernel/generator.ts';
import { hasLaterComma, isOpened, type MistakeKind, type MistakenAnswer, mistakesOf } from './mistakes.ts';
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
const hardOfYear7 = height([
  'splice',
  'semi-colon-before-word',
  'second-semi-colon',
  'semi-colon-after-opener',
  'aside-not-closed',
]);
const commaMoved = ['early-comma', 'late-comma', 'subject-comma'] as const;

/**
 * By the first set of a cell, or by its year where errors of all kinds are found. A full stop inside is seen at a glance: it is for easy
 * and medium questions of year 4. Words that are torn apart by a mark are for easy and medium ones of year 6.
 */
const heights: Readonly<Record<string, Readonly<Record<Difficulty, Height>>>> = {
  list3: {
    easy: height(['no-list-commas', 'after-and']),
    medium: height(['list-comma-missing', 'comma-before-list', 'subject-comma']),
    hard: height(['list-comma-missing', 'comma-before-list', 'subject-comma']),
  },
  fronted4: {
    easy: height(['fragment', 'capital-after-comma']),
    medium: height(commaMoved, 'fragment'),
    // In a short sentence nobody overlooks a comma between the last two words.
    hard: height(['early-comma', 'subject-comma'], 'late-comma'),
  },
  clause4: {
    easy: height(['fragment', 'capital-after-comma', 'no-list-commas', 'after-and']),
    medium: height([...commaMoved, 'list-comma-missing'], 'fragment'),
    hard: height([...commaMoved, 'list-comma-missing', 'after-conjunction']),
  },
  semi6: {
    easy: height(['splice', 'mark-misplaced'], 'subject-comma'),
    medium: height(['splice', 'mark-misplaced'], 'subject-comma'),
    hard: height(['splice', 'semi-colon-after-opener'], 'late-comma', 'after-conjunction'),
  },
  colon6: {
    easy: height(['no-colon', 'stop-for-colon', 'semi-colon-for-colon']),
    medium: height(['semi-colon-for-colon', 'early-colon'], 'stop-for-colon'),
    hard: height(['semi-colon-for-colon', 'second-colon', 'comma-in-semi-colon-list'], 'subject-comma'),
  },
  semi7: {
    easy: height(['splice', 'no-colon'], 'subject-comma'),
    medium: height(['splice', 'semi-colon-before-word', 'second-semi-colon'], 'subject-comma'),
    hard: hardOfYear7,
  },
  errors6: {
    easy: height(['no-colon', 'splice', 'late-comma', 'after-conjunction', ...written]),
    medium: height([
      'splice',
      'run-on',
      'subject-comma',
      'semi-colon-for-colon',
      'semi-colon-after-opener',
      'after-conjunction',
    ]),
    hard: height([
      'splice',
      'semi-colon-for-colon',
      'comma-in-semi-colon-list',
      'semi-colon-after-opener',
      'after-conjunction',
      'late-comma',
      'subject-comma',
    ]),
  },
  errors7: {
    easy: height(['splice', 'no-colon', 'semi-colon-after-opener', ...written]),
    medium: height([
      'splice',
      'run-on',
      'subject-comma',
      'semi-colon-before-word',
      'second-semi-colon',
      'semi-colon-after-opener',
    ]),
    hard: hardOfYear7,
  },
};

const heightOf = ({ params: { asks, sets }, year, difficulty }: Cell<PunctuateParams>): Height | undefined =>
  heights[asks === 'errors' ? `errors${year}` : (sets.split(' ')[0] ?? '')]?.[difficulty];

/**
 * Of two sentences without a linking word, the comma between them is what easy questions of year 7 look for. A comma after the subject is
 * found there only where opening words stand before it.
 */
function isOutgrown({ params, year, difficulty }: Cell<PunctuateParams>, row: Pointed, kind: MistakeKind): boolean {
  if (params.asks === 'errors') return year === 7 && kind === 'subject-comma' && !isOpened(row);
  return row.set.startsWith('semi7') && difficulty !== 'easy' && kind === 'splice' && !hasLaterComma(row);
}

/** The mistakes with a sentence that a cell has. */
export function mistakesAt(cell: Cell<PunctuateParams>, row: Pointed, role: Role): MistakenAnswer[] {
  const kinds = heightOf(cell)?.[role] ?? [];
  return mistakesOf(row).filter(
    ({ kind }) => kinds.includes(kind) && !(role === 'found' && isOutgrown(cell, row, kind)),
  );
}
