/** Whom a tutor sets work for: a class, those taught one to one, or everybody; a choice selects all of its students. */
import { Button, Group, MultiSelect, Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStudentsByClass } from './practice.queries.ts';

const allClasses = 'all';
const oneOnOne = 'one';

interface ClassStudentsProps {
  readonly classrooms: readonly { readonly id: number; readonly name: string }[];
  readonly studentIds: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (studentIds: readonly number[]) => void;
}

function groupOf(choice: string): { readonly classroomId?: number; readonly isOneToOne?: 'true' } {
  if (choice === allClasses) return {};
  return choice === oneOnOne ? { isOneToOne: 'true' } : { classroomId: Number(choice) };
}

export function ClassStudents({ classrooms, studentIds, error, onChange }: ClassStudentsProps) {
  const [choice, setChoice] = useState(allClasses);
  const students = useStudentsByClass(groupOf(choice), true).data;
  useEffect(() => {
    if (students !== undefined) onChange(students.map(({ userId }) => userId));
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
      {isFixed ? null : (
        <Group gap="xs">
          <Button variant="subtle" size="xs" onClick={() => onChange(all)}>
            All Students
          </Button>
          <Button variant="subtle" size="xs" onClick={() => onChange([])}>
            Clear All
          </Button>
        </Group>
      )}
    </>
  );
}
