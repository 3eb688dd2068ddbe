/** Monday to Sunday: what was learned on each day, and which days were for resting. */
import type { Streak } from '@comet/contract/streaks';
import { Star } from '../drawings/Stars.tsx';
import { calendarWeekday } from '../ui/dates.ts';
import { dayTexts } from './streak-texts.ts';
import classes from './streaks.module.css';

export function StreakWeek({ week, today }: Pick<Streak, 'week' | 'today'>) {
  return (
    <ol className={classes.week} aria-label="This week">
      {week.map(({ day, state, answered }) => (
        <li key={day} className={classes.day} aria-current={day === today.day ? 'date' : undefined}>
          <span>{calendarWeekday(day)}</span>
          <Star isWon={state === 'counted'} size={26} />
          <b>{state === 'counted' && answered > 0 ? answered : dayTexts[state] || '–'}</b>
          {state === 'counted' && answered > 0 ? <span className="only-read-aloud"> questions</span> : null}
        </li>
      ))}
    </ol>
  );
}
