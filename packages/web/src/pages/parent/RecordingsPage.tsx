/** The recordings of a child's screen, for their parent. */
import { listRecordings } from '@comet/contract/replay';
import { recordingKeptDays } from '@comet/domain/replay/recording';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { clockText } from '../../replay/clock-text.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { longDate, weekdayAndTime } from '../../ui/dates.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

// The player weighs more than the page.
const Player = lazily(() => import('../../replay/Player.tsx'), {
  waiting: () => <SkeletonRows rows={1} height={320} />,
});

function Recordings({ studentId }: { readonly studentId: number }) {
  const recordings = useAsk(listRecordings, { params: { studentId } });
  const [watched, setWatched] = useState<number>();
  return (
    <Loaded query={recordings} skeleton={<SkeletonRows rows={3} height={56} />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title="No recordings yet">
            <Text>Recordings will appear here once you’ve allowed them and your child has used Comet Club.</Text>
          </EmptyState>
        ) : (
          <Stack>
            {watched === undefined ? null : <Player key={watched} studentId={studentId} recordingId={watched} />}
            <Card label="Recordings">
              <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
                {list.map(({ recordingId, startedAt, durationMs }) => (
                  <Group key={recordingId} component="li" justify="space-between">
                    <Text>
                      {weekdayAndTime(startedAt)}, {longDate(startedAt)} ({clockText(durationMs)} min)
                    </Text>
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`Watch: ${weekdayAndTime(startedAt)}, ${longDate(startedAt)}`}
                      onClick={() => setWatched(recordingId)}
                    >
                      Watch
                    </Button>
                  </Group>
                ))}
              </Stack>
            </Card>
          </Stack>
        )
      }
    </Loaded>
  );
}

export default function RecordingsPage() {
  const { studentId = '' } = useParams();
  const child = useUser().data?.children.find(({ userId }) => String(userId) === studentId);
  return (
    <>
      <PageHeader
        title={child === undefined ? 'Recordings' : `${child.firstName}’s recordings`}
        hint={`Words and everything typed are hidden. We delete recordings after ${recordingKeptDays} days.`}
      />
      {child === undefined ? (
        <EmptyState title="We can’t find this child">
          <Text>Please choose a child on your profile page.</Text>
        </EmptyState>
      ) : (
        <Recordings studentId={child.userId} />
      )}
    </>
  );
}
