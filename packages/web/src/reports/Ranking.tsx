/** A tutor's students in order of what the tutor asks for. */
import type { AnswerOf } from '@comet/contract/call';
import { listPracticeRanks, rankingMetrics } from '@comet/contract/tutor-reports';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { minuteMs } from '@comet/domain/time';
import { Select, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { percentText } from '../ui/percent.ts';
import { SkeletonRows } from '../ui/states.tsx';
import { type RankMetric, type TutorReportQuery, whileFiltering } from './filters.ts';

type Ranked = AnswerOf<typeof listPracticeRanks>[number];

const metricNames: Readonly<Record<RankMetric, string>> = {
  ccScore: 'CC score',
  totalTime: 'Total time',
  questionSolved: 'Questions solved',
  subtopicTried: 'Sub-topics tried',
};

const columns: readonly Column<Ranked>[] = [
  { title: 'Student', value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { title: 'Place', value: ({ place }) => place },
  { title: 'CC score', value: ({ ccScore }) => ccScore },
  {
    title: 'Minutes',
    value: ({ spentMs }) => Math.ceil(spentMs / minuteMs),
    show: ({ spentMs }) => (spentMs === 0 ? '–' : spentTimeLabel(spentMs)),
  },
  { title: 'Questions', value: ({ answered }) => answered },
  {
    title: 'Right, %',
    value: ({ percentRight }) => percentRight,
    show: ({ percentRight }) => percentText(percentRight),
  },
  { title: 'Sub-topics', value: ({ subTopicsTried }) => subTopicsTried },
];

interface RankingProps {
  readonly query: TutorReportQuery;
  /** What can be done with a row. */
  readonly actions?: (studentId: number, name: string) => ReactNode;
}

export function Ranking({ query, actions }: RankingProps) {
  const [metric, setMetric] = useState<RankMetric>('ccScore');
  return (
    <Card label="Ranking">
      <Title order={2} size="h4" mb="xs">
        Ranking
      </Title>
      <Loaded
        query={useAsk(listPracticeRanks, { query: { ...query, sortBy: metric } }, whileFiltering)}
        skeleton={<SkeletonRows rows={8} height={24} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Text>Your students will appear here, ranked by their results.</Text>
          ) : (
            <DataTable
              key={metric}
              label="Ranking of students"
              columns={columns}
              rows={rows}
              keyOf={({ studentId }) => studentId}
              minWidth={760}
              csvName="Ranking"
              isDense
              {...(actions === undefined
                ? {}
                : {
                    actions: ({ studentId, firstName, lastName }: Ranked) =>
                      actions(studentId, `${firstName} ${lastName}`),
                  })}
            >
              <Select
                aria-label="Rank by"
                leftSection={
                  <Text size="sm" c="dimmed" aria-hidden="true">
                    Rank by
                  </Text>
                }
                leftSectionWidth="5rem"
                w={260}
                maw="100%"
                data={rankingMetrics.map((known) => ({ value: known, label: metricNames[known] }))}
                value={metric}
                onChange={(value) => setMetric(rankingMetrics.find((known) => known === value) ?? 'ccScore')}
              />
            </DataTable>
          )
        }
      </Loaded>
      <Text size="xs" c="dimmed" mt="xs">
        The CC score appears after 10 answers. Equal results share a place.
      </Text>
    </Card>
  );
}
