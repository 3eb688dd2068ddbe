/** Keeps a page's queries fresh by the server's live events, at most once a second. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from './live.ts';

const gatherMs = 1000;

/** Asks for these queries again whenever the server says that something moved. */
export function useLiveRefresh(queryNames: readonly string[]): void {
  const client = useQueryClient();
  const names = queryNames.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const name of names.split(' ')) void client.invalidateQueries({ queryKey: [name] });
      }, gatherMs);
    };
    void listen(refresh, refresh, stop.signal);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, names]);
}
