/** Shows a lesson to classes, now or from a moment on. */
import type { Lesson } from '@comet/contract/lesson-fields';
import { publishLesson } from '@comet/contract/lessons';
import { lessonsCan } from '@comet/domain/lessons/lessons-can';
import { Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useCallForm } from '../../api/call-form.ts';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { Form } from '../../ui/Form.tsx';

interface PublishFormProps {
  readonly lesson: Lesson;
  readonly onDone: () => void;
}

const whens = [
  { value: 'now', label: 'Now', description: 'Students see it straight away' },
  { value: 'later', label: 'On a date', description: 'Students see it from then on' },
  { value: 'never', label: 'Keep it as a draft', description: 'Only you see it' },
] as const;

const reasons = {
  yes: '',
  lessonEmpty: 'Add a section before you publish.',
  lessonFileMissing: 'Add the missing video or document before you publish.',
} as const;

export function PublishForm({ lesson, onDone }: PublishFormProps) {
  const classrooms = useClassrooms(everything).data ?? [];
  const { publication } = lesson;
  const permission = lessonsCan.publish({
    type: lesson.type,
    sections: lesson.lessonSections.map(({ kind }) => ({ kind, hasFile: true })),
  });
  const form = useCallForm(publishLesson, {
    initialValues: {
      when: 'now',
      publishAt: '',
      classroomIds: publication?.classrooms.map(({ id }) => String(id)) ?? [],
      isForOneToOne: publication?.isForOneToOne ?? false,
    },
    toSent: ({ when, publishAt, classroomIds, isForOneToOne }) => ({
      params: { id: lesson.id },
      body: {
        when: whens.find(({ value }) => value === when)?.value ?? 'now',
        classroomIds: classroomIds.map(Number),
        isForOneToOne,
        ...(publishAt === '' ? {} : { publishAt: new Date(publishAt).toISOString() }),
      },
    }),
    done: ({ publication: now }) => (now?.state === 'draft' ? 'It’s a draft now' : 'Your lesson is published'),
    onDone,
  });
  const { values, getInputProps } = form.fields;
  return (
    <Form
      form={form}
      submitLabel={values.when === 'never' ? 'Keep as draft' : 'Publish lesson'}
      isDisabled={permission !== 'yes' && values.when !== 'never'}
    >
      <Checkbox.Group label="Classes" {...getInputProps('classroomIds')}>
        <Stack gap="xs" mt="xs">
          {classrooms.map(({ id, name, numberOfStudents }) => (
            <Checkbox
              key={id}
              value={String(id)}
              label={`${name} (${numberOfStudents === 1 ? '1 student' : `${numberOfStudents} students`})`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox
        label="One on One: students you teach one to one"
        {...getInputProps('isForOneToOne', { type: 'checkbox' })}
      />
      <Radio.Group label="When" {...getInputProps('when')}>
        <Stack gap="xs" mt="xs">
          {whens.map(({ value, label, description }) => (
            <Radio key={value} value={value} label={label} description={description} />
          ))}
        </Stack>
      </Radio.Group>
      {values.when === 'later' ? (
        <TextInput type="datetime-local" label="From" {...getInputProps('publishAt')} />
      ) : null}
      {permission === 'yes' ? null : <Text role="status">{reasons[permission]}</Text>}
    </Form>
  );
}
