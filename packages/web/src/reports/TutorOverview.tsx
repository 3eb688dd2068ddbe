/** The work of a tutor's students in sum, beside the period before, and day by day. */
import { getPracticeOverview, getPracticeScoreDiagram } from '@comet/contract/tutor-reports';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Skeleton, Stack, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { Figures, FiguresSkeleton } from '../ui/Figures.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { percentOf, percentText } from '../ui/percent.ts';
import { chartHeightPx, DaysChart } from './DaysChart.tsx';
import { type TutorReportQuery, whileFiltering } from './filters.ts';

const names = {
  students: 'Students at work',
  questions: 'Questions',
  right: 'Right',
  score: 'CC score',
  time: 'Time at work',
} as const;

export function TutorOverview({ query }: { readonly query: TutorReportQuery }) {
  const before = `the ${query.periodType} before`;
  return (
    <Loaded
      query={useAsk(getPracticeOverview, { query }, whileFiltering)}
      skeleton={<FiguresSkeleton names={Object.values(names)} isCompared />}
    >
      {(figures) => (
        <Figures
          label="Overview"
          figures={[
            {
              name: names.students,
              value: `${figures.activeStudents} of ${figures.students}`,
              compared: `${figures.before.activeStudents} ${before}`,
            },
            {
              name: names.questions,
              value: String(figures.answered),
              compared: `${figures.before.answered} ${before}`,
            },
            {
              name: names.right,
              value: percentText(figures.percentRight),
              compared:
                figures.before.answered === 0
                  ? `nothing ${before}`
                  : `${percentText(percentOf(figures.before.right, figures.before.answered))} ${before}`,
            },
            {
              name: names.score,
              value: figures.ccScore === null ? '–' : String(figures.ccScore),
              compared: `${figures.finishedTests} ${figures.finishedTests === 1 ? 'test' : 'tests'} finished`,
            },
            {
              name: names.time,
              value: spentTimeLabel(figures.spentMs),
              compared: `${spentTimeLabel(figures.before.spentMs)} ${before}`,
            },
          ]}
        />
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
        <Loaded
          query={useAsk(getPracticeScoreDiagram, { query }, whileFiltering)}
          skeleton={<Skeleton role="status" aria-label="Loading" height={chartHeightPx} />}
        >
          {(days) => <DaysChart days={days} />}
        </Loaded>
      </Stack>
    </Card>
  );
}
