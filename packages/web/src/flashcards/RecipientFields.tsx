/** For whom a tutor sets a deck: classes, single students, or nobody yet. */

import { listClassrooms, listTutorStudents } from '@comet/contract/classrooms';
import { MultiSelect, Stack } from '@mantine/core';
import { useAsk } from '../api/ask.ts';

interface RecipientFieldsProps {
  readonly classroomIds: readonly number[];
  readonly studentIds: readonly number[];
  readonly onClasses: (ids: number[]) => void;
  readonly onStudents: (ids: number[]) => void;
}

export function RecipientFields({ classroomIds, studentIds, onClasses, onStudents }: RecipientFieldsProps) {
  const classrooms = useAsk(listClassrooms).data ?? [];
  const students = useAsk(listTutorStudents).data ?? [];
  return (
    <Stack gap="sm">
      <MultiSelect
        openOnFocus={false}
        label="Classes"
        description="Everyone in these classes gets the deck, whoever joins later too."
        data={classrooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={classroomIds.map(String)}
        onChange={(ids) => onClasses(ids.map(Number))}
      />
      <MultiSelect
        openOnFocus={false}
        label="Students"
        data={students.map(({ userId, firstName, lastName }) => ({
          value: String(userId),
          label: `${firstName} ${lastName}`,
        }))}
        value={studentIds.map(String)}
        onChange={(ids) => onStudents(ids.map(Number))}
        searchable
      />
    </Stack>
  );
}
