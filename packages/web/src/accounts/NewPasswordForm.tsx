/** A new password for oneself or one's child; it takes one's own old one, so that an open laptop is not enough. */
import { updateUser } from '@comet/contract/accounts';
import { passwordMinLength, type Role } from '@comet/domain/accounts/roles';
import { PasswordInput } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { savedText } from '../ui/texts.ts';
import { passwordRule } from './password-rule.ts';

interface NewPasswordFormProps {
  readonly userId: number;
  readonly ownerRole: Role;
  /** Whose password is changed where it is not one's own. */
  readonly childName?: string;
  readonly onSaved?: () => void;
}

const toggle = { 'aria-label': 'Show or hide the password' };

export function NewPasswordForm({ userId, ownerRole, childName, onSaved }: NewPasswordFormProps) {
  const form = useCallForm(updateUser, {
    initialValues: { oldPassword: '', password: '' },
    toSent: (body) => ({ params: { userId }, body }),
    rules: ({ password }) => passwordRule(password, ownerRole),
    done: savedText,
    onDone: () => {
      form.fields.reset();
      onSaved?.();
    },
  });
  return (
    <Form form={form} submitLabel="Set the new password">
      <PasswordInput
        label={childName === undefined ? 'Old password' : 'Your own password'}
        autoComplete="current-password"
        visibilityToggleButtonProps={toggle}
        {...form.fields.getInputProps('oldPassword')}
      />
      <PasswordInput
        label={childName === undefined ? 'New password' : `New password of ${childName}`}
        description={`At least ${passwordMinLength[ownerRole]} characters. ${childName ?? 'You'} ${childName === undefined ? 'are' : 'is'} logged out everywhere else.`}
        autoComplete="new-password"
        maxLength={128}
        visibilityToggleButtonProps={toggle}
        {...form.fields.getInputProps('password')}
      />
    </Form>
  );
}
