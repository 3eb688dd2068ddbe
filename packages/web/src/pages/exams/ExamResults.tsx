/** How a class did in an exam: who has not begun, who needs more time, what was understood, and the release of the results. */
import { extendExam, getExamResults, releaseExam, type Taker } from '@comet/contract/exam-results';
import { getExamReview } from '@comet/contract/exams';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../api/act.ts';
import { useAsk } from '../../api/ask.ts';
import { ExamAnswers } from '../../exams/ExamAnswers.tsx';
import { ResultTables } from '../../exams/ResultTables.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

/** Results are read while children are at it. */
const repeatMs = 15_000;
const extensionMinutes = 5;

function ChildsAnswers({ lessonAttemptId }: { readonly lessonAttemptId: number }) {
  return (
    <Loaded
      query={useAsk(getExamReview, { query: { lessonAttemptId } })}
      skeleton={<SkeletonRows rows={3} height={140} />}
    >
      {({ correctAnswers, numberOfQuestions, questions }) => (
        <Stack>
          <Text>
            {correctAnswers} of {numberOfQuestions} right
          </Text>
          <ExamAnswers questions={questions} />
        </Stack>
      )}
    </Loaded>
  );
}

type Sort = 'longest' | 'shortest';
const sorts = [
  { value: 'id', label: 'By Id' },
  { value: 'longest', label: 'Longest' },
  { value: 'shortest', label: 'Shortest' },
];
const sortOf = (chosen: string): Sort | undefined =>
  chosen === 'longest' || chosen === 'shortest' ? chosen : undefined;

export function SortField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <Select
      aria-label="Sort by time"
      data={sorts}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen ?? 'id')}
    />
  );
}

export function useSort(): {
  readonly sort: Sort | undefined;
  readonly value: string;
  readonly set: (value: string) => void;
} {
  const [value, set] = useState('id');
  return { sort: sortOf(value), value, set };
}

export function ExamResults({ lessonId }: { readonly lessonId: number }) {
  const { sort, value, set } = useSort();
  const modal = useModal();
  const results = useAsk(
    getExamResults,
    { params: { id: lessonId }, query: { sort } },
    { keepsPrevious: true, repeatMs },
  );
  const release = useAct(releaseExam, { done: 'The results are released' });
  const extend = useAct(extendExam, { done: `${extensionMinutes} more minutes given` });
  const actions = ({ studentId, firstName, status, lessonAttemptId, remainingMs }: Taker) => {
    if (status === 'FINISH' && lessonAttemptId !== null)
      return (
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Answers of ${firstName}`}
          onClick={() =>
            modal.open({ title: `${firstName}’s answers`, body: <ChildsAnswers lessonAttemptId={lessonAttemptId} /> })
          }
        >
          Answers
        </Button>
      );
    if (status !== 'PROCCESS' || remainingMs === null) return null;
    return (
      <Button
        variant="subtle"
        size="sm"
        loading={extend.isPending}
        aria-label={`Give ${firstName} ${extensionMinutes} more minutes`}
        onClick={() => extend.mutate({ params: { id: lessonId }, body: { studentId, minutes: extensionMinutes } })}
      >
        +{extensionMinutes} min
      </Button>
    );
  };
  return (
    <Loaded query={results} skeleton={<SkeletonRows rows={3} height={120} />}>
      {({ isReleased, ...shown }) => (
        <section aria-label="Results">
          <Group justify="space-between" mb="sm">
            <Title order={2} size="h4">
              Results
            </Title>
            {isReleased ? (
              <Text>Children can see their results.</Text>
            ) : (
              <Button loading={release.isPending} onClick={() => release.mutate({ params: { id: lessonId } })}>
                Release results
              </Button>
            )}
          </Group>
          <ResultTables {...shown} actions={actions} filters={<SortField value={value} onChange={set} />} />
        </section>
      )}
    </Loaded>
  );
}
