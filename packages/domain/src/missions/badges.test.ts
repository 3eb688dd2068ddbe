import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeFor, badgeLevels, betterBadge } from './badges.ts';

test.each([
  [11, 20, 'none'],
  [12, 20, 'bronze'],
  [15, 20, 'bronze'],
  [16, 20, 'silver'],
  [18, 20, 'silver'],
  [19, 20, 'gold'],
  [20, 20, 'gold'],
  [9, 15, 'bronze'],
  [12, 15, 'silver'],
  [14, 15, 'silver'],
  [0, 0, 'none'],
] as const)('%i of %i right is %s', (rightCount, questionCount, badge) => {
  expect(badgeFor(rightCount, questionCount)).toBe(badge);
});

test('a badge never falls, whatever is won after it', () => {
  const badge = fc.constantFrom(...badgeLevels);
  fc.assert(
    fc.property(badge, badge, (had, won) => {
      const best = betterBadge(had, won);
      expect(badgeLevels.indexOf(best)).toBe(Math.max(badgeLevels.indexOf(had), badgeLevels.indexOf(won)));
    }),
  );
});
