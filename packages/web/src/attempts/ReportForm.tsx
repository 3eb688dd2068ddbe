/** Tells the team that something is wrong with a question. */
import { createMessage, issueReportTypes } from '@comet/contract/attempts';
import { Button, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../api/act.ts';

const labels: Readonly<Record<(typeof issueReportTypes)[number], string>> = {
  wrongQuestion: 'The question is wrong',
  multipleCorrectAnswers: 'More than one answer is right',
  typingError: 'There is a typing mistake',
  errorWithDisplayData: 'Something does not show properly',
  somethingElse: 'Something else',
};

export function ReportForm({ questionId, onDone }: { readonly questionId: number; readonly onDone: () => void }) {
  const [type, setType] = useState<(typeof issueReportTypes)[number]>('wrongQuestion');
  const [message, setMessage] = useState('');
  const report = useAct(createMessage, { done: 'Thank you. We will look at it.', onDone });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        report.mutate({ body: { questionId, type, message } });
      }}
    >
      <Stack>
        <Radio.Group
          label="What is the matter?"
          value={type}
          onChange={(value) => setType(issueReportTypes.find((known) => known === value) ?? type)}
        >
          <Stack gap="xs" mt="xs">
            {issueReportTypes.map((known) => (
              <Radio key={known} value={known} label={labels[known]} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Tell us more, if you like"
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button type="submit" loading={report.isPending}>
          Send
        </Button>
      </Stack>
    </form>
  );
}
