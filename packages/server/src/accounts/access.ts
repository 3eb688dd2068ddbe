/** What access is decided by: read in one form and mapped in one place for everybody who asks. The rules are the domain's. */
import type { Member } from '@comet/domain/accounts/access';
import type { Subscription, SubscriptionStatus } from '@comet/domain/billing/subscription';

/** A subscription as stored, as far as access goes by it. */
export interface StoredAccess {
  readonly status: SubscriptionStatus;
  readonly current_period_ends_at: Date;
  readonly trial_ends_at: Date | null;
  readonly past_due_since: Date | null;
  readonly is_paid_for: boolean;
  readonly cancel_at_period_end: boolean;
}

export function toSubscription(row: StoredAccess): Subscription {
  return {
    status: row.status,
    currentPeriodEndsAt: row.current_period_ends_at,
    trialEndsAt: row.trial_ends_at ?? undefined,
    pastDueSince: row.past_due_since ?? undefined,
    isPaidFor: row.is_paid_for,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  };
}

/** The columns of `StoredAccess`, from a table of subscriptions by its alias; beside those of a person its status has a name of its own. */
export const accessColumns = (s: string, status = 'status'): string =>
  `${s}.status as ${status}, ${s}.current_period_ends_at, ${s}.trial_ends_at, ${s}.past_due_since,
  ${s}.provider is not null as is_paid_for, ${s}.cancel_at_period_end`;

/** The domain's `renewsByItself` in SQL, for lists that are filtered by it; a test proves that the two agree. */
export const renewsByItselfText = (s: string): string =>
  `(${s}.provider is not null and not ${s}.cancel_at_period_end)`;

/** Whether a student waits for a parent's permission, in SQL. */
export const isAwaitingParentText = (studentId: string): string =>
  `exists (select from parent_approvals pa where pa.student_id = ${studentId} and pa.approved_at is null)`;

/** A person's access columns beside their own; all null where there is no subscription. */
export type AccessColumns = { readonly role: Member['role']; readonly parent_id: number | null } & (
  | (Omit<StoredAccess, 'status'> & { readonly subscription_status: SubscriptionStatus })
  | { readonly subscription_status: null }
);

export function subscriptionOf(user: AccessColumns): Subscription | undefined {
  return user.subscription_status === null ? undefined : toSubscription({ ...user, status: user.subscription_status });
}

export const memberOf = (user: AccessColumns): Member => ({
  role: user.role,
  hasParent: user.parent_id !== null,
  subscription: subscriptionOf(user),
});
