/** Puts a student into classes, or out of them, without changing how they are taught. */
import { type Classroom, listStudentClassrooms, type TutorStudent } from '@comet/contract/classrooms';
import type { StudyType } from '@comet/domain/classrooms/teaching';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useSetStudyType } from './classrooms.queries.ts';
import { SaveError } from './SaveError.tsx';

interface AddToClassFormProps {
  readonly student: TutorStudent;
  readonly classrooms: readonly Classroom[];
  readonly onDone: () => void;
}

/** In no class any more, a student who was taught in class is taught by no type. */
const typeWith = ({ studyType }: TutorStudent, many: number): StudyType =>
  studyType === 'oneToOne' ? studyType : many === 0 ? 'none' : 'inClass';

function Boxes({ student, classrooms, onDone, first }: AddToClassFormProps & { readonly first: readonly number[] }) {
  const [ids, setIds] = useState(first.map(String));
  const save = useSetStudyType();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        const change = {
          type: typeWith(student, ids.length),
          studentId: student.userId,
          classroomIds: ids.map(Number),
        };
        save.mutate([change], { onSuccess: onDone });
      }}
    >
      <Stack gap="md">
        <SaveError error={save.error} />
        <Checkbox.Group label={`Classes of ${student.firstName}`} value={ids} onChange={setIds}>
          <Stack gap="xs" mt="xs">
            {classrooms.map(({ id, name, subject, numberOfStudents }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={name}
                description={`${subject.name}, ${numberOfStudents} ${numberOfStudents === 1 ? 'student' : 'students'}`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {classrooms.length === 0 ? <Text size="sm">You have no classes yet. Make one on the Classes page.</Text> : null}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={classrooms.length === 0}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export function AddToClassForm(props: AddToClassFormProps) {
  return (
    <Loaded
      query={useAsk(listStudentClassrooms, { query: { studentId: props.student.userId } }, { freshMs: 0 })}
      skeleton={<SkeletonRows rows={3} height={40} />}
    >
      {(own) => <Boxes {...props} first={own.map(({ id }) => id)} />}
    </Loaded>
  );
}
