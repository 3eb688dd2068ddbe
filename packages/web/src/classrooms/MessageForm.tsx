/** Words to the parents of a class or of one student, sent as a mail. */
import { messageMaxLength } from '@comet/domain/classrooms/teaching';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useSendMessage } from './classrooms.queries.ts';
import { SaveError } from './SaveError.tsx';

interface MessageFormProps {
  readonly to: Parameters<typeof useSendMessage>[0];
  /** Whom it reaches, in a sentence. */
  readonly hint: string;
  readonly onDone: () => void;
}

const families = (many: number): string => `${many} ${many === 1 ? 'family' : 'families'}`;

export function MessageForm({ to, hint, onDone }: MessageFormProps) {
  const [message, setMessage] = useState('');
  const [wasSent, setSent] = useState(false);
  const send = useSendMessage(to);
  const words = message.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (words === '' || send.isPending) return;
        send.mutate(words, {
          onSuccess: ({ families: many, withoutAddress }) => {
            const without = withoutAddress === 0 ? '' : ` ${withoutAddress} of the students have no address.`;
            toast.success(`Sent to ${families(many)}.${without}`);
            onDone();
          },
        });
      }}
    >
      <Stack gap="sm">
        <SaveError error={send.error} />
        <Text size="sm">{hint}</Text>
        <Textarea
          label="Message"
          value={message}
          maxLength={messageMaxLength}
          autosize
          minRows={5}
          maxRows={14}
          error={wasSent && words === '' ? 'Please write a few words' : undefined}
          data-autofocus
          onChange={(event) => setMessage(event.currentTarget.value)}
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
