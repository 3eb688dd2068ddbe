/** A subscription as whoever pays sees it. */
import type { Card, StudentSubscription } from '@comet/contract/billing';
import { hasAccess, isOver, type Subscription } from '@comet/domain/billing/subscription';
import type { CustomerRow } from './customers.store.ts';
import type { Provider, SubscriptionRow } from './subscriptions.store.ts';

/** A child, as far as paying needs to know. */
export interface Student {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
}

export function accessOf(row: SubscriptionRow): Subscription {
  return {
    status: row.status,
    currentPeriodEndsAt: row.current_period_ends_at,
    trialEndsAt: row.trial_ends_at ?? undefined,
    pastDueSince: row.past_due_since ?? undefined,
    renewsByItself: row.provider !== null && !row.cancel_at_period_end,
  };
}

/** What the payer has to do; nothing while the child has access and no payment is open. */
function missingOf(row: SubscriptionRow | undefined, isOpen: boolean): StudentSubscription['missing'] {
  if (row === undefined) return 'package';
  if (isOver(row.status)) return isOpen ? null : 'package';
  if (row.needs_confirmation) return 'confirmation';
  if (row.status === 'past_due' || row.status === 'unpaid' || row.status === 'incomplete') return 'payment';
  return isOpen ? null : 'package';
}

/** Whether this subscription can be begun anew: there is none, or it is over, or the team's gift ran out. */
export function mayBegin(row: SubscriptionRow | undefined, now: Date): boolean {
  if (row === undefined || isOver(row.status)) return true;
  return row.provider === null && !hasAccess(accessOf(row), now);
}

export function subscriptionViewOf(
  student: Student,
  row: SubscriptionRow | undefined,
  facts: { readonly provider: Provider; readonly mayStartTrial: boolean; readonly now: Date },
): StudentSubscription {
  const isOpen = hasAccess(row && accessOf(row), facts.now);
  const paid = row?.provider == null ? undefined : row;
  const mayChange = paid !== undefined && paid.provider === facts.provider && !isOver(paid.status);
  const isRunning = row?.status === 'trialing' || row?.status === 'active';
  const nextAt = row?.current_period_ends_at.toISOString();
  return {
    ...student,
    subscriptionId: paid?.subscription_id ?? null,
    status: row?.status ?? null,
    hasAccess: isOpen,
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
    missing: missingOf(row, isOpen),
    mayStartTrial: facts.mayStartTrial && mayBegin(row, facts.now),
    may: {
      changePackage: mayChange && isRunning,
      cancel: mayChange && !paid.cancel_at_period_end,
      resume: mayChange && paid.cancel_at_period_end,
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
