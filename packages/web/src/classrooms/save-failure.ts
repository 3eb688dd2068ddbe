/** Why something about classes was not saved, in a sentence. */
import { CallError } from '../api/client.ts';

/** What another page has taken away is called gone. */
export const saveFailureText = (error: Error): string =>
  error instanceof CallError && error.statusCode === 404
    ? 'This class or student is no longer there. Please close this and look again.'
    : error.message;
