import { expect, test } from 'vitest';
import { isPromoGood, promoCodeOf } from './promo.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T10:00:01Z');

test.each([
  ['without limits', { expiresAt: undefined, maxUses: undefined, uses: 900 }, true],
  ['before it expires', { expiresAt: later, maxUses: undefined, uses: 0 }, true],
  ['at its expiry', { expiresAt: now, maxUses: undefined, uses: 0 }, false],
  ['with a use left', { expiresAt: undefined, maxUses: 2, uses: 1 }, true],
  ['used up', { expiresAt: undefined, maxUses: 2, uses: 2 }, false],
])('a code %s', (_, promo, isGood) => {
  expect(isPromoGood(promo, now)).toBe(isGood);
});

test('a code is read as people type it', () => {
  expect(promoCodeOf(' autumn-20 ')).toBe('AUTUMN-20');
});
