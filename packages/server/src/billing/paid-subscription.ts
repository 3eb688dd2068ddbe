/** Maps a subscription at the payment provider to the one we store. */
import type { ProvidedSubscription } from '../platform/payments.ts';
import type { PaidSubscription, Provider } from './subscriptions.store.ts';

/** A cancelled subscription lasts until the end of what was paid for. */
export function toPaidSubscription(
  provided: ProvidedSubscription,
  of: { readonly studentId: number; readonly payerId: number; readonly provider: Provider },
): PaidSubscription {
  const { status, isPaid, currentPeriodEndsAt, endedAt } = provided;
  const paidUntil = status === 'canceled' && !isPaid ? (endedAt ?? currentPeriodEndsAt) : currentPeriodEndsAt;
  return {
    ...of,
    subscriptionId: provided.subscriptionId,
    status,
    currentPeriodEndsAt: paidUntil,
    trialEndsAt: provided.trialEndsAt,
    pastDueSince: provided.open?.since,
    priceId: provided.package.priceId,
    typeOfRate: provided.package.typeOfRate,
    typeOfBill: provided.package.typeOfBill,
    amount: provided.package.amount,
    nextAmount: provided.nextAmount,
    cancelAtPeriodEnd: provided.cancelAtPeriodEnd,
    needsConfirmation: provided.confirmation !== undefined,
  };
}
