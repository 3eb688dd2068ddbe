/** Reminds somebody that their e-mail address isn't confirmed yet, and sends the link again. */
import { sendConfirmation } from '@comet/contract/sessions';
import type { Role } from '@comet/domain/accounts/roles';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useAct } from '../api/act.ts';

export function ConfirmEmailNotice({ email, role }: { readonly email: string; readonly role: Role }) {
  const send = useAct(sendConfirmation, { done: `We’ve sent a link to ${email}.` });
  return (
    <Alert role="status" color="orange" title="Please confirm your e-mail address" mb="md">
      <Stack gap="sm" align="flex-start">
        <Text style={{ overflowWrap: 'anywhere' }}>
          We sent a link to {email}.
          {role === 'parent' ? ' Until you open it, we can’t e-mail you about your children.' : ''}
        </Text>
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate({})}>
          Send the link again
        </Button>
      </Stack>
    </Alert>
  );
}
