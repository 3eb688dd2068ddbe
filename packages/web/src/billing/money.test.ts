import type { Price, StudentSubscription } from '@comet/contract/billing';
import { describe, expect, test } from 'vitest';
import { pounds, standingOf, whatIsPaid } from './money.ts';

test.each([
  [0, '£0'],
  [1999, '£19.99'],
  [2000, '£20'],
  [5, '£0.05'],
  [199_900, '£1,999'],
])('%i pence are %s', (pence, text) => {
  expect(pounds(pence)).toBe(text);
});

describe('what will be paid', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const price: Price = {
    priceId: 'p',
    typeOfBill: 'monthly',
    typeOfRate: 'standard',
    amount: 2000,
    currency: 'gbp',
    trialDays: 7,
  };
  const promo = { promo: 'HALF', percentOff: 50, amountOff: null, expiresAt: null };
  test.each([
    [undefined, true, '7 days free, then from 28 November 2026 £20 a month.'],
    [undefined, false, 'From today £20 a month.'],
    [{ ...promo, duration: 'once' as const }, false, 'From today £10 the first time, after that £20 a month.'],
    [
      { ...promo, duration: 'forever' as const },
      true,
      '7 days free, then from 28 November 2026 £10 a month instead of £20 a month.',
    ],
    [
      { ...promo, percentOff: null, amountOff: 5000, duration: 'once' as const },
      false,
      'From today £0 the first time, after that £20 a month.',
    ],
  ])('with %j, trial %s: %s', (code, mayStartTrial, text) => {
    expect(whatIsPaid(price, code, mayStartTrial, now)).toBe(text);
  });
});

describe('a subscription', () => {
  const subscription: StudentSubscription = {
    studentId: 1,
    firstName: 'Zoe',
    lastName: 'Patel',
    subscriptionId: 'sub_1',
    status: 'active',
    hasAccess: true,
    package: null,
    trialEndsAt: null,
    currentPeriodEndsAt: '2026-12-21T10:00:00.000Z',
    cancelAtPeriodEnd: false,
    nextCharge: { at: '2026-12-21T10:00:00.000Z', amount: 2000 },
    missing: null,
    mayStartTrial: false,
    may: { changePackage: true, cancel: true, resume: false },
  };
  test.each([
    [{}, 'Paid. Next £20 on 21 December 2026.'],
    [{ nextCharge: null }, 'Paid until 21 December 2026.'],
    [{ status: 'trialing' as const }, 'Free trial. £20 on 21 December 2026.'],
    [{ cancelAtPeriodEnd: true }, 'Cancelled. Access stays until 21 December 2026; nothing more is charged.'],
    [{ status: 'canceled' as const }, 'Cancelled. Access stays until 21 December 2026; nothing more is charged.'],
    [{ status: 'canceled' as const, hasAccess: false }, 'Cancelled and over.'],
    [{ status: 'past_due' as const }, 'The last payment did not go through. Please give another card.'],
    [{ status: 'unpaid' as const, hasAccess: false }, 'Not paid, so access is closed. Please give another card.'],
    [{ status: 'incomplete' as const, hasAccess: false }, 'The first payment is not finished yet.'],
    [{ status: null, hasAccess: false }, 'No package yet.'],
  ])('with %j says: %s', (change, text) => {
    expect(standingOf({ ...subscription, ...change })).toBe(text);
  });
});
