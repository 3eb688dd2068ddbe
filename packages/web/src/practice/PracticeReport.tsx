/** A practice student by student and sub-topic by sub-topic, with words for a student and setting it again. */
import type { AnswerOf } from '@comet/contract/call';
import type { getPracticeReport } from '@comet/contract/practice';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Button, Group, Progress, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useGiveFeedback, usePracticeReport, useReassignPractice } from './practice.queries.ts';

type ReportRow = AnswerOf<typeof getPracticeReport>['students'][number];

const states = { open: 'Not begun', begun: 'Begun', finished: 'Finished', missed: 'Not done in time' } as const;

const minuteMs = 60_000;

const columns: readonly Column<ReportRow>[] = [
  { title: 'Student', value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  {
    title: 'State',
    value: ({ state, round }) => (round > 1 ? `${states[state]}, round ${round}` : states[state]),
  },
  {
    title: 'Right',
    value: ({ answered, right }) => (answered === 0 ? null : right),
    show: ({ answered, right }) => (answered === 0 ? '–' : `${right} of ${answered}`),
  },
  {
    title: 'Minutes',
    value: ({ spentMs }) => (spentMs === 0 ? null : Math.ceil(spentMs / minuteMs)),
    show: ({ spentMs }) => (spentMs === 0 ? '–' : spentTimeLabel(spentMs)),
  },
  {
    title: 'On time',
    value: ({ state, isOnTime }) => (state === 'finished' ? (isOnTime ? 'Yes' : 'Late') : null),
  },
];

interface PracticeReportProps {
  readonly practiceId: number;
  readonly onReview: (attemptId: number, name: string) => void;
}

function FeedbackForm({ row, onDone }: { readonly row: ReportRow; readonly onDone: () => void }) {
  const [feedback, setFeedback] = useState(row.feedback ?? '');
  const give = useGiveFeedback();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (feedback.trim() !== '')
          give.mutate({ id: row.userPracticeProgressId, feedback: feedback.trim() }, { onSuccess: onDone });
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={`Words to ${row.firstName}`}
          value={feedback}
          maxLength={1000}
          autosize
          minRows={2}
          onChange={(event) => setFeedback(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="subtle" size="sm" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" size="sm" loading={give.isPending} disabled={feedback.trim() === ''}>
            Save feedback
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export function PracticeReport({ practiceId, onReview }: PracticeReportProps) {
  const report = usePracticeReport(practiceId);
  const reassign = useReassignPractice();
  const [wordsTo, setWordsTo] = useState<number>();
  return (
    <Loaded query={report} skeleton={<SkeletonRows rows={4} height={56} />}>
      {({ practice, students, subTopics }) => {
        const through = students.filter(({ state }) => state === 'finished' || state === 'missed');
        const again = (onlyWrong: boolean): void =>
          reassign.mutate({ practiceId, studentIds: through.map(({ studentId }) => studentId), onlyWrong });
        const spokenTo = students.find(({ userPracticeProgressId }) => userPracticeProgressId === wordsTo);
        return (
          <Stack>
            <DataTable
              label="Students of this practice"
              columns={columns}
              rows={students}
              keyOf={({ userPracticeProgressId }) => userPracticeProgressId}
              minWidth={760}
              csvName={practice.name}
              actions={(row) => (
                <Group gap="xs" wrap="nowrap">
                  <Button
                    variant="subtle"
                    size="xs"
                    disabled={row.attemptId === null}
                    aria-label={`Review: ${row.firstName}`}
                    onClick={() => {
                      if (row.attemptId !== null) onReview(row.attemptId, row.firstName);
                    }}
                  >
                    Review
                  </Button>
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={`Feedback: ${row.firstName}`}
                    onClick={() => setWordsTo(row.userPracticeProgressId)}
                  >
                    Feedback
                  </Button>
                </Group>
              )}
            />
            {spokenTo === undefined ? null : (
              <FeedbackForm key={spokenTo.userPracticeProgressId} row={spokenTo} onDone={() => setWordsTo(undefined)} />
            )}
            {subTopics.length === 0 ? null : (
              <Stack gap="xs">
                <Title order={3} size="h4">
                  By sub-topic
                </Title>
                {subTopics.map(({ subTopicId, title, answered, right }) => (
                  <div key={subTopicId}>
                    <Text size="sm">
                      {title}: {right} of {answered} right
                    </Text>
                    <Progress value={(100 * right) / answered} color="right" aria-label={`${title}, share right`} />
                  </div>
                ))}
              </Stack>
            )}
            <Group>
              <Button variant="default" size="sm" disabled={through.length === 0} onClick={() => again(false)}>
                Reassign
              </Button>
              <Button variant="default" size="sm" disabled={through.length === 0} onClick={() => again(true)}>
                Reassign only what was wrong
              </Button>
            </Group>
          </Stack>
        );
      }}
    </Loaded>
  );
}
