/** Step 1 of sign-up: a student's account, for a child by the parent or for oneself. */
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  newPasswordSchema,
  userNameSchema,
} from '@comet/contract/fields';
import { birthFault, type YesOrNo } from '@comet/domain/accounts/student-account';
import type { Year } from '@comet/domain/curriculum/subjects';
import { Checkbox, PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import { StepFoot } from '../ui/StepFoot.tsx';
import { askLateYear, useFreeLogin } from './accounts.queries.ts';
import { DateField } from './DateField.tsx';
import { civilDateOfText, type DateText, dotted, isEmpty, localDay, yesterday } from './date-text.ts';
import { faultsOf, focusFirstFault, ruleOf } from './field-faults.ts';
import { choiceOf, isTypedBirth, YearFields } from './YearFields.tsx';

/** What was typed; kept when one goes back. */
export interface StudentAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly password: string;
  readonly dateOfBirth: DateText;
  readonly email: string;
  readonly isStudentFourYear: YesOrNo;
  /** The school year where it is not the fourth. */
  readonly otherYear: Year;
  readonly isReplayAllowed: boolean;
}

/** The specification's first values; today is the device's day. */
export const emptyAccount = (now: Date): StudentAccount => ({
  firstName: '',
  lastName: '',
  userName: '',
  password: '',
  dateOfBirth: yesterday(now),
  email: '',
  isStudentFourYear: 'yes',
  otherYear: 3,
  isReplayAllowed: false,
});

function dateFault(text: DateText): string | null {
  if (isEmpty(text)) return 'Date of Birth is a required field';
  const birth = civilDateOfText(text);
  if (birth === undefined) return 'Please enter a day, a month and a year, such as 14 03 2017';
  return birthFault(birth, localDay(new Date())) ?? null;
}

interface StudentAccountFormProps {
  readonly account: StudentAccount;
  /** For a parent the child's words and the consent to recordings; for a student their own. */
  readonly isForChild: boolean;
  /** A refusal of the server that is about this step. */
  readonly refusal?: unknown;
  readonly foot?: ReactNode;
  readonly onDone: (account: StudentAccount) => void;
}

export function StudentAccountForm({ account, isForChild, refusal, foot, onDone }: StudentAccountFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const [isSettling, setSettling] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm<StudentAccount>({
    initialValues: account,
    initialErrors: faultsOf(refusal),
    validate: {
      firstName: ruleOf(firstNameSchema),
      lastName: ruleOf(lastNameSchema),
      userName: ruleOf(userNameSchema),
      password: ruleOf(newPasswordSchema),
      dateOfBirth: dateFault,
      email: (email) => (email.trim() === '' ? null : ruleOf(emailSchema)(email.trim())),
    },
  });
  const { values } = form;
  const userName = useFreeLogin('userName', values.userName, ruleOf(userNameSchema)(values.userName) === null);
  const email = useFreeLogin('email', values.email, ruleOf(emailSchema)(values.email.trim()) === null);
  const failed = (): void => focusFirstFault(formElement.current);

  const submit = async (typed: StudentAccount): Promise<void> => {
    setFailure(undefined);
    setSettling(true);
    try {
      const [nameFault, emailFault] = [await userName.settle(), await email.settle()];
      if (nameFault === null && emailFault === null) {
        const birth = dotted(typed.dateOfBirth);
        const isNew = isTypedBirth(typed.dateOfBirth) && birth !== dotted(account.dateOfBirth);
        const late = isNew ? await askLateYear(birth) : undefined;
        return onDone(late === undefined ? typed : { ...typed, ...choiceOf(late, typed.otherYear) });
      }
      form.setErrors({ userName: nameFault, email: emailFault });
      failed();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setSettling(false);
    }
  };

  return (
    <form ref={formElement} noValidate onSubmit={form.onSubmit((typed) => void submit(typed), failed)}>
      <Stack gap="md">
        <SimpleGrid cols={{ xs: 1, sm: 2 }}>
          <TextInput
            label="First Name"
            maxLength={60}
            autoComplete={isForChild ? 'off' : 'given-name'}
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Last Name"
            maxLength={60}
            autoComplete={isForChild ? 'off' : 'family-name'}
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ xs: 1, sm: 2 }}>
          <TextInput
            label="Username"
            description={isForChild ? 'Your child logs in with it.' : 'You log in with it.'}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('userName')}
            error={form.errors.userName ?? userName.fault}
          />
          <PasswordInput
            label="Password"
            description={isForChild ? 'One that your child can type.' : 'At least 3 characters.'}
            autoComplete="new-password"
            maxLength={128}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            {...form.getInputProps('password')}
          />
        </SimpleGrid>
        <DateField
          label="Date of Birth"
          value={values.dateOfBirth}
          error={typeof form.errors.dateOfBirth === 'string' ? form.errors.dateOfBirth : undefined}
          onChange={(next) => form.setFieldValue('dateOfBirth', next)}
        />
        <YearFields
          dateOfBirth={values.dateOfBirth}
          isForChild={isForChild}
          isStudentFourYear={values.isStudentFourYear}
          otherYear={values.otherYear}
          onChange={(chosen) => {
            // One by one: setting all at once would take away what is said under the other fields.
            form.setFieldValue('isStudentFourYear', chosen.isStudentFourYear);
            form.setFieldValue('otherYear', chosen.otherYear);
          }}
        />
        <TextInput
          label="Email (optional)"
          type="email"
          maxLength={254}
          autoComplete={isForChild ? 'off' : 'email'}
          {...form.getInputProps('email')}
          error={form.errors.email ?? email.fault}
        />
        {isForChild ? (
          <Checkbox
            label="We may record what my child does on screen, to make Comet Club better"
            description="Off unless you tick it. Nothing typed is recorded, recordings are deleted after 30 days, and you can take this back at any time."
            {...form.getInputProps('isReplayAllowed', { type: 'checkbox' })}
          />
        ) : null}
        <StepFoot failure={failure} foot={foot} submitLabel="Next" isBusy={isSettling} />
      </Stack>
    </form>
  );
}
