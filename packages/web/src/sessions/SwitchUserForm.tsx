/** Goes over to another member of the family by that member's password; refused, nothing changes. */
import type { User } from '@comet/contract/accounts';
import { switchUser } from '@comet/contract/sessions';
import type { Role } from '@comet/domain/accounts/roles';
import { PasswordInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { secondStepsOf, switchTo } from './session.ts';

interface SwitchUserFormProps {
  readonly members: readonly { readonly userId: number; readonly firstName: string; readonly role: Role }[];
  readonly onEntered: (user: User) => void;
}

export function SwitchUserForm({ members, onEntered }: SwitchUserFormProps) {
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useCallForm(switchUser, {
    initialValues: { userId: String(members[0]?.userId ?? ''), password: '', code: '' },
    toSent: ({ userId, password, code }) => ({
      params: { userId },
      body: { password, ...(code.trim() === '' ? {} : { code }) },
    }),
    send: async ({ body }, { userId }) => {
      try {
        return await switchTo(Number(userId), body);
      } catch (error) {
        if (secondStepsOf(error).length > 0) setCodeAsked(true);
        throw error;
      }
    },
    onDone: onEntered,
  });
  const { userId, password } = form.fields.values;
  return (
    <Form form={form} submitLabel="Switch" isWide isDisabled={userId === '' || password === ''}>
      <Select
        label="Who is next?"
        data={members.map((member) => ({
          value: String(member.userId),
          label: member.role === 'parent' ? `${member.firstName} (parent)` : member.firstName,
        }))}
        allowDeselect={false}
        {...form.fields.getInputProps('userId')}
      />
      <PasswordInput
        label="Their password"
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        {...form.fields.getInputProps('password')}
      />
      {isCodeAsked ? (
        <TextInput
          label="Their code"
          description="From their authenticator app, or a recovery code. Someone with a passkey only logs in on the log-in page."
          autoComplete="off"
          maxLength={24}
          {...form.fields.getInputProps('code')}
        />
      ) : null}
    </Form>
  );
}
