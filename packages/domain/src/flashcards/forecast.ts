/** How many cards the next days will bring, as a child will see them. */
import { addDays } from '../attempts/local-day.ts';
import { dailyCards, spreadBacklog } from './daily-plan.ts';

export const forecastDays = 14;

/** Cards of each of the next days, today first, from how many are due on which day; overdue ones count today. */
export function forecastOf(
  due: readonly { readonly day: string; readonly count: number }[],
  today: string,
  doneToday: number,
): { readonly day: string; readonly count: number }[] {
  const days = Array.from({ length: forecastDays }, (_, place) => addDays(today, place));
  const counts = days.map((day) =>
    due.filter((one) => (one.day <= today ? today : one.day) === day).reduce((sum, { count }) => sum + count, 0),
  );
  // What was done today leaves so much less room; the rest of the days are whole.
  const [first = 0, ...later] = counts;
  const room = Math.max(0, dailyCards - doneToday);
  const now = Math.min(first, room);
  const [carried = 0, ...others] = later;
  const spread = spreadBacklog([carried + first - now, ...others]);
  return days.map((day, place) => ({ day, count: place === 0 ? now : (spread[place - 1] ?? 0) }));
}
