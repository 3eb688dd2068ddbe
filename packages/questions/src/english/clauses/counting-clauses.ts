/** Clauses counted in long sentences. */

import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { at, type ClauseForm, countedFor, mistake, words } from './sentences-with-clauses.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

const quoted = (parts: readonly string[]): string => parts.map((each) => `“${each}”`).join(', ');

/** 'How many clauses are in this sentence?' */
export const howMany: ClauseForm = {
  weight: (cell) => at(['phrases', 'analysis'], 22, 'hard')(cell) + at(['analysis'], 50, 'medium')(cell),
  make(random, cell) {
    const size = random.pick([2, 3, 3, 4]);
    const row = random.pick(countedFor(cell).filter(({ clauses }) => clauses.length === size));
    const noVerb = row.phrases.map((each) => `“${each}” has no verb of its own, so it is a phrase.`);
    const few = mistake('clauses-miscounted', 'There is another verb with a subject of its own. Count that one too.');
    const many = mistake(
      'clauses-miscounted',
      `Only ${numbers[size]} verbs have a subject of their own. ${noVerb.join(' ')}`.trim(),
    );
    return writeNumber(
      {
        prompt: ['How many clauses are in this sentence?', row.sentence],
        hint: 'Find each verb, and ask who or what does it.',
        steps: [
          'Each clause has a verb with a subject of its own.',
          [`The clauses are: ${quoted(row.clauses)}.`, ...noVerb].join(' '),
          `So there are **${size}**.`,
        ],
        variant: `how many: ${row.sentence}`,
        features: { words: words(row.sentence), load: cell.difficulty === 'hard' ? 4 : 3 },
      },
      size,
      [
        [size - 1, few],
        [size + 1, many],
      ],
    );
  },
  solve: ({ asks, shows }, cell) =>
    asks === 'How many clauses are in this sentence?'
      ? typed(String(countedFor(cell).find(({ sentence }) => sentence === shows)?.clauses.length ?? 0))
      : undefined,
};
