/** What all questions on punctuation share. */
import type { Cell } from '../../kernel/generator.ts';

/** What a sub-topic asks: which kind of question, of which sets of sentences. */
export interface PunctuateParams {
  readonly asks: 'marks' | 'ends' | 'parenthesis' | 'commaMeaning' | 'hyphenMeaning' | 'bullets' | 'errors';
  readonly sets: string;
  /** The sentences of medium and of hard questions, where they are others. */
  readonly mediumSets?: string;
  readonly hardSets?: string;
  /** Whether hard questions keep to sentences in which the mark may come too soon. */
  readonly isTemptingAtHard?: true;
}

/** A size that counts only at some difficulties. */
export const at =
  (size: (cell: Cell<PunctuateParams>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<PunctuateParams>): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;

/** A word without the marks around it. */
export function wordAlone(word: string | undefined): string {
  return (word ?? '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
