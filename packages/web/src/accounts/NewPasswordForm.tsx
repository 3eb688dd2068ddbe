/** A new password for oneself or one's child; it takes one's own old one, so that an open laptop is not enough. */
import { updateUser } from '@comet/contract/accounts';
import { newPasswordSchema, typedPasswordSchema } from '@comet/contract/fields';
import { passwordMinLength, type Role } from '@comet/domain/accounts/roles';
import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useAct } from '../api/act.ts';
import { faultsOf, focusFirstFault, ruleOf } from './field-faults.ts';

interface NewPasswordFormProps {
  readonly userId: number;
  readonly ownerRole: Role;
  /** Whose password is changed where it is not one's own. */
  readonly childName?: string;
  readonly onSaved?: () => void;
}

const toggle = { 'aria-label': 'Show or hide the password' };

export function NewPasswordForm({ userId, ownerRole, childName, onSaved }: NewPasswordFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const least = passwordMinLength[ownerRole];
  const form = useForm({
    initialValues: { oldPassword: '', password: '' },
    validate: {
      oldPassword: ruleOf(typedPasswordSchema),
      password: (password) =>
        ruleOf(newPasswordSchema)(password) ??
        (password.length < least ? `The minimum password length is ${least} characters` : null),
    },
  });
  const failed = (): void => focusFirstFault(formElement.current);
  const save = useAct(updateUser, {
    done: 'The data has been successfully updated',
    failed: null,
    onDone: () => {
      form.reset();
      onSaved?.();
    },
  });
  const isAboutField = Object.keys(faultsOf(save.error)).length > 0;
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={form.onSubmit(
        (typed) =>
          save.mutate(
            { params: { userId }, body: typed },
            {
              onError: (error) => {
                form.setErrors(faultsOf(error));
                failed();
              },
            },
          ),
        failed,
      )}
    >
      <Stack gap="md">
        <PasswordInput
          label={childName === undefined ? 'Old password' : 'Your own password'}
          autoComplete="current-password"
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('oldPassword')}
        />
        <PasswordInput
          label={childName === undefined ? 'New password' : `New password of ${childName}`}
          description={`At least ${least} characters. ${childName ?? 'You'} ${childName === undefined ? 'are' : 'is'} logged out everywhere else.`}
          autoComplete="new-password"
          maxLength={128}
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('password')}
        />
        {save.error === null || isAboutField ? null : (
          <Alert role="alert" color="orange">
            {save.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Set the new password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
