/** A subscription as whoever pays sees it. */
import type { Card, StudentSubscription } from '@comet/contract/billing';
import { hasAccess, missingStep } from '@comet/domain/billing/subscription';
import { subscriptionCan } from '@comet/domain/billing/subscription-can';
import { toSubscription } from '../accounts/index.ts';
import type { CustomerRow } from './customers.store.ts';
import type { Provider, SubscriptionRow } from './subscriptions.store.ts';

/** A child, as far as paying needs to know. */
export interface Student {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
}

export function subscriptionViewOf(
  student: Student,
  row: SubscriptionRow | undefined,
  facts: { readonly provider: Provider; readonly mayStartTrial: boolean; readonly now: Date },
): StudentSubscription {
  const subscription = row && { ...toSubscription(row), needsConfirmation: row.needsConfirmation };
  const paid = row?.provider == null ? undefined : row;
  // One that another provider holds cannot be changed here.
  const changeable = paid?.provider === facts.provider ? subscription : undefined;
  const mayCancelOrResume = changeable !== undefined && subscriptionCan.cancelOrResume(changeable) === 'yes';
  const nextAt = row?.currentPeriodEndsAt.toISOString();
  return {
    ...student,
    subscriptionId: paid?.subscriptionId ?? null,
    status: row?.status ?? null,
    hasAccess: hasAccess(subscription, facts.now),
    package:
      paid === undefined
        ? null
        : {
            priceId: paid.priceId,
            typeOfBill: paid.typeOfBill,
            typeOfRate: paid.typeOfRate,
            amount: paid.amount,
            currency: 'gbp',
          },
    trialEndsAt: row?.trialEndsAt?.toISOString() ?? null,
    currentPeriodEndsAt: nextAt ?? null,
    cancelAtPeriodEnd: row?.cancelAtPeriodEnd ?? false,
    nextCharge: row?.nextAmount == null || nextAt === undefined ? null : { at: nextAt, amount: row.nextAmount },
    missing: missingStep(subscription, facts.now) ?? null,
    mayStartTrial: facts.mayStartTrial && subscriptionCan.begin(subscription, facts.now) === 'yes',
    may: {
      changePackage: changeable !== undefined && subscriptionCan.changePackage(changeable) === 'yes',
      cancel: mayCancelOrResume && !changeable.cancelAtPeriodEnd,
      resume: mayCancelOrResume && changeable.cancelAtPeriodEnd,
    },
  };
}

export function cardOf(row: CustomerRow | undefined): Card | null {
  if (row?.cardLast4 == null) return null;
  return {
    brand: row.cardBrand ?? 'card',
    last4: row.cardLast4,
    expMonth: row.cardExpMonth ?? 0,
    expYear: row.cardExpYear ?? 0,
    nameOnCard: row.nameOnCard,
  };
}
