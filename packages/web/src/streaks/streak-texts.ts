/** What the pages say about a streak. Nothing here blames a child for a day off. */
import type { Streak } from '@comet/contract/streaks';
import { calendarWeekday } from '../ui/dates.ts';

type DayState = Streak['week'][number]['state'];

/** One word for what became of a day. */
export const dayTexts: Readonly<Record<DayState, string>> = {
  counted: 'Done',
  rest: 'Rest',
  holiday: 'Holiday',
  saved: 'Saved',
  mended: 'Mended',
  mendable: 'Day off',
  missed: 'Day off',
  open: 'Today',
  upcoming: '',
};

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export function streakTitle({ current }: Pick<Streak, 'current'>): string {
  return current === 0 ? 'Start a new streak' : `${days(current)} in a row`;
}

/** What to do next, in one sentence. */
export function streakHint({ today, mend }: Pick<Streak, 'today' | 'mend'>): string {
  if (mend !== null) {
    const left = mend.needed - mend.finished;
    return `Finish ${left === 1 ? '1 more task' : `${left} tasks`} today and your streak from before ${calendarWeekday(mend.day)} carries on.`;
  }
  if (today.isCounted) return 'Today counts. Well done!';
  const left = today.answersForDay - today.answered;
  return left === today.answersForDay
    ? `Answer ${left} questions or finish one task, and today counts.`
    : `${left} more ${left === 1 ? 'question' : 'questions'} and today counts.`;
}

export function daysLeftText(daysLeft: number): string {
  return daysLeft === 1 ? 'Open it today' : `Here for ${daysLeft} days`;
}
