/** A live lesson in a family's list. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { Stack, Text } from '@mantine/core';
import { Cover } from '../../lessons/Cover.tsx';
import { JoinButton } from '../../live-lessons/JoinButton.tsx';
import { LessonHead } from '../../live-lessons/LessonHead.tsx';
import { placesText } from '../../live-lessons/live-lesson-texts.ts';
import { RegisterButtons } from '../../live-lessons/RegisterButtons.tsx';
import { SeriesDots } from '../../live-lessons/SeriesDots.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';

export function LiveLessonCard({ lesson }: { readonly lesson: LiveLesson }) {
  const isStudent = useUser().data?.role === 'student';
  const { liveLessonId, name, subject, tutorName, children, placesLeft } = lesson;
  const isRegistered = children.some((child) => child.isRegistered);
  return (
    <Card label={name}>
      <Stack gap="sm">
        <Cover pictureUrl={`drawn:${subject}`} subject={subject} />
        <LessonHead lesson={lesson} to={paths.liveLesson(liveLessonId)} tutorName={tutorName} />
        <SeriesDots lesson={lesson} />
        {isRegistered ? null : <Text size="sm">{placesText(placesLeft)}</Text>}
        {isStudent && isRegistered ? <JoinButton lesson={lesson} who="child" /> : null}
        <RegisterButtons lesson={lesson} />
      </Stack>
    </Card>
  );
}
