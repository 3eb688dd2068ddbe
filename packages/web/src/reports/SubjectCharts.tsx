/** A child's subjects side by side: all so far, and the last days as bars. */

import { listChildCharts, listChildSubjects } from '@comet/contract/child-reports';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { SimpleGrid, Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { percentText } from '../ui/percent.ts';
import { SkeletonRows } from '../ui/states.tsx';
import { DaysChart } from './DaysChart.tsx';
import { whileFiltering } from './filters.ts';

interface SubjectChartsProps {
  readonly studentId: number;
  readonly timePeriod: 'week' | 'month';
}

export function SubjectCharts({ studentId, timePeriod }: SubjectChartsProps) {
  const charts =
    useAsk(listChildCharts, { params: { id: studentId }, query: { timePeriod } }, whileFiltering).data ?? [];
  return (
    <Loaded
      query={useAsk(listChildSubjects, { params: { id: studentId } })}
      skeleton={<SkeletonRows rows={2} height={200} />}
    >
      {(subjects) => (
        <SimpleGrid cols={{ xs: 1, md: 2 }}>
          {subjects.map(({ subjectId, name, answered, percentRight, ccScore, spentMs, activeTasks }) => (
            <Card key={subjectId} label={name}>
              <Title order={2} size="h4">
                {name}
              </Title>
              <Text size="sm" c="dimmed" mb="xs">
                {answered === 0
                  ? 'Nothing answered yet'
                  : `So far ${answered} questions, ${percentText(percentRight)} right${ccScore === null ? '' : `, CC score ${ccScore}`}, ${spentTimeLabel(spentMs)}`}
                {activeTasks === 0 ? '' : `; ${activeTasks} to do`}
              </Text>
              <DaysChart days={charts.find((chart) => chart.subjectId === subjectId)?.days ?? []} />
            </Card>
          ))}
        </SimpleGrid>
      )}
    </Loaded>
  );
}
