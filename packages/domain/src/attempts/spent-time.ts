/** How much of the time a browser claims is counted: never more than the clock allows. */

/**
 * Milliseconds to count of what is claimed: at most what has passed since `countableFrom`, the later of when the question
 * came up and when time of its attempt was last counted. Counted stretches so never overlap, and a claim sent again adds
 * nothing.
 */
export function spentMsToCount(claimedMs: number, countableFrom: Date, now: Date): number {
  return Math.max(0, Math.min(claimedMs, now.getTime() - countableFrom.getTime()));
}
