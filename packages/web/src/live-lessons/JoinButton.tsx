/** The way into the room: open from 10 minutes before for children who are registered, earlier for the tutor. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { PermittedButton } from '../ui/PermittedButton.tsx';
import { mayJoin } from './live-lesson-texts.ts';
import { useServerNow } from './use-server-now.ts';

interface JoinButtonProps {
  readonly lesson: LiveLesson;
  readonly who: 'tutor' | 'child';
}

export function JoinButton({ lesson, who }: JoinButtonProps) {
  const now = useServerNow();
  const label = `Join: ${lesson.name}`;
  if (mayJoin(lesson, who, now))
    return (
      <Button component={Link} to={paths.liveRoom(lesson.liveLessonId)} color="go" aria-label={label}>
        Join
      </Button>
    );
  return (
    <PermittedButton
      color="go"
      aria-label={label}
      reason={
        who === 'tutor'
          ? 'You can open the room 30 minutes before the lesson starts'
          : 'You can join 10 minutes before the lesson starts'
      }
      onClick={() => undefined}
    >
      Join
    </PermittedButton>
  );
}
