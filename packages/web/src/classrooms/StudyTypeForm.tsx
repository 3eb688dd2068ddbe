/** Type of teaching: one to one, in class with its classes, or none for now. */
import type { Classroom, TutorStudent } from '@comet/contract/classrooms';
import { errors } from '@comet/contract/errors';
import { setStudyType } from '@comet/contract/teaching';
import { classroomsCan } from '@comet/domain/classrooms/classrooms-can';
import { type StudyType, studyTypes } from '@comet/domain/classrooms/teaching';
import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { savedText } from '../ui/texts.ts';
import { showStudent } from './classrooms.queries.ts';
import { saveFailureText } from './save-failure.ts';

const words: Readonly<Record<StudyType, { readonly label: string; readonly description: string }>> = {
  oneToOne: { label: 'One to One', description: 'You teach this student alone; classes are possible, too' },
  inClass: { label: 'In class', description: 'You teach this student in the classes ticked below' },
  none: { label: 'None', description: 'Not taught now; the student leaves your classes and stays in your list' },
};

interface StudyTypeFormProps {
  readonly student: TutorStudent;
  readonly classrooms: readonly Classroom[];
  readonly onDone: () => void;
}

export function StudyTypeForm({ student, classrooms, onDone }: StudyTypeFormProps) {
  const form = useCallForm(setStudyType, {
    initialValues: { type: student.studyType, classroomIds: student.classrooms.map(({ id }) => String(id)) },
    toSent: ({ type, classroomIds }) => ({
      body: { type, studentId: student.userId, classroomIds: type === 'none' ? [] : classroomIds.map(Number) },
    }),
    rules: ({ type, classroomIds }) => ({
      classroomIds:
        classroomsCan.teach({ type, classCount: classroomIds.length }) === 'yes' ? null : errors.noClassGiven.message,
    }),
    done: savedText,
    failureText: saveFailureText,
    onDone: (saved) => {
      showStudent(saved);
      onDone();
    },
  });
  const { values, getInputProps } = form.fields;
  return (
    <Form form={form} submitLabel="Save">
      <Radio.Group label="Type of teaching" {...getInputProps('type')}>
        <Stack gap="xs" mt="xs">
          {studyTypes.map((known) => (
            <Radio key={known} value={known} label={words[known].label} description={words[known].description} />
          ))}
        </Stack>
      </Radio.Group>
      {values.type === 'none' ? null : (
        <Checkbox.Group label="Classes" {...getInputProps('classroomIds')}>
          <Stack gap="xs" mt="xs">
            {classrooms.map(({ id, name, subject }) => (
              <Checkbox key={id} value={String(id)} label={name} description={subject.name} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {classrooms.length === 0 ? <Text size="sm">You have no classes yet. Make one on the Classes page.</Text> : null}
    </Form>
  );
}
