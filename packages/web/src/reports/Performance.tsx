/** How well a child knows what they worked on, the weakest first. */
import type { AnswerOf } from '@comet/contract/call';
import { getPerformance } from '@comet/contract/child-reports';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { masteryNames } from '@comet/domain/mastery/mastery-labels';
import { Progress, Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { percentText } from '../ui/percent.ts';
import { SkeletonRows } from '../ui/states.tsx';
import { Words } from '../ui/Words.tsx';
import { type DashboardQuery, whileFiltering } from './filters.ts';

type Row = AnswerOf<typeof getPerformance>[number];

const columns: readonly Column<Row>[] = [
  { title: 'Sub-topic', value: ({ title }) => title },
  { title: 'Subject', value: ({ subject, year }) => `${subjectName(subject)}, year ${year}` },
  { title: 'Right', value: ({ right }) => right, show: ({ right, answered }) => `${right} of ${answered}` },
  {
    title: 'Right, %',
    value: ({ percentRight }) => percentRight,
    show: ({ percentRight }) => percentText(percentRight),
  },
  { title: 'Level', value: ({ mastery }) => masteryNames[mastery] },
];

const title = (
  <Title order={2} size="h3">
    Performance
  </Title>
);

export function Performance({ query, childName }: { readonly query: DashboardQuery; readonly childName: string }) {
  return (
    <Card label="Performance">
      <Loaded
        query={useAsk(getPerformance, { query }, whileFiltering)}
        skeleton={<SkeletonRows rows={5} height={44} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <>
              {title}
              <Text>
                {childName} has answered nothing here in this {query.timePeriod}.
              </Text>
            </>
          ) : (
            <DataTable
              label="Performance by sub-topic"
              columns={columns}
              rows={rows}
              keyOf={({ subTopicId }) => subTopicId}
              minWidth={620}
              csvName={`Performance of ${childName}`}
              onPhone={({ subject, right, answered, percentRight, mastery, title: name }) => (
                <>
                  <Text size="sm" c="dimmed">
                    <Words text={subjectName(subject) ?? ''} />, {right} of {answered} right, {masteryNames[mastery]}
                  </Text>
                  <Progress mt={6} value={percentRight} color="right" aria-label={`${name}, share right`} />
                </>
              )}
              phoneAside={({ percentRight }) => <Text fw={600}>{percentText(percentRight)}</Text>}
            >
              {title}
            </DataTable>
          )
        }
      </Loaded>
    </Card>
  );
}
