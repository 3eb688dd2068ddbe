/** Goes over to another member of the family by that member's password; refused, nothing changes. */
import type { User } from '@comet/contract/accounts';
import { switchUser } from '@comet/contract/sessions';
import type { Role } from '@comet/domain/accounts/roles';
import { PasswordInput, Select } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { switchTo } from './session.ts';

interface SwitchUserFormProps {
  readonly members: readonly { readonly userId: number; readonly firstName: string; readonly role: Role }[];
  readonly onEntered: (user: User) => void;
}

export function SwitchUserForm({ members, onEntered }: SwitchUserFormProps) {
  const form = useCallForm(switchUser, {
    initialValues: { userId: String(members[0]?.userId ?? ''), password: '' },
    toSent: ({ userId, password }) => ({ params: { userId }, body: { password } }),
    send: (_, { userId, password }) => switchTo(Number(userId), password),
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
    </Form>
  );
}
