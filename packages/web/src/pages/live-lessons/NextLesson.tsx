/** The lesson that a student goes to next, first on the page and as large as the way in. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { Stack, Text } from '@mantine/core';
import { Cover } from '../../lessons/Cover.tsx';
import { JoinButton } from '../../live-lessons/JoinButton.tsx';
import { LessonHead } from '../../live-lessons/LessonHead.tsx';
import { RegisterButtons } from '../../live-lessons/RegisterButtons.tsx';
import { SeriesDots } from '../../live-lessons/SeriesDots.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './NextLesson.module.css';

export function NextLesson({ lesson }: { readonly lesson: LiveLesson }) {
  const { liveLessonId, name, subject, tutorName } = lesson;
  return (
    <Card label={name}>
      <div className={classes.next}>
        <Cover pictureUrl={`drawn:${subject}`} subject={subject} />
        <Stack gap="sm" justify="center">
          <Text className={classes.badge}>Your next lesson</Text>
          <LessonHead lesson={lesson} to={paths.liveLesson(liveLessonId)} tutorName={tutorName} />
          <SeriesDots lesson={lesson} />
          <JoinButton lesson={lesson} who="child" />
          <RegisterButtons lesson={lesson} />
        </Stack>
      </div>
    </Card>
  );
}
