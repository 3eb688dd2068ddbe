/** One student for their tutor: subject by subject, sub-topic by sub-topic, attempt by attempt. */
import type { AnswerOf } from '@comet/contract/call';
import {
  getPracticeIndividualOverview,
  getStudentQuizReport,
  listStudentPerformance,
} from '@comet/contract/tutor-reports';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { minuteMs } from '@comet/domain/time';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { dateAndTime } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { type StudentReportQuery, whileFiltering } from './filters.ts';
import { kindNames } from './kinds.ts';

type SubjectRow = AnswerOf<typeof getPracticeIndividualOverview>['subjects'][number];
type SubTopicRow = AnswerOf<typeof listStudentPerformance>[number];
type AttemptRow = AnswerOf<typeof getStudentQuizReport>[number];

const time = {
  title: 'Minutes',
  value: ({ spentMs }: { readonly spentMs: number }) => Math.ceil(spentMs / minuteMs),
  show: ({ spentMs }: { readonly spentMs: number }) => spentTimeLabel(spentMs),
};

const subjectColumns: readonly Column<SubjectRow>[] = [
  { title: 'Subject', value: ({ name }) => name },
  { title: 'Questions', value: ({ answered }) => answered },
  { title: 'Right, %', value: ({ percentRight }) => percentRight },
  { title: 'CC score', value: ({ ccScore }) => ccScore },
  time,
];
const subTopicColumns: readonly Column<SubTopicRow>[] = [
  { title: 'Sub-topic', value: ({ title }) => title },
  { title: 'Subject', value: ({ subject, year }) => `${subjectName(subject)}, year ${year}` },
  { title: 'Questions', value: ({ answered }) => answered },
  { title: 'Right', value: ({ right }) => right },
  { title: 'Right, %', value: ({ percentRight }) => percentRight },
];
const attemptColumns: readonly Column<AttemptRow>[] = [
  { title: 'Task', value: ({ title }) => title },
  { title: 'Kind', value: ({ kind }) => kindNames[kind] },
  { title: 'Subject', value: ({ subject, year }) => `${subjectName(subject)}, year ${year}` },
  { title: 'Right', value: ({ right }) => right, show: ({ right, answered }) => `${right} of ${answered}` },
  { title: 'Attempt', value: ({ isFirstAttempt }) => (isFirstAttempt ? 'First' : 'Again') },
  time,
  {
    title: 'When',
    value: ({ finishedAt }) => finishedAt,
    show: ({ finishedAt }) => (finishedAt === null ? 'Under way' : dateAndTime(finishedAt)),
  },
];

interface IndividualReportProps {
  readonly query: StudentReportQuery;
  readonly onReview: (attemptId: number, title: string) => void;
}

export function IndividualReport({ query, onReview }: IndividualReportProps) {
  const { studentId, subjectId, periodType, firstAttempt } = query;
  const quizQuery = { studentId, subjectId, periodType, firstAttempt };
  const skeleton = <SkeletonRows rows={4} height={24} />;
  return (
    <Stack gap="lg">
      <Card label="Individual overview">
        <Title order={2} size="h4" mb="xs">
          Individual overview
        </Title>
        <Loaded query={useAsk(getPracticeIndividualOverview, { query }, whileFiltering)} skeleton={skeleton}>
          {({ subjects: rows, activeDays }) =>
            rows.length === 0 ? (
              <Text>No answers in this {query.periodType}.</Text>
            ) : (
              <DataTable
                label="Work by subject"
                columns={subjectColumns}
                rows={rows}
                keyOf={({ subject }) => subject}
                minWidth={520}
                csvName="Subjects"
                isDense
              >
                <Text>
                  {activeDays} active {activeDays === 1 ? 'day' : 'days'}
                </Text>
              </DataTable>
            )
          }
        </Loaded>
      </Card>
      <Card label="Performance">
        <Loaded query={useAsk(listStudentPerformance, { query }, whileFiltering)} skeleton={skeleton}>
          {(rows) =>
            rows.length === 0 ? (
              <Text>No answers in this {query.periodType}.</Text>
            ) : (
              <DataTable
                label="Performance by sub-topic"
                columns={subTopicColumns}
                rows={rows}
                keyOf={({ subTopicId }) => subTopicId}
                minWidth={640}
                csvName="Performance"
                isDense
              >
                <Title order={2} size="h4">
                  Performance, weakest first
                </Title>
              </DataTable>
            )
          }
        </Loaded>
      </Card>
      <Card label="Attempts">
        <Loaded query={useAsk(getStudentQuizReport, { query: quizQuery }, whileFiltering)} skeleton={skeleton}>
          {(rows) =>
            rows.length === 0 ? (
              <Text>No attempts in this {query.periodType}.</Text>
            ) : (
              <DataTable
                label="Attempts of the student"
                columns={attemptColumns}
                rows={rows}
                keyOf={({ attemptId }) => attemptId}
                minWidth={860}
                csvName="Attempts"
                isDense
                actions={({ attemptId, title }) => (
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={`Review: ${title}`}
                    onClick={() => onReview(attemptId, title)}
                  >
                    Review
                  </Button>
                )}
              >
                <Title order={2} size="h4">
                  Attempts
                </Title>
              </DataTable>
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}
