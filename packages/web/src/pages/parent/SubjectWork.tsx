/** A child's work in a subject or all of them, in the last week or month: figures, days, score, time, sub-topics and results. */
import { getOverview, listLatestResults } from '@comet/contract/reports';
import { findSubject } from '@comet/domain/curriculum/subjects';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Grid, Group, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../../api/ask.ts';
import { DaysChart } from '../../reports/DaysChart.tsx';
import { type DashboardQuery, whileFiltering } from '../../reports/filters.ts';
import { Performance } from '../../reports/Performance.tsx';
import { ResultsTable } from '../../reports/ResultsTable.tsx';
import { ScoreCard } from '../../reports/ScoreCard.tsx';
import { SpentTime } from '../../reports/SpentTime.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { percentText } from '../../ui/percent.ts';
import { StatTile } from '../../ui/StatTile.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { subjectChoices } from '../../ui/subject-choices.ts';

const before = { week: 'the week before', month: 'the month before' } as const;
const lastDays = { week: 'the last 7 days', month: 'the last 30 days' } as const;

function Figures({ query }: { readonly query: DashboardQuery }) {
  return (
    <Loaded query={useAsk(getOverview, { query }, whileFiltering)} skeleton={<FiguresSkeleton />}>
      {(figures) => (
        <SimpleGrid cols={{ xs: 2, md: 4 }}>
          <StatTile
            name="Questions"
            value={String(figures.answered)}
            compared={`${figures.before.answered} in ${before[query.timePeriod]}`}
          />
          <StatTile
            name="Right"
            value={percentText(figures.percentRight)}
            compared={`${figures.right} of ${figures.answered} answers`}
          />
          <StatTile
            name="Practice time"
            value={spentTimeLabel(figures.spentMs)}
            compared={`${spentTimeLabel(figures.before.spentMs)} in ${before[query.timePeriod]}`}
          />
          <StatTile
            name="Active days"
            value={String(figures.activeDays)}
            compared={`${figures.finishedTests} ${figures.finishedTests === 1 ? 'test' : 'tests'} finished, ${figures.coins} coins`}
          />
        </SimpleGrid>
      )}
    </Loaded>
  );
}

function FiguresSkeleton() {
  return (
    <SimpleGrid cols={{ xs: 2, md: 4 }}>
      {[1, 2, 3, 4].map((place) => (
        <SkeletonRows key={place} rows={1} height={118} />
      ))}
    </SimpleGrid>
  );
}

function Days({ query }: { readonly query: DashboardQuery }) {
  return (
    <Card label="Day by day">
      <Title order={2} size="h3" mb="sm">
        Day by day
      </Title>
      <Loaded query={useAsk(getOverview, { query }, whileFiltering)} skeleton={<SkeletonRows rows={1} height={224} />}>
        {({ days }) => <DaysChart days={days} />}
      </Loaded>
    </Card>
  );
}

function Score({ query, childName }: { readonly query: DashboardQuery; readonly childName: string }) {
  return (
    <Loaded query={useAsk(getOverview, { query }, whileFiltering)} skeleton={<SkeletonRows rows={1} height={200} />}>
      {({ ccScore }) => <ScoreCard score={ccScore} childName={childName} />}
    </Loaded>
  );
}

type OnReview = (attemptId: number, title: string) => void;

interface LatestResultsProps {
  readonly query: DashboardQuery;
  readonly childName: string;
  readonly onReview: OnReview;
}

function LatestResults({ query, childName, onReview }: LatestResultsProps) {
  const results = useAsk(listLatestResults, { query }, whileFiltering);
  return (
    <Loaded query={results} skeleton={<SkeletonRows rows={4} height={44} />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={`No finished tests in ${lastDays[query.timePeriod]}`}>
            <Text>Tests that {childName} finishes will appear here.</Text>
          </EmptyState>
        ) : (
          <Card label="Latest results">
            <Title order={2} size="h3" mb="sm">
              Latest results
            </Title>
            <ResultsTable results={rows} onReview={onReview} />
          </Card>
        )
      }
    </Loaded>
  );
}

interface SubjectWorkProps extends LatestResultsProps {
  /** A subject's id, or 'all'. */
  readonly subject: string;
  readonly onSubject: (subject: string) => void;
}

export function SubjectWork({ query, childName, subject, onSubject, onReview }: SubjectWorkProps) {
  const subjectName = findSubject(Number(subject))?.name ?? 'All subjects';
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm" mt="xs">
        <Title order={2} size="h3">
          {subjectName} in {lastDays[query.timePeriod]}
        </Title>
        <Select
          aria-label="Subject"
          data={[{ value: 'all', label: 'All' }, ...subjectChoices]}
          value={subject}
          onChange={(value) => onSubject(value ?? 'all')}
          w={220}
          maw="100%"
        />
      </Group>
      <Figures query={query} />
      <Grid gap="lg" align="stretch">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Days query={query} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6, lg: 3 }}>
          <Score query={query} childName={childName} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6, lg: 3 }}>
          <SpentTime query={query} />
        </Grid.Col>
      </Grid>
      <LatestResults query={query} childName={childName} onReview={onReview} />
      <Performance query={query} childName={childName} />
    </Stack>
  );
}
