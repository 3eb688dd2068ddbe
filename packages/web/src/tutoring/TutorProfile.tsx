/** The tutor's own account: who they are in numbers, name, address and password. */
import { type User, updateUser } from '@comet/contract/accounts';
import { passwordMinLength } from '@comet/domain/accounts/roles';
import { subjects } from '@comet/domain/curriculum/subjects';
import { Alert, Button, Group, PasswordInput, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useTutorDetails } from './tutoring.queries.ts';

const nameOf = new Map(subjects.map(({ key, name }) => [key, name]));
const since = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

export function TutorNumbers({ tutorId }: { readonly tutorId: number }) {
  return (
    <Loaded query={useTutorDetails(tutorId)} skeleton={<SkeletonRows rows={1} height={100} />}>
      {({ subjects: taught, tutorSince, numbers }) => (
        <Stack gap="sm">
          <Text>
            {taught.length === 0 ? 'No subjects yet' : taught.map((key) => nameOf.get(key)).join(', ')}; tutor since{' '}
            {since.format(new Date(tutorSince))}
          </Text>
          {numbers === null ? null : (
            <SimpleGrid cols={{ xs: 1, sm: 3 }}>
              <StatTile name="Classes" value={String(numbers.classrooms)} />
              <StatTile name="Students" value={String(numbers.students)} />
              <StatTile name="Active tasks" value={String(numbers.activePractices)} />
            </SimpleGrid>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

export function TutorAccountForm({ user }: { readonly user: User }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: Parameters<typeof api.call<typeof updateUser>>[1]) => api.call(updateUser, body),
    onSuccess: (changed) => {
      toast.success('The data has been successfully updated');
      client.setQueryData(['user'], changed);
      void client.invalidateQueries({ queryKey: ['tutor-details'] });
      form.setFieldValue('password', '');
      form.setFieldValue('oldPassword', '');
    },
  });
  const form = useForm({
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      userName: user.userName,
      email: user.email ?? '',
      password: '',
      oldPassword: '',
    },
    validate: {
      firstName: (name) => (name.trim() === '' ? 'First Name is a required field' : null),
      lastName: (name) => (name.trim() === '' ? 'Last Name is a required field' : null),
      userName: (name) =>
        name.trim() === ''
          ? 'Username  is a required field'
          : /\p{L}/u.test(name)
            ? null
            : 'Username must contain at least 1 string character',
      email: (email) => (/^\S+@\S+\.\S+$/.test(email) ? null : 'Please enter valid email'),
      password: (password) =>
        password === '' || password.length >= passwordMinLength.tutor
          ? null
          : `The minimum password length is ${passwordMinLength.tutor} characters`,
      oldPassword: (old, { password }) => (password !== '' && old === '' ? 'Password is a required field' : null),
    },
  });
  return (
    <Card label="Account">
      <form
        noValidate
        onSubmit={form.onSubmit(({ password, oldPassword, firstName, lastName, userName, email }) => {
          if (save.isPending) return;
          const names = { firstName: firstName.trim(), lastName: lastName.trim(), userName: userName.trim(), email };
          save.mutate({
            params: { userId: user.userId },
            body: { ...names, ...(password === '' ? {} : { password, oldPassword }) },
          });
        })}
      >
        <Stack gap="sm" maw={520}>
          <Title order={2} size="h3">
            Account
          </Title>
          {save.error === null ? null : <Alert color="orange">{save.error.message}</Alert>}
          <TextInput label="First name" maxLength={60} autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" maxLength={60} autoComplete="family-name" {...form.getInputProps('lastName')} />
          <TextInput label="Username" maxLength={40} autoComplete="username" {...form.getInputProps('userName')} />
          <TextInput label="E-mail" type="email" autoComplete="email" {...form.getInputProps('email')} />
          <PasswordInput
            label="New password"
            description="Leave it empty to keep the one you have"
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          {form.values.password === '' ? null : (
            <PasswordInput
              label="Your password until now"
              autoComplete="current-password"
              {...form.getInputProps('oldPassword')}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
