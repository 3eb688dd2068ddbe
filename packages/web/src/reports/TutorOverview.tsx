/** The work of a tutor's students in sum, beside the period before, and day by day. */
import { spentTimeLabel } from '@comet/domain/reports/score';
import { SimpleGrid, Stack, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { DaysChart } from './DaysChart.tsx';
import { type TutorReportQuery, useScoreDiagram, useTutorOverview } from './tutor-reports.queries.ts';

export function TutorOverview({ query }: { readonly query: TutorReportQuery }) {
  const before = `in the ${query.periodType} before`;
  return (
    <Loaded query={useTutorOverview(query)} skeleton={<SkeletonRows rows={2} height={110} />}>
      {(figures) => (
        <SimpleGrid cols={{ xs: 2, md: 5 }}>
          <StatTile
            name="Students at work"
            value={`${figures.activeStudents} of ${figures.students}`}
            compared={`${figures.before.activeStudents} ${before}`}
          />
          <StatTile
            name="Questions"
            value={String(figures.answered)}
            compared={`${figures.before.answered} ${before}`}
          />
          <StatTile
            name="Right"
            value={figures.percentRight === null ? '–' : `${figures.percentRight} %`}
            compared={
              figures.before.answered === 0
                ? `nothing ${before}`
                : `${Math.round((100 * figures.before.right) / figures.before.answered)} % ${before}`
            }
          />
          <StatTile
            name="CC score"
            value={figures.ccScore === null ? '–' : String(figures.ccScore)}
            compared={`${figures.finishedTests} tests finished`}
          />
          <StatTile
            name="Time at work"
            value={spentTimeLabel(figures.spentMs)}
            compared={`${spentTimeLabel(figures.before.spentMs)} ${before}`}
          />
        </SimpleGrid>
      )}
    </Loaded>
  );
}

export function ScoreDiagram({ query }: { readonly query: TutorReportQuery }) {
  return (
    <Card label="Score diagram">
      <Stack gap="xs">
        <Title order={2} size="h4">
          Score diagram
        </Title>
        <Loaded query={useScoreDiagram(query)} skeleton={<SkeletonRows rows={1} height={220} />}>
          {(days) => <DaysChart days={days} />}
        </Loaded>
      </Stack>
    </Card>
  );
}
