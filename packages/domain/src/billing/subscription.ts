/** Subscription states, how they follow one another, and what they open or close (specification, sections 3 and 8). */
import { dayMs, days } from '../time.ts';

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

const transitions: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  trialing: ['active', 'past_due', 'canceled'],
  incomplete: ['active', 'incomplete_expired'],
  active: ['past_due', 'canceled'],
  past_due: ['active', 'unpaid', 'canceled'],
  unpaid: ['active', 'canceled'],
  canceled: [],
  incomplete_expired: [],
};

/** Whether one status follows another by a single event. */
export function isTransition(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return transitions[from].includes(to);
}

/** Whether a status can come after another when events in between were missed. A status always comes after itself. */
export function isReachable(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  const seen = new Set<SubscriptionStatus>([from]);
  // A set that grows while it is walked is walked to its end.
  for (const status of seen) for (const next of transitions[status]) seen.add(next);
  return seen.has(to);
}

/** A subscription that is over for good: the child needs a new one. */
export function isOver(status: SubscriptionStatus): boolean {
  return transitions[status].length === 0;
}

/** Statuses that are over for good. */
export const overStatuses: readonly SubscriptionStatus[] = subscriptionStatuses.filter(isOver);

/** Statuses in which a payment is open. */
export const openPaymentStatuses: readonly SubscriptionStatus[] = ['incomplete', 'past_due', 'unpaid'];

/** What access needs to know of a child's subscription. Times are in UTC. */
export interface Subscription {
  readonly status: SubscriptionStatus;
  /** Until when what was paid for, or the trial, reaches. */
  readonly currentPeriodEndsAt: Date;
  readonly trialEndsAt: Date | undefined;
  /** When the first payment that is still open failed. */
  readonly pastDueSince: Date | undefined;
  /** Somebody pays for it; otherwise the team gave it. */
  readonly isPaidFor: boolean;
  readonly cancelAtPeriodEnd: boolean;
}

/** Whether the provider starts the next period without being asked; its news of that may be late. */
export function renewsByItself({ isPaidFor, cancelAtPeriodEnd }: Subscription): boolean {
  return isPaidFor && !cancelAtPeriodEnd;
}

/** How long a failed payment leaves access open. */
export const pastDueGraceMs = days(7);

/** A trial that goes over into paying stays open for so long while the provider's news of the payment is on its way. */
export const lateRenewalGraceMs = dayMs;

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
    case 'trialing': {
      const patienceMs = renewsByItself(subscription) ? lateRenewalGraceMs : 0;
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

/** What a payer has to do before a child has access again, and with which the child keeps it. */
export type MissingStep = 'package' | 'payment' | 'confirmation';

/** The payer's next step; undefined while the child has access and no payment is open. */
export function missingStep(
  subscription: (Subscription & { readonly needsConfirmation: boolean }) | undefined,
  now: Date,
): MissingStep | undefined {
  if (subscription === undefined) return 'package';
  const { status, needsConfirmation } = subscription;
  if (!isOver(status) && needsConfirmation) return 'confirmation';
  if (openPaymentStatuses.includes(status)) return 'payment';
  return hasAccess(subscription, now) ? undefined : 'package';
}
