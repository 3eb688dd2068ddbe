/** Names, user name and mail address of an account, one's own or one's child's. */
import { updateUser } from '@comet/contract/accounts';
import { emailSchema, firstNameSchema, lastNameSchema, userNameSchema } from '@comet/contract/fields';
import type { Role } from '@comet/domain/accounts/roles';
import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useAct } from '../api/act.ts';
import { useFreeLogin } from './accounts.queries.ts';
import { faultsOf, focusFirstFault, ruleOf } from './field-faults.ts';

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
}

interface DetailsFormProps {
  readonly userId: number;
  readonly ownerRole: Role;
  readonly details: Details;
  readonly onSaved?: () => void;
}

/** Only what was changed is sent. */
function changed(before: Details, after: Details): Partial<Details> {
  const fields = ['firstName', 'lastName', 'userName', 'email'] as const;
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field].trim()).map((field) => [field, after[field].trim()]),
  );
}

export function DetailsForm({ userId, ownerRole, details, onSaved }: DetailsFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<Details>({
    initialValues: details,
    validate: {
      firstName: ruleOf(firstNameSchema),
      lastName: ruleOf(lastNameSchema),
      userName: ruleOf(userNameSchema),
      email: (email) => (email.trim() === '' && ownerRole === 'student' ? null : ruleOf(emailSchema)(email.trim())),
    },
  });
  const { values } = form;
  const isOther = (field: 'userName' | 'email'): boolean =>
    values[field].trim().toLowerCase() !== details[field].toLowerCase();
  const userName = useFreeLogin(
    'userName',
    values.userName,
    isOther('userName') && ruleOf(userNameSchema)(values.userName) === null,
  );
  const email = useFreeLogin(
    'email',
    values.email,
    isOther('email') && ruleOf(emailSchema)(values.email.trim()) === null,
  );
  const failed = (): void => focusFirstFault(formElement.current);
  const save = useAct(updateUser, {
    done: 'The data has been successfully updated',
    failed: null,
    onDone: () => onSaved?.(),
  });
  const submit = (typed: Details): void =>
    save.mutate(
      { params: { userId }, body: changed(details, typed) },
      {
        onError: (error) => {
          form.setErrors(faultsOf(error));
          failed();
        },
      },
    );
  const isAboutField = Object.keys(faultsOf(save.error)).length > 0;
  return (
    <form ref={formElement} noValidate onSubmit={form.onSubmit(submit, failed)}>
      <Stack gap="md">
        <SimpleGrid cols={{ xs: 1, sm: 2 }}>
          <TextInput label="First Name" maxLength={60} {...form.getInputProps('firstName')} />
          <TextInput label="Last Name" maxLength={60} {...form.getInputProps('lastName')} />
          <TextInput
            label="Username"
            maxLength={40}
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('userName')}
            error={form.errors.userName ?? userName.fault}
          />
          <TextInput
            label={ownerRole === 'student' ? 'Email (optional)' : 'Email'}
            type="email"
            maxLength={254}
            {...form.getInputProps('email')}
            error={form.errors.email ?? email.fault}
          />
        </SimpleGrid>
        {save.error === null || isAboutField ? null : (
          <Alert role="alert" color="orange">
            {save.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
