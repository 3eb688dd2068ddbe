/** Sentences that ask the same thing, so that ten questions in a row don't sound alike. */
import type { Random } from './random.ts';

/** At least three sentences that ask exactly the same thing. */
export type Wordings = readonly [string, string, string, ...string[]];

/** One of these sentences. It has a stream of its own: another sentence never changes the question below it. */
export function worded(random: Random, wordings: Wordings): string {
  return random.fork('wording').pick(wordings);
}
