/** A student's practices: to be done, and the archive by month. */
import { listActivePractices, listArchivedPractices, type StudentPractice } from '@comet/contract/practice';
import { timeLimitLabel } from '@comet/domain/accommodations/extra-time';
import { originLabels } from '@comet/domain/practice/practice';
import { Badge, Button, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../api/ask.ts';
import { Stars } from '../drawings/Stars.tsx';
import { Mascot } from '../mascots/Mascot.tsx';
import { paths } from '../navigation/paths.ts';
import { Card } from '../ui/Card.tsx';
import { calendarMonth, shortDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';

function endOf({ state, finishedAt, dueAt, isOnTime }: StudentPractice): string {
  if (state === 'missed') return `Was due ${shortDate(dueAt)}`;
  if (finishedAt === null) return `Due ${shortDate(dueAt)}`;
  return `Finished ${shortDate(finishedAt)}${isOnTime ? '' : ', late'}`;
}

interface PracticeCardProps {
  readonly practice: StudentPractice;
  /** Level of the heading: the archive has months above. */
  readonly level: 2 | 3;
  readonly onStart?: (practice: StudentPractice) => void;
}

function PracticeCard({ practice, level, onStart }: PracticeCardProps) {
  const { name, subject, topic, setBy, state, numberOfQuestions, ownTimeLimitMs, answeredCount, rightCount, feedback } =
    practice;
  const limit = timeLimitLabel(ownTimeLimitMs ?? undefined);
  return (
    <Card label={name}>
      <Group justify="space-between" gap="md">
        <Mascot subject={subject} size={72} mood={state === 'finished' ? 'cheer' : 'idle'} />
        <Stack gap={4} style={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Title order={level} size="h4">
            {name}
          </Title>
          <Text size="sm">
            {topic} · {numberOfQuestions} questions, {limit}
          </Text>
          <Group gap="xs">
            <Badge variant="outline" color="gray" tt="none" style={{ color: 'inherit' }}>
              {originLabels[setBy]}
            </Badge>
            <Text size="sm">{endOf(practice)}</Text>
          </Group>
          {state === 'finished' ? (
            <Group gap="sm">
              <Stars won={practice.stars} />
              <Text>
                {rightCount} of {numberOfQuestions} right
              </Text>
            </Group>
          ) : null}
          {state === 'begun' ? (
            <Text>
              {answeredCount} of {numberOfQuestions} answered
            </Text>
          ) : null}
          {feedback === null ? null : <Text fs="italic">Your tutor says: {feedback}</Text>}
        </Stack>
        {onStart === undefined ? null : (
          <Button
            color="go"
            aria-label={`${state === 'begun' ? 'Continue' : 'Begin'}: ${name}`}
            onClick={() => onStart(practice)}
          >
            {state === 'begun' ? 'Continue' : 'Begin'}
          </Button>
        )}
      </Group>
    </Card>
  );
}

function Active({ onStart }: { readonly onStart: (practice: StudentPractice) => void }) {
  return (
    <Loaded query={useAsk(listActivePractices)} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(practices) =>
        practices.length === 0 ? (
          <EmptyState title="No task is waiting" art={<Mascot subject="nonVerbalReasoning" mood="sleep" size={140} />}>
            <Text>Tasks that are set for you, or that you set yourself, stand here. Bafay has a nap until then.</Text>
            <Button component={Link} to={paths.missions} color="go">
              Explore the missions
            </Button>
          </EmptyState>
        ) : (
          <Stack>
            {practices.map((practice) => (
              <PracticeCard key={practice.practiceId} practice={practice} level={2} onStart={onStart} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function Archive({ onStart }: { readonly onStart: (practice: StudentPractice) => void }) {
  return (
    <Loaded query={useAsk(listArchivedPractices)} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(months) =>
        months.length === 0 ? (
          <EmptyState title="The archive is empty" art={<Mascot subject="english" mood="think" size={140} />}>
            <Text>What is finished or was due goes here.</Text>
          </EmptyState>
        ) : (
          <Stack>
            {months.map(({ year, month, practices }) => (
              <Stack key={`${year}-${month}`} gap="sm">
                <Title order={2} size="h3">
                  {calendarMonth(year, month)}
                </Title>
                {practices.map((practice) =>
                  // One that was begun can be finished after it was due.
                  practice.state === 'missed' && practice.attemptId !== null ? (
                    <PracticeCard key={practice.practiceId} practice={practice} level={3} onStart={onStart} />
                  ) : (
                    <PracticeCard key={practice.practiceId} practice={practice} level={3} />
                  ),
                )}
              </Stack>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

export function MyPractices({ onStart }: { readonly onStart: (practice: StudentPractice) => void }) {
  return (
    <Tabs defaultValue="active" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="active">Active</Tabs.Tab>
        <Tabs.Tab value="archive">Archive</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="active">
        <Active onStart={onStart} />
      </Tabs.Panel>
      <Tabs.Panel value="archive">
        <Archive onStart={onStart} />
      </Tabs.Panel>
    </Tabs>
  );
}
