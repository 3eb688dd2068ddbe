/** A tutor writes a question of their own: options to choose from, words to choose, or an answer to type. */
import type { BankQuestion } from '@comet/contract/lesson-fields';
import { createOwnQuestion, type OwnQuestion } from '@comet/contract/own-questions';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { Button, Checkbox, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useCallForm } from '../../api/call-form.ts';
import { Form } from '../../ui/Form.tsx';

interface OwnQuestionFormProps {
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly onDone: (question: BankQuestion) => void;
}

const kinds = [
  { value: 'choice', label: 'Choose' },
  { value: 'text', label: 'Type words' },
  { value: 'number', label: 'Type a number' },
] as const;
const mostOptions = 6;
const firstOptions = Array.from({ length: 4 }, () => ({ text: '', isRight: false }));

interface Values {
  readonly [field: string]: unknown;
  readonly text: string;
  readonly explanation: string;
  /** The kind of the answer; named like the call's field, so that its faults find their place. */
  readonly answer: string;
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
  readonly typed: string;
}

/** Options that were left empty at the end are no options. */
function answerOf({ answer: kind, options, typed }: Values): OwnQuestion['answer'] {
  if (kind === 'number') return { type: 'number', value: typed.trim() };
  if (kind === 'text')
    return {
      type: 'text',
      accept: typed
        .split('/')
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    };
  const last = options.findLastIndex(({ text, isRight }) => text.trim() !== '' || isRight);
  return { type: 'choice', options: options.slice(0, Math.max(2, last + 1)).map((option) => ({ ...option })) };
}

export function OwnQuestionForm({ subTopicId, difficulty, onDone }: OwnQuestionFormProps) {
  const initialValues: Values = { text: '', explanation: '', answer: 'choice', options: firstOptions, typed: '' };
  const form = useCallForm(createOwnQuestion, {
    initialValues,
    toSent: (values) => ({
      body: { subTopicId, difficulty, text: values.text, explanation: values.explanation, answer: answerOf(values) },
    }),
    outlivesReload: true,
    onDone,
  });
  const { values, errors, setFieldValue } = form.fields;
  const errorOf = (field: string): string | undefined => {
    const text = errors[field];
    return typeof text === 'string' ? text : undefined;
  };
  const setOption = (place: number, change: Partial<Values['options'][number]>): void =>
    setFieldValue(
      'options',
      values.options.map((option, at) => (at === place ? { ...option, ...change } : option)),
    );
  return (
    <Form form={form} submitLabel="Use my question">
      <Textarea
        label="Question"
        maxLength={600}
        autosize
        minRows={2}
        value={values.text}
        error={errorOf('text')}
        onChange={(event) => setFieldValue('text', event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label="How your students answer"
        data={[...kinds]}
        value={values.answer}
        onChange={(kind) => setFieldValue('answer', kind)}
      />
      {values.answer === 'choice' ? (
        <Stack gap="xs">
          <Text size="sm">Tick what’s right. If you tick several, your students have to find them all.</Text>
          {values.options.map((option, place) => (
            <Group key={place} wrap="nowrap">
              <Checkbox
                aria-label={`Option ${place + 1} is right`}
                checked={option.isRight}
                onChange={(event) => setOption(place, { isRight: event.currentTarget.checked })}
              />
              <TextInput
                aria-label={`Option ${place + 1}`}
                maxLength={120}
                value={option.text}
                style={{ flex: 1 }}
                onChange={(event) => setOption(place, { text: event.currentTarget.value })}
              />
            </Group>
          ))}
          {values.options.length < mostOptions ? (
            <Button
              variant="subtle"
              size="sm"
              onClick={() => setFieldValue('options', [...values.options, { text: '', isRight: false }])}
            >
              Add an option
            </Button>
          ) : null}
        </Stack>
      ) : (
        <TextInput
          label="Right answer"
          description={values.answer === 'text' ? 'Separate other right answers with a slash: grey / gray' : undefined}
          maxLength={300}
          value={values.typed}
          onChange={(event) => setFieldValue('typed', event.currentTarget.value)}
        />
      )}
      {errorOf('answer') === undefined ? null : (
        <Text role="alert" size="sm">
          {errorOf('answer')}
        </Text>
      )}
      <Textarea
        label="Explanation"
        description="What your students read after they answer."
        maxLength={600}
        autosize
        minRows={2}
        value={values.explanation}
        error={errorOf('explanation')}
        onChange={(event) => setFieldValue('explanation', event.currentTarget.value)}
      />
    </Form>
  );
}
