/** Puts a student into classes, or out of them, without changing how they are taught. */
import { type Classroom, listStudentClassrooms, type TutorStudent } from '@comet/contract/classrooms';
import { setStudyType } from '@comet/contract/teaching';
import type { StudyType } from '@comet/domain/classrooms/teaching';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { savedText } from '../ui/texts.ts';
import { showStudent } from './classrooms.queries.ts';
import { saveFailureText } from './save-failure.ts';

interface AddToClassFormProps {
  readonly student: TutorStudent;
  readonly classrooms: readonly Classroom[];
  readonly onDone: () => void;
}

/** In no class any more, a student who was taught in class is taught by no type. */
const typeWith = ({ studyType }: TutorStudent, many: number): StudyType =>
  studyType === 'oneToOne' ? studyType : many === 0 ? 'none' : 'inClass';

function Boxes({ student, classrooms, onDone, first }: AddToClassFormProps & { readonly first: readonly number[] }) {
  const form = useCallForm(setStudyType, {
    initialValues: { classroomIds: first.map(String) },
    toSent: ({ classroomIds }) => ({
      body: {
        type: typeWith(student, classroomIds.length),
        studentId: student.userId,
        classroomIds: classroomIds.map(Number),
      },
    }),
    done: savedText,
    failureText: saveFailureText,
    onDone: (saved) => {
      showStudent(saved);
      onDone();
    },
  });
  return (
    <Form form={form} submitLabel="Save" isDisabled={classrooms.length === 0}>
      <Checkbox.Group label={`Classes of ${student.firstName}`} {...form.fields.getInputProps('classroomIds')}>
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
    </Form>
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
