/** The subject's mascot with what it says, while the child thinks. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Text } from '@mantine/core';
import { Mascot, type Mood } from '../mascots/Mascot.tsx';
import classes from './Speaker.module.css';

interface SpeakerProps {
  readonly subject: SubjectKey;
  readonly mood: Mood;
  readonly says: string;
}

export function Speaker({ subject, mood, says }: SpeakerProps) {
  return (
    <div className={classes.speaker}>
      <Mascot subject={subject} mood={mood} size={64} />
      <Text className={classes.bubble} size="sm">
        {says}
      </Text>
    </div>
  );
}
