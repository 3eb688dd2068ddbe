/** How much somebody may send: a bucket that refills with time. */

/** Takes one from the bucket; false where it is empty. */
export type Allowance = () => boolean;

export function createAllowance(most: number, perSecond: number, nowMs: () => number): Allowance {
  let left = most;
  let countedAt = nowMs();
  return () => {
    const now = nowMs();
    left = Math.min(most, left + ((now - countedAt) / 1000) * perSecond);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
