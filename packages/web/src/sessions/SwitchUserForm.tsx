/** Goes over to another member of the family by that member's password; refused, nothing changes. */
import type { User } from '@comet/contract/accounts';
import type { Role } from '@comet/domain/accounts/roles';
import { Alert, Button, PasswordInput, Select, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { switchTo } from './session.ts';

interface SwitchUserFormProps {
  readonly members: readonly { readonly userId: number; readonly firstName: string; readonly role: Role }[];
  readonly onEntered: (user: User) => void;
}

export function SwitchUserForm({ members, onEntered }: SwitchUserFormProps) {
  const [userId, setUserId] = useState(members[0]?.userId);
  const [password, setPassword] = useState('');
  const change = useMutation({ mutationFn: (to: number) => switchTo(to, password), onSuccess: onEntered });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (userId !== undefined && password !== '') change.mutate(userId);
      }}
    >
      <Stack>
        <Select
          label="Who is next?"
          data={members.map((member) => ({
            value: String(member.userId),
            label: member.role === 'parent' ? `${member.firstName} (parent)` : member.firstName,
          }))}
          value={userId === undefined ? null : String(userId)}
          onChange={(value) => setUserId(Number(value))}
        />
        <PasswordInput
          label="Their password"
          autoComplete="off"
          value={password}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {change.error === null ? null : (
          <Alert role="alert" color="orange">
            {change.error.message}
          </Alert>
        )}
        <Button type="submit" loading={change.isPending} disabled={password === ''}>
          Switch
        </Button>
      </Stack>
    </form>
  );
}
