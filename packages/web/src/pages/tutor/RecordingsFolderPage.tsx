/** The folder of a tutor's recordings. */
import { listTutorRecordings } from '@comet/contract/live-lesson-recordings';
import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { Cover } from '../../lessons/Cover.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { longDate } from '../../ui/dates.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { UnsavedRecordings } from '../live-lessons/UnsavedRecordings.tsx';

const quizCount = (count: number): string => (count === 1 ? '1 quiz' : `${count} quizzes`);

export default function RecordingsFolderPage() {
  const userId = useUser().data?.userId;
  const query = useAsk(listTutorRecordings);
  return (
    <>
      <PageHeader title="Live lesson recordings folder">
        <Button component={Link} to={paths.tutorAddRecording}>
          Add recording
        </Button>
      </PageHeader>
      {userId === undefined ? null : <UnsavedRecordings userId={userId} isRecording={false} />}
      <Loaded query={query} skeleton={<SkeletonRows rows={2} height={180} />}>
        {(recordings) =>
          recordings.length > 0 ? (
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
              {recordings.map(({ recordingId, name, subject, createdAt, quizzes }) => (
                <Card key={recordingId} label={name}>
                  <Stack gap="xs">
                    <Cover pictureUrl={`drawn:${subject}`} subject={subject} />
                    <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
                      <Link to={paths.tutorRecording(recordingId)}>{name}</Link>
                    </Title>
                    <Text size="sm" c="dimmed">
                      {longDate(createdAt)} · {quizCount(quizzes.length)}
                    </Text>
                  </Stack>
                </Card>
              ))}
            </SimpleGrid>
          ) : (
            <EmptyState title="No recordings yet">
              <Text>Recordings of your live lessons will appear here.</Text>
              <Button component={Link} to={paths.tutorLessons} variant="default">
                Back to lessons
              </Button>
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
