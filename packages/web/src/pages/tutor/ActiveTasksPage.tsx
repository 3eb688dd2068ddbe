/** What the tutor has set: what is under way or over, and what came of it. Tab and status stand in the address. */
import { listSetPractices, type SetPractice } from '@comet/contract/practice';
import { type PracticeStatus, practiceStatuses } from '@comet/domain/practice/practice';
import { Button, SegmentedControl, Tabs, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { Review } from '../../attempts/Review.tsx';
import { paths } from '../../navigation/paths.ts';
import { PracticeReport } from '../../practice/PracticeReport.tsx';
import { PracticeResults, SetPractices } from '../../practice/SetPractices.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, TableSkeleton } from '../../ui/states.tsx';

const reportsTab = 'reports';
const tabs = { active_tasks: 'Active tasks', [reportsTab]: 'Reports' } as const;
const statusNames: Readonly<Record<PracticeStatus, string>> = { active: 'Active', inactive: 'Inactive' };

const countIn = (rows: readonly unknown[] | undefined): string => (rows === undefined ? '' : ` (${rows.length})`);

function NoTasks({ title }: { readonly title: string }) {
  return (
    <EmptyState title={title}>
      <Text>Practices that you set stand here, with how far your students are.</Text>
      <Button component={Link} to={paths.tutorPractice}>
        Set a practice
      </Button>
    </EmptyState>
  );
}

export default function ActiveTasksPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === reportsTab ? reportsTab : 'active_tasks';
  const status: PracticeStatus = search.get('status') === 'inactive' ? 'inactive' : 'active';
  const modal = useModal();
  const active = useAsk(listSetPractices, { query: { status: 'active' } });
  const inactive = useAsk(listSetPractices, { query: { status: 'inactive' } });
  const queries = { active, inactive };
  const showReport = ({ practiceId, name }: SetPractice): void =>
    modal.open({
      title: name,
      size: '70rem',
      body: (
        <PracticeReport
          practiceId={practiceId}
          onReview={(attemptId, student) =>
            modal.open({ title: `${name}, ${student}`, size: 'lg', body: <Review attemptId={attemptId} /> })
          }
        />
      ),
    });
  const askDelete = ({ name }: SetPractice, remove: () => void): void =>
    modal.open({
      title: `Delete ${name}?`,
      body: (
        <ConfirmForm
          text="It goes from your students’ lists. What they have answered and won stays theirs."
          yes="Delete"
          no="Keep it"
          onNo={modal.clear}
          onYes={() => {
            modal.clear();
            remove();
          }}
        />
      ),
    });
  const statusSwitch = (
    <SegmentedControl
      aria-label="Status"
      data={practiceStatuses.map((known) => ({
        value: known,
        label: `${statusNames[known]}${countIn(queries[known].data)}`,
      }))}
      value={status}
      onChange={(value) => setSearch(value === 'inactive' ? { status: value } : {})}
    />
  );
  return (
    <>
      <PageHeader title="Active tasks" />
      <Tabs
        value={tab}
        onChange={(value) => setSearch(value === reportsTab ? { tab: reportsTab } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {Object.entries(tabs).map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="active_tasks">
          <Loaded query={queries[status]} skeleton={<TableSkeleton />}>
            {(practices) =>
              practices.length === 0 && status === 'active' && inactive.data?.length === 0 ? (
                <NoTasks title="No active tasks" />
              ) : (
                <SetPractices practices={practices} onReport={showReport} onDelete={askDelete}>
                  {statusSwitch}
                </SetPractices>
              )
            }
          </Loaded>
        </Tabs.Panel>
        <Tabs.Panel value={reportsTab}>
          <Loaded query={active} skeleton={<TableSkeleton />}>
            {(underWay) => (
              <Loaded query={inactive} skeleton={<TableSkeleton />}>
                {(over) =>
                  underWay.length + over.length === 0 ? (
                    <NoTasks title="No reports yet" />
                  ) : (
                    <PracticeResults
                      practices={[
                        ...underWay.map((practice) => ({ ...practice, isActive: true })),
                        ...over.map((practice) => ({ ...practice, isActive: false })),
                      ]}
                      onReport={showReport}
                    />
                  )
                }
              </Loaded>
            )}
          </Loaded>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
