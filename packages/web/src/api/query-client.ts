/** How answers are kept and asked for again (specification, section 9: data client). */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './client.ts';

const unusedMaxAgeMs = 60_000;
const maxRetries = 5;

/** A refusal will be one again; only what did not come through or found the server busy is asked again. */
function mayRetry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof CallError && error.statusCode >= 400 && error.statusCode < 500;
  return !isRefusal && failures < maxRetries;
}

/** What is no longer there, or no longer this person's to see, must not stay on the screen. */
const queryCache = new QueryCache({
  onError: (error, query) => {
    if (error instanceof CallError && error.code === 'notFound') query.setState({ data: undefined });
  },
});

export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      gcTime: unusedMaxAgeMs,
      staleTime: 5_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: mayRetry,
    },
    // Nothing waits in silence: without a network it fails at once, and the page says so.
    mutations: { retry: false, networkMode: 'always' },
  },
});
