import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '../billing/subscription.ts';
import { days } from '../time.ts';
import { dormantStep } from './dormant-accounts.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (count: number): Date => new Date(now.getTime() - days(count));
const paid = (status: SubscriptionStatus) => ({ status, isPaidFor: true, currentPeriodEndsAt: ago(100) });
const given = (endedDaysAgo: number) => ({
  status: 'active' as const,
  isPaidFor: false,
  currentPeriodEndsAt: ago(endedDaysAgo),
});

test.each([
  ['seen yesterday', 1, [], undefined, 'keep'],
  ['seen a day less than two years ago', 729, [], undefined, 'keep'],
  ['seen two years ago', 730, [], undefined, 'warn'],
  ['warned today', 730, [], 0, 'wait'],
  ['warned a day less than the notice ago', 789, [], 59, 'wait'],
  ['warned the whole notice ago', 790, [], 60, 'erase'],
  ['come back after the letter', 5, [], 60, 'keep'],
  ['still paying', 900, [paid('active')], undefined, 'keep'],
  ['paying again after the letter', 900, [paid('active')], 70, 'keep'],
  ['with a payment that failed', 900, [paid('past_due')], 70, 'keep'],
  ['on trial', 900, [paid('trialing')], 70, 'keep'],
  ['with one child’s subscription over and another’s running', 900, [paid('canceled'), paid('active')], 70, 'keep'],
  ['with all subscriptions over', 900, [paid('canceled'), paid('incomplete_expired')], 70, 'erase'],
  ['with access that the team gave and that lasts', 900, [given(-1)], 70, 'keep'],
  ['with access that the team gave and that ended', 900, [given(1)], 70, 'erase'],
] as const)('a household %s', (_, seenDaysAgo, subscriptions, warnedDaysAgo, step) => {
  const warnedAt = warnedDaysAgo === undefined ? undefined : ago(warnedDaysAgo);
  expect(dormantStep({ lastSeenAt: ago(seenDaysAgo), subscriptions, warnedAt }, now)).toBe(step);
});
