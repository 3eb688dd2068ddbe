/** The head of a room: the way out, what the lesson is, whether it's recorded, and what is left on the timer. */
import type { RoomView } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import { RecordingSign } from './RecordingSign.tsx';
import classes from './Room.module.css';
import { RoomTimer } from './RoomTimer.tsx';

interface RoomHeadProps {
  readonly title: string;
  readonly view: RoomView;
  readonly isTutor: boolean;
  readonly timerEndsAt: number | undefined;
  readonly onLeave: () => void;
}

export function RoomHead({ title, view, isTutor, timerEndsAt, onLeave }: RoomHeadProps) {
  return (
    <header className={classes.head}>
      <Button variant="default" className={classes.leave} onClick={onLeave}>
        Leave
      </Button>
      <h1 className={classes.title}>{title}</h1>
      {view.recording !== null && <RecordingSign recording={view.recording} isTutor={isTutor} />}
      {timerEndsAt !== undefined && <RoomTimer endsAt={timerEndsAt} />}
    </header>
  );
}
