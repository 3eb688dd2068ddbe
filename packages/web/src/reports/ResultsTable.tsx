/** A child's latest finished tests. */
import type { AnswerOf } from '@comet/contract/call';
import type { listLatestResults } from '@comet/contract/reports';
import { subjects } from '@comet/domain/curriculum/subjects';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Table } from '@mantine/core';
import { Stars } from '../drawings/Stars.tsx';
import { WideTable } from '../ui/WideTable.tsx';

const when = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const nameOf = new Map(subjects.map(({ key, name }) => [key, name]));

export function ResultsTable({ results }: { readonly results: AnswerOf<typeof listLatestResults> }) {
  return (
    <WideTable label="Finished tests" minWidth={560}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Test</Table.Th>
          <Table.Th>Subject</Table.Th>
          <Table.Th>Right</Table.Th>
          <Table.Th>Stars</Table.Th>
          <Table.Th>Time</Table.Th>
          <Table.Th>When</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {results.map((result) => (
          <Table.Tr key={result.attemptId}>
            <Table.Td>{result.title}</Table.Td>
            <Table.Td>
              {nameOf.get(result.subject)}, year {result.year}
            </Table.Td>
            <Table.Td>
              {result.rightCount} of {result.questionCount}
            </Table.Td>
            <Table.Td>
              <Stars won={result.stars} size={16} />
            </Table.Td>
            <Table.Td>{spentTimeLabel(result.spentMs)}</Table.Td>
            <Table.Td>{when.format(new Date(result.finishedAt))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
