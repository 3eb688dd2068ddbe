/** The log-in form: user name or e-mail, password, remember-me. */
import { isSubscriptionRefusal } from '@comet/contract/errors';
import { Alert, Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../api/client.ts';
import { enterByPassword, enterToPay } from './session.ts';

export function LogInForm() {
  const form = useForm({
    initialValues: { login: '', password: '', remember: false },
    validate: {
      login: (value) => (value.trim() === '' ? 'Username  is a required field' : null),
      password: (value) => (value === '' ? 'Password is a required field' : null),
    },
  });
  const logIn = useMutation({
    mutationFn: ({ login, password, remember }: typeof form.values) =>
      enterByPassword(login.trim(), password, remember),
  });
  const pay = useMutation({
    mutationFn: ({ login, password, remember }: typeof form.values) => enterToPay(login.trim(), password, remember),
  });
  const mayPay = logIn.error instanceof CallError && isSubscriptionRefusal(logIn.error.code);
  return (
    <form onSubmit={form.onSubmit((values) => logIn.mutate(values))} noValidate>
      <Stack>
        <TextInput label="Username or e-mail" autoComplete="username" {...form.getInputProps('login')} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          {...form.getInputProps('password')}
        />
        <Checkbox label="Remember me on this device" {...form.getInputProps('remember', { type: 'checkbox' })} />
        {logIn.error === null ? null : (
          <Alert role="alert" color="orange">
            {logIn.error.message}
          </Alert>
        )}
        {mayPay ? (
          <Button variant="default" loading={pay.isPending} onClick={() => pay.mutate(form.values)}>
            I pay for myself: put it right
          </Button>
        ) : null}
        {pay.error === null ? null : (
          <Alert role="alert" color="orange">
            {pay.error.message}
          </Alert>
        )}
        <Button type="submit" loading={logIn.isPending}>
          Log in
        </Button>
      </Stack>
    </form>
  );
}
