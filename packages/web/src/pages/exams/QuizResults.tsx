/** How a class did in the quiz of a lesson, with every try or only the first ones. */
import { getQuizResults, type Taker } from '@comet/contract/exam-results';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import { Review } from '../../attempts/Review.tsx';
import { ResultTables } from '../../exams/ResultTables.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { SortField, useSort } from './ExamResults.tsx';

const tries = [
  { value: 'all', label: 'All' },
  { value: 'firstAttempt', label: 'First attempt' },
];

export function QuizResults({ lessonSectionId }: { readonly lessonSectionId: number }) {
  const { sort, value, set } = useSort();
  const [attempts, setAttempts] = useState<'all' | 'firstAttempt'>('all');
  const modal = useModal();
  const results = useAsk(getQuizResults, { query: { lessonSectionId, attempts, sort } }, { keepsPrevious: true });
  const actions = ({ firstName, lessonAttemptId, status }: Taker) =>
    status !== 'FINISH' || lessonAttemptId === null ? null : (
      <Button
        variant="subtle"
        size="sm"
        aria-label={`Answers of ${firstName}`}
        onClick={() => modal.open({ title: `${firstName}’s answers`, body: <Review attemptId={lessonAttemptId} /> })}
      >
        Answers
      </Button>
    );
  return (
    <Loaded query={results} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(shown) => (
        <ResultTables
          {...shown}
          actions={actions}
          filters={
            <>
              <SortField value={value} onChange={set} />
              <Select
                aria-label="Attempts"
                data={tries}
                value={attempts}
                allowDeselect={false}
                onChange={(chosen) => setAttempts(chosen === 'firstAttempt' ? chosen : 'all')}
              />
            </>
          }
        />
      )}
    </Loaded>
  );
}
