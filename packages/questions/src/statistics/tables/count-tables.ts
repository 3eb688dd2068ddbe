/** What questions on tables share: the sub-topics, the mistakes, and tables as blocks. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Table } from '../../kernel/seen.ts';
import { type AskedKind, type Counts, countMistakes } from '../count-questions.ts';

/** What a sub-topic of this family asks, by difficulty. */
export interface Params {
  readonly about: 'tables' | 'sums' | 'twoWay';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.table');
/** The mistakes children make here. */
export const named = {
  ...countMistakes(mistake),
  known: mistake('stops-early', 'That is what the other parts make. Subtract it from the total.'),
  missing: mistake('adds-the-missing', 'You added the known numbers to the total. Subtract them.'),
};

/** Kinds of questions and the size of the numbers, by sub-topic and difficulty. */
export const levels: Readonly<
  Record<
    'tables' | 'sums',
    Readonly<
      Record<
        'easy' | 'medium' | 'hard',
        { readonly kinds: readonly AskedKind[]; readonly low: number; readonly high: number }
      >
    >
  >
> = {
  tables: {
    easy: { kinds: ['difference', 'both'], low: 24, high: 79 },
    medium: { kinds: ['difference', 'both', 'spread'], low: 65, high: 280 },
    hard: { kinds: ['total', 'pairMinus', 'pairs'], low: 65, high: 280 },
  },
  sums: {
    easy: { kinds: ['difference', 'both', 'spread'], low: 350, high: 2400 },
    medium: { kinds: ['total', 'pairMinus'], low: 160, high: 1800 },
    hard: { kinds: ['pairMinus', 'pairs', 'total'], low: 600, high: 3400 },
  },
};

/** A table with a column for the names and one for the counts. */
export function countTable({ theme, values }: Counts): Table {
  return {
    type: 'table',
    caption: theme.title,
    head: ['', `Number of ${theme.subject}`],
    rows: theme.categories.map(({ label }, at) => [label, showNumber(values[at] ?? 0)]),
  };
}

/** Names and numbers of such a table. */
export const readCountTable = ({ rows }: Table): { readonly label: string; readonly value: number }[] =>
  rows.map(([label = '', value = '']) => ({ label, value: Number(value.replaceAll(',', '')) }));

/** What makes a question hard, as numbers that rise with it. */
export const features = (cell: Cell<Params>, steps: number, largest: number): Record<string, number> => ({
  level: { easy: 0, medium: 1, hard: 2 }[cell.difficulty],
  steps,
  digits: String(largest).length,
});
