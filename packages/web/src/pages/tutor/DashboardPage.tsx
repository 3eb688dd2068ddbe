/** The tutor's dashboard: what is going on now, who needs attention and which tasks are due. Reports have the rest. */

import { listSetPractices } from '@comet/contract/practice';
import { listPracticeRanks } from '@comet/contract/tutor-reports';
import { Button, Grid, Group, List, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { type TutorReportQuery, whileFiltering } from '../../reports/filters.ts';
import { ScoreDiagram, TutorOverview } from '../../reports/TutorOverview.tsx';
import { Card } from '../../ui/Card.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { percentOf, percentText } from '../../ui/percent.ts';
import { SkeletonRows } from '../../ui/states.tsx';
import { useReportFilters } from './use-report-filters.tsx';

/** Under this share of right answers a student wants help more than more of the same. */
const troubledPercent = 60;
const maxNamesShown = 5;
const maxTasksShown = 4;

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
          if (rows.length === 0) return <Text>You don’t have any students in this class yet.</Text>;
          if (idle.length + troubled.length === 0) return <Text>Everyone’s on track.</Text>;
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

/** Tasks that are due next, with how many students have finished. */
function DueTasks() {
  return (
    <Card label="Due next">
      <Title order={2} size="h4" mb="xs">
        Due next
      </Title>
      <Loaded
        query={useAsk(listSetPractices, { query: { status: 'active' } })}
        skeleton={<SkeletonRows rows={3} height={24} />}
      >
        {(practices) => {
          const next = practices.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)).slice(0, maxTasksShown);
          return (
            <Stack gap="sm">
              {next.length === 0 ? <Text>Tasks you set will appear here.</Text> : null}
              {next.map(({ practiceId, name, dueAt, completed, assigned }) => (
                <div key={practiceId}>
                  <Group justify="space-between" gap="xs" wrap="nowrap">
                    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                      {name}
                    </Text>
                    <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                      {completed} of {assigned} done
                    </Text>
                  </Group>
                  <Progress value={percentOf(completed, assigned)} color="right" aria-label={`${name}, finished`} />
                  <Text size="sm" c="dimmed">
                    Due {shortDate(dueAt)}
                  </Text>
                </div>
              ))}
              <Group gap="xs">
                <Button component={Link} to={paths.tutorTasks} variant="default" size="sm">
                  All tasks
                </Button>
                <Button component={Link} to={paths.tutorPractice} variant="default" size="sm">
                  Set a practice
                </Button>
              </Group>
            </Stack>
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
        <Grid gap="lg" align="stretch">
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Attention query={query} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 6 }}>
            <DueTasks />
          </Grid.Col>
        </Grid>
        <ScoreDiagram query={query} />
      </Stack>
    </>
  );
}
