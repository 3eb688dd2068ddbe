/** The parent's first page: is my child working, at what, how well, what next. */
import { subjects } from '@comet/domain/curriculum/subjects';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Button, Group, SegmentedControl, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { paths } from '../../app/paths.ts';
import { ChildReview } from '../../attempts/ChildReview.tsx';
import { ActiveTasks } from '../../reports/ActiveTasks.tsx';
import { AtAGlance } from '../../reports/AtAGlance.tsx';
import { childReportKeys } from '../../reports/child-reports.queries.ts';
import { DaysChart } from '../../reports/DaysChart.tsx';
import { DetailedReport } from '../../reports/DetailedReport.tsx';
import { Performance } from '../../reports/Performance.tsx';
import { ResultsTable } from '../../reports/ResultsTable.tsx';
import { type DashboardQuery, useLatestResults, useOverview } from '../../reports/reports.queries.ts';
import { SpentTime } from '../../reports/SpentTime.tsx';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatTile } from '../../ui/StatTile.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

/** The subject shown first (specification, section 9: Math). */
const firstSubject = '1';

const before = { week: 'the week before', month: 'the month before' } as const;

function Overview({ query }: { readonly query: DashboardQuery }) {
  const overview = useOverview(query);
  return (
    <Loaded query={overview} skeleton={<SkeletonRows rows={2} height={120} />}>
      {(figures) => (
        <Stack>
          <SimpleGrid cols={{ xs: 2, md: 4 }}>
            <StatTile
              name="Questions"
              value={String(figures.answered)}
              compared={`${figures.before.answered} in ${before[query.timePeriod]}`}
            />
            <StatTile
              name="Right"
              value={figures.percentRight === null ? '–' : `${figures.percentRight} %`}
              compared={figures.ccScore === null ? 'A score shows from 10 answers on' : `CC score ${figures.ccScore}`}
            />
            <StatTile
              name="Time at work"
              value={spentTimeLabel(figures.spentMs)}
              compared={`${spentTimeLabel(figures.before.spentMs)} in ${before[query.timePeriod]}`}
            />
            <StatTile
              name="Active days"
              value={String(figures.activeDays)}
              compared={`${figures.finishedTests} ${figures.finishedTests === 1 ? 'test' : 'tests'} finished, ${figures.coins} coins`}
            />
          </SimpleGrid>
          <Card label="Questions a day">
            <DaysChart days={figures.days} />
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}

function LatestResults({ query, name }: { readonly query: DashboardQuery; readonly name: string }) {
  const results = useLatestResults(query);
  return (
    <Loaded query={results} skeleton={<SkeletonRows rows={4} height={44} />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No finished tests in this time">
            <Text>Tests that {name} finishes appear here by themselves.</Text>
          </EmptyState>
        ) : (
          <Card label="Latest results">
            <Title order={2} size="h3" mb="sm">
              Latest results
            </Title>
            <ResultsTable results={rows} />
          </Card>
        )
      }
    </Loaded>
  );
}

export default function DashboardPage() {
  const children = useUser().data?.children ?? [];
  const [childId, setChildId] = useState(children[0]?.userId);
  const [subject, setSubject] = useState(firstSubject);
  const [timePeriod, setTimePeriod] = useState<'week' | 'month'>('week');
  useLiveRefresh(['overview', 'latest-results', ...childReportKeys]);
  const modal = useModal();
  const child = children.find(({ userId }) => userId === childId) ?? children[0];
  if (child === undefined)
    return (
      <>
        <PageHeader title="Dashboard" />
        <EmptyState title="No children here yet">
          <Text>As soon as a child has an account, their work shows here.</Text>
        </EmptyState>
      </>
    );
  const query: DashboardQuery = {
    studentId: child.userId,
    subjectId: subject === 'all' ? 'all' : Number(subject),
    timePeriod,
  };
  const { userId: studentId, firstName } = child;
  const showReport = (): void =>
    modal.open({
      title: `Detailed report: ${firstName}`,
      size: 'xl',
      body: (
        <DetailedReport
          query={query}
          childName={firstName}
          onReview={(attemptId, title) =>
            modal.open({
              title,
              size: 'lg',
              body: (
                <Stack>
                  <Group>
                    <Button variant="subtle" size="sm" onClick={showReport}>
                      ← Back to the report
                    </Button>
                  </Group>
                  <ChildReview studentId={studentId} attemptId={attemptId} />
                </Stack>
              ),
            })
          }
        />
      ),
    });
  const showTasks = (): void =>
    modal.open({
      title: `Active tasks: ${firstName}`,
      size: 'lg',
      body: <ActiveTasks query={{ ...query, subjectId: 'all' }} childName={firstName} />,
    });
  return (
    <>
      <PageHeader title="Dashboard" hint={`${child.firstName}, year ${child.yearOfStudy}`}>
        <Select
          aria-label="Child"
          data={children.map(({ userId, firstName }) => ({ value: String(userId), label: firstName }))}
          value={String(child.userId)}
          onChange={(value) => setChildId(Number(value))}
          w={160}
        />
        <Select
          aria-label="Subject"
          data={[
            { value: 'all', label: 'All' },
            ...subjects.map(({ subjectId, name }) => ({ value: String(subjectId), label: name })),
          ]}
          value={subject}
          onChange={(value) => setSubject(value ?? 'all')}
          w={220}
        />
        <SegmentedControl
          aria-label="Period"
          data={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
          ]}
          value={timePeriod}
          onChange={(value) => setTimePeriod(value === 'month' ? 'month' : 'week')}
        />
      </PageHeader>
      <Stack gap="lg">
        <AtAGlance
          studentId={studentId}
          childName={firstName}
          timePeriod={timePeriod}
          practise={(title) => <Link to={paths.parentPractice}>Practise: {title}</Link>}
        />
        <Group gap="sm">
          <Button variant="default" onClick={showTasks}>
            Active tasks
          </Button>
          <Button variant="default" onClick={showReport}>
            Detailed report
          </Button>
          <Button component={Link} to={paths.studentTasks(studentId)} variant="default">
            All tasks
          </Button>
        </Group>
        <Overview query={query} />
        <SpentTime query={query} />
        <Performance query={query} childName={firstName} />
        <LatestResults query={query} name={child.firstName} />
      </Stack>
    </>
  );
}
