/** How much a child has to remember on one day: as much as can be finished, however many cards are due. */

/** Cards a day: about five minutes of typing. */
export const dailyCards = 30;
/** Of these, so many may be new; each comes back about seven times in its first half year. */
export const dailyNewCards = 4;

/** What a day has brought so far, and what waits. */
export interface DayLoad {
  readonly dueCount: number;
  readonly newCount: number;
  readonly reviewedToday: number;
  readonly learnedToday: number;
}

/** How many due and new cards are still to come today. New ones wait while there is a backlog. */
export function restOfDay({ dueCount, newCount, reviewedToday, learnedToday }: DayLoad): {
  readonly due: number;
  readonly fresh: number;
} {
  const room = Math.max(0, dailyCards - reviewedToday - learnedToday);
  const due = Math.min(dueCount, room);
  const newRoom = Math.max(0, Math.min(dailyNewCards - learnedToday, room - due));
  return { due, fresh: Math.min(newCount, newRoom) };
}

/**
 * Spreads what is due over the days: what is more than a day can take moves on to the next, so that missed days never pile
 * up before a child. `due` counts the cards of each day, the first with all that is overdue. What is left after the last
 * day isn't shown.
 */
export function spreadBacklog(due: readonly number[], perDay = dailyCards): number[] {
  let waiting = 0;
  return due.map((count) => {
    waiting += count;
    const today = Math.min(waiting, perDay);
    waiting -= today;
    return today;
  });
}
