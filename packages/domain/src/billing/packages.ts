/** Learning packages: what can be bought, how it is billed, and what a discount leaves to pay. Money is in whole pence. */

/** How often a package is billed (specification, section 3: typeOfBill). */
export const typesOfBill = ['monthly', 'annual'] as const;
export type TypeOfBill = (typeof typesOfBill)[number];

/**
 * What a package holds (typeOfRate): basic has missions, flashcards and games, standard adds lessons and live lessons,
 * premium a matched tutor.
 */
export const typesOfRate = ['basic', 'standard', 'premium'] as const;
export type TypeOfRate = (typeof typesOfRate)[number];

/** A child's first subscription is free for so many days. */
export const trialDays = 7;

/** A year costs as much as this many months. */
export const annualMonths = 10;

/** A package at a price. `amount` in pence a period. */
export interface LearningPackage {
  readonly priceId: string;
  readonly typeOfBill: TypeOfBill;
  readonly typeOfRate: TypeOfRate;
  readonly amount: number;
  readonly currency: 'gbp';
}

/** A discount: a share in percent, or an amount in pence; of the first payment, or of every one. */
export type Discount = { readonly duration: 'once' | 'forever' } & (
  | { readonly percentOff: number; readonly amountOff: null }
  | { readonly percentOff: null; readonly amountOff: number }
);

/** What is left to pay of an amount; a half penny is rounded in the family's favour, and nothing is ever paid out. */
export function discounted(amount: number, discount: Discount | undefined): number {
  if (discount === undefined) return amount;
  const off = discount.percentOff === null ? discount.amountOff : Math.ceil((amount * discount.percentOff) / 100);
  return Math.max(0, amount - off);
}

/** The moment `count` billing periods after `start`, on the same day of the month or the month's last (UTC). */
export function afterPeriods(start: Date, typeOfBill: TypeOfBill, count: number): Date {
  const months = count * (typeOfBill === 'annual' ? 12 : 1);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}
