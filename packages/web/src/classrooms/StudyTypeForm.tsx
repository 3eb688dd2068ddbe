/** Type of teaching: one to one, in class with its classes, or none for now. */
import type { Classroom, TutorStudent } from '@comet/contract/classrooms';
import { classroomsCan } from '@comet/domain/classrooms/classrooms-can';
import { type StudyType, studyTypes } from '@comet/domain/classrooms/teaching';
import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSetStudyType } from './classrooms.queries.ts';
import { SaveError } from './SaveError.tsx';

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
  const [type, setType] = useState<StudyType>(student.studyType);
  const [ids, setIds] = useState<string[]>(student.classrooms.map(({ id }) => String(id)));
  const [wasSent, setSent] = useState(false);
  const save = useSetStudyType();
  const isMissing = classroomsCan.teach({ type, classCount: ids.length }) !== 'yes';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (isMissing || save.isPending) return;
        const classroomIds = type === 'none' ? [] : ids.map(Number);
        save.mutate([{ type, studentId: student.userId, classroomIds }], { onSuccess: onDone });
      }}
    >
      <Stack gap="md">
        <SaveError error={save.error} />
        <Radio.Group
          label="Type of teaching"
          value={type}
          onChange={(value) => setType(studyTypes.find((known) => known === value) ?? 'none')}
        >
          <Stack gap="xs" mt="xs">
            {studyTypes.map((known) => (
              <Radio key={known} value={known} label={words[known].label} description={words[known].description} />
            ))}
          </Stack>
        </Radio.Group>
        {type === 'none' ? null : (
          <Checkbox.Group
            label="Classes"
            value={ids}
            onChange={setIds}
            error={wasSent && isMissing ? 'Class is a required field' : undefined}
          >
            <Stack gap="xs" mt="xs">
              {classrooms.map(({ id, name, subject }) => (
                <Checkbox key={id} value={String(id)} label={name} description={subject.name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {classrooms.length === 0 ? <Text size="sm">You have no classes yet. Make one on the Classes page.</Text> : null}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
