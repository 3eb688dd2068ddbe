/** Making a class, or giving one another name or subject. */
import { type Classroom, createClassroom, updateClassroom } from '@comet/contract/classrooms';
import { Select, TextInput } from '@mantine/core';
import { act } from '../api/act.ts';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { subjectChoices } from '../ui/subject-choices.ts';
import { savedText } from '../ui/texts.ts';
import { saveFailureText } from './save-failure.ts';

interface ClassFormProps {
  /** The class to change; without one, one is made. */
  readonly classroom?: Classroom;
  readonly onDone: () => void;
}

export function ClassForm({ classroom, onDone }: ClassFormProps) {
  const form = useCallForm(createClassroom, {
    initialValues: { name: classroom?.name ?? '', subjectId: String(classroom?.subject.id ?? 1) },
    toSent: ({ name, subjectId }) => ({ body: { name, subjectId: Number(subjectId) } }),
    send: ({ body }) =>
      classroom === undefined
        ? act(createClassroom, { body })
        : act(updateClassroom, { params: { id: classroom.id }, body }),
    done: ({ name }) => (classroom === undefined ? `The class ${name} is there` : savedText),
    failureText: saveFailureText,
    onDone,
  });
  return (
    <Form form={form} submitLabel={classroom === undefined ? 'Create class' : 'Save class'}>
      <TextInput label="Name of the class" maxLength={60} data-autofocus {...form.fields.getInputProps('name')} />
      <Select label="Subject" data={subjectChoices} allowDeselect={false} {...form.fields.getInputProps('subjectId')} />
    </Form>
  );
}
