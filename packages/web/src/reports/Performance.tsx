/** How well a child knows what they worked on, the weakest first. */
import type { AnswerOf } from '@comet/contract/call';
import type { getPerformance } from '@comet/contract/child-reports';
import { subjects } from '@comet/domain/curriculum/subjects';
import { masteryNames } from '@comet/domain/mastery/mastery';
import { Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { usePerformance } from './child-reports.queries.ts';
import type { DashboardQuery } from './reports.queries.ts';

type Row = AnswerOf<typeof getPerformance>[number];
const nameOf = new Map(subjects.map(({ key, name }) => [key, name]));

const columns: readonly Column<Row>[] = [
  { title: 'Sub-topic', value: ({ title }) => title },
  { title: 'Subject', value: ({ subject, year }) => `${nameOf.get(subject)}, year ${year}` },
  { title: 'Right', value: ({ right }) => right, show: ({ right, answered }) => `${right} of ${answered}` },
  { title: 'Right, %', value: ({ percentRight }) => percentRight, show: ({ percentRight }) => `${percentRight} %` },
  { title: 'Known now', value: ({ mastery }) => masteryNames[mastery] },
];

export function Performance({ query, childName }: { readonly query: DashboardQuery; readonly childName: string }) {
  return (
    <Card label="Performance">
      <Title order={2} size="h3" mb="sm">
        Performance
      </Title>
      <Loaded query={usePerformance(query)} skeleton={<SkeletonRows rows={4} height={44} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Text>
              {childName} has answered nothing here in this {query.timePeriod}.
            </Text>
          ) : (
            <DataTable
              label="Performance by sub-topic"
              columns={columns}
              rows={rows}
              keyOf={({ subTopicId }) => subTopicId}
              minWidth={620}
              csvName={`Performance of ${childName}`}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
