/** The parent's first page: is my child working, at what, how well, what next. */
import { getOverview, listLatestResults } from '@comet/contract/reports';
import { findSubject } from '@comet/domain/curriculum/subjects';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Button, Grid, Group, SegmentedControl, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { ChildReview } from '../../attempts/ChildReview.tsx';
import { Avatar } from '../../drawings/Avatar.tsx';
import { paths } from '../../navigation/paths.ts';
import { ActiveTasks } from '../../reports/ActiveTasks.tsx';
import { AtAGlance } from '../../reports/AtAGlance.tsx';
import { DaysChart } from '../../reports/DaysChart.tsx';
import { DetailedReport } from '../../reports/DetailedReport.tsx';
import { type DashboardQuery, whileFiltering } from '../../reports/filters.ts';
import { Performance } from '../../reports/Performance.tsx';
import { ResultsTable } from '../../reports/ResultsTable.tsx';
import { SpentTime } from '../../reports/SpentTime.tsx';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { percentText } from '../../ui/percent.ts';
import { StatTile } from '../../ui/StatTile.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { subjectChoices } from '../../ui/subject-choices.ts';
import { NoChildren } from './NoChildren.tsx';

/** The subject shown first (specification, section 9: Math). */
const firstSubject = '1';

const before = { week: 'the week before', month: 'the month before' } as const;

/** What the page below the first answers is about. */
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

function LatestResults({ query, name }: { readonly query: DashboardQuery; readonly name: string }) {
  const results = useAsk(listLatestResults, { query }, whileFiltering);
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
  const modal = useModal();
  const child = children.find(({ userId }) => userId === childId) ?? children[0];
  if (child === undefined)
    return (
      <>
        <PageHeader title="Dashboard" />
        <NoChildren>As soon as a child has an account, their work shows here.</NoChildren>
      </>
    );
  const query: DashboardQuery = {
    studentId: child.userId,
    subjectId: subject === 'all' ? 'all' : Number(subject),
    timePeriod,
  };
  const { userId: studentId, firstName } = child;
  const subjectName = findSubject(Number(subject))?.name ?? 'All subjects';
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
      body: (
        <ActiveTasks
          query={{ ...query, subjectId: 'all' }}
          childName={firstName}
          way={
            <Button component={Link} to={paths.parentPractice} onClick={modal.clear}>
              Set a practice
            </Button>
          }
        />
      ),
    });
  return (
    <>
      <PageHeader
        title="Dashboard"
        hint={`${child.firstName}, year ${child.yearOfStudy}`}
        picture={<Avatar worn={child.usersAvatarPresets} size={56} />}
      >
        {children.length === 1 ? null : (
          <Select
            aria-label="Child"
            data={children.map(({ userId, firstName: name }) => ({ value: String(userId), label: name }))}
            value={String(child.userId)}
            onChange={(value) => setChildId(Number(value))}
            w={160}
          />
        )}
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
          practise={({ topicId, subTopicId, subject: key, year, title }) => (
            <Button
              component={Link}
              to={paths.parentPracticeOf({
                student: studentId,
                subject: key,
                year,
                topic: topicId,
                subTopic: subTopicId,
                name: title,
              })}
              size="sm"
              aria-label={`Set a practice: ${title}`}
            >
              Set a practice
            </Button>
          )}
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
        <Group justify="space-between" gap="sm" mt="xs">
          <Title order={2} size="h3">
            {subjectName} in {lastDays[timePeriod]}
          </Title>
          <Select
            aria-label="Subject"
            data={[{ value: 'all', label: 'All' }, ...subjectChoices]}
            value={subject}
            onChange={(value) => setSubject(value ?? 'all')}
            w={220}
            maw="100%"
          />
        </Group>
        <Figures query={query} />
        <Grid gap="lg" align="stretch">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Days query={query} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <SpentTime query={query} />
          </Grid.Col>
        </Grid>
        <Performance query={query} childName={firstName} />
        <LatestResults query={query} name={firstName} />
      </Stack>
    </>
  );
}
