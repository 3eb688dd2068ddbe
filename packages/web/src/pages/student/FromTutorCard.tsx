/** What a tutor said last about a practice, and the task that they set next. */
import { listActivePractices, listArchivedPractices } from '@comet/contract/practice';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { shortDate } from '../../ui/dates.ts';

export default function FromTutorCard() {
  const task = useAsk(listActivePractices).data?.find(({ setBy }) => setBy === 'tutor');
  const said = useAsk(listArchivedPractices)
    .data?.flatMap(({ practices }) => practices)
    .find(({ feedback }) => feedback !== null);
  if (task === undefined && said === undefined) return null;
  return (
    <Card label="From your tutor">
      <Stack gap="sm">
        <Text component="h2" m={0} fw={600} size="lg" lh={1.2}>
          From your tutor
        </Text>
        {said === undefined ? null : (
          <div>
            <Text>“{said.feedback}”</Text>
            <Text size="sm" c="dimmed">
              About {said.name}
            </Text>
          </div>
        )}
        {task === undefined ? null : (
          <Group justify="space-between">
            <div>
              <Text fw={600} lh={1.25}>
                {task.name}
              </Text>
              <Text size="sm" c="dimmed">
                Due {shortDate(task.dueAt)}
              </Text>
            </div>
            <Button
              component={Link}
              to={paths.practice(task.subject, task.practiceId)}
              size="md"
              aria-label={`${task.state === 'begun' ? 'Continue' : 'Begin'} from your tutor: ${task.name}`}
            >
              {task.state === 'begun' ? 'Continue' : 'Begin'}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
