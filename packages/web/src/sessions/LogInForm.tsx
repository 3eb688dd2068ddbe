/** The log-in form: user name or e-mail, password, remember-me, and the second step where somebody switched it on. */
import { isSubscriptionRefusal } from '@comet/contract/errors';
import { logIn } from '@comet/contract/sessions';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDoing } from '../api/act.ts';
import { useCallForm } from '../api/call-form.ts';
import { CallError } from '../api/client.ts';
import { Form } from '../ui/Form.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { enterByPasskey, enterByPassword, enterToPay, secondStepsOf } from './session.ts';

export function LogInForm() {
  const [secondSteps, setSecondSteps] = useState<readonly string[]>([]);
  const form = useCallForm(logIn, {
    initialValues: { login: '', password: '', remember: false, code: '' },
    toSent: ({ code, ...body }) => ({ body: { ...body, ...(code.trim() === '' ? {} : { code }) } }),
    send: async ({ body }) => {
      try {
        return await enterByPassword({ ...body, login: body.login.trim() });
      } catch (error) {
        const asked = secondStepsOf(error);
        if (asked.length > 0) setSecondSteps(asked);
        throw error;
      }
    },
  });
  const { login, password, remember } = form.fields.values;
  const typed = { login: login.trim(), password, remember };
  const pay = useDoing(() => enterToPay(typed.login, password, remember), { failed: null });
  const passkey = useDoing(() => enterByPasskey(typed), { failed: null });
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
          {secondSteps.includes('passkey') ? (
            <Button variant="default" loading={passkey.isPending} onClick={() => passkey.mutate(undefined)}>
              Use my passkey
            </Button>
          ) : null}
          <FormFailure text={pay.error?.message ?? passkey.error?.message} />
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
      {secondSteps.length === 0 ? null : (
        <TextInput
          label={secondSteps.includes('code') ? 'Code from your app' : 'Recovery code'}
          description={
            secondSteps.includes('code') ? 'Or one of your recovery codes.' : 'If you don’t have your passkey.'
          }
          autoComplete="one-time-code"
          maxLength={24}
          {...form.fields.getInputProps('code')}
        />
      )}
    </Form>
  );
}
