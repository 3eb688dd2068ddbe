/** The tasks of a child: what is to be done, what was done, and what was wrong in it. Child, subject and tab stand in the address. */
import { findSubject } from '@comet/domain/curriculum/subjects';
import { Button, SegmentedControl, Select, Tabs } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ChildReview } from '../../attempts/ChildReview.tsx';
import { MemoryReport } from '../../flashcards/MemoryReport.tsx';
import { paths } from '../../navigation/paths.ts';
import { ActiveTasks } from '../../reports/ActiveTasks.tsx';
import { DetailedReport } from '../../reports/DetailedReport.tsx';
import type { DashboardQuery } from '../../reports/filters.ts';
import { SubjectCharts } from '../../reports/SubjectCharts.tsx';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { subjectChoices } from '../../ui/subject-choices.ts';
import { NoChildren } from './NoChildren.tsx';

/** The specification's names of the tabs; subjects are ours. */
const tabs = ['active_tasks', 'reports', 'subjects'] as const;
type Tab = (typeof tabs)[number];
const tabNames: Readonly<Record<Tab, string>> = {
  active_tasks: 'Active tasks',
  reports: 'Reports',
  subjects: 'Subjects',
};

export default function StudentTasksPage() {
  const { userId, subjectId, selectedTab } = useParams();
  const children = useUser().data?.children ?? [];
  const navigate = useNavigate();
  const modal = useModal();
  const [timePeriod, setTimePeriod] = useState<'week' | 'month'>('month');
  const child = children.find((one) => String(one.userId) === userId) ?? children[0];
  if (child === undefined)
    return (
      <>
        <PageHeader title="Tasks" />
        <NoChildren>As soon as a child has an account, their tasks show here.</NoChildren>
      </>
    );
  const subject = findSubject(Number(subjectId));
  const tab = tabs.find((known) => known === selectedTab) ?? 'active_tasks';
  const query: DashboardQuery = { studentId: child.userId, subjectId: subject?.subjectId ?? 'all', timePeriod };
  const go = (next: { readonly userId?: number; readonly subject?: string; readonly tab?: Tab }): void =>
    void navigate(
      paths.studentTasks(
        next.userId ?? child.userId,
        next.subject ?? (subject === undefined ? 'all' : String(subject.subjectId)),
        next.tab ?? tab,
      ),
    );
  return (
    <>
      <PageHeader title="Tasks" hint={`${child.firstName}, year ${child.yearOfStudy}`}>
        {children.length === 1 ? null : (
          <Select
            aria-label="Child"
            data={children.map(({ userId: id, firstName }) => ({ value: String(id), label: firstName }))}
            value={String(child.userId)}
            onChange={(value) => go({ userId: Number(value) })}
            w={{ base: 128, sm: 160 }}
          />
        )}
        <Select
          aria-label="Subject"
          data={[{ value: 'all', label: 'All' }, ...subjectChoices]}
          value={subject === undefined ? 'all' : String(subject.subjectId)}
          onChange={(value) => go({ subject: value ?? 'all' })}
          w={220}
          maw="100%"
        />
        <Button component={Link} to={paths.parentPractice}>
          Set a practice
        </Button>
      </PageHeader>
      <Tabs
        value={tab}
        onChange={(value) => go({ tab: tabs.find((known) => known === value) ?? 'active_tasks' })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {tabs.map((known) => (
            <Tabs.Tab key={known} value={known}>
              {tabNames[known]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tab === 'active_tasks' ? null : (
          <SegmentedControl
            aria-label="Period"
            mb="md"
            data={[
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Month' },
            ]}
            value={timePeriod}
            onChange={(value) => setTimePeriod(value === 'week' ? 'week' : 'month')}
          />
        )}
        <Tabs.Panel value="active_tasks">
          <ActiveTasks query={query} childName={child.firstName} way={null} />
        </Tabs.Panel>
        <Tabs.Panel value="reports">
          <Card label="Reports">
            <DetailedReport
              query={query}
              childName={child.firstName}
              onReview={(attemptId, title) =>
                modal.open({
                  title,
                  size: 'lg',
                  body: <ChildReview studentId={child.userId} attemptId={attemptId} />,
                })
              }
            />
          </Card>
        </Tabs.Panel>
        <Tabs.Panel value="subjects">
          <SubjectCharts studentId={child.userId} timePeriod={timePeriod} />
          <div style={{ marginTop: 'var(--mantine-spacing-lg)' }}>
            <MemoryReport studentId={child.userId} name={child.firstName} />
          </div>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
