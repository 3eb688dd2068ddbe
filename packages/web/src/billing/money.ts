/** Prices as families read them. */
import type { Price, Promo, StudentSubscription } from '@comet/contract/billing';
import { type Discount, discounted, type TypeOfBill } from '@comet/domain/billing/packages';
import { days } from '@comet/domain/time';
import { longDate } from '../ui/dates.ts';

/** Pence as pounds: £19.99, and £20 where there are no pence. */
export function pounds(pence: number): string {
  const hasPence = pence % 100 !== 0;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: hasPence ? 2 : 0,
  }).format(pence / 100);
}

export const perPeriod: Readonly<Record<TypeOfBill, string>> = { monthly: 'a month', annual: 'a year' };

/** Visa for visa, as it stands on cards. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

export function discountOf({ percentOff, amountOff, duration }: Promo): Discount | undefined {
  if (percentOff !== null) return { duration, percentOff, amountOff: null };
  return amountOff === null ? undefined : { duration, percentOff: null, amountOff };
}

/** What will be paid, and when, in one sentence. */
export function whatIsPaid(price: Price, promo: Promo | undefined, mayStartTrial: boolean, now: Date): string {
  const each = `${pounds(price.amount)} ${perPeriod[price.typeOfBill]}`;
  const first = discounted(price.amount, promo === undefined ? undefined : discountOf(promo));
  const begin = mayStartTrial
    ? `${price.trialDays} days free, then from ${longDate(new Date(now.getTime() + days(price.trialDays)))}`
    : 'From today';
  if (promo === undefined || first === price.amount) return `${begin} ${each}.`;
  if (promo.duration === 'forever')
    return `${begin} ${pounds(first)} ${perPeriod[price.typeOfBill]} instead of ${each}.`;
  return `${begin} ${pounds(first)} the first time, after that ${each}.`;
}

/** How a subscription stands, in one sentence. */
export function standingOf(subscription: StudentSubscription): string {
  const { status, hasAccess, cancelAtPeriodEnd, currentPeriodEndsAt, nextCharge } = subscription;
  const end = currentPeriodEndsAt === null ? undefined : longDate(currentPeriodEndsAt);
  if (status === null) return 'No package yet.';
  if (hasAccess && (cancelAtPeriodEnd || status === 'canceled'))
    return `Cancelled. Access stays until ${end ?? 'the end of the period'}; nothing more is charged.`;
  switch (status) {
    case 'trialing':
      return nextCharge === null
        ? `Free trial until ${end ?? 'its end'}.`
        : `Free trial. ${pounds(nextCharge.amount)} on ${longDate(nextCharge.at)}.`;
    case 'active':
      return nextCharge === null
        ? `Paid until ${end ?? 'further notice'}.`
        : `Paid. Next ${pounds(nextCharge.amount)} on ${longDate(nextCharge.at)}.`;
    case 'past_due':
      return 'The last payment did not go through. Please give another card.';
    case 'unpaid':
      return 'Not paid, so access is closed. Please give another card.';
    case 'incomplete':
      return 'The first payment is not finished yet.';
    case 'incomplete_expired':
      return 'The first payment never came through.';
    case 'canceled':
      return 'Cancelled and over.';
  }
}
