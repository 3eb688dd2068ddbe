/** The log-in form: user name or e-mail, password, remember-me. */
import { isSubscriptionRefusal } from '@comet/contract/errors';
import { logIn } from '@comet/contract/sessions';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useDoing } from '../api/act.ts';
import { useCallForm } from '../api/call-form.ts';
import { CallError } from '../api/client.ts';
import { Form } from '../ui/Form.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { enterByPassword, enterToPay } from './session.ts';

export function LogInForm() {
  const form = useCallForm(logIn, {
    initialValues: { login: '', password: '', remember: false },
    toSent: (body) => ({ body }),
    send: (_, { login, password, remember }) => enterByPassword(login.trim(), password, remember),
  });
  const { login, password, remember } = form.fields.values;
  const pay = useDoing(() => enterToPay(login.trim(), password, remember), { failed: null });
  const mayPay = form.error instanceof CallError && isSubscriptionRefusal(form.error.code);
  return (
    <Form
      form={form}
      submitLabel="Log in"
      isWide
      more={
        <>
          {mayPay ? (
            <Button variant="default" loading={pay.isPending} onClick={() => pay.mutate(undefined)}>
              I pay for myself: put it right
            </Button>
          ) : null}
          <FormFailure text={pay.error?.message} />
        </>
      }
    >
      <TextInput label="Username or e-mail" autoComplete="username" {...form.fields.getInputProps('login')} />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        {...form.fields.getInputProps('password')}
      />
      <Checkbox label="Remember me on this device" {...form.fields.getInputProps('remember', { type: 'checkbox' })} />
    </Form>
  );
}
