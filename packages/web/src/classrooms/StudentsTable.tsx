/** The tutor's students; a row lights up for a moment when its figures move. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { extraTimeLabels } from '@comet/domain/accommodations/extra-time';
import { studyTypeLabels } from '@comet/domain/classrooms/teaching';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Table, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { WideTable } from '../ui/WideTable.tsx';
import classes from './StudentsTable.module.css';

const litMs = 2000;
const when = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

function rightOf({ answered, right }: { readonly answered: number; readonly right: number }): string {
  return answered === 0 ? '–' : `${right} of ${answered}`;
}

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

export function StudentsTable({ students }: { readonly students: readonly TutorStudent[] }) {
  const lit = useLit(students);
  return (
    <WideTable label="Students and their work" minWidth={820}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Student</Table.Th>
          <Table.Th>Year</Table.Th>
          <Table.Th>Taught</Table.Th>
          <Table.Th>Classes</Table.Th>
          <Table.Th>Right today</Table.Th>
          <Table.Th>Right in 7 days</Table.Th>
          <Table.Th>Time in 7 days</Table.Th>
          <Table.Th>Last active</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {students.map((student) => (
          <Table.Tr key={student.userId} className={lit.has(student.userId) ? classes.lit : undefined}>
            <Table.Th scope="row">
              <Text fw={600} component="span">
                {student.firstName} {student.lastName}
              </Text>
              {student.extraTime === 'none' ? null : (
                <Text size="xs" c="dimmed">
                  {extraTimeLabels[student.extraTime]}
                </Text>
              )}
            </Table.Th>
            <Table.Td>{student.yearOfStudy}</Table.Td>
            <Table.Td>{studyTypeLabels[student.studyType]}</Table.Td>
            <Table.Td>{student.classrooms.map(({ name }) => name).join(', ')}</Table.Td>
            <Table.Td>{rightOf(student.today)}</Table.Td>
            <Table.Td>{rightOf(student.week)}</Table.Td>
            <Table.Td>{student.week.spentMs === 0 ? '–' : spentTimeLabel(student.week.spentMs)}</Table.Td>
            <Table.Td>{student.lastActiveAt === null ? '–' : when.format(new Date(student.lastActiveAt))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
