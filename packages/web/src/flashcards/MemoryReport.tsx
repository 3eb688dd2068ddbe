/** What a child knows of their flashcards, what the next days will bring, and how much was remembered. */
import { getFlashcardProgress } from '@comet/contract/flashcard-passing';
import { Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { calendarDay, calendarWeekday } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { percentOf } from '../ui/percent.ts';
import { SkeletonRows } from '../ui/states.tsx';
import classes from './MemoryReport.module.css';

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** Bars in a row; a screen reader reads them as a list. */
function Bars({ label, bars, max }: { readonly label: string; readonly bars: readonly Bar[]; readonly max: number }) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ key, label: name, value, text }) => (
        <li key={key}>
          <span className={classes.value}>{text}</span>
          <span className={classes.bar} style={{ height: `${percentOf(value, Math.max(1, max))}%` }} />
          <span className={classes.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** As many as a phone has room for. */
const week = <Day,>(days: readonly Day[]): readonly Day[] => days.slice(0, 7);

interface MemoryReportProps {
  readonly studentId: number;
  /** How the child is called: 'You' for themselves. */
  readonly name: string;
}

export function MemoryReport({ studentId, name }: MemoryReportProps) {
  const progress = useAsk(getFlashcardProgress, { query: { studentId } });
  const knows = name === 'You' ? 'You know' : `${name} knows`;
  return (
    <Loaded query={progress} skeleton={<SkeletonRows rows={1} height={220} />}>
      {({ cardCount, knownCount, forecast, retention }) =>
        cardCount === 0 ? null : (
          <Card label="Flashcards remembered">
            <Title order={2} size="h4">
              {knows} {knownCount} of {cardCount} flashcards
            </Title>
            <Text size="sm" mt="sm">
              Cards in the next seven days
            </Text>
            <Bars
              label="Cards in the next seven days"
              max={Math.max(...week(forecast).map(({ count }) => count))}
              bars={week(forecast).map(({ day, count }, place) => ({
                key: day,
                label: place === 0 ? 'Today' : calendarWeekday(day),
                value: count,
                text: String(count),
              }))}
            />
            {retention.length === 0 ? null : (
              <>
                <Text size="sm" mt="md">
                  Remembered each week
                </Text>
                <Bars
                  label="Remembered each week"
                  max={100}
                  bars={retention.map(({ monday, reviewed, remembered }) => ({
                    key: monday,
                    label: calendarDay(monday),
                    value: percentOf(remembered, reviewed),
                    text: `${percentOf(remembered, reviewed)}%`,
                  }))}
                />
              </>
            )}
          </Card>
        )
      }
    </Loaded>
  );
}
