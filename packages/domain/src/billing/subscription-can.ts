/** What may be done with a child's subscription now. */
import type { Permission } from '../permission.ts';
import { hasAccess, isOver, type Subscription } from './subscription.ts';

const isRunning = ({ status }: Subscription): boolean => status === 'trialing' || status === 'active';

export const subscriptionCan = {
  /** Begin a new one: there is none, or it is over, or what the team gave has run out. */
  begin(subscription: Subscription | undefined, now: Date): Permission<'alreadySubscribed'> {
    if (subscription === undefined || isOver(subscription.status)) return 'yes';
    return !subscription.isPaidFor && !hasAccess(subscription, now) ? 'yes' : 'alreadySubscribed';
  },

  changePackage(subscription: Subscription): Permission<'nothingToChange'> {
    return subscription.isPaidFor && isRunning(subscription) ? 'yes' : 'nothingToChange';
  },

  /** Cancelling twice, or taking back a cancellation that was never made, changes nothing and is no fault. */
  cancelOrResume(subscription: Subscription): Permission<'nothingToChange'> {
    return subscription.isPaidFor && !isOver(subscription.status) ? 'yes' : 'nothingToChange';
  },

  /** A trial or a paid period goes on to its end; anything else is cancelled at once. */
  waitForPeriodEnd: isRunning,
};
