/** Making a class, or giving one another name or subject. */
import { type Classroom, createClassroom, updateClassroom } from '@comet/contract/classrooms';
import { subjects } from '@comet/domain/curriculum/subjects';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAct } from '../api/act.ts';
import { SaveError } from './SaveError.tsx';

interface ClassFormProps {
  /** The class to change; without one, one is made. */
  readonly classroom?: Classroom;
  readonly onDone: () => void;
}

export function ClassForm({ classroom, onDone }: ClassFormProps) {
  const create = useAct(createClassroom, { done: ({ name }) => `The class ${name} is there`, failed: null });
  const update = useAct(updateClassroom, { done: 'The data has been successfully updated', failed: null });
  const save = classroom === undefined ? create : update;
  const form = useForm({
    initialValues: { name: classroom?.name ?? '', subject: String(classroom?.subject.id ?? 1) },
    validate: { name: (name) => (name.trim() === '' ? 'Class is a required field' : null) },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name, subject }) => {
        if (save.isPending) return;
        const body = { name: name.trim(), subjectId: Number(subject) };
        if (classroom === undefined) create.mutate({ body }, { onSuccess: onDone });
        else update.mutate({ params: { id: classroom.id }, body }, { onSuccess: onDone });
      })}
    >
      <Stack gap="sm">
        <SaveError error={save.error} />
        <TextInput label="Name of the class" maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <Select
          label="Subject"
          data={subjects.map(({ subjectId, name }) => ({ value: String(subjectId), label: name }))}
          {...form.getInputProps('subject')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {classroom === undefined ? 'Create class' : 'Save class'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
