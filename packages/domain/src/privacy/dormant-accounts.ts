/** Accounts that nobody uses any more are erased, after a letter. A family counts as one: the parent and all their children. */
import { isOver, type Subscription } from '../billing/subscription.ts';
import { days } from '../time.ts';

/** An account is dormant once nobody has logged in for two years. */
export const dormantAfterMs = days(730);
/** How long the letter leaves to log in. */
const noticeDays = 60;
export const dormantNoticeMs = days(noticeDays);

/** What decides about a family, or about a student who signed up alone. */
export interface Household {
  /** When somebody of it last used the product, or joined. */
  readonly lastSeenAt: Date;
  readonly subscriptions: readonly Pick<Subscription, 'status' | 'isPaidFor' | 'currentPeriodEndsAt'>[];
  /** When we wrote that it will be erased. */
  readonly warnedAt: Date | undefined;
}

/** Somebody still pays, or the time that the team gave isn't over. */
const isRunning = (subscription: Household['subscriptions'][number], now: Date): boolean =>
  !isOver(subscription.status) && (subscription.isPaidFor || subscription.currentPeriodEndsAt > now);

/** What is done about a household today. `keep` also forgets an earlier letter; `wait` leaves it to its notice. */
export function dormantStep(household: Household, now: Date): 'keep' | 'warn' | 'wait' | 'erase' {
  const { lastSeenAt, subscriptions, warnedAt } = household;
  const isDormant = now.getTime() - lastSeenAt.getTime() >= dormantAfterMs;
  if (!isDormant || subscriptions.some((subscription) => isRunning(subscription, now))) return 'keep';
  if (warnedAt === undefined) return 'warn';
  return now.getTime() - warnedAt.getTime() >= dormantNoticeMs ? 'erase' : 'wait';
}
