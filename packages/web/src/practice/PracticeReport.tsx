/** A practice student by student and sub-topic by sub-topic, with words for a student and setting it again. */
import type { AnswerOf } from '@comet/contract/call';
import { getPracticeReport, reassignPractice } from '@comet/contract/practice';
import { practiceCan } from '@comet/domain/practice/practice-can';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { minuteMs } from '@comet/domain/time';
import { Button, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { ConfirmForm } from '../ui/ConfirmForm.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { shortDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { PermittedButton } from '../ui/PermittedButton.tsx';
import { percentOf, percentText } from '../ui/percent.ts';
import { SkeletonRows } from '../ui/states.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { failureTexts } from './failure-texts.ts';

type ReportRow = AnswerOf<typeof getPracticeReport>['students'][number];

const nameOf = ({ firstName, lastName }: ReportRow): string => `${firstName} ${lastName}`;

const states = { open: 'Not begun', begun: 'Begun', finished: 'Finished', missed: 'Not done in time' } as const;

const nobodyIsThrough = 'You can set this task again once a student has finished it or missed the due date.';

const columns: readonly Column<ReportRow>[] = [
  { title: 'Student', value: nameOf, show: (row) => <span title={nameOf(row)}>{nameOf(row)}</span> },
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
  {
    title: 'Feedback',
    value: ({ feedback }) => feedback,
    show: ({ feedback }) => (
      <Text fz="inherit" truncate maw={260} title={feedback ?? undefined}>
        {feedback ?? '–'}
      </Text>
    ),
  },
];

/** How it went, in a line. */
function resultOf({ state, answered, right, spentMs, isOnTime }: ReportRow): string {
  if (answered === 0) return states[state];
  const late = state === 'finished' && !isOnTime ? ', late' : '';
  return `${states[state]}${late}: ${right} of ${answered} right, ${spentTimeLabel(spentMs)}`;
}

interface PracticeReportProps {
  readonly practiceId: number;
  readonly onReview: (attemptId: number, name: string) => void;
}

export function PracticeReport({ practiceId, onReview }: PracticeReportProps) {
  const report = useAsk(getPracticeReport, { query: { practiceId } });
  const reassign = useAct(reassignPractice, {
    done: 'Practice successfully reassigned',
    failed: failureTexts.notReassigned,
  });
  const modal = useModal();
  const giveFeedback = (row: ReportRow): void =>
    modal.open({
      title: `Feedback to ${nameOf(row)}`,
      body: (
        <FeedbackForm
          userPracticeProgressId={row.userPracticeProgressId}
          firstName={row.firstName}
          result={resultOf(row)}
          words={row.feedback ?? ''}
          onDone={modal.clear}
        />
      ),
    });
  return (
    <Loaded query={report} skeleton={<SkeletonRows rows={8} height={24} />}>
      {({ practice, students, subTopics }) => {
        // A student who was set it again has a row for each round; the newest one counts.
        const newest = new Map(
          students.toSorted((one, other) => one.round - other.round).map((row) => [row.studentId, row]),
        );
        const through = [...newest.values()]
          .filter(({ state, attemptId }) => practiceCan.reassign({ state, isBegun: attemptId !== null }) === 'yes')
          .map(({ studentId }) => studentId);
        const again = (onlyWrong: boolean): void =>
          modal.open({
            title: 'Set it again?',
            body: (
              <ConfirmForm
                text={`${through.length} ${through.length === 1 ? 'student is' : 'students are'} through with it and ${through.length === 1 ? 'gets' : 'get'} ${onlyWrong ? 'the questions that were wrong' : 'all of it'} once more, due in two weeks.`}
                yes={onlyWrong ? 'Set what was wrong' : 'Set it again'}
                no="Leave it"
                onNo={modal.clear}
                onYes={() => {
                  modal.clear();
                  reassign.mutate({ body: { practiceId, studentIds: through, onlyWrong } });
                }}
              />
            ),
          });
        return (
          <Stack>
            <Text size="sm" c="dimmed">
              {practice.topic}, year {practice.year} · due {shortDate(practice.dueAt)} · {practice.completed} of{' '}
              {practice.assigned} finished
              {practice.percentRight === null ? '' : ` · ${percentText(practice.percentRight)} right`}
            </Text>
            <DataTable
              label="Students of this practice"
              columns={columns}
              rows={students}
              keyOf={({ userPracticeProgressId }) => userPracticeProgressId}
              minWidth={860}
              csvName={practice.name}
              isDense
              actions={(row) => (
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  <Button
                    variant="subtle"
                    size="xs"
                    disabled={row.attemptId === null}
                    aria-label={`Review: ${nameOf(row)}`}
                    onClick={() => {
                      if (row.attemptId !== null) onReview(row.attemptId, row.firstName);
                    }}
                  >
                    Review
                  </Button>
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={`Feedback: ${nameOf(row)}`}
                    onClick={() => giveFeedback(row)}
                  >
                    Feedback
                  </Button>
                </Group>
              )}
            >
              {[false, true].map((onlyWrong) => (
                <PermittedButton
                  key={String(onlyWrong)}
                  variant="default"
                  size="sm"
                  reason={through.length === 0 ? nobodyIsThrough : undefined}
                  loading={reassign.isPending}
                  onClick={() => again(onlyWrong)}
                >
                  {onlyWrong ? 'Reassign only what was wrong' : 'Reassign'}
                </PermittedButton>
              ))}
            </DataTable>
            {subTopics.length === 0 ? null : (
              <Stack gap="xs">
                <Title order={3} size="h4">
                  By sub-topic
                </Title>
                <SimpleGrid cols={{ xs: 1, sm: 2 }} verticalSpacing="xs">
                  {subTopics.map(({ subTopicId, title, answered, right }) => (
                    <div key={subTopicId}>
                      <Text size="sm">
                        {title}: {right} of {answered} right
                      </Text>
                      <Progress value={percentOf(right, answered)} color="right" aria-label={`${title}, share right`} />
                    </div>
                  ))}
                </SimpleGrid>
              </Stack>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
