/** Adds a passkey: a name for it, the password, what the device asks, recovery codes. */
import { addPasskey, startPasskey } from '@comet/contract/two-step';
import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { act } from '../api/act.ts';
import { api } from '../api/api.ts';
import { useSendForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function PasskeySetup({ onDone }: { readonly onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useSendForm({
    initialValues: { name: '', password: '' },
    faults: ({ name, password }) => ({
      ...(name.trim() === '' ? { name: 'Please give the passkey a name' } : {}),
      ...(password === '' ? { password: 'Password is a required field' } : {}),
    }),
    send: async ({ name, password }) => {
      const passkey = await makePasskey(await api.call(startPasskey, { body: { password } }));
      return act(addPasskey, { body: { name, passkey } });
    },
    onDone: ({ recoveryCodes }) => (recoveryCodes.length === 0 ? onDone() : setCodes(recoveryCodes)),
  });
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <Form form={form} submitLabel="Add the passkey">
      <Text>
        A passkey is kept by your phone, your computer or a security key. Your device will ask you to confirm it.
      </Text>
      <TextInput
        label="Name of the passkey"
        description="For example, my phone."
        maxLength={40}
        {...form.fields.getInputProps('name')}
      />
      <PasswordInput
        label="Your own password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        {...form.fields.getInputProps('password')}
      />
    </Form>
  );
}
