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
  const subscription = row && { ...toSubscription(row), needsConfirmation: row.needs_confirmation };
  const paid = row?.provider == null ? undefined : row;
  // One that another provider holds cannot be changed here.
  const changeable = paid?.provider === facts.provider ? subscription : undefined;
  const mayCancelOrResume = changeable !== undefined && subscriptionCan.cancelOrResume(changeable) === 'yes';
  const nextAt = row?.current_period_ends_at.toISOString();
  return {
    ...student,
    subscriptionId: paid?.subscription_id ?? null,
    status: row?.status ?? null,
    hasAccess: hasAccess(subscription, facts.now),
    package:
      paid === undefined
        ? null
        : {
            priceId: paid.price_id,
            typeOfBill: paid.type_of_bill,
            typeOfRate: paid.type_of_rate,
            amount: paid.amount,
            currency: 'gbp',
          },
    trialEndsAt: row?.trial_ends_at?.toISOString() ?? null,
    currentPeriodEndsAt: nextAt ?? null,
    cancelAtPeriodEnd: row?.cancel_at_period_end ?? false,
    nextCharge: row?.next_amount == null || nextAt === undefined ? null : { at: nextAt, amount: row.next_amount },
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
  if (row?.card_last4 == null) return null;
  return {
    brand: row.card_brand ?? 'card',
    last4: row.card_last4,
    expMonth: row.card_exp_month ?? 0,
    expYear: row.card_exp_year ?? 0,
    nameOnCard: row.name_on_card,
  };
}
