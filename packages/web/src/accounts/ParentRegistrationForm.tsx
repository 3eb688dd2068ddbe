/** A parent's own details at sign-up. */
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  newPasswordSchema,
  userNameSchema,
} from '@comet/contract/fields';
import { passwordMinLength } from '@comet/domain/accounts/roles';
import { PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import { StepFoot } from '../ui/StepFoot.tsx';
import { useFreeLogin } from './accounts.queries.ts';
import { faultsOf, focusFirstFault, ruleOf } from './field-faults.ts';

export interface ParentDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

const empty: ParentDetails = { firstName: '', lastName: '', userName: '', email: '', phone: '', password: '' };

function adultPasswordFault(password: string): string | null {
  const fault = ruleOf(newPasswordSchema)(password);
  if (fault !== null || password.length >= passwordMinLength.parent) return fault;
  return `The minimum password length is ${passwordMinLength.parent} characters`;
}

interface ParentRegistrationFormProps {
  /** Signs up; throws what the server refuses. */
  readonly onSend: (details: ParentDetails) => Promise<void>;
  readonly foot?: ReactNode;
}

export function ParentRegistrationForm({ onSend, foot }: ParentRegistrationFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm<ParentDetails>({
    initialValues: empty,
    validate: {
      firstName: ruleOf(firstNameSchema),
      lastName: ruleOf(lastNameSchema),
      userName: ruleOf(userNameSchema),
      email: (email) => ruleOf(emailSchema)(email.trim()),
      phone: (phone) => (phone.trim() === '' ? 'Incorrect phone number' : null),
      password: adultPasswordFault,
    },
  });
  const { values } = form;
  // What is being signed up is no other's name, though the server begins to say so.
  const userName = useFreeLogin(
    'userName',
    values.userName,
    !isSending && ruleOf(userNameSchema)(values.userName) === null,
  );
  const email = useFreeLogin('email', values.email, !isSending && ruleOf(emailSchema)(values.email.trim()) === null);
  const failed = (): void => focusFirstFault(formElement.current);
  const submit = async (typed: ParentDetails): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    try {
      await onSend({ ...typed, email: typed.email.trim() });
    } catch (error) {
      const faults = faultsOf(error);
      form.setErrors(faults);
      if (Object.keys(faults).length === 0) setFailure(error instanceof Error ? error.message : String(error));
      failed();
    } finally {
      setSending(false);
    }
  };
  return (
    <form ref={formElement} noValidate onSubmit={form.onSubmit((typed) => void submit(typed), failed)}>
      <Stack gap="md">
        <SimpleGrid cols={{ xs: 1, sm: 2 }}>
          <TextInput label="First Name" maxLength={60} autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label="Last Name" maxLength={60} autoComplete="family-name" {...form.getInputProps('lastName')} />
        </SimpleGrid>
        <SimpleGrid cols={{ xs: 1, sm: 2 }}>
          <TextInput
            label="Email"
            type="email"
            maxLength={254}
            autoComplete="email"
            {...form.getInputProps('email')}
            error={form.errors.email ?? email.fault}
          />
          <TextInput label="Phone" type="tel" maxLength={30} autoComplete="tel" {...form.getInputProps('phone')} />
        </SimpleGrid>
        <SimpleGrid cols={{ xs: 1, sm: 2 }}>
          <TextInput
            label="Username"
            description="You log in with it."
            maxLength={40}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('userName')}
            error={form.errors.userName ?? userName.fault}
          />
          <PasswordInput
            label="Password"
            description={`At least ${passwordMinLength.parent} characters.`}
            autoComplete="new-password"
            maxLength={128}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            {...form.getInputProps('password')}
          />
        </SimpleGrid>
        <StepFoot failure={failure} foot={foot} submitLabel="Create my account" isBusy={isSending} />
      </Stack>
    </form>
  );
}
