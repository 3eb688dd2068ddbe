/** One live lesson for a family: when it is, who is registered, and the way in. */
import { getLiveLesson, type LiveLesson } from '@comet/contract/live-lessons';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link, Navigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { CallError } from '../../api/client.ts';
import { Cover } from '../../lessons/Cover.tsx';
import { Dates } from '../../live-lessons/Dates.tsx';
import { JoinButton } from '../../live-lessons/JoinButton.tsx';
import {
  currentOf,
  durationText,
  placesText,
  placeText,
  whenText,
  zoneText,
} from '../../live-lessons/live-lesson-texts.ts';
import { RegisterButtons } from '../../live-lessons/RegisterButtons.tsx';
import { useServerNow } from '../../live-lessons/use-server-now.ts';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

function Details({ lesson }: { readonly lesson: LiveLesson }) {
  const now = useServerNow();
  const isStudent = useUser().data?.role === 'student';
  const { name, description, subject, timezone, durationMs, tutorName, children, placesLeft } = lesson;
  const isRegistered = children.some((child) => child.isRegistered);
  const current = currentOf(lesson, now);
  return (
    <>
      <PageHeader title={name} hint={`${subjectName(subject)} with ${tutorName}`} />
      <Stack>
        <Card label="This lesson">
          <Stack gap="sm">
            <Cover pictureUrl={`drawn:${subject}`} subject={subject} />
            {whenText(lesson, now) === '' ? null : <Text fw={600}>{whenText(lesson, now)}</Text>}
            {description === '' ? null : <Text style={{ whiteSpace: 'pre-wrap' }}>{description}</Text>}
            <Text size="sm" c="dimmed">
              {[durationText(durationMs), placeText(lesson), placesText(placesLeft)].join(' · ')}
            </Text>
            {isStudent && isRegistered && current !== undefined && !current.isCancelled ? (
              <JoinButton lesson={lesson} who="child" />
            ) : null}
            <RegisterButtons lesson={lesson} />
          </Stack>
        </Card>
        <Card label="Dates">
          <Title order={2} size="h3" mb="xs">
            Dates
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            In {zoneText(timezone)}
          </Text>
          <Dates lesson={lesson} />
        </Card>
      </Stack>
    </>
  );
}

function Page({ liveLessonId }: { readonly liveLessonId: number }) {
  const lesson = useAsk(getLiveLesson, { params: { id: liveLessonId } });
  if (lesson.error instanceof CallError && lesson.error.statusCode === 404)
    return (
      <>
        <PageHeader title="Live lesson" />
        <EmptyState title="We can’t find this lesson. It may have been removed.">
          <Button component={Link} to={paths.liveLessons}>
            Back to live lessons
          </Button>
        </EmptyState>
      </>
    );
  return (
    <Loaded query={lesson} title="Live lesson" skeleton={<SkeletonRows rows={2} height={240} />}>
      {(loaded) => <Details lesson={loaded} />}
    </Loaded>
  );
}

export default function LiveLessonPage() {
  const liveLessonId = Number(useParams().id);
  if (!Number.isInteger(liveLessonId) || liveLessonId < 1) return <Navigate to={paths.liveLessons} replace />;
  return (
    <Container size={820} px={0}>
      <Page key={liveLessonId} liveLessonId={liveLessonId} />
    </Container>
  );
}
