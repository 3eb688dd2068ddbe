/** What a sub-topic asks of m.equation. */
import type { Kind } from './terms-and-mistakes.ts';

interface Level {
  /** Kinds of equations, as often as they stand here. */
  readonly kinds: readonly Kind[];
  /** How often each way is asked: the line itself, a number thought of, a shape, which equation fits. */
  readonly ways: { readonly line: number; readonly think?: number; readonly shape?: number; readonly which?: number };
  /** Whether a box stands for the unknown, or a letter. */
  readonly box: boolean;
  readonly large: boolean;
}

export interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}
