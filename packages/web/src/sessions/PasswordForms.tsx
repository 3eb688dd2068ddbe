/** Asking for a reset link, and choosing a new password by it. */
import { forgotPassword, resetPassword } from '@comet/contract/sessions';
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export function ForgotPasswordForm() {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => (/^\S+@\S+\.\S+$/.test(value) ? null : 'Please enter valid email') },
  });
  const ask = useMutation({ mutationFn: (email: string) => api.call(forgotPassword, { body: { email } }) });
  if (ask.isSuccess)
    return (
      <Alert role="status" title="Look into your mail">
        If we know this address, a link to choose a new password is on its way. It works once, for 30 minutes.
      </Alert>
    );
  return (
    <form onSubmit={form.onSubmit(({ email }) => ask.mutate(email))} noValidate>
      <Stack>
        <TextInput label="E-mail" type="email" autoComplete="email" {...form.getInputProps('email')} />
        {ask.error === null ? null : (
          <Alert role="alert" color="orange">
            {ask.error.message}
          </Alert>
        )}
        <Button type="submit" loading={ask.isPending}>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}

export function ResetPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (value) => {
        if (value === '') return 'Password is a required field';
        return value.length < 3 ? 'The minimum password length is 3 characters' : null;
      },
    },
  });
  const reset = useMutation({
    mutationFn: (password: string) => api.call(resetPassword, { body: { password, token } }),
    onSuccess: onDone,
  });
  return (
    <form onSubmit={form.onSubmit(({ password }) => reset.mutate(password))} noValidate>
      <Stack>
        <PasswordInput
          label="New password"
          description="Parents and tutors: at least 8 characters."
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          {...form.getInputProps('password')}
        />
        {reset.error === null ? null : (
          <Alert role="alert" color="orange">
            {reset.error.message}
          </Alert>
        )}
        <Button type="submit" loading={reset.isPending}>
          Set the new password
        </Button>
      </Stack>
    </form>
  );
}
