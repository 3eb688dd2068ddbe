/** The foot of a form that is one step of several: why it was not sent, the way back, and the one button onwards. */
import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface StepFootProps {
  readonly failure: string | undefined;
  readonly foot: ReactNode;
  readonly submitLabel: string;
  readonly isBusy: boolean;
}

export function StepFoot({ failure, foot, submitLabel, isBusy }: StepFootProps) {
  return (
    <>
      {failure === undefined ? null : (
        <Alert role="alert" color="orange">
          {failure}
        </Alert>
      )}
      <Group justify="space-between">
        {foot ?? <span />}
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </>
  );
}
