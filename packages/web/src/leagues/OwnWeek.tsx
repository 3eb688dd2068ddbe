/** A child against themselves: the experience of this week's days, and the best week so far. */
import type { Leagues } from '@comet/contract/leagues';
import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { Card } from '../ui/Card.tsx';
import { calendarWeekday } from '../ui/dates.ts';
import classes from './leagues.module.css';

function weekText({ experience, best }: Leagues['ownWeek']): string {
  const now = experience === 0 ? 'Nothing yet this week.' : `${experience} experience.`;
  if (best === null) return `${now} Your first weeks will appear here, so you can beat your own best.`;
  const left = best.experience - experience;
  if (left < 0) return `${now} That’s your best week ever! It was ${best.experience} before.`;
  return left === 0 ? `${now} Level with your best week!` : `${now} ${left} more and you reach your best week.`;
}

/** A comet on its way to the flag of the child's own best week. */
function Race({ experience, best }: Leagues['ownWeek']) {
  if (best === null) return null;
  const share = Math.min(1, experience / best.experience);
  return (
    <div className={classes.race}>
      <span className={classes.track}>
        <i style={{ width: `${100 * share}%` }} />
        <svg
          className={classes.comet}
          style={{ left: `${100 * share}%` }}
          width={34}
          height={34}
          viewBox="0 0 40 40"
          aria-hidden="true"
        >
          <path d="M2 20Q14 6 22 8V32Q14 34 2 20Z" fill="var(--comet-mend)" />
          <circle cx={26} cy={20} r={12} fill="var(--comet-go)" />
          <path
            d="M22 17v3M30 17v3M22 25q4 3 8 0"
            stroke="var(--comet-go-ink)"
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        </svg>
      </span>
      <span className={classes.flag} aria-hidden="true">
        <svg width={26} height={34} viewBox="0 0 26 34" aria-hidden="true">
          <path d="M4 33V3" stroke="var(--comet-ink)" strokeWidth={3} strokeLinecap="round" />
          <path d="M6 4l18 7-18 7z" fill="var(--comet-star)" />
        </svg>
        {best.experience}
      </span>
    </div>
  );
}

export function OwnWeek({ ownWeek }: Pick<Leagues, 'ownWeek'>) {
  const most = Math.max(1, ...ownWeek.days.map(({ experience }) => experience));
  return (
    <Card label="My own week">
      <Title order={2} size="h4">
        My own week
      </Title>
      <Text mb="sm">{weekText(ownWeek)}</Text>
      <Race {...ownWeek} />
      <ol className={classes.days}>
        {ownWeek.days.map(({ day, experience }) => (
          <li key={day}>
            <span>{experience > 0 ? experience : '–'}</span>
            <i style={{ height: `${Math.round((56 * experience) / most)}px` }} />
            <span>{calendarWeekday(day)}</span>
          </li>
        ))}
      </ol>
      {ownWeek.experience === 0 ? (
        <Button component={Link} to={paths.missions} color="go" mt="md">
          Fly a mission
        </Button>
      ) : null}
    </Card>
  );
}
