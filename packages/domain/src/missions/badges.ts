/** Badges of final tests: won by the share of right answers, and never lost. */

/** Badge levels (specification, section 3), the lowest first. */
export const badgeLevels = ['none', 'bronze', 'silver', 'gold'] as const;
export type BadgeLevel = (typeof badgeLevels)[number];

/** Share of right answers from which each badge is won. */
const badgeShares = [
  ['gold', 0.95],
  ['silver', 0.8],
  ['bronze', 0.6],
] as const satisfies readonly (readonly [BadgeLevel, number])[];

/** The badge of a finished final test. */
export function badgeFor(rightCount: number, questionCount: number): BadgeLevel {
  const share = questionCount === 0 ? 0 : rightCount / questionCount;
  return badgeShares.find(([, least]) => share >= least)?.[0] ?? 'none';
}

/** The better of two badges. */
export function betterBadge(one: BadgeLevel, other: BadgeLevel): BadgeLevel {
  return badgeLevels.indexOf(one) >= badgeLevels.indexOf(other) ? one : other;
}
