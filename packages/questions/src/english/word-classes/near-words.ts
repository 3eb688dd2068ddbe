/** Words that pass for a class they don't have in their sentence, as far as a second reader agrees. */
import { low } from '../../kernel/letter-case.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Bold } from './bold-words.ts';
import { nearWords } from './near-words.data.ts';
import { nameOf, readTag } from './tagged-sentences.ts';

const all = once(() =>
  rowsOf(nearWords).flatMap((row) => {
    const text = partOf(row, 2);
    const [, word = ''] = /\*\*(.+?)\*\*/.exec(text) ?? [];
    const tag = readTag(text, word);
    const name = partOf(row, 1);
    return tag !== undefined && nameOf(tag) === name
      ? [{ wanted: partOf(row, 0), bold: { text, word: low(word), name } }]
      : [];
  }),
);

/** Words that pass for this class; none where other lists have them. */
export const nearWordsOf = (name: string): readonly Bold[] =>
  all().flatMap(({ wanted, bold }) => (wanted === name ? [bold] : []));
