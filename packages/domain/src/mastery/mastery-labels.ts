/** The words for how well a child knows a sub-topic; apart from the scheduler, which no page needs. */

/** What people read of mastery, the lowest first. */
export const masteryLabels = ['notEnoughData', 'needsPractice', 'good', 'strong', 'master'] as const;
export type MasteryLabel = (typeof masteryLabels)[number];

export const masteryNames: Readonly<Record<MasteryLabel, string>> = {
  notEnoughData: 'Not enough data',
  needsPractice: 'Needs practice',
  good: 'Good',
  strong: 'Strong',
  master: 'Master',
};
