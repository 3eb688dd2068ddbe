/** A tutor's live lessons: the next ones first to be joined, and the way to plan another. */
import { type LiveLesson, listTutorLiveLessons } from '@comet/contract/live-lessons';
import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { JoinButton } from '../../live-lessons/JoinButton.tsx';
import { LessonHead } from '../../live-lessons/LessonHead.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

function Tile({ lesson }: { readonly lesson: LiveLesson }) {
  const { liveLessonId, name, places, placesLeft } = lesson;
  return (
    <Card label={name}>
      <Stack gap="xs">
        <LessonHead lesson={lesson} to={paths.tutorEditLiveLesson(liveLessonId)} />
        <Text size="sm">
          {places - placesLeft} of {places} places taken
        </Text>
        <JoinButton lesson={lesson} who="tutor" />
      </Stack>
    </Card>
  );
}

export default function LiveLessonsPage() {
  const query = useAsk(listTutorLiveLessons);
  return (
    <>
      <PageHeader title="Live lessons">
        <Button component={Link} to={paths.tutorCreateLiveLesson}>
          Plan a live lesson
        </Button>
      </PageHeader>
      <Loaded query={query} skeleton={<SkeletonRows rows={2} height={180} />}>
        {(lessons) =>
          lessons.length > 0 ? (
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
              {lessons.map((lesson) => (
                <Tile key={lesson.liveLessonId} lesson={lesson} />
              ))}
            </SimpleGrid>
          ) : (
            <EmptyState title="No live lessons yet">
              <Text>Plan one and your students will see it at once.</Text>
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
