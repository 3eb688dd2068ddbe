/** Recordings for a family: watched in a dialog, each with its quizzes. */
import { listRecordings, type Recording } from '@comet/contract/live-lesson-recordings';
import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { Cover } from '../../lessons/Cover.tsx';
import { durationText } from '../../live-lessons/live-lesson-texts.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { dayOfMonth } from '../../ui/dates.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { WatchRecording } from './WatchRecording.tsx';

function RecordingCard({ recording }: { readonly recording: Recording }) {
  const modal = useModal();
  const isStudent = useUser().data?.role === 'student';
  const { name, subject, tutorName, createdAt, durationMs, quizzes } = recording;
  const length = durationMs === null ? [] : [durationText(durationMs)];
  return (
    <Card label={name}>
      <Stack gap="sm">
        <Cover pictureUrl={`drawn:${subject}`} subject={subject} />
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text size="sm" c="dimmed">
          {[`with ${tutorName}`, dayOfMonth(createdAt), ...length].join(' · ')}
        </Text>
        <Group gap="xs">
          <Button
            color="go"
            aria-label={`Watch: ${name}`}
            onClick={() => modal.open({ title: name, body: <WatchRecording recording={recording} />, size: 'xl' })}
          >
            Watch
          </Button>
          {isStudent
            ? quizzes.map((quiz) => (
                <Button
                  key={quiz.quizId}
                  component={Link}
                  to={paths.liveLessonQuiz(quiz.quizId)}
                  variant="default"
                  aria-label={`${quiz.name}: ${name}`}
                >
                  {quiz.name}
                </Button>
              ))
            : null}
        </Group>
      </Stack>
    </Card>
  );
}

export function Recordings({ subjectId }: { readonly subjectId: number | undefined }) {
  const query = useAsk(listRecordings, { query: { subjectId } }, { keepsPrevious: true });
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height={220} />}>
      {(recordings) =>
        recordings.length > 0 ? (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {recordings.map((recording) => (
              <RecordingCard key={recording.recordingId} recording={recording} />
            ))}
          </SimpleGrid>
        ) : (
          <EmptyState title="No recordings yet" art={<Mascot subject="english" mood="sleep" size={140} />}>
            <Text>Missed a live lesson? If it was recorded, you’ll find it here.</Text>
          </EmptyState>
        )
      }
    </Loaded>
  );
}
