/** Why a form was not sent, where no field says so. */
import { Alert } from '@mantine/core';

export function FormFailure({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <Alert role="alert" color="orange">
      {text}
    </Alert>
  );
}
