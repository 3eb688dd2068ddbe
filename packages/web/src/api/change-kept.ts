/** Changes answers that are kept, so that the change stays. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes every kept answer under this key. One that is on its way may be older than the change and would undo it, so it is asked
 * for anew.
 */
export function changeKept<T>(queryClient: QueryClient, queryKey: QueryKey, change: (answer: T) => T): void {
  queryClient.setQueriesData<T>({ queryKey }, (answer) => (answer === undefined ? undefined : change(answer)));
  void queryClient.invalidateQueries({
    queryKey,
    predicate: ({ state }) => state.fetchStatus === 'fetching' && state.data !== undefined,
  });
}
