/** Step 1 of sign-up: a student's account, for a child by the parent or for oneself. */

import { createChild } from '@comet/contract/families';
import { emailSchema, userNameSchema } from '@comet/contract/fields';
import { registerStudent } from '@comet/contract/sessions';
import { birthFault } from '@comet/domain/accounts/birth-date';
import { parentEmailFault } from '@comet/domain/accounts/parent-approval';
import { passwordMinLength } from '@comet/domain/accounts/roles';
import { Checkbox, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSendForm } from '../api/call-form.ts';
import { bodyFaults, FieldFaults, faultsOf, ruleOf } from '../api/field-faults.ts';
import { Form } from '../ui/Form.tsx';
import { accountToSend, needsParent, signUpToSend } from './account-draft.ts';
import { askLateYear, useFreeLogin } from './accounts.queries.ts';
import { DateField } from './DateField.tsx';
import { birthOfText, type DateText, dotted, isEmpty, localDay } from './date-text.ts';
import { emptyAccount, type StudentAccount } from './student-account.ts';
import { choiceOf, isTypedBirth, YearFields } from './YearFields.tsx';

function dateFault(text: DateText): string | null {
  if (isEmpty(text)) return 'Date of Birth is a required field';
  const birth = birthOfText(text);
  if (birth === undefined) return 'Please enter a real date, such as 14 03 2017, or only the month and year';
  return birthFault(birth, localDay(new Date())) ?? null;
}

/** What the contract and the rules of age say about what was typed. */
function accountFaults(typed: StudentAccount, isForChild: boolean): Record<string, string | null> {
  const dateOfBirth = dateFault(typed.dateOfBirth);
  if (isForChild) return { ...bodyFaults(createChild, { body: accountToSend(typed) }), dateOfBirth };
  const birth = dateOfBirth === null ? birthOfText(typed.dateOfBirth) : undefined;
  const sent = signUpToSend(typed);
  const parentEmail = birth === undefined ? undefined : parentEmailFault(birth, localDay(new Date()), sent);
  return {
    ...(parentEmail === undefined ? {} : { parentEmail }),
    ...bodyFaults(registerStudent, { body: sent }),
    dateOfBirth,
  };
}

interface StudentAccountFormProps {
  readonly account: StudentAccount;
  /** For a parent the child's words and the consent to recordings; for a student their own. */
  readonly isForChild: boolean;
  /** A refusal of the server that is about this step. */
  readonly refusal?: unknown;
  readonly foot?: ReactNode;
  /** What is done before one goes on, such as making the account; a refusal is shown under its field. */
  readonly send?: (account: StudentAccount) => Promise<void>;
  readonly onType?: (account: StudentAccount) => void;
  readonly onDone: (account: StudentAccount) => void;
}

export function StudentAccountForm(props: StudentAccountFormProps) {
  const { account, isForChild, refusal, foot, send, onType, onDone } = props;
  // What is typed comes back as the account, so that of the beginning is kept: a new date asks for its year, however soon Next is pressed.
  const [birthAtFirst] = useState(() => dotted(account.dateOfBirth));
  const form = useSendForm({
    initialValues: account,
    initialFaults: faultsOf(refusal),
    ...(onType === undefined ? {} : { onType }),
    // Mostly the account is made with the payment: then this step goes by the rules of that call and makes none.
    faults: (typed) => accountFaults(typed, isForChild),
    send: async (typed: StudentAccount): Promise<StudentAccount> => {
      const faults = { userName: await userName.checkNow(), email: await email.checkNow() };
      if (faults.userName !== null || faults.email !== null) throw new FieldFaults(faults);
      const birth = dotted(typed.dateOfBirth);
      const isNew = isTypedBirth(typed.dateOfBirth) && birth !== birthAtFirst;
      const late = isNew ? await askLateYear(birth) : undefined;
      const whole = late === undefined ? typed : { ...typed, ...choiceOf(late, typed.otherYear) };
      await send?.(whole);
      return whole;
    },
    onDone,
  });
  const { values, errors, getInputProps, setFieldValue } = form.fields;
  const userName = useFreeLogin('userName', values.userName, ruleOf(userNameSchema)(values.userName) === null);
  const email = useFreeLogin('email', values.email, ruleOf(emailSchema)(values.email.trim()) === null);
  const asksParent =
    !isForChild && ((isTypedBirth(values.dateOfBirth) && needsParent(values)) || errors.parentEmail !== undefined);
  return (
    <Form form={form} submitLabel="Next" back={foot}>
      <SimpleGrid cols={{ xs: 1, sm: 2 }}>
        <TextInput
          label="First Name"
          maxLength={60}
          autoComplete={isForChild ? 'off' : 'given-name'}
          {...getInputProps('firstName')}
        />
        <TextInput
          label="Last Name"
          maxLength={60}
          autoComplete={isForChild ? 'off' : 'family-name'}
          {...getInputProps('lastName')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ xs: 1, sm: 2 }}>
        <TextInput
          label="Username"
          description={isForChild ? 'Your child will log in with it.' : 'You’ll log in with it.'}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...getInputProps('userName')}
          error={errors.userName ?? userName.fault}
        />
        <PasswordInput
          label="Password"
          description={`At least ${passwordMinLength.student} characters${isForChild ? ' that your child can type' : ''}.`}
          autoComplete="new-password"
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          {...getInputProps('password')}
        />
      </SimpleGrid>
      <DateField
        label="Date of Birth"
        description="The month and year are enough. You can leave out the day."
        firstValue={emptyAccount(new Date()).dateOfBirth}
        value={values.dateOfBirth}
        error={typeof errors.dateOfBirth === 'string' ? errors.dateOfBirth : undefined}
        onChange={(next) => setFieldValue('dateOfBirth', next)}
      />
      <YearFields
        dateOfBirth={values.dateOfBirth}
        isForChild={isForChild}
        isStudentFourYear={values.isStudentFourYear}
        otherYear={values.otherYear}
        onChange={(chosen) => {
          // One by one: setting all at once would take away what is said under the other fields.
          setFieldValue('isStudentFourYear', chosen.isStudentFourYear);
          setFieldValue('otherYear', chosen.otherYear);
        }}
      />
      <TextInput
        label="Email (optional)"
        type="email"
        maxLength={254}
        autoComplete={isForChild ? 'off' : 'email'}
        {...getInputProps('email')}
        error={errors.email ?? email.fault}
      />
      {asksParent ? (
        <TextInput
          label="Your parent’s email"
          description="You’re under 13, so a parent has to say yes first. We’ll write to them."
          type="email"
          maxLength={254}
          autoComplete="off"
          {...getInputProps('parentEmail')}
        />
      ) : null}
      {isForChild ? (
        <Checkbox
          label="We may record what my child does on screen, to make Comet Club better"
          description="Off unless you tick it. All words and everything typed are hidden, we delete recordings after 30 days, and you can switch this off at any time."
          {...getInputProps('isReplayAllowed', { type: 'checkbox' })}
        />
      ) : null}
    </Form>
  );
}
