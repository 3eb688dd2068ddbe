/** Subscription states, how they follow one another, and what they open or close (specification, sections 3 and 8). */

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

const followers: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  trialing: ['active', 'past_due', 'canceled'],
  incomplete: ['active', 'incomplete_expired'],
  active: ['past_due', 'canceled'],
  past_due: ['active', 'unpaid', 'canceled'],
  unpaid: ['active', 'canceled'],
  canceled: [],
  incomplete_expired: [],
};

/** Whether one status follows another by a single event. */
export function mayFollow(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return followers[from].includes(to);
}

/** Whether a status can come after another when events in between were missed. A status always comes after itself. */
export function isReachable(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  const seen = new Set<SubscriptionStatus>([from]);
  // A set that grows while it is walked is walked to its end.
  for (const status of seen) for (const next of followers[status]) seen.add(next);
  return seen.has(to);
}

/** A subscription that is over for good: the child needs a new one. */
export function isOver(status: SubscriptionStatus): boolean {
  return followers[status].length === 0;
}

/** What access needs to know of a child's subscription. Times are in UTC. */
export interface Subscription {
  readonly status: SubscriptionStatus;
  /** Until when what was paid for, or the trial, reaches. */
  readonly currentPeriodEndsAt: Date;
  readonly trialEndsAt: Date | undefined;
  /** When the first payment that is still open failed. */
  readonly pastDueSince: Date | undefined;
  /** Whether the provider goes on by itself at the end of the trial; its news of that may be late. */
  readonly renewsByItself?: boolean;
}

/** How long a failed payment leaves access open. */
export const pastDueGraceMs = 7 * 24 * 60 * 60 * 1000;

/** A trial that goes over into paying stays open for so long while the provider's news of the payment is on its way. */
export const lateNewsMs = 24 * 60 * 60 * 1000;

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
  const { status, currentPeriodEndsAt, trialEndsAt, pastDueSince, renewsByItself = false } = subscription;
  switch (status) {
    case 'active':
      return undefined;
    case 'trialing': {
      const patienceMs = renewsByItself ? lateNewsMs : 0;
      const isOpen = trialEndsAt === undefined || now.getTime() < trialEndsAt.getTime() + patienceMs;
      return isOpen ? undefined : 'You trial was ended';
    }
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
