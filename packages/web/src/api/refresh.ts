/** Asks kept answers again. */
import type { Feature, ReadCall } from '@comet/contract/call';
import { forgetHome } from './home.ts';
import { queryClient } from './query-client.ts';

/** Asks everything of these features again: what is on the screen now, the rest when it is next shown. */
export async function refresh(changes: readonly Feature[]): Promise<void> {
  forgetHome();
  const changed: ReadonlySet<unknown> = new Set(changes);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) => changed.has(queryKey[0]) && meta?.isBeginning !== true,
  });
}

/** Asks the answers of one call again, where a whole feature would be too much. */
export async function refreshCall(call: Pick<ReadCall, 'path'>): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === call.path });
}
