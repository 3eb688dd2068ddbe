import { describe, expect, test } from 'vitest';
import type { Subscription } from '../billing/subscription.ts';
import { isPendingAccess, type Member, mayStay, mustPayAlone } from './access.ts';

const now = new Date('2026-11-20T10:00:00Z');
const running: Subscription = {
  status: 'active',
  currentPeriodEndsAt: now,
  trialEndsAt: undefined,
  pastDueSince: undefined,
  isPaidFor: true,
  cancelAtPeriodEnd: false,
};
const person = (role: Member['role'], hasParent = false, subscription?: Subscription): Member => ({
  role,
  hasParent,
  subscription,
});
const unpaid: Subscription = { ...running, status: 'unpaid' };

test.each([
  ['a child with access', person('student', true, running), true, false],
  ['a child without a subscription', person('student', true), false, false],
  ['a child whose subscription is unpaid', person('student', true, unpaid), false, false],
  ['a student alone with access', person('student', false, running), true, false],
  ['a student alone without', person('student'), true, true],
  ['a parent', person('parent'), true, false],
  ['a tutor', person('tutor'), true, false],
] as const)('%s: stays %s, must pay alone %s', (_, member, stays, paysAlone) => {
  expect(mayStay(member, now)).toBe(stays);
  expect(mustPayAlone(member, now)).toBe(paysAlone);
  expect(isPendingAccess(member, [], now)).toBe(paysAlone);
});

describe('a parent', () => {
  const child = (subscription?: Subscription) => person('student', true, subscription);
  test.each([
    ['of no child', [], false],
    ['of a child with access', [child(running)], false],
    ['of two, one of them with access', [child(), child(running)], false],
    ['of two without access', [child(), child(unpaid)], true],
  ] as const)('%s is confined to paying: %s', (_, children, isPending) => {
    expect(isPendingAccess(person('parent'), children, now)).toBe(isPending);
  });
});
