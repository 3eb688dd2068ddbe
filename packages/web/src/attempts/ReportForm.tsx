/** Tells the team that something is wrong with a question. */
import { createMessage, issueReportTypes } from '@comet/contract/attempts';
import { Radio, Stack, Textarea } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';

type IssueType = (typeof issueReportTypes)[number];

const labels: Readonly<Record<IssueType, string>> = {
  wrongQuestion: 'The question is wrong',
  multipleCorrectAnswers: 'More than one answer is right',
  typingError: 'There is a typing mistake',
  errorWithDisplayData: 'Something does not show properly',
  somethingElse: 'Something else',
};

interface Report {
  readonly type: IssueType;
  readonly message: string;
}

const initialValues: Report = { type: 'wrongQuestion', message: '' };

export function ReportForm({ questionId, onDone }: { readonly questionId: number; readonly onDone: () => void }) {
  const form = useCallForm(createMessage, {
    initialValues,
    toSent: (report) => ({ body: { questionId, ...report } }),
    done: 'Thank you. We will look at it.',
    onDone,
  });
  const { getInputProps } = form.fields;
  return (
    <Form form={form} submitLabel="Send" isWide>
      <Radio.Group label="What is the matter?" {...getInputProps('type')}>
        <Stack gap="xs" mt="xs">
          {issueReportTypes.map((known) => (
            <Radio key={known} value={known} label={labels[known]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea label="Tell us more, if you like" maxLength={1000} {...getInputProps('message')} />
    </Form>
  );
}
