import { describe, expect, test } from 'vitest';
import { days } from '../time.ts';
import { missingStep, type Subscription, type SubscriptionStatus, subscriptionStatuses } from './subscription.ts';
import { subscriptionCan } from './subscription-can.ts';

const now = new Date('2026-11-20T10:00:00Z');
const of = (more: Partial<Subscription>): Subscription => ({
  status: 'active',
  currentPeriodEndsAt: new Date(now.getTime() + days(10)),
  trialEndsAt: undefined,
  pastDueSince: undefined,
  isPaidFor: true,
  cancelAtPeriodEnd: false,
  ...more,
});
const isOneOf = (status: SubscriptionStatus, allowed: readonly SubscriptionStatus[]) => allowed.includes(status);

describe('a new subscription', () => {
  test.each<[string, Subscription | undefined, 'yes' | 'alreadySubscribed']>([
    ['where there is none', undefined, 'yes'],
    ['beside one that runs', of({}), 'alreadySubscribed'],
    ['after one that was cancelled and still runs', of({ status: 'canceled' }), 'yes'],
    ['beside one that is unpaid', of({ status: 'unpaid' }), 'alreadySubscribed'],
    ['beside what the team gave', of({ isPaidFor: false }), 'alreadySubscribed'],
    ['after a trial that the team gave', of({ isPaidFor: false, status: 'trialing', trialEndsAt: now }), 'yes'],
  ])('%s', (_, subscription, permission) => {
    expect(subscriptionCan.begin(subscription, now)).toBe(permission);
  });
});

test.each(subscriptionStatuses)('a subscription that is %s', (status) => {
  const isRunning = isOneOf(status, ['trialing', 'active']);
  expect(subscriptionCan.changePackage(of({ status }))).toBe(isRunning ? 'yes' : 'nothingToChange');
  const isOver = isOneOf(status, ['canceled', 'incomplete_expired']);
  expect(subscriptionCan.cancelOrResume(of({ status }))).toBe(isOver ? 'nothingToChange' : 'yes');
  expect(subscriptionCan.cancelOrResume(of({ status, isPaidFor: false }))).toBe('nothingToChange');
});

describe('the next step of who pays', () => {
  const step = (more: Partial<Subscription>, needsConfirmation = false) =>
    missingStep({ ...of(more), needsConfirmation }, now);
  test.each([
    ['a running one', {}, false, undefined],
    ['a running one that the bank asks about', {}, true, 'confirmation'],
    ['a first payment that failed', { status: 'incomplete' }, false, 'payment'],
    ['a payment overdue within its days of grace', { status: 'past_due', pastDueSince: now }, false, 'payment'],
    ['an unpaid one', { status: 'unpaid' }, false, 'payment'],
    ['a cancelled one that is still paid for', { status: 'canceled' }, true, undefined],
    ['a cancelled one that is over', { status: 'canceled', currentPeriodEndsAt: now }, false, 'package'],
    ['one that never began', { status: 'incomplete_expired' }, false, 'package'],
    ['a trial that is over', { status: 'trialing', trialEndsAt: now, isPaidFor: false }, false, 'package'],
  ] as const)('with %s', (_, more, needsConfirmation, expected) => {
    expect(step(more, needsConfirmation)).toBe(expected);
  });
  test('with none is to choose a package', () => expect(missingStep(undefined, now)).toBe('package'));
});
