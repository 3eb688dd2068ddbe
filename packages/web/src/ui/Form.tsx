/** The frame of every form: its fields, why it was not sent, the way back and the one button that sends it. */
import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { FormFailure } from './FormFailure.tsx';

export interface FormState {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly isSending: boolean;
  /** Why it was not sent, unless a field says so. */
  readonly failure: string | undefined;
}

interface FormProps {
  readonly form: FormState;
  readonly submitLabel: string;
  readonly isDisabled?: boolean;
  /** Something that the form needs is still loading. */
  readonly isLoading?: boolean;
  /** The button takes the form's whole width. */
  readonly isWide?: boolean;
  /** The way back or out, next to the button. */
  readonly back?: ReactNode;
  /** Follows the failure: another way to go on. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function Form({ form, submitLabel, isDisabled, isLoading, isWide, back, more, children }: FormProps) {
  const button = (
    <Button
      type="submit"
      loading={form.isSending || isLoading === true}
      disabled={isDisabled === true}
      fullWidth={isWide === true}
    >
      {submitLabel}
    </Button>
  );
  return (
    <form ref={form.element} noValidate onSubmit={form.onSubmit}>
      <Stack gap="md">
        {children}
        <FormFailure text={form.failure} />
        {more}
        {isWide === true ? (
          button
        ) : (
          <Group justify={back === undefined ? 'flex-end' : 'space-between'}>
            {back}
            {button}
          </Group>
        )}
      </Stack>
    </form>
  );
}
