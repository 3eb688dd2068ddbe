/** Promo codes: how they are written, and until when and how often they are good. */

/** What decides whether a code is good. */
export interface PromoLimits {
  readonly expiresAt: Date | undefined;
  readonly maxUses: number | undefined;
  readonly uses: number;
}

/** Codes are read as people type them: small letters and spaces around make no difference. */
export function promoCodeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether a code can be used at this moment. */
export function isPromoGood(promo: PromoLimits, now: Date): boolean {
  const isOver = promo.expiresAt !== undefined && promo.expiresAt <= now;
  const isUsedUp = promo.maxUses !== undefined && promo.uses >= promo.maxUses;
  return !isOver && !isUsedUp;
}
