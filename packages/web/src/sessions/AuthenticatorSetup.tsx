/** Sets an authenticator app up: password, QR code, a code of the app, recovery codes. */
import { confirmAuthenticator, startAuthenticator } from '@comet/contract/two-step';
import { Code, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SetupProps {
  readonly onDone: () => void;
}

function CodeForm({ secret, uri, onDone }: SetupProps & { readonly secret: string; readonly uri: string }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useCallForm(confirmAuthenticator, {
    initialValues: { code: '' },
    toSent: (body) => ({ body }),
    onDone: ({ recoveryCodes }) => (recoveryCodes.length === 0 ? onDone() : setCodes(recoveryCodes)),
  });
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <Form form={form} submitLabel="Turn on">
      <Text>Scan this with an authenticator app, or type in the key below it.</Text>
      <Stack align="center" gap="xs">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <Code fz="md" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
      </Stack>
      <TextInput
        label="Code from the app"
        description="Six digits that change every 30 seconds."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        {...form.fields.getInputProps('code')}
      />
    </Form>
  );
}

export function AuthenticatorSetup({ onDone }: SetupProps) {
  const [started, setStarted] = useState<{ readonly secret: string; readonly uri: string }>();
  const form = useCallForm(startAuthenticator, {
    initialValues: { password: '' },
    toSent: (body) => ({ body }),
    onDone: setStarted,
  });
  if (started !== undefined) return <CodeForm {...started} onDone={onDone} />;
  return (
    <Form form={form} submitLabel="Next">
      <PasswordInput
        label="Your own password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        {...form.fields.getInputProps('password')}
      />
    </Form>
  );
}
