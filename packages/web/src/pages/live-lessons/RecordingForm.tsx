/** A recording of a live lesson with its quizzes. */
import { createRecording, type Recording, updateRecording } from '@comet/contract/live-lesson-recordings';
import { defaultYear, findSubjectByKey, subjects, years } from '@comet/domain/curriculum/subjects';
import { maxQuizzes } from '@comet/domain/live-lessons/live-lessons';
import { Button, Fieldset, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { act } from '../../api/act.ts';
import { useCallForm } from '../../api/call-form.ts';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { audienceOf } from '../../live-lessons/audience.ts';
import { Form } from '../../ui/Form.tsx';
import { savedText } from '../../ui/texts.ts';
import { FileField } from '../../uploads/FileField.tsx';
import { QuizFields, type QuizValues } from '../lessons/QuizFields.tsx';

interface RecordingFormProps {
  /** The recording to change; without one, one is added. */
  readonly recording?: Recording;
  readonly onDone: (recording: Recording) => void;
}

const subjectChoices = subjects.map(({ key, name }) => ({ value: key, label: name }));
const firstQuestionCount = 5;

interface QuizRow extends QuizValues {
  /** Of one that is stored already. */
  readonly quizId: number | undefined;
  readonly name: string;
}
const newQuiz = (place: number): QuizRow => ({
  quizId: undefined,
  name: `Quiz ${place}`,
  year: defaultYear,
  topic: 0,
  subTopic: 0,
  numberOfQuestions: firstQuestionCount,
  difficulty: 'medium',
});

const quizzesOf = (recording: Recording | undefined): QuizRow[] =>
  (recording?.quizzes ?? []).map(({ subTopicTitle: _, ...quiz }) => quiz);

export function RecordingForm({ recording, onDone }: RecordingFormProps) {
  const classrooms = useClassrooms(everything).data ?? [];
  const form = useCallForm(createRecording, {
    initialValues: {
      name: recording?.name ?? '',
      description: recording?.description ?? '',
      subject: recording?.subject ?? 'math',
      audience: recording?.audience == null ? '' : String(recording.audience),
      videoUrl: recording?.videoUrl ?? '',
      durationMs: recording?.durationMs ?? null,
      quizzes: quizzesOf(recording),
    },
    toSent: ({ subject, audience, quizzes, ...values }) => ({
      body: {
        ...values,
        subject: findSubjectByKey(subject)?.key ?? 'math',
        audience: audienceOf(audience),
        quizzes: quizzes.map(({ quizId, year, ...quiz }) => ({
          ...quiz,
          ...(quizId === undefined ? {} : { quizId }),
          year: years.find((known) => known === year) ?? defaultYear,
        })),
      },
    }),
    send: (sent): Promise<Recording> =>
      recording === undefined
        ? act(createRecording, sent)
        : act(updateRecording, { ...sent, params: { id: recording.recordingId } }),
    done: savedText,
    onDone,
  });
  const { values, getInputProps, errors, setFieldValue, setValues } = form.fields;
  const errorOf = (field: string): string | undefined => {
    const text = errors[field];
    return typeof text === 'string' ? text : undefined;
  };
  const subject = findSubjectByKey(values.subject)?.key ?? 'math';
  const setQuiz = (place: number, change: Partial<QuizRow>): void =>
    setFieldValue(
      'quizzes',
      values.quizzes.map((quiz, at) => (at === place ? { ...quiz, ...change } : quiz)),
    );
  return (
    <Form form={form} submitLabel={recording === undefined ? 'Add recording' : 'Save'}>
      <TextInput label="Name" maxLength={80} data-autofocus {...getInputProps('name')} />
      <Textarea label="What it’s about" maxLength={1000} autosize minRows={2} {...getInputProps('description')} />
      <Select label="Subject" allowDeselect={false} data={subjectChoices} {...getInputProps('subject')} />
      <Select
        label="Class"
        data={[
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'everyone', label: 'All my students' },
        ]}
        {...getInputProps('audience')}
      />
      <FileField
        label="Video"
        kind="video"
        value={values.videoUrl}
        error={errorOf('videoUrl')}
        onChange={({ url, durationMs }) => setValues({ videoUrl: url, durationMs })}
      />
      <Stack>
        {values.quizzes.map((quiz, place) => (
          <Fieldset key={place} legend={`Quiz ${place + 1}`}>
            <Stack gap="xs">
              <TextInput
                label="Quiz name"
                maxLength={80}
                value={quiz.name}
                error={errorOf(`quizzes.${place}.name`)}
                onChange={(event) => setQuiz(place, { name: event.currentTarget.value })}
              />
              <QuizFields
                subject={subject}
                values={quiz}
                errorOf={(field) => errorOf(`quizzes.${place}.${field}`)}
                onChange={(change) => setQuiz(place, change)}
              />
              <Group>
                <Button
                  variant="subtle"
                  size="sm"
                  onClick={() =>
                    setFieldValue(
                      'quizzes',
                      values.quizzes.filter((_, at) => at !== place),
                    )
                  }
                >
                  Remove quiz {place + 1}
                </Button>
              </Group>
            </Stack>
          </Fieldset>
        ))}
        {values.quizzes.length < maxQuizzes ? (
          <Button
            variant="default"
            onClick={() => setFieldValue('quizzes', [...values.quizzes, newQuiz(values.quizzes.length + 1)])}
          >
            Add a quiz
          </Button>
        ) : null}
      </Stack>
    </Form>
  );
}
