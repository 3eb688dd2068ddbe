/** What the gaps for word classes share. */
import type { Form } from '../seen.ts';
import type { ClassCell, WordClassParams } from './sentences-and-mistakes.ts';

/** A way of asking with a gap. */
export type FillForm = Form<WordClassParams>;

/** Whether a cell asks for this gap at one of these difficulties. */
export const isAt = (cell: ClassCell, fills: WordClassParams['fills'], ...difficulties: readonly string[]): boolean =>
  cell.params.fills === fills && difficulties.includes(cell.difficulty);
