/** The four in their five moods, at the sizes they are used in. */
import { subjectKeys } from '@comet/domain/curriculum/subjects';
import { Stack } from '@mantine/core';
import { moods } from '../../../mascots/drawing.ts';
import { Mascot, mascotNames } from '../../../mascots/Mascot.tsx';
import { Card } from '../../../ui/Card.tsx';
import classes from './Gallery.module.css';

export function Mascots() {
  return (
    <Stack>
      {subjectKeys.map((subject) => (
        <Card key={subject} label={mascotNames[subject]}>
          <div className={classes.mascots}>
            {moods.map((mood) => (
              <figure key={mood}>
                <Mascot subject={subject} mood={mood} size={128} />
                <Mascot subject={subject} mood={mood} size={48} />
                <figcaption>{mood}</figcaption>
              </figure>
            ))}
          </div>
        </Card>
      ))}
    </Stack>
  );
}
