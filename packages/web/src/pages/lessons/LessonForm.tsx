/** What a lesson is called, shows and is for. */
import type { Lesson } from '@comet/contract/lesson-fields';
import { createLesson, updateLesson } from '@comet/contract/lessons';
import { findSubjectByKey, subjects } from '@comet/domain/curriculum/subjects';
import type { LessonType } from '@comet/domain/lessons/lessons';
import { Select, Textarea, TextInput } from '@mantine/core';
import { act } from '../../api/act.ts';
import { useCallForm } from '../../api/call-form.ts';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { Form } from '../../ui/Form.tsx';
import { savedText } from '../../ui/texts.ts';
import { CoverField } from './CoverField.tsx';

interface LessonFormProps {
  /** The lesson to change; without one, one is made. */
  readonly lesson?: Lesson;
  /** What is made; a lesson if left out. */
  readonly type?: LessonType;
  readonly onDone: (lesson: Lesson) => void;
}

/** The class that was chosen, or the tutor's students one to one. */
export const classChoiceOf = (chosen: string): number | 'oneToOne' => (chosen === 'oneToOne' ? chosen : Number(chosen));

const choices = subjects.map(({ key, name }) => ({ value: key, label: name }));

export function LessonForm({ lesson, type = 'lesson', onDone }: LessonFormProps) {
  const classrooms = useClassrooms(everything).data ?? [];
  const form = useCallForm(createLesson, {
    initialValues: {
      lessonName: lesson?.lessonName ?? '',
      pictureUrl: lesson?.pictureUrl ?? '',
      description: lesson?.description ?? '',
      subject: lesson?.subject ?? 'math',
      classRoomId: String(lesson?.publication?.classRoomId ?? ''),
    },
    toSent: ({ subject, classRoomId, ...values }) => ({
      body: {
        ...values,
        subject: findSubjectByKey(subject)?.key ?? 'math',
        classRoomId: classChoiceOf(classRoomId),
      },
    }),
    send: ({ body: { type: _, ...body } }): Promise<Lesson> =>
      lesson === undefined
        ? act(createLesson, { body: { ...body, type } })
        : act(updateLesson, { params: { id: lesson.id }, body }),
    done: savedText,
    about: lesson === undefined ? `new ${type}` : `lesson ${lesson.id}`,
    outlivesReload: true,
    onDone,
  });
  const { values, getInputProps, errors, setFieldValue } = form.fields;
  return (
    <Form form={form} submitLabel={lesson === undefined ? `Create ${type}` : 'Save'}>
      <TextInput label="Name" maxLength={80} data-autofocus {...getInputProps('lessonName')} />
      <Textarea label="What it’s about" maxLength={1000} autosize minRows={2} {...getInputProps('description')} />
      <Select label="Subject" allowDeselect={false} data={choices} {...getInputProps('subject')} />
      <Select
        label="Class"
        data={[
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'oneToOne', label: 'One on One' },
        ]}
        {...getInputProps('classRoomId')}
      />
      <CoverField
        value={values.pictureUrl}
        error={typeof errors.pictureUrl === 'string' ? errors.pictureUrl : undefined}
        onChange={(url) => setFieldValue('pictureUrl', url)}
      />
    </Form>
  );
}
