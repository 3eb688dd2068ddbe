/** Asking for a reset link, and choosing a new password by it. */
import { forgotPassword, resetPassword } from '@comet/contract/sessions';
import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { savedText } from '../ui/texts.ts';

export function ForgotPasswordForm() {
  const form = useCallForm(forgotPassword, {
    initialValues: { email: '' },
    toSent: ({ email }) => ({ body: { email: email.trim() } }),
  });
  if (form.isSent)
    return (
      <Alert role="status" title="Look into your mail">
        If we know this address, a link to choose a new password is on its way. It works once, for 30 minutes.
      </Alert>
    );
  return (
    <Form form={form} submitLabel="Send me a link" isWide>
      <TextInput label="E-mail" type="email" autoComplete="email" {...form.fields.getInputProps('email')} />
    </Form>
  );
}

export function ResetPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const form = useCallForm(resetPassword, {
    initialValues: { password: '' },
    toSent: ({ password }) => ({ body: { password, token } }),
    done: savedText,
    onDone,
  });
  return (
    <Form form={form} submitLabel="Set the new password" isWide>
      <PasswordInput
        label="New password"
        description="Parents and tutors: at least 8 characters."
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        {...form.fields.getInputProps('password')}
      />
    </Form>
  );
}
