/** Whom a tutor sets work for: a class, those taught one to one, or everybody; a choice selects all of its students. */
import { Button, Group, MultiSelect, Select, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useKeptOverLogIn } from '../sessions/kept-over-log-in.ts';
import { useStudentsByClass } from './practice.queries.ts';

const classChoices = new Map<number, string>();

const allClasses = 'all';
const oneOnOne = 'one';

interface ClassStudentsProps {
  readonly classrooms: readonly { readonly id: number; readonly name: string }[];
  /** The class chosen at first; else all. */
  readonly firstClassId?: number;
  readonly studentIds: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (studentIds: readonly number[]) => void;
}

function groupOf(choice: string): { readonly classroomId?: number; readonly isOneToOne?: 'true' } {
  if (choice === allClasses) return {};
  return choice === oneOnOne ? { isOneToOne: 'true' } : { classroomId: Number(choice) };
}

/** What is said where the choice has no students (specification, section 8). */
function emptyTextOf(choice: string): string {
  if (choice === allClasses) return 'The tutor has no assigned students.';
  if (choice === oneOnOne) return 'The tutor has no students with one on one type of learning.';
  return 'The tutor has no students in this class. Please select another class';
}

export function ClassStudents({ classrooms, firstClassId, studentIds, error, onChange }: ClassStudentsProps) {
  const [choice, setChoice] = useKeptOverLogIn(
    classChoices,
    firstClassId === undefined ? allClasses : String(firstClassId),
  );
  const students = useStudentsByClass(groupOf(choice), true).data;
  // Who was chosen before a session was lost stays chosen.
  const isChosen = useRef(studentIds.length > 0);
  useEffect(() => {
    if (students === undefined) return;
    if (!isChosen.current) onChange(students.map(({ userId }) => userId));
    isChosen.current = false;
  }, [students, onChange]);
  const isFixed = choice === allClasses;
  const all = (students ?? []).map(({ userId }) => userId);
  return (
    <>
      <Select
        label="Class"
        data={[
          { value: allClasses, label: 'All Classes' },
          { value: oneOnOne, label: 'One on One' },
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={choice}
        onChange={(value) => setChoice(value ?? allClasses)}
      />
      <MultiSelect
        label="Student"
        data={(students ?? []).map(({ userId, firstName, lastName }) => ({
          value: String(userId),
          label: `${firstName} ${lastName}`,
        }))}
        value={studentIds.map(String)}
        onChange={(values) => onChange(values.map(Number))}
        disabled={isFixed}
        error={error}
        size="md"
        searchable
      />
      {students?.length === 0 ? <Text role="status">{emptyTextOf(choice)}</Text> : null}
      <Group gap="xs">
        <Button variant="subtle" size="xs" disabled={isFixed || all.length === 0} onClick={() => onChange(all)}>
          All Students
        </Button>
        <Button variant="subtle" size="xs" disabled={isFixed || all.length === 0} onClick={() => onChange([])}>
          Clear All
        </Button>
      </Group>
    </>
  );
}
