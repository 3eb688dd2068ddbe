/** What marking says of an answer. */
import type { Unreadable } from '@comet/domain/marking/reading';
import type { Mistake } from '../kernel/key.ts';

/**
 * `unreadable`: we could not read that, say so and let the child try again; it is no answer.
 * `again`: the right value in another unit or form ('right, but simplify'); another try, which costs nothing.
 * `right`: with a note where the spelling was nearly right. `wrong`: with the mistake behind it where it is known.
 */
export type Score =
  | Unreadable
  | { readonly verdict: 'again'; readonly message: string }
  | { readonly verdict: 'right'; readonly note?: string }
  | { readonly verdict: 'wrong'; readonly because?: Mistake };

export const right: Score = { verdict: 'right' };

export function again(message: string): Score {
  return { verdict: 'again', message };
}

export function wrongFor(because: Mistake | undefined): Score {
  return because === undefined || because.says === '' ? { verdict: 'wrong' } : { verdict: 'wrong', because };
}
