/** The four subjects with their mascots and how far the child is in each. */

import type { AnswerOf } from '@comet/contract/call';
import type { listSubjectsProgress } from '@comet/contract/missions';
import { Progress, Skeleton, Text } from '@mantine/core';
import { Mascot } from '../mascots/Mascot.tsx';
import { accentOf } from '../ui/variables.ts';
import classes from './SubjectTiles.module.css';

interface SubjectTilesProps {
  readonly progress: AnswerOf<typeof listSubjectsProgress>;
  readonly selectedId: number | undefined;
  readonly onSelect: (subjectId: number) => void;
}

export function SubjectTiles({ progress, selectedId, onSelect }: SubjectTilesProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.tiles}>
        {progress.map(({ subjectId, key, name, percent, passedCount, subTopicCount }) => (
          <button
            key={subjectId}
            type="button"
            className={classes.tile}
            style={{ borderBottomColor: accentOf(key) }}
            aria-pressed={subjectId === selectedId}
            onClick={() => onSelect(subjectId)}
          >
            <span className={classes.mascot}>
              <Mascot subject={key} size={72} mood={subjectId === selectedId ? 'cheer' : 'idle'} />
            </span>
            <Text className={classes.name} fw={600} lh={1.2}>
              {name}
            </Text>
            <Progress
              value={percent}
              color={accentOf(key)}
              w="100%"
              size="md"
              radius="xl"
              aria-label={`${name}: ${percent} percent done`}
            />
            <Text size="xs" c="dimmed">
              {passedCount} of {subTopicCount} done
            </Text>
          </button>
        ))}
      </div>
    </div>
  );
}

/** As large as the tiles that come. */
export function SubjectTilesSkeleton() {
  return (
    <div className={classes.frame}>
      <div className={classes.tiles}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} className={classes.waiting} radius="md" />
        ))}
      </div>
    </div>
  );
}
