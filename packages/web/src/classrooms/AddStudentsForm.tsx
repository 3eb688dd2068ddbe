/** Puts students of the tutor into a class, several at once. */
import type { Classroom, TutorStudent } from '@comet/contract/classrooms';
import { setStudyType } from '@comet/contract/teaching';
import { Checkbox, Stack, Text } from '@mantine/core';
import { actForEach } from '../api/act.ts';
import { useSendForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { savedText } from '../ui/texts.ts';
import { showStudent } from './classrooms.queries.ts';
import { nameOf } from './StudentsTable.tsx';
import { saveFailureText } from './save-failure.ts';

interface AddStudentsFormProps {
  readonly classroom: Classroom;
  /** Students in the tutor's care who are not in the class. */
  readonly students: readonly TutorStudent[];
  readonly onDone: () => void;
}

const nobody: { readonly studentIds: readonly string[] } = { studentIds: [] };

export function AddStudentsForm({ classroom, students, onDone }: AddStudentsFormProps) {
  const form = useSendForm({
    initialValues: nobody,
    send: ({ studentIds }) => {
      const changes = students
        .filter(({ userId }) => studentIds.includes(String(userId)))
        .map(({ userId, studyType, classrooms }) => ({
          body: {
            type: studyType === 'oneToOne' ? studyType : ('inClass' as const),
            studentId: userId,
            classroomIds: [...classrooms.map(({ id }) => id), classroom.id],
          },
        }));
      return actForEach(setStudyType, changes, showStudent);
    },
    done: savedText,
    failureText: saveFailureText,
    onDone,
  });
  const count = form.fields.values.studentIds.length;
  if (students.length === 0)
    return <Text>Everybody in your care is in this class. The team matches new students to you.</Text>;
  return (
    <Form form={form} submitLabel={count < 2 ? 'Add to class' : `Add ${count} to class`} isDisabled={count === 0}>
      <Checkbox.Group label="Students in your care" {...form.fields.getInputProps('studentIds')}>
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
    </Form>
  );
}
