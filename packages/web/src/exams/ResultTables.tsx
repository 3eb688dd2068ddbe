/** The results of an exam or a quiz as tables: child by child, and question by question. */
import type { QuestionResult, Taker } from '@comet/contract/exam-results';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Blocks } from '../question/Blocks.tsx';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { clockText, percent, questionAdvice } from './exam-texts.ts';

const minutesOf = (ms: number): number => Math.round(ms / 6000) / 10;

function statusText({ status, remainingMs }: Taker): string {
  if (status === null) return 'Not begun';
  if (status === 'FINISH') return 'Finished';
  return remainingMs === null ? 'In it now' : `In it now, ${clockText(remainingMs)} left`;
}

const takerColumns: readonly Column<Taker>[] = [
  { title: 'Student', value: ({ firstName }) => firstName },
  { title: 'Status', value: statusText },
  { title: 'Try', value: ({ lessonAttemptOrder }) => lessonAttemptOrder },
  { title: 'Right', value: ({ correctAnswers }) => correctAnswers },
  { title: 'Questions', value: ({ numberOfQuestions }) => numberOfQuestions },
  { title: 'Minutes', value: ({ status, spentTime }) => (status === null ? null : minutesOf(spentTime)) },
];

const plainText = ({ question }: QuestionResult): string =>
  question.prompt
    .map((block) => (block.type === 'text' ? block.text : ''))
    .join(' ')
    .trim() || question.spoken;

const questionColumns: readonly Column<QuestionResult & { readonly place: number }>[] = [
  { title: 'Question', value: ({ place }) => place },
  {
    title: 'Text',
    value: plainText,
    show: ({ question }) => (
      <details>
        <summary>{question.spoken.slice(0, 60)}</summary>
        <Blocks blocks={question.prompt} />
      </details>
    ),
  },
  { title: 'Answered', value: ({ answered }) => answered },
  {
    title: 'Got it right',
    value: ({ facility }) => Math.round(facility * 100),
    show: ({ facility }) => percent(facility),
  },
  {
    title: 'Tells apart',
    value: ({ discrimination }) => (discrimination === null ? null : Math.round(discrimination * 100) / 100),
  },
  { title: 'Seconds', value: ({ typicalMs }) => Math.round(typicalMs / 1000) },
  { title: 'Common mistake', value: ({ mistake }) => (mistake === null ? null : `${mistake.says} (${mistake.count})`) },
  { title: 'Advice', value: (row) => questionAdvice(row) },
];

interface ResultTablesProps {
  readonly name: string;
  readonly takers: readonly Taker[];
  readonly questions: readonly QuestionResult[];
  readonly finishedCount: number;
  readonly meanShare: number | null;
  readonly typicalMs: number | null;
  readonly actions: (taker: Taker) => ReactNode;
  readonly filters: ReactNode;
}

export function ResultTables(props: ResultTablesProps) {
  const { name, takers, questions, finishedCount, meanShare, typicalMs, actions, filters } = props;
  const notBegun = takers.filter(({ status }) => status === null);
  return (
    <Stack>
      <Group gap="lg">
        <Text>{finishedCount} finished</Text>
        <Text>{notBegun.length === 0 ? 'Everyone has begun' : `${notBegun.length} not begun`}</Text>
        {meanShare === null ? null : <Text>Average {percent(meanShare)}</Text>}
        {typicalMs === null ? null : <Text>Typical time {minutesOf(typicalMs)} min</Text>}
      </Group>
      <Card label="Results by student" isTight>
        <DataTable
          label="Results by student"
          columns={takerColumns}
          rows={takers}
          keyOf={({ studentId, lessonAttemptId }) => `${studentId} ${lessonAttemptId}`}
          minWidth={700}
          csvName={`${name} students`}
          actions={actions}
        >
          {filters}
        </DataTable>
      </Card>
      {questions.length === 0 ? null : (
        <Card label="Results by question" isTight>
          <Title order={3} size="h5" mb="xs">
            Question by question
          </Title>
          <DataTable
            label="Results by question"
            columns={questionColumns}
            rows={questions.map((question, place) => ({ ...question, place: place + 1 }))}
            keyOf={({ itemId }) => itemId}
            minWidth={900}
            csvName={`${name} questions`}
          />
        </Card>
      )}
    </Stack>
  );
}
