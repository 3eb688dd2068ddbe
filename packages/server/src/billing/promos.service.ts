/** Promo codes: what one takes off, and making them. */
import { randomUUID } from 'node:crypto';
import type { Promo } from '@comet/contract/billing';
import type { Discount } from '@comet/domain/billing/packages';
import { isPromoGood, promoCodeOf } from '@comet/domain/billing/promo';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Payments } from '../platform/payments.ts';
import * as store from './promos.store.ts';

/** A promo code to be made. */
export interface NewPromo {
  readonly code: string;
  readonly discount: Discount;
  readonly expiresAt: Date | undefined;
  readonly maxUses: number | undefined;
}

export function createPromosService({
  database,
  clock,
  payments,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Payments;
}) {
  const { provider } = payments;
  return {
    /** What a code takes off, or false when it is not good. */
    async find(typed: string): Promise<Promo | false> {
      const row = await store.findPromo(database, provider, promoCodeOf(typed));
      if (row === undefined) return false;
      const limits = { expiresAt: row.expiresAt ?? undefined, maxUses: row.maxUses ?? undefined, uses: row.uses };
      if (!isPromoGood(limits, clock.now())) return false;
      const { code: promo, percentOff, amountOff, duration } = row;
      return { promo, percentOff, amountOff, duration, expiresAt: row.expiresAt?.toISOString() ?? null };
    },

    /** Makes a code; false when it is taken. The provider is told first: a code without its discount would be a lie. */
    async create(wanted: NewPromo): Promise<boolean> {
      const code = promoCodeOf(wanted.code);
      if ((await store.findPromo(database, provider, code)) !== undefined) return false;
      const { discount, expiresAt, maxUses } = wanted;
      const discountId = await payments.createDiscount({ ...discount, promo: code, key: randomUUID() });
      return store.insertPromo(database, { code, ...discount, expiresAt, maxUses, provider, discountId }, clock.now());
    },
  };
}
