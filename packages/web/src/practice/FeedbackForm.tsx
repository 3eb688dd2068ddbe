/** The tutor's words about a student's part in a practice; they stay until they are saved. */
import { givePracticeFeedback } from '@comet/contract/practice';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useAct } from '../api/act.ts';
import { useWords } from '../ui/use-words.ts';

const longest = 1000;

interface FeedbackFormProps {
  readonly userPracticeProgressId: number;
  readonly firstName: string;
  /** How it went, in a line. */
  readonly result: string;
  readonly words: string;
  /** Words that are not saved yet. */
  readonly onChange: (words: string) => void;
  /** Saved, or thrown away. */
  readonly onDone: () => void;
}

const isSend = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

export function FeedbackForm(props: FeedbackFormProps) {
  const { userPracticeProgressId, firstName, result, onChange, onDone } = props;
  const give = useAct(givePracticeFeedback, {
    done: 'Feedback successfully created',
    failed: 'Feedback not created. Error',
  });
  const words = useWords(props.words, (feedback) => {
    if (!give.isPending)
      give.mutate({ params: { id: userPracticeProgressId }, body: { feedback } }, { onSuccess: onDone });
  });
  return (
    <form noValidate onSubmit={words.onSubmit}>
      <Stack gap="sm">
        {give.error === null ? null : (
          <Alert role="alert" color="orange">
            {give.error.message} Your words are still here: please save them again.
          </Alert>
        )}
        <Text size="sm">{result}</Text>
        <Textarea
          label={`Words to ${firstName}`}
          description="Child and parents read them beside the practice. Ctrl+Enter saves."
          value={words.typed}
          maxLength={longest}
          autosize
          minRows={4}
          maxRows={12}
          error={words.error}
          data-autofocus
          onChange={(event) => {
            words.setTyped(event.currentTarget.value);
            onChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (isSend(event)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={give.isPending}>
            Save feedback
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
