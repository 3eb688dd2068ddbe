/** The subject's mascot with what it says. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Text } from '@mantine/core';
import { Mascot, type Mood } from './Mascot.tsx';
import classes from './Speaker.module.css';

interface SpeakerProps {
  readonly subject: SubjectKey;
  readonly mood: Mood;
  readonly says: string;
  /** Has gone where it is needed next; its place closes softly. */
  readonly isGone?: boolean;
}

export function Speaker({ subject, mood, says, isGone = false }: SpeakerProps) {
  return (
    <div className={classes.place} data-gone={isGone}>
      <div className={classes.speaker}>
        <Mascot subject={subject} mood={mood} size={64} />
        <Text className={classes.bubble} size="sm">
          {says}
        </Text>
      </div>
    </div>
  );
}
