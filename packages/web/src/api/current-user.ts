/** Who is logged in as far as this page knows, outside of React. */
import { getUser } from '@comet/contract/accounts';
import { tokens } from './api.ts';
import { known } from './ask.ts';

export function currentUserId(): number | undefined {
  return tokens.read() === undefined ? undefined : known(getUser)?.userId;
}
