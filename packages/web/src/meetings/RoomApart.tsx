/** What is shown instead of a room: while the tutor lets people in, and once it's over. The subject's mascot waits, too. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Mascot, type Mood } from '../mascots/Mascot.tsx';
import { Card } from '../ui/Card.tsx';
import classes from './Apart.module.css';

interface RoomApartProps {
  readonly subject: SubjectKey;
  readonly mood: Mood;
  readonly title: string;
  /** What has happened, or is about to. */
  readonly text: string;
  readonly role: 'alert' | 'status';
  readonly leaveLabel: string;
  readonly isOver: boolean;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

export function RoomApart(props: RoomApartProps) {
  const { subject, mood, title, text, role, leaveLabel, isOver, onLeave, children } = props;
  return (
    <main className={classes.apart}>
      <Card>
        <div className={classes.scene}>
          <Mascot subject={subject} mood={mood} size={150} />
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.text} role={role}>
            {text}
          </p>
          <Button variant={isOver ? 'filled' : 'default'} onClick={onLeave}>
            {leaveLabel}
          </Button>
        </div>
      </Card>
      {children}
    </main>
  );
}
