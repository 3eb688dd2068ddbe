/** Words to the parents of a class or of one student, sent as a mail. */
import { emailClass, emailStudent } from '@comet/contract/teaching';
import { messageMaxLength } from '@comet/domain/classrooms/teaching';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import toast from 'react-hot-toast';
import { act, useDoing } from '../api/act.ts';
import { useWords } from '../ui/use-words.ts';
import { SaveError } from './SaveError.tsx';

interface MessageFormProps {
  readonly to: { readonly classroomId: number } | { readonly userId: number };
  /** Whom it reaches, in a sentence. */
  readonly hint: string;
  readonly onDone: () => void;
}

const families = (many: number): string => `${many} ${many === 1 ? 'family' : 'families'}`;

export function MessageForm({ to, hint, onDone }: MessageFormProps) {
  const send = useDoing(
    (message: string) =>
      'classroomId' in to
        ? act(emailClass, { body: { ...to, message } })
        : act(emailStudent, { body: { ...to, message } }),
    { failed: null },
  );
  const message = useWords('', (words) => {
    if (send.isPending) return;
    send.mutate(words, {
      onSuccess: ({ families: many, withoutAddress }) => {
        const without = withoutAddress === 0 ? '' : ` ${withoutAddress} of the students have no address.`;
        toast.success(`Sent to ${families(many)}.${without}`);
        onDone();
      },
    });
  });
  return (
    <form noValidate onSubmit={message.onSubmit}>
      <Stack gap="sm">
        <SaveError error={send.error} />
        <Text size="sm">{hint}</Text>
        <Textarea
          label="Message"
          value={message.typed}
          maxLength={messageMaxLength}
          autosize
          minRows={5}
          maxRows={14}
          error={message.error}
          data-autofocus
          onChange={(event) => message.setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={send.isPending}>
            Send e-mail
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
