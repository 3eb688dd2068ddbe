/** The practices that a tutor has set, with how far the students are. */
import { errors } from '@comet/contract/errors';
import { deletePractice, extendPractice, type SetPractice } from '@comet/contract/practice';
import { mayBeDueAt } from '@comet/domain/practice/practice';
import { days } from '@comet/domain/time';
import { Button, Group, Menu, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAct } from '../api/act.ts';
import { serverNow } from '../api/server-clock.ts';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { shortDate } from '../ui/dates.ts';
import { percentOf, percentText } from '../ui/percent.ts';
import classes from './SetPractices.module.css';

const extensions = [3, 7, 14] as const;

const name: Column<SetPractice> = {
  title: 'Task',
  value: (practice) => practice.name,
  show: (practice) => <span title={practice.name}>{practice.name}</span>,
};
const topic: Column<SetPractice> = {
  title: 'Topic',
  value: (practice) => `${practice.topic}, year ${practice.year}`,
  show: (practice) => (
    <Text fz="inherit" truncate maw={190} title={practice.topic}>
      {practice.topic}, year {practice.year}
    </Text>
  ),
};
const due: Column<SetPractice> = {
  title: 'Due',
  value: ({ dueAt }) => dueAt,
  show: ({ dueAt }) => shortDate(dueAt),
};
const students: Column<SetPractice> = { title: 'Students', value: ({ assigned }) => assigned };
const right: Column<SetPractice> = {
  title: 'Right, %',
  value: ({ percentRight }) => percentRight,
  show: ({ percentRight }) => percentText(percentRight),
};

const following: readonly Column<SetPractice>[] = [
  name,
  topic,
  due,
  {
    title: 'Finished',
    value: ({ completed }) => completed,
    show: ({ name: named, completed, assigned }) => (
      <span className={classes.share}>
        <Progress
          className={classes.bar}
          value={percentOf(completed, assigned)}
          color="right"
          aria-label={`${named}, finished`}
        />
        {completed} of {assigned}
      </span>
    ),
  },
  { title: 'In progress', value: ({ begun, completed }) => begun - completed },
  right,
];

interface ReportButtonProps {
  readonly practice: SetPractice;
  readonly onReport: (practice: SetPractice) => void;
}

function ReportButton({ practice, onReport }: ReportButtonProps) {
  return (
    <Button
      size="xs"
      variant="subtle"
      aria-label={`Detailed report: ${practice.name}`}
      onClick={() => onReport(practice)}
    >
      Detailed report
    </Button>
  );
}

function FollowActions({
  practice,
  onReport,
  onDelete,
}: Omit<SetPracticesProps, 'practices' | 'children'> & { readonly practice: SetPractice }) {
  const { practiceId, name: named, dueAt } = practice;
  const extend = useAct(extendPractice, { done: 'Due date was successfully extended' });
  const remove = useAct(deletePractice, { done: 'Practice successfully removed' });
  const from = Math.max(serverNow().getTime(), new Date(dueAt).getTime());
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ReportButton practice={practice} onReport={onReport} />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" size="xs" aria-label={`Extend: ${named}`} loading={extend.isPending}>
            Extend
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {extensions.map((count) => {
            const longer = new Date(from + days(count));
            const isTooFar = !mayBeDueAt(longer, serverNow());
            return (
              <Menu.Item
                key={count}
                disabled={isTooFar}
                title={isTooFar ? errors.badDueDate.message : undefined}
                onClick={() =>
                  extend.mutate({ params: { id: practiceId }, body: { expirationDate: longer.toISOString() } })
                }
              >
                {count} days more
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="subtle"
        size="xs"
        aria-label={`Delete: ${named}`}
        loading={remove.isPending}
        onClick={() => onDelete(practice, () => remove.mutate({ params: { id: practiceId } }))}
      >
        Delete
      </Button>
    </Group>
  );
}

interface SetPracticesProps {
  readonly practices: readonly SetPractice[];
  readonly onReport: (practice: SetPractice) => void;
  /** Asks before a practice is taken back. */
  readonly onDelete: (practice: SetPractice, remove: () => void) => void;
  /** Stands above the table. */
  readonly children: ReactNode;
}

export function SetPractices({ practices, onReport, onDelete, children }: SetPracticesProps) {
  return (
    <Card label="Tasks" isTight>
      <DataTable
        label="Practices that you have set"
        columns={following}
        rows={practices}
        keyOf={({ practiceId }) => practiceId}
        minWidth={960}
        csvName="Tasks"
        isDense
        actions={(practice) => <FollowActions practice={practice} onReport={onReport} onDelete={onDelete} />}
      >
        {children}
      </DataTable>
    </Card>
  );
}

interface ResultsProps {
  /** Those that are over, too. */
  readonly practices: readonly (SetPractice & { readonly isActive: boolean })[];
  readonly onReport: (practice: SetPractice) => void;
}

const results: readonly Column<ResultsProps['practices'][number]>[] = [
  name,
  topic,
  { title: 'Set', value: ({ setAt }) => setAt, show: ({ setAt }) => shortDate(setAt) },
  due,
  { title: 'State', value: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
  students,
  { title: 'Finished', value: ({ completed }) => completed },
  { title: 'On time', value: ({ completedOnTime }) => completedOnTime },
  right,
];

/** What came of all of them. */
export function PracticeResults({ practices, onReport }: ResultsProps) {
  return (
    <Card label="Reports" isTight>
      <DataTable
        label="Results of the practices"
        columns={results}
        rows={practices}
        keyOf={({ practiceId }) => practiceId}
        minWidth={1000}
        csvName="Practices"
        isDense
        actions={(practice) => <ReportButton practice={practice} onReport={onReport} />}
      >
        <Text c="dimmed">All the practices you have set</Text>
      </DataTable>
    </Card>
  );
}
