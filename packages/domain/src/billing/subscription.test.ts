import { describe, expect, test } from 'vitest';
import { hours } from '../time.ts';
import {
  hasAccess,
  isOver,
  isReachable,
  isTransition,
  logInRefusal,
  type Subscription,
  subscriptionStatuses,
} from './subscription.ts';

const now = new Date('2026-11-20T10:00:00Z');
const days = (count: number): Date => new Date(now.getTime() + count * hours(24));
const subscription = (more: Partial<Subscription>): Subscription => ({
  status: 'active',
  currentPeriodEndsAt: days(10),
  trialEndsAt: undefined,
  pastDueSince: undefined,
  isPaidFor: false,
  cancelAtPeriodEnd: false,
  ...more,
});

describe('a student may log in', () => {
  test.each([
    ['no subscription', undefined, 'You do not have subscription'],
    ['an active one', subscription({}), undefined],
    ['a trial that runs', subscription({ status: 'trialing', trialEndsAt: days(1) }), undefined],
    ['a trial that ended', subscription({ status: 'trialing', trialEndsAt: now }), 'You trial was ended'],
    [
      'a trial that ended today and is being paid for',
      subscription({ status: 'trialing', trialEndsAt: days(-0.9), isPaidFor: true }),
      undefined,
    ],
    [
      'a trial of whose payment no news came for a day',
      subscription({ status: 'trialing', trialEndsAt: days(-1), isPaidFor: true }),
      'You trial was ended',
    ],
    ['a cancelled one that is paid for', subscription({ status: 'canceled' }), undefined],
    [
      'a cancelled one that is over',
      subscription({ status: 'canceled', currentPeriodEndsAt: now }),
      'You subscription canceled',
    ],
    ['a payment overdue for six days', subscription({ status: 'past_due', pastDueSince: days(-6) }), undefined],
    [
      'a payment overdue for seven days',
      subscription({ status: 'past_due', pastDueSince: days(-7) }),
      'unpaid subscription',
    ],
    ['an unpaid one', subscription({ status: 'unpaid' }), 'unpaid subscription'],
    ['an incomplete one', subscription({ status: 'incomplete' }), 'You subscription not active'],
    ['one that never became active', subscription({ status: 'incomplete_expired' }), 'You subscription not active'],
  ])('with %s: %s', (_, held, refusal) => {
    expect(logInRefusal(held, now)).toBe(refusal);
    expect(hasAccess(held, now)).toBe(refusal === undefined);
  });
});

describe('statuses follow one another', () => {
  test.each([
    ['trialing', ['active', 'canceled', 'past_due']],
    ['incomplete', ['active', 'incomplete_expired']],
    ['active', ['canceled', 'past_due']],
    ['past_due', ['active', 'canceled', 'unpaid']],
    ['unpaid', ['active', 'canceled']],
    ['canceled', []],
    ['incomplete_expired', []],
  ] as const)('after %s may come %j', (from, followers) => {
    expect(subscriptionStatuses.filter((to) => isTransition(from, to))).toEqual(followers);
    expect(isOver(from)).toBe(followers.length === 0);
  });

  test('what is over stays over, and nobody gets a second trial, whatever events were missed', () => {
    for (const from of subscriptionStatuses)
      for (const to of subscriptionStatuses) {
        const isLost = isOver(from) || to === 'trialing' || to === 'incomplete';
        if (isLost) expect(isReachable(from, to), `${from} to ${to}`).toBe(from === to);
      }
    expect(isReachable('trialing', 'unpaid')).toBe(true);
    expect(isReachable('incomplete', 'canceled')).toBe(true);
  });
});
