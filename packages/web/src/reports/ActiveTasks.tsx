/** What a child has to do: each practice with who set it, how far it is and when it is due. */
import { listActiveTasks } from '@comet/contract/child-reports';
import type { StudentPractice } from '@comet/contract/practice';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { originLabels } from '@comet/domain/practice/practice';
import { Badge, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { shortDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { percentOf } from '../ui/percent.ts';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { Words } from '../ui/Words.tsx';
import { type DashboardQuery, whileFiltering } from './filters.ts';

function ActiveTask({ task }: { readonly task: StudentPractice }) {
  const { name, subject, topic, setBy, dueAt, numberOfQuestions, answeredCount, timeLimit, state } = task;
  const limit = timeLimit === null ? '' : `, ${timeLimit} minutes`;
  return (
    <Card label={name}>
      <Stack gap={6}>
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text size="sm" c="dimmed">
          {subjectName(subject)}: {topic} · {numberOfQuestions} questions{limit}
        </Text>
        <Group gap="xs">
          <Badge variant="outline" color="gray" tt="none" style={{ color: 'inherit' }}>
            {originLabels[setBy]}
          </Badge>
          <Text size="sm">Due {shortDate(dueAt)}</Text>
        </Group>
        <Progress value={percentOf(answeredCount, numberOfQuestions)} color="right" aria-label={`${name}, answered`} />
        <Text size="sm">{state === 'begun' ? `${answeredCount} of ${numberOfQuestions} answered` : 'Not begun'}</Text>
      </Stack>
    </Card>
  );
}

interface ActiveTasksProps {
  readonly query: DashboardQuery;
  readonly childName: string;
  /** The way to setting one. */
  readonly way: ReactNode;
}

export function ActiveTasks({ query, childName, way }: ActiveTasksProps) {
  return (
    <Loaded
      query={useAsk(listActiveTasks, { query }, whileFiltering)}
      skeleton={<SkeletonRows rows={3} height={120} />}
    >
      {(tasks) =>
        tasks.length === 0 ? (
          <EmptyState title="No active tasks">
            <Text>
              Practices that you or a tutor set for <Words text={childName} /> stand here until they are done.
            </Text>
            {way}
          </EmptyState>
        ) : (
          <Stack>
            {tasks.map((task) => (
              <ActiveTask key={task.practiceId} task={task} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
