/** The parent's first page: a strip for each child (practising, at what, how well, what next), then the chosen one in detail. */
import { listChildrenWeeks } from '@comet/contract/child-reports';
import { Button, Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { ChildReview } from '../../attempts/ChildReview.tsx';
import { Avatar } from '../../drawings/Avatar.tsx';
import { paths } from '../../navigation/paths.ts';
import { ActiveTasks } from '../../reports/ActiveTasks.tsx';
import { ChildStrips } from '../../reports/ChildStrips.tsx';
import { DetailedReport } from '../../reports/DetailedReport.tsx';
import { FirstWeek } from '../../reports/FirstWeek.tsx';
import type { DashboardQuery } from '../../reports/filters.ts';
import { NextStep } from '../../reports/NextStep.tsx';
import { YearCard } from '../../reports/YearCard.tsx';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { Words } from '../../ui/Words.tsx';
import { NoChildren } from './NoChildren.tsx';
import { SubjectWork } from './SubjectWork.tsx';

/** The subject shown first (specification, section 9: Math). */
const firstSubject = '1';

export default function DashboardPage() {
  const children = useUser().data?.children ?? [];
  const weeks = useAsk(listChildrenWeeks, {}, { isOn: children.length > 0 });
  const [childId, setChildId] = useState(children[0]?.userId);
  const [subject, setSubject] = useState(firstSubject);
  const [timePeriod, setTimePeriod] = useState<'week' | 'month'>('week');
  const modal = useModal();
  const child = children.find(({ userId }) => userId === childId) ?? children[0];
  if (child === undefined)
    return (
      <>
        <PageHeader title="Dashboard" />
        <NoChildren>Once your child has an account, their work will show up here.</NoChildren>
      </>
    );
  const { userId: studentId, firstName } = child;
  const query: DashboardQuery = { studentId, subjectId: subject === 'all' ? 'all' : Number(subject), timePeriod };
  const showReview = (attemptId: number, title: string, back?: () => void): void =>
    modal.open({
      title,
      size: 'lg',
      body: (
        <Stack>
          {back === undefined ? null : (
            <Group>
              <Button variant="subtle" size="sm" onClick={back}>
                ← Back to the report
              </Button>
            </Group>
          )}
          <ChildReview studentId={studentId} attemptId={attemptId} />
        </Stack>
      ),
    });
  const showReport = (): void =>
    modal.open({
      title: `Detailed report: ${firstName}`,
      size: '72rem',
      body: (
        <DetailedReport
          query={query}
          childName={firstName}
          onReview={(attemptId, title) => showReview(attemptId, title, showReport)}
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
      <PageHeader title="Dashboard">
        <Button component={Link} to={paths.createStudent} variant="default">
          Add a child
        </Button>
      </PageHeader>
      <Loaded query={weeks} skeleton={<SkeletonRows rows={children.length} height={112} />}>
        {(rows) => {
          const week = rows.find((row) => row.studentId === studentId);
          const hasBegun = week !== undefined && week.lastActiveAt !== null;
          return (
            <Stack gap="lg">
              <ChildStrips kids={children} weeks={rows} chosenId={studentId} onChoose={setChildId} />
              <Group justify="space-between" gap="sm">
                <Group gap="sm" wrap="nowrap" miw={0}>
                  <Avatar worn={child.usersAvatarPresets} size={44} />
                  <Title order={2} style={{ overflowWrap: 'anywhere' }}>
                    <Words text={firstName} />
                  </Title>
                </Group>
                {hasBegun ? (
                  <SegmentedControl
                    aria-label="Period"
                    data={[
                      { value: 'week', label: 'Week' },
                      { value: 'month', label: 'Month' },
                    ]}
                    value={timePeriod}
                    onChange={(value) => setTimePeriod(value === 'month' ? 'month' : 'week')}
                  />
                ) : null}
              </Group>
              {week === undefined || !hasBegun ? (
                <FirstWeek childName={firstName} year={child.yearOfStudy} />
              ) : (
                <NextStep childName={firstName} week={week} />
              )}
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
              {hasBegun ? (
                <>
                  <YearCard studentId={studentId} childName={firstName} />
                  <SubjectWork
                    query={query}
                    childName={firstName}
                    subject={subject}
                    onSubject={setSubject}
                    onReview={showReview}
                  />
                </>
              ) : null}
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}
