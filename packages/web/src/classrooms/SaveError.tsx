/** Why something about classes was not saved; what another page has taken away is said so. */
import { Alert } from '@mantine/core';
import { CallError } from '../api/client.ts';

const goneText = 'This class or student is no longer there. Please close this and look again.';

export function SaveError({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  const isGone = error instanceof CallError && error.statusCode === 404;
  return <Alert color="orange">{isGone ? goneText : error.message}</Alert>;
}
