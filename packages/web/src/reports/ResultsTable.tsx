/** A child's latest finished tests. */
import type { AnswerOf } from '@comet/contract/call';
import type { listLatestResults } from '@comet/contract/reports';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Button, Text } from '@mantine/core';
import { Stars } from '../drawings/Stars.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { shortDateAndTime } from '../ui/dates.ts';
import { Words } from '../ui/Words.tsx';

type Result = AnswerOf<typeof listLatestResults>[number];

const rightOf = ({ rightCount, questionCount }: Result): string => `${rightCount} of ${questionCount}`;
const whenOf = ({ finishedAt }: Result): string => shortDateAndTime(finishedAt);

const columns: readonly Column<Result>[] = [
  { title: 'Test', value: ({ title }) => title },
  { title: 'Subject', value: ({ subject, year }) => `${subjectName(subject)}, year ${year}` },
  { title: 'Right', value: ({ rightCount }) => rightCount, show: rightOf },
  { title: 'Stars', value: ({ stars }) => stars, show: ({ stars }) => <Stars won={stars} size={16} /> },
  { title: 'Time', value: ({ spentMs }) => spentMs, show: ({ spentMs }) => spentTimeLabel(spentMs) },
  { title: 'When', value: ({ finishedAt }) => finishedAt, show: whenOf },
];

interface ResultsTableProps {
  readonly results: readonly Result[];
  readonly onReview: (attemptId: number, title: string) => void;
}

export function ResultsTable({ results, onReview }: ResultsTableProps) {
  return (
    <DataTable
      label="Finished tests"
      columns={columns}
      rows={results}
      keyOf={({ attemptId }) => attemptId}
      minWidth={780}
      actions={({ attemptId, title }) => (
        <Button
          variant="default"
          size="xs"
          aria-label={`See the answers: ${title}`}
          onClick={() => onReview(attemptId, title)}
        >
          See the answers
        </Button>
      )}
      onPhone={(result) => (
        <>
          <Text size="sm">
            {rightOf(result)} right, <Words text={subjectName(result.subject) ?? ''} />
          </Text>
          <Text size="sm" c="dimmed">
            {whenOf(result)}, {spentTimeLabel(result.spentMs)}
          </Text>
        </>
      )}
      phoneAside={({ stars }) => <Stars won={stars} size={18} />}
    />
  );
}
