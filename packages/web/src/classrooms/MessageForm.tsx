/** Words to the parents of a class or of one student, sent as a mail. */
import { emailClass, emailStudent } from '@comet/contract/teaching';
import { messageMaxLength } from '@comet/domain/classrooms/teaching';
import { Text, Textarea } from '@mantine/core';
import { type CallForm, useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { saveFailureText } from './save-failure.ts';

interface Message {
  readonly message: string;
}

const initialValues: Message = { message: '' };

const families = (many: number): string => `${many} ${many === 1 ? 'family' : 'families'}`;

function sentText({ families: many, withoutAddress }: { readonly families: number; readonly withoutAddress: number }) {
  const without = withoutAddress === 0 ? '' : ` ${withoutAddress} of the students have no address.`;
  return `Sent to ${families(many)}.${without}`;
}

/** To every family of a class. */
export function ClassMessageForm({
  classroomId,
  onDone,
}: {
  readonly classroomId: number;
  readonly onDone: () => void;
}) {
  const form = useCallForm(emailClass, {
    initialValues,
    toSent: ({ message }) => ({ body: { classroomId, message } }),
    done: sentText,
    failureText: saveFailureText,
    onDone,
  });
  return <MessageFields form={form} hint="Every family of this class gets one mail." />;
}

interface StudentMessageFormProps {
  readonly student: { readonly userId: number; readonly firstName: string };
  readonly onDone: () => void;
}

/** To the parent of one student. */
export function StudentMessageForm({ student, onDone }: StudentMessageFormProps) {
  const form = useCallForm(emailStudent, {
    initialValues,
    toSent: ({ message }) => ({ body: { userId: student.userId, message } }),
    done: sentText,
    failureText: saveFailureText,
    onDone,
  });
  return <MessageFields form={form} hint={`It goes to the e-mail address of the parent of ${student.firstName}.`} />;
}

function MessageFields({ form, hint }: { readonly form: CallForm<Message>; readonly hint: string }) {
  return (
    <Form form={form} submitLabel="Send e-mail">
      <Text size="sm">{hint}</Text>
      <Textarea
        label="Message"
        maxLength={messageMaxLength}
        autosize
        minRows={5}
        maxRows={14}
        data-autofocus
        {...form.fields.getInputProps('message')}
      />
    </Form>
  );
}
