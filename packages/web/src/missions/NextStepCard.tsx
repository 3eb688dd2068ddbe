/** The mascot says what is next, and one big button begins it. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Mascot, type Mood } from '../mascots/Mascot.tsx';
import { Words } from '../ui/Words.tsx';
import classes from './NextStepCard.module.css';

interface NextStepCardProps {
  readonly subject: SubjectKey;
  readonly mood?: Mood;
  /** What the mascot says above the title. */
  readonly says: string;
  readonly title: string;
  /** Where it belongs, such as the subject and the chapter. */
  readonly place?: string;
  /** What the big button says and does. */
  readonly action: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly children?: ReactNode;
}

export function NextStepCard({ subject, mood = 'idle', says, title, place, action, children }: NextStepCardProps) {
  return (
    <section className={classes.frame} aria-label="What is next">
      <div className={classes.card}>
        <div className={classes.mascot}>
          <Mascot subject={subject} mood={mood} size={112} />
        </div>
        <div className={classes.words}>
          <Text>{says}</Text>
          <Title order={2} size="h3" lh={1.2}>
            <Words text={title} />
          </Title>
          {place === undefined ? null : (
            <Text size="sm" c="dimmed">
              {place}
            </Text>
          )}
          {children}
        </div>
        {action === undefined ? null : (
          <Button
            className={classes.action}
            size="xl"
            color="go"
            onClick={action.onClick}
            aria-label={`${action.label}: ${title}`}
          >
            {action.label}
          </Button>
        )}
      </div>
    </section>
  );
}

/** As tall as the card that comes. */
export function NextStepSkeleton() {
  return (
    <div className={classes.frame}>
      <Skeleton className={classes.waiting} radius="md" />
    </div>
  );
}
