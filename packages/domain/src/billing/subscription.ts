/** Subscription states and what they open or close (specification, sections 3 and 8). */

/** The payment provider's statuses, as the specification lists them. */
export const subscriptionStatuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'trialing',
  'unpaid',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What access needs to know of a child's subscription. Times are in UTC. */
export interface Subscription {
  readonly status: SubscriptionStatus;
  readonly currentPeriodEndsAt: Date;
  readonly trialEndsAt: Date | undefined;
  /** When the first payment that is still open failed. */
  readonly pastDueSince: Date | undefined;
}

/** How long a failed payment leaves access open. */
export const pastDueGraceMs = 7 * 24 * 60 * 60 * 1000;

/** The five log-in refusals of students, in the server's words (specification, section 8). */
export type LogInRefusal =
  | 'You do not have subscription'
  | 'You subscription canceled'
  | 'You trial was ended'
  | 'unpaid subscription'
  | 'You subscription not active';

/** Why a student may not log in now, or undefined when they may. */
export function logInRefusal(subscription: Subscription | undefined, now: Date): LogInRefusal | undefined {
  if (subscription === undefined) return 'You do not have subscription';
  const { status, currentPeriodEndsAt, trialEndsAt, pastDueSince } = subscription;
  switch (status) {
    case 'active':
      return undefined;
    case 'trialing':
      return trialEndsAt !== undefined && trialEndsAt <= now ? 'You trial was ended' : undefined;
    case 'canceled':
      return currentPeriodEndsAt > now ? undefined : 'You subscription canceled';
    case 'past_due':
      return pastDueSince !== undefined && now.getTime() - pastDueSince.getTime() < pastDueGraceMs
        ? undefined
        : 'unpaid subscription';
    case 'unpaid':
      return 'unpaid subscription';
    case 'incomplete':
    case 'incomplete_expired':
      return 'You subscription not active';
  }
}

/** Whether the child may use the platform now. */
export function hasAccess(subscription: Subscription | undefined, now: Date): boolean {
  return logInRefusal(subscription, now) === undefined;
}
