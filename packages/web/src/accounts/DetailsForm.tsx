/** Names, user name and mail address of an account, one's own or one's child's. */
import { updateUser } from '@comet/contract/accounts';
import { emailSchema, userNameSchema } from '@comet/contract/fields';
import type { Role } from '@comet/domain/accounts/roles';
import { PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { ruleOf } from '../api/field-faults.ts';
import { Form } from '../ui/Form.tsx';
import { savedText } from '../ui/texts.ts';
import { useFreeLogin } from './accounts.queries.ts';

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

interface DetailsValues extends Details {
  /** The password of whoever fills in the form. */
  readonly oldPassword: string;
}

const isOther = (field: 'userName' | 'email', before: Details, after: Details): boolean =>
  after[field].trim().toLowerCase() !== before[field].toLowerCase();

/** Whether the server asks for the password: it does before it changes what the account is entered with. */
const takesPassword = (before: Details, after: Details): boolean =>
  isOther('userName', before, after) || isOther('email', before, after);

/** Only what was changed is sent. */
function changed(before: Details, after: DetailsValues): Partial<DetailsValues> {
  const fields = ['firstName', 'lastName', 'userName', 'email'] as const;
  const sent = fields.filter((field) => before[field] !== after[field].trim());
  return {
    ...Object.fromEntries(sent.map((field) => [field, after[field].trim()])),
    ...(takesPassword(before, after) ? { oldPassword: after.oldPassword } : {}),
  };
}

export function DetailsForm({ userId, ownerRole, details, onSaved }: DetailsFormProps) {
  const form = useCallForm(updateUser, {
    initialValues: { ...details, oldPassword: '' },
    toSent: (values: DetailsValues) => ({ params: { userId }, body: changed(details, values) }),
    // Only a student may have no address, whatever was there before.
    rules: ({ email }) => (ownerRole === 'student' ? {} : { email: ruleOf(emailSchema)(email.trim()) }),
    done: savedText,
    onDone: () => onSaved?.(),
  });
  const { values, errors } = form.fields;
  const userName = useFreeLogin(
    'userName',
    values.userName,
    isOther('userName', details, values) && ruleOf(userNameSchema)(values.userName) === null,
  );
  const email = useFreeLogin(
    'email',
    values.email,
    isOther('email', details, values) && ruleOf(emailSchema)(values.email.trim()) === null,
  );
  return (
    <Form form={form} submitLabel="Save">
      <SimpleGrid cols={{ xs: 1, sm: 2 }}>
        <TextInput label="First Name" maxLength={60} {...form.fields.getInputProps('firstName')} />
        <TextInput label="Last Name" maxLength={60} {...form.fields.getInputProps('lastName')} />
        <TextInput
          label="Username"
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          {...form.fields.getInputProps('userName')}
          error={errors.userName ?? userName.fault}
        />
        <TextInput
          label={ownerRole === 'student' ? 'Email (optional)' : 'Email'}
          type="email"
          maxLength={254}
          {...form.fields.getInputProps('email')}
          error={errors.email ?? email.fault}
        />
        {takesPassword(details, values) ? (
          <PasswordInput
            label="Your own password"
            description="We ask for it before we change a username or an e-mail address."
            autoComplete="current-password"
            maxLength={128}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            {...form.fields.getInputProps('oldPassword')}
          />
        ) : null}
      </SimpleGrid>
    </Form>
  );
}
