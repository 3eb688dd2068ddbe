/** What we hold of a subscription follows from what the provider has, and from nothing else. */
import type { ProvidedSubscription } from '../platform/payments.ts';
import type { PaidSubscription, Provider } from './subscriptions.store.ts';

/** The row for what the provider has. One that was cancelled reaches as far as it was paid for. */
export function heldOf(
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
