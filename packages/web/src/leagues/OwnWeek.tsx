/** A child against themselves: the experience of this week's days, and the best week so far. */
import type { Leagues } from '@comet/contract/leagues';
import { Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { calendarWeekday } from '../ui/dates.ts';
import classes from './leagues.module.css';

function bestText({ experience, best }: Leagues['ownWeek']): string {
  if (best === null) return 'Your first weeks will appear here, so you can beat your own best.';
  return experience > best.experience
    ? `That’s your best week ever! It was ${best.experience} before.`
    : `Your best week so far: ${best.experience}.`;
}

export function OwnWeek({ ownWeek }: Pick<Leagues, 'ownWeek'>) {
  const most = Math.max(1, ...ownWeek.days.map(({ experience }) => experience));
  return (
    <Card label="My own week">
      <Title order={2} size="h4">
        My own week
      </Title>
      <Text mb="sm">
        {ownWeek.experience} experience. {bestText(ownWeek)}
      </Text>
      <ol className={classes.days}>
        {ownWeek.days.map(({ day, experience }) => (
          <li key={day}>
            <span>{experience > 0 ? experience : '–'}</span>
            <i style={{ height: `${Math.round((56 * experience) / most)}px` }} />
            <span>{calendarWeekday(day)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
