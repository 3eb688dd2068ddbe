/** What questions on speech share. */
import type { Cell } from '../../kernel/generator.ts';
import type { Form } from '../seen.ts';
import type { Place } from './speech-sentences.ts';

/** Where the speaker may stand, and whether words are quoted as well. */
export interface Params {
  readonly places: readonly Place[];
  readonly quotes?: true;
}

/** A way of asking about speech. */
export type SpeechForm = Form<Params>;

/** A size that counts only at some difficulties. */
export const at =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size : 0;
