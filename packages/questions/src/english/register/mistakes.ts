/** What questions on register share. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Form } from '../seen.ts';

/** What a sub-topic asks about. */
export interface Params {
  readonly asks: 'words' | 'structures' | 'connotation';
}

/** A way of asking about register. */
export type RegisterForm = Form<Params>;

/** Names the mistakes of this family. */
export const mistake = mistakesIn('e.register');

/** A size that counts only where this is asked, at some difficulties. */
export const at =
  (asks: Params['asks'], size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    cell.params.asks === asks && difficulties.includes(cell.difficulty) ? size : 0;

/** The two registers. */
export const sides = ['formal', 'informal'] as const;

/** One of the two registers. */
export type Side = (typeof sides)[number];

/** What each register is for. */
export const rules: Readonly<Record<Side, string>> = {
  formal: 'Formal words suit letters, notices and reports.',
  informal: 'Informal words suit a chat with friends.',
};
