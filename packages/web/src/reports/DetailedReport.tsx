/** What a child has done, task by task, with a look at what was wrong; and the practices that ran out. */
import { type DoneTask, getDetailedReport } from '@comet/contract/child-reports';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { originLabels } from '@comet/domain/practice/practice';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { minuteMs } from '@comet/domain/time';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Stars } from '../drawings/Stars.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { dateAndTime, shortDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { Words } from '../ui/Words.tsx';
import { type DashboardQuery, whileFiltering } from './filters.ts';
import { kindNames } from './kinds.ts';

const kindOf = ({ kind, practice }: DoneTask): string =>
  practice === null ? kindNames[kind] : `${originLabels[practice.setBy]}${practice.isOnTime ? '' : ', late'}`;

const columns: readonly Column<DoneTask>[] = [
  {
    title: 'Task',
    value: ({ title }) => title,
    show: ({ title, practice }) => (
      <>
        <Words text={title} />
        {practice?.feedback == null ? null : (
          <Text size="sm" fs="italic">
            The tutor says: {practice.feedback}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Kind', value: kindOf },
  { title: 'Subject', value: ({ subject, year }) => `${subjectName(subject)}, year ${year}` },
  { title: 'Right', value: ({ right }) => right, show: ({ right, questionCount }) => `${right} of ${questionCount}` },
  { title: 'Stars', value: ({ stars }) => stars, show: ({ stars }) => <Stars won={stars} size={16} /> },
  {
    title: 'Minutes',
    value: ({ spentMs }) => Math.ceil(spentMs / minuteMs),
    show: ({ spentMs }) => spentTimeLabel(spentMs),
  },
  { title: 'When', value: ({ finishedAt }) => finishedAt, show: ({ finishedAt }) => dateAndTime(finishedAt) },
];

type OnReview = (attemptId: number, title: string) => void;

function ReviewButton({ task, onReview }: { readonly task: DoneTask; readonly onReview: OnReview }) {
  const { attemptId, title, right, answered } = task;
  const words = right < answered ? 'What was wrong' : 'All right';
  return (
    <Button variant="default" size="xs" aria-label={`${words}: ${title}`} onClick={() => onReview(attemptId, title)}>
      {words}
    </Button>
  );
}

/** What a phone shows of a task under its title. */
function DoneLines({ task }: { readonly task: DoneTask }) {
  const { subject, right, questionCount, finishedAt } = task;
  return (
    <>
      <Text size="sm">
        {right} of {questionCount} right, <Words text={subjectName(subject) ?? ''} />
      </Text>
      <Text size="sm" c="dimmed">
        {kindOf(task)}, {dateAndTime(finishedAt)}
      </Text>
    </>
  );
}

interface DetailedReportProps {
  readonly query: DashboardQuery;
  readonly childName: string;
  readonly onReview: OnReview;
}

export function DetailedReport({ query, childName, onReview }: DetailedReportProps) {
  return (
    <Loaded
      query={useAsk(getDetailedReport, { query }, whileFiltering)}
      skeleton={<SkeletonRows rows={5} height={44} />}
    >
      {({ done, missed }) => (
        <Stack>
          {done.length === 0 ? (
            <EmptyState title={`Nothing finished in this ${query.timePeriod}`}>
              <Text>Tests and practices that {childName} finishes appear here by themselves.</Text>
            </EmptyState>
          ) : (
            <DataTable
              label="Tasks done"
              columns={columns}
              rows={done}
              keyOf={({ attemptId }) => attemptId}
              minWidth={980}
              csvName={`Report of ${childName}`}
              actions={(task) => <ReviewButton task={task} onReview={onReview} />}
              onPhone={(task) => <DoneLines task={task} />}
              phoneAside={({ stars }) => <Stars won={stars} size={18} />}
            >
              <Text c="dimmed">
                {done.length} {done.length === 1 ? 'task' : 'tasks'} in this {query.timePeriod}
              </Text>
            </DataTable>
          )}
          {missed.length === 0 ? null : (
            <div>
              <Title order={2} size="h4">
                Ran out
              </Title>
              {missed.map(({ practiceId, name, dueAt, answeredCount, numberOfQuestions }) => (
                <Text key={practiceId}>
                  {name}: was due {shortDate(dueAt)}, {answeredCount} of {numberOfQuestions} answered
                </Text>
              ))}
            </div>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
