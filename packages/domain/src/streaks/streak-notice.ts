/** When a child is told that today still counts for their streak: rarely, after school, and never as a threat. */
import { days } from '../time.ts';
import { neutralState, type Streak, type StreakPlan } from './streak.ts';

/** Hours of the child's own clock in which it may be said: after school and before supper. */
export const streakNoticeHours = { from: 16, until: 19 } as const;
/** At most once in so long, whatever happens to the streak. */
export const streakNoticeRestMs = days(7);
/** Shorter streaks begin again in no time. */
export const shortestNoticedStreak = 3;

/**
 * Whether today is still open and the streak would end with it. Rest days, holidays, a saver that is waiting, and a day that
 * two tasks may still mend need no word.
 */
export function isStreakNoticeDue(streak: Streak, plan: StreakPlan, today: string): boolean {
  const last = streak.days.at(-1);
  return (
    streak.current >= shortestNoticedStreak &&
    last?.day === today &&
    last.state === 'open' &&
    neutralState(today, plan) === undefined &&
    streak.mendableDay === undefined &&
    !streak.hasSaver
  );
}
