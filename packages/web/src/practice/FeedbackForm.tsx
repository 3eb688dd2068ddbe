/** The tutor's words about a student's part in a practice; they stay until they are saved. */
import { givePracticeFeedback } from '@comet/contract/practice';
import { Button, Text, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { failureTexts } from './failure-texts.ts';

const longest = 1000;

interface FeedbackFormProps {
  readonly userPracticeProgressId: number;
  readonly firstName: string;
  /** How it went, in a line. */
  readonly result: string;
  /** What was saved before. */
  readonly words: string;
  /** Saved, or thrown away. */
  readonly onDone: () => void;
}

const isSend = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

export function FeedbackForm(props: FeedbackFormProps) {
  const { userPracticeProgressId, firstName, result, words, onDone } = props;
  const form = useCallForm(givePracticeFeedback, {
    initialValues: { feedback: words },
    toSent: ({ feedback }) => ({ params: { id: userPracticeProgressId }, body: { feedback } }),
    outlivesClosing: true,
    done: 'Feedback successfully created',
    failed: failureTexts.noFeedback,
    failureText: failureTexts.noFeedbackYet,
    onDone,
  });
  return (
    <Form
      form={form}
      submitLabel="Save feedback"
      back={
        <Button
          variant="default"
          onClick={() => {
            form.forget();
            onDone();
          }}
        >
          Cancel
        </Button>
      }
    >
      <Text size="sm">{result}</Text>
      <Textarea
        label={`Words to ${firstName}`}
        description="Child and parents read them beside the practice. Ctrl+Enter saves."
        maxLength={longest}
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        {...form.fields.getInputProps('feedback')}
        onKeyDown={(event) => {
          if (isSend(event)) event.currentTarget.form?.requestSubmit();
        }}
      />
    </Form>
  );
}
