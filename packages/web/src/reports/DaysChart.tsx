/** Answers a day as bars, right ones filled; the same figures stand in a table for those who do not see it. */
import { Text } from '@mantine/core';
import { calendarDay, calendarWeekday } from '../ui/dates.ts';
import { percentOf } from '../ui/percent.ts';
import classes from './DaysChart.module.css';

interface Day {
  readonly day: string;
  readonly answered: number;
  readonly right: number;
}

/** Bars and the line below them, as DaysChart.module.css has them: what waits for a chart is as high. */
export const chartHeightPx = 222;

export function DaysChart({ days }: { readonly days: readonly Day[] }) {
  const most = Math.max(10, ...days.map(({ answered }) => answered));
  const isWeek = days.length <= 7;
  return (
    <figure className={classes.figure}>
      <div className={classes.bars} aria-hidden="true">
        {days.map(({ day, answered, right }, place) => (
          <div key={day} className={classes.column} title={`${calendarDay(day)}: ${right} right of ${answered}`}>
            <div className={classes.track}>
              <span className={classes.count}>{isWeek && answered > 0 ? answered : ''}</span>
              <div className={classes.bar} style={{ flexBasis: `${(100 * answered) / most}%` }}>
                <div className={classes.right} style={{ height: `${percentOf(right, answered)}%` }} />
              </div>
            </div>
            <span className={isWeek ? classes.label : `${classes.label} ${classes.date}`}>
              {isWeek ? calendarWeekday(day) : place % 5 === 0 ? calendarDay(day) : ''}
            </span>
          </div>
        ))}
      </div>
      <Text component="figcaption" size="xs" c="dimmed">
        Questions a day; the filled part was right.
      </Text>
      <div className="only-read-aloud">
        <table>
          <caption>Questions a day</caption>
          <tbody>
            {days.map(({ day, answered, right }) => (
              <tr key={day}>
                <th scope="row">{calendarDay(day)}</th>
                <td>
                  {right} right of {answered}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
