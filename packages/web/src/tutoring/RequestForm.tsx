/** Asking for a tutor: the child, the subject, submit. */
import type { Child } from '@comet/contract/accounts';
import { createTutorRequest } from '@comet/contract/tutoring';
import { Box, Select } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { subjectChoices } from '../ui/subject-choices.ts';

export function RequestForm({ family }: { readonly family: readonly Child[] }) {
  const form = useCallForm(createTutorRequest, {
    initialValues: { studentId: String(family[0]?.userId ?? ''), subjectId: '1' },
    toSent: ({ studentId, subjectId }) => ({ body: { studentId: Number(studentId), subjectId: Number(subjectId) } }),
    done: 'request was successfully sent',
  });
  const { getInputProps } = form.fields;
  return (
    <Box maw={420}>
      <Form form={form} submitLabel="3. Submit" isWide isDisabled={family.length === 0}>
        <Select
          label="1. Select the child"
          data={family.map(({ userId, firstName }) => ({ value: String(userId), label: firstName }))}
          allowDeselect={false}
          {...getInputProps('studentId')}
        />
        <Select
          label="2. Select the subject"
          data={subjectChoices}
          allowDeselect={false}
          {...getInputProps('subjectId')}
        />
      </Form>
    </Box>
  );
}
