/** A parent's own details at sign-up. */
import type { BodySent } from '@comet/contract/call';
import { emailSchema, userNameSchema } from '@comet/contract/fields';
import { register } from '@comet/contract/sessions';
import { passwordMinLength } from '@comet/domain/accounts/roles';
import { PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCallForm } from '../api/call-form.ts';
import { ruleOf } from '../api/field-faults.ts';
import { Form } from '../ui/Form.tsx';
import { useFreeLogin } from './accounts.queries.ts';
import { passwordRule } from './password-rule.ts';

interface ParentRegistrationFormProps {
  /** Signs up; throws what the server refuses. */
  readonly onSend: (details: BodySent<typeof register>) => Promise<void>;
  readonly foot?: ReactNode;
}

export function ParentRegistrationForm({ onSend, foot }: ParentRegistrationFormProps) {
  const form = useCallForm(register, {
    initialValues: { firstName: '', lastName: '', userName: '', email: '', phone: '', password: '' },
    toSent: (values) => ({ body: { ...values, email: values.email.trim() } }),
    rules: ({ password }) => passwordRule(password, 'parent'),
    send: ({ body }) => onSend(body),
  });
  const { values, errors } = form.fields;
  // What is being signed up is no other's name, though the server begins to say so.
  const isTyping = !form.isSending && !form.isSent;
  const userName = useFreeLogin(
    'userName',
    values.userName,
    isTyping && ruleOf(userNameSchema)(values.userName) === null,
  );
  const email = useFreeLogin('email', values.email, isTyping && ruleOf(emailSchema)(values.email.trim()) === null);
  return (
    <Form form={form} submitLabel="Create my account" back={foot}>
      <SimpleGrid cols={{ xs: 1, sm: 2 }}>
        <TextInput
          label="First Name"
          maxLength={60}
          autoComplete="given-name"
          {...form.fields.getInputProps('firstName')}
        />
        <TextInput
          label="Last Name"
          maxLength={60}
          autoComplete="family-name"
          {...form.fields.getInputProps('lastName')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ xs: 1, sm: 2 }}>
        <TextInput
          label="Email"
          type="email"
          maxLength={254}
          autoComplete="email"
          {...form.fields.getInputProps('email')}
          error={errors.email ?? email.fault}
        />
        <TextInput label="Phone" type="tel" maxLength={30} autoComplete="tel" {...form.fields.getInputProps('phone')} />
      </SimpleGrid>
      <SimpleGrid cols={{ xs: 1, sm: 2 }}>
        <TextInput
          label="Username"
          description="You log in with it."
          maxLength={40}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.fields.getInputProps('userName')}
          error={errors.userName ?? userName.fault}
        />
        <PasswordInput
          label="Password"
          description={`At least ${passwordMinLength.parent} characters.`}
          autoComplete="new-password"
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          {...form.fields.getInputProps('password')}
        />
      </SimpleGrid>
    </Form>
  );
}
