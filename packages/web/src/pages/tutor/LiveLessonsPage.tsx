/** A tutor's live lessons: the next ones first to be joined, and the way to plan another. */
import { type LiveLesson, listTutorLiveLessons } from '@comet/contract/live-lessons';
import { liveLessonTime } from '@comet/domain/live-lessons/lesson-time';
import { Badge, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { JoinButton } from '../../live-lessons/JoinButton.tsx';
import { durationText, placeText, whenText, zoneText } from '../../live-lessons/live-lesson-texts.ts';
import { useServerNow } from '../../live-lessons/use-server-now.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

function Tile({ lesson }: { readonly lesson: LiveLesson }) {
  const now = useServerNow();
  const { liveLessonId, name, start_time, timezone, durationMs, places, placesLeft } = lesson;
  const when = whenText(lesson, now);
  return (
    <Card label={name}>
      <Stack gap="xs">
        <Group gap="xs">
          <Text fw={600}>{liveLessonTime(new Date(start_time), timezone)}</Text>
          {when === '' ? null : (
            <Badge variant="outline" tt="none" style={{ color: 'inherit' }}>
              {when}
            </Badge>
          )}
        </Group>
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          <Link to={paths.tutorEditLiveLesson(liveLessonId)}>{name}</Link>
        </Title>
        <Text size="sm" c="dimmed">
          {[durationText(durationMs), placeText(lesson), zoneText(timezone)].join(' · ')}
        </Text>
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
