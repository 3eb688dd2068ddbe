/** Puts students of the tutor into a class, several at once. */
import type { Classroom, TutorStudent } from '@comet/contract/classrooms';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSetStudyType } from './classrooms.queries.ts';
import { SaveError } from './SaveError.tsx';
import { nameOf } from './StudentsTable.tsx';

interface AddStudentsFormProps {
  readonly classroom: Classroom;
  /** Students in the tutor's care who are not in the class. */
  readonly students: readonly TutorStudent[];
  readonly onDone: () => void;
}

export function AddStudentsForm({ classroom, students, onDone }: AddStudentsFormProps) {
  const [ids, setIds] = useState<string[]>([]);
  const save = useSetStudyType();
  const submit = (): void => {
    const changes = students
      .filter(({ userId }) => ids.includes(String(userId)))
      .map(({ userId, studyType, classrooms }) => ({
        type: studyType === 'oneToOne' ? studyType : ('inClass' as const),
        studentId: userId,
        classroomIds: [...classrooms.map(({ id }) => id), classroom.id],
      }));
    if (changes.length > 0 && !save.isPending) save.mutate(changes, { onSuccess: onDone });
  };
  if (students.length === 0)
    return <Text>Everybody in your care is in this class. The team matches new students to you.</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <SaveError error={save.error} />
        <Checkbox.Group label="Students in your care" value={ids} onChange={setIds}>
          <Stack gap="xs" mt="xs">
            {students.map((student) => (
              <Checkbox
                key={student.userId}
                value={String(student.userId)}
                label={nameOf(student)}
                description={`Year ${student.yearOfStudy}`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={ids.length === 0}>
            {ids.length < 2 ? 'Add to class' : `Add ${ids.length} to class`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
