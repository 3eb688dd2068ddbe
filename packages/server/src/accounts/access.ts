/** What access is decided by: read in one form and mapped in one place for everybody who asks. The rules are the domain's. */
import type { Member } from '@comet/domain/accounts/access';
import type { Subscription, SubscriptionStatus } from '@comet/domain/billing/subscription';

/** A subscription as stored, as far as access goes by it. */
export interface StoredAccess {
  readonly status: SubscriptionStatus;
  readonly currentPeriodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  readonly pastDueSince: Date | null;
  readonly isPaidFor: boolean;
  readonly cancelAtPeriodEnd: boolean;
}

export function toSubscription(row: StoredAccess): Subscription {
  return {
    status: row.status,
    currentPeriodEndsAt: row.currentPeriodEndsAt,
    trialEndsAt: row.trialEndsAt ?? undefined,
    pastDueSince: row.pastDueSince ?? undefined,
    isPaidFor: row.isPaidFor,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
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
export type AccessColumns = { readonly role: Member['role']; readonly parentId: number | null } & (
  | (Omit<StoredAccess, 'status'> & { readonly subscriptionStatus: SubscriptionStatus })
  | { readonly subscriptionStatus: null }
);

export function subscriptionOf(user: AccessColumns): Subscription | undefined {
  return user.subscriptionStatus === null ? undefined : toSubscription({ ...user, status: user.subscriptionStatus });
}

export const memberOf = (user: AccessColumns): Member => ({
  role: user.role,
  hasParent: user.parentId !== null,
  subscription: subscriptionOf(user),
});
