/** A streak as the child's page shows it. */
import type { Streak } from '@comet/contract/streaks';
import { addDays } from '@comet/domain/attempts/local-day';
import { claimableRewards, coinsForStreakDay, rewardIdOf } from '@comet/domain/streaks/daily-reward';
import {
  answersForDay,
  countsAsDay,
  neutralState,
  saverPrice,
  streakOf,
  tasksToMend,
  weekdayOf,
} from '@comet/domain/streaks/streak';
import { saverUsableFrom } from '@comet/domain/streaks/streaks-can';
import type { StreakFacts } from './streaks.store.ts';

const daysAhead = 7;
const nothing = { answered: 0, finished: 0 } as const;

/** `isPaid` says whether a day's reward was claimed. */
export function viewStreak(
  { learned, plan }: StreakFacts,
  today: string,
  isPaid: (day: string) => boolean,
): Omit<Streak, 'isOn'> {
  const streak = streakOf(learned, plan, today);
  const workOf = new Map(learned.map((one) => [one.day, one]));
  const stateOf = new Map(streak.days.map(({ day, state }) => [day, state]));
  const ofToday = workOf.get(today) ?? nothing;
  const isCounted = countsAsDay(ofToday);
  const monday = addDays(today, 1 - weekdayOf(today));
  const firstAhead = streak.current + 1;
  const usableFrom = saverUsableFrom(streak.lastSavedDay);
  return {
    current: streak.current,
    longest: streak.longest,
    today: { day: today, answered: ofToday.answered, answersForDay, isCounted },
    week: Array.from({ length: 7 }, (_, place) => {
      const day = addDays(monday, place);
      const state = stateOf.get(day) ?? neutralState(day, plan) ?? (day > today ? 'upcoming' : 'open');
      return { day, state, answered: workOf.get(day)?.answered ?? 0 };
    }),
    rewards: claimableRewards(streak, today)
      .filter(({ day }) => !isPaid(day))
      .map((reward) => ({ id: rewardIdOf(reward.day), ...reward })),
    nextCoins: Array.from({ length: daysAhead }, (_, place) => {
      const day = firstAhead + place;
      return { streak: day, coins: coinsForStreakDay(day) };
    }),
    mend:
      streak.mendableDay === undefined
        ? null
        : { day: streak.mendableDay, finished: ofToday.finished, needed: tasksToMend },
    saver: {
      isWaiting: streak.hasSaver,
      price: saverPrice,
      availableFrom: usableFrom !== undefined && usableFrom > today ? usableFrom : null,
    },
  };
}
