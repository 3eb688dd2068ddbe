/** Makes a draft of somebody else's lesson, and says what couldn't come in. */
import type { AnswerOf } from '@comet/contract/call';
import { importLesson } from '@comet/contract/lesson-packages';
import { findSubjectByKey, type SubjectKey, subjects } from '@comet/domain/curriculum/subjects';
import { Button, Fieldset, List, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCallForm } from '../../api/call-form.ts';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { paths } from '../../navigation/paths.ts';
import { Form } from '../../ui/Form.tsx';
import { FileField } from '../../uploads/FileField.tsx';
import { classChoiceOf } from './LessonForm.tsx';
import { SubTopicFields } from './SubTopicFields.tsx';

type Imported = AnswerOf<typeof importLesson>;

function Result({ imported, onDone }: { readonly imported: Imported; readonly onDone: () => void }) {
  const { lessonId, lessonName, dropped } = imported;
  return (
    <Stack role="status">
      <Text fw={600}>“{lessonName}” is a draft in your lessons now.</Text>
      {dropped.length === 0 ? null : (
        <>
          <Text>We couldn’t take everything:</Text>
          <List>
            {dropped.map((reason, place) => (
              <List.Item key={`${place} ${reason}`} style={{ overflowWrap: 'anywhere' }}>
                {reason}
              </List.Item>
            ))}
          </List>
        </>
      )}
      <Button component={Link} to={paths.tutorLesson(lessonId)} onClick={onDone}>
        Open the lesson
      </Button>
    </Stack>
  );
}

export function ImportLesson({ onDone }: { readonly onDone: () => void }) {
  const classrooms = useClassrooms(everything).data ?? [];
  const [imported, setImported] = useState<Imported>();
  const [subject, setSubject] = useState<SubjectKey>('math');
  const [subTopic, setSubTopic] = useState<number>();
  const form = useCallForm(importLesson, {
    initialValues: { packageUrl: '', classRoomId: '' },
    toSent: ({ packageUrl, classRoomId }) => ({
      body: {
        packageUrl,
        classRoomId: classChoiceOf(classRoomId),
        subject,
        subTopic: subTopic ?? null,
      },
    }),
    onDone: setImported,
  });
  if (imported !== undefined) return <Result imported={imported} onDone={onDone} />;
  const { values, getInputProps, errors, setFieldValue } = form.fields;
  return (
    <Form form={form} submitLabel="Import lesson">
      <FileField
        label="Package"
        kind="package"
        value={values.packageUrl}
        error={typeof errors.packageUrl === 'string' ? errors.packageUrl : undefined}
        onChange={({ url }) => setFieldValue('packageUrl', url)}
      />
      <Select
        label="Class"
        data={[
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'oneToOne', label: 'One on One' },
        ]}
        {...getInputProps('classRoomId')}
      />
      <Fieldset legend="For H5P packages">
        <Stack gap="sm">
          <Text size="sm">
            H5P doesn’t say what its questions are about. Choose a subtopic, or they’ll be left out.
          </Text>
          <Select
            label="Subject"
            allowDeselect={false}
            data={subjects.map(({ key, name }) => ({ value: key, label: name }))}
            value={subject}
            onChange={(chosen) => {
              setSubject(findSubjectByKey(chosen ?? '')?.key ?? subject);
              setSubTopic(undefined);
            }}
          />
          <SubTopicFields key={subject} subject={subject} onChange={setSubTopic} />
        </Stack>
      </Fieldset>
    </Form>
  );
}
