/** The tutor's students; a row lights up for a moment when its figures move. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { extraTimeLabels } from '@comet/domain/accommodations/extra-time';
import { studyTypeLabels } from '@comet/domain/classrooms/teaching';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { minuteMs } from '@comet/domain/time';
import { Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../drawings/Avatar.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { dateAndTime } from '../ui/dates.ts';
import { percentOf, percentText } from '../ui/percent.ts';

const litMs = 2000;

export const nameOf = ({ firstName, lastName }: Pick<TutorStudent, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

function rightOf({ answered, right }: { readonly answered: number; readonly right: number }): string {
  return answered === 0 ? '–' : `${right} of ${answered}`;
}

const shareOf = ({ answered, right }: { readonly answered: number; readonly right: number }): number | null =>
  answered === 0 ? null : percentOf(right, answered);

const namesOf = ({ classrooms }: TutorStudent): string => classrooms.map(({ name }) => name).join(', ');

function Name({ student, to }: { readonly student: TutorStudent; readonly to: string }) {
  const { extraTime } = student;
  return (
    <Group gap="xs" wrap="nowrap">
      <Avatar worn={student.usersAvatarPresets} size={20} />
      <span>
        <Link to={to} title={nameOf(student)}>
          {nameOf(student)}
        </Link>
        {extraTime === 'none' ? null : (
          <Text size="xs" c="dimmed" component="span">
            {' '}
            {extraTimeLabels[extraTime]}
          </Text>
        )}
      </span>
    </Group>
  );
}

const whoOf = (reportOf: (student: TutorStudent) => string): readonly Column<TutorStudent>[] => [
  { title: 'Student', value: nameOf, show: (student) => <Name student={student} to={reportOf(student)} /> },
  { title: 'Year', value: ({ yearOfStudy }) => yearOfStudy },
  { title: 'Taught', value: ({ studyType }) => studyTypeLabels[studyType] },
];
const where: Column<TutorStudent> = {
  title: 'Classes',
  value: namesOf,
  show: (student) => (
    <Text fz="inherit" truncate maw={140} title={namesOf(student)}>
      {namesOf(student)}
    </Text>
  ),
};
const work: readonly Column<TutorStudent>[] = [
  { title: 'Today', value: ({ today }) => today.answered, show: ({ today }) => rightOf(today) },
  { title: '7 days', value: ({ week }) => week.answered, show: ({ week }) => rightOf(week) },
  {
    title: 'Right, %',
    value: ({ week }) => shareOf(week),
    show: ({ week }) => percentText(shareOf(week)),
  },
  {
    title: 'Minutes',
    value: ({ week }) => Math.ceil(week.spentMs / minuteMs),
    show: ({ week }) => (week.spentMs === 0 ? '–' : spentTimeLabel(week.spentMs)),
  },
  {
    title: 'Last active',
    value: ({ lastActiveAt }) => lastActiveAt,
    show: ({ lastActiveAt }) => (lastActiveAt === null ? '–' : dateAndTime(lastActiveAt)),
  },
];

/** Ids of the students whose count of answers has just risen. */
function useLit(students: readonly TutorStudent[]): ReadonlySet<number> {
  const before = useRef<ReadonlyMap<number, number>>(new Map());
  const [lit, setLit] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const risen = students.filter(
      ({ userId, today }) => today.answered > (before.current.get(userId) ?? Number.POSITIVE_INFINITY),
    );
    before.current = new Map(students.map(({ userId, today }) => [userId, today.answered]));
    if (risen.length === 0) return;
    setLit(new Set(risen.map(({ userId }) => userId)));
    const timer = setTimeout(() => setLit(new Set()), litMs);
    return () => clearTimeout(timer);
  }, [students]);
  return lit;
}

interface StudentsTableProps {
  readonly students: readonly TutorStudent[];
  readonly csvName: string;
  /** In the view of a class everybody is in it. */
  readonly hasClasses: boolean;
  /** Path of a student's report. */
  readonly reportOf: (student: TutorStudent) => string;
  readonly actions: (student: TutorStudent) => ReactNode;
  /** Where the export goes, next to the page's heading. */
  readonly exportSlot: HTMLElement | null;
  /** Above the table. */
  readonly children?: ReactNode;
}

export function StudentsTable({
  students,
  csvName,
  hasClasses,
  reportOf,
  exportSlot,
  actions,
  children,
}: StudentsTableProps) {
  const lit = useLit(students);
  const who = useMemo(() => whoOf(reportOf), [reportOf]);
  return (
    <DataTable
      label="Students and their work"
      columns={hasClasses ? [...who, where, ...work] : [...who, ...work]}
      rows={students}
      keyOf={({ userId }) => userId}
      minWidth={hasClasses ? 1000 : 820}
      csvName={csvName}
      exportSlot={exportSlot}
      isLit={({ userId }) => lit.has(userId)}
      isDense
      actions={actions}
    >
      {children}
    </DataTable>
  );
}
