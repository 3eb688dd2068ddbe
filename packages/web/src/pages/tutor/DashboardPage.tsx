/** The tutor's dashboard: who works, how well, who is ahead, and who wants looking after. */

import { listPracticeRanks } from '@comet/contract/tutor-reports';
import { Button, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { type TutorReportQuery, whileFiltering } from '../../reports/filters.ts';
import { Ranking } from '../../reports/Ranking.tsx';
import { ScoreDiagram, TutorOverview } from '../../reports/TutorOverview.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { percentText } from '../../ui/percent.ts';
import { SkeletonRows } from '../../ui/states.tsx';
import { useReportFilters } from './use-report-filters.tsx';

/** Under this share of right answers a student wants help more than more of the same. */
const troubledPercent = 60;
const maxNamesShown = 5;

function Attention({ query }: { readonly query: TutorReportQuery }) {
  return (
    <Card label="Needs your attention">
      <Title order={2} size="h4" mb="xs">
        Needs your attention
      </Title>
      <Loaded
        query={useAsk(listPracticeRanks, { query: { ...query, sortBy: 'ccScore' } }, whileFiltering)}
        skeleton={<SkeletonRows rows={3} height={24} />}
      >
        {(rows) => {
          const idle = rows.filter(({ answered }) => answered === 0);
          const troubled = rows.filter(
            ({ answered, percentRight }) => answered >= 10 && (percentRight ?? 100) < troubledPercent,
          );
          if (rows.length === 0) return <Text>Nobody is in your care here.</Text>;
          if (idle.length + troubled.length === 0) return <Text>Everybody is at work, and it goes well.</Text>;
          return (
            <List spacing="xs">
              {troubled.slice(0, maxNamesShown).map(({ studentId, firstName, lastName, percentRight }) => (
                <List.Item key={studentId}>
                  <Link to={paths.tutorReportOf(studentId)}>
                    {firstName} {lastName}
                  </Link>
                  : only {percentText(percentRight)} right
                </List.Item>
              ))}
              {idle.slice(0, maxNamesShown).map(({ studentId, firstName, lastName }) => (
                <List.Item key={studentId}>
                  <Link to={paths.tutorReportOf(studentId)}>
                    {firstName} {lastName}
                  </Link>
                  : no answers in this {query.periodType}
                </List.Item>
              ))}
              {idle.length > maxNamesShown ? (
                <List.Item>{idle.length - maxNamesShown} more without answers</List.Item>
              ) : null}
            </List>
          );
        }}
      </Loaded>
    </Card>
  );
}

export default function DashboardPage() {
  const { query, filters } = useReportFilters(false);
  return (
    <>
      <PageHeader title="Dashboard">{filters}</PageHeader>
      <Stack gap="lg">
        <TutorOverview query={query} />
        <Attention query={query} />
        <Ranking
          query={query}
          actions={(studentId, name) => (
            <Button
              component={Link}
              to={paths.tutorReportOf(studentId)}
              variant="subtle"
              size="xs"
              aria-label={`Report: ${name}`}
            >
              Report
            </Button>
          )}
        />
        <ScoreDiagram query={query} />
      </Stack>
    </>
  );
}
