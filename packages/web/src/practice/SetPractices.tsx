/** The practices that a tutor has set, with how far the students are. */
import type { SetPractice } from '@comet/contract/practice';
import type { PracticeStatus } from '@comet/domain/practice/practice';
import { Button, Group, Menu, Progress, Stack, Text, Title } from '@mantine/core';
import { serverNow } from '../api/server-clock.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { useDeletePractice, useExtendPractice, useSetPractices } from './practice.queries.ts';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const dayMs = 24 * 60 * 60 * 1000;
const extensions = [3, 7, 14] as const;

interface SetPracticesProps {
  readonly status: PracticeStatus;
  readonly onReport: (practice: SetPractice) => void;
  /** Asks before a practice is taken back. */
  readonly onDelete: (practice: SetPractice, remove: () => void) => void;
}

function SetPracticeCard({
  practice,
  onReport,
  onDelete,
}: Omit<SetPracticesProps, 'status'> & { readonly practice: SetPractice }) {
  const { practiceId, name, topic, year, dueAt, assigned, begun, completed, percentRight } = practice;
  const extend = useExtendPractice();
  const remove = useDeletePractice();
  const from = Math.max(serverNow().getTime(), new Date(dueAt).getTime());
  return (
    <Card label={name}>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={6} style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {topic}, year {year} · due {day.format(new Date(dueAt))}
          </Text>
          <Progress value={(100 * completed) / assigned} color="right" aria-label={`${name}, finished`} />
          <Text size="sm">
            {completed} of {assigned} finished, {begun - completed} at it
            {percentRight === null ? '' : `, ${percentRight} % right`}
          </Text>
        </Stack>
        <Group gap="xs">
          <Button size="sm" aria-label={`Detailed report: ${name}`} onClick={() => onReport(practice)}>
            Detailed report
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" size="sm" aria-label={`Extend: ${name}`} loading={extend.isPending}>
                Extend
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {extensions.map((days) => (
                <Menu.Item
                  key={days}
                  onClick={() => extend.mutate({ practiceId, dueAt: new Date(from + days * dayMs) })}
                >
                  {days} days more
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button
            variant="subtle"
            size="sm"
            aria-label={`Delete: ${name}`}
            onClick={() => onDelete(practice, () => remove.mutate(practiceId))}
          >
            Delete
          </Button>
        </Group>
      </Group>
    </Card>
  );
}

export function SetPractices({ status, onReport, onDelete }: SetPracticesProps) {
  return (
    <Loaded query={useSetPractices(status)} skeleton={<SkeletonRows rows={3} height={110} />}>
      {(practices) =>
        practices.length === 0 ? (
          <EmptyState title={status === 'active' ? 'No active tasks' : 'No inactive tasks'}>
            <Text>Practices that you set stand here, with how far your students are.</Text>
          </EmptyState>
        ) : (
          <Stack>
            {practices.map((practice) => (
              <SetPracticeCard key={practice.practiceId} practice={practice} onReport={onReport} onDelete={onDelete} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
