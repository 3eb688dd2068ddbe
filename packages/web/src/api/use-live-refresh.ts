/** Keeps a page's queries fresh by the server's live events: at once, and at most once a second. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearLive } from './live.ts';

const gatherMs = 1000;

/** Asks for these queries again whenever the server says that something moved. */
export function useLiveRefresh(queryNames: readonly string[]): void {
  const client = useQueryClient();
  const names = queryNames.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    const refresh = (): void => {
      isStale = timer !== undefined;
      if (isStale) return;
      for (const name of names.split(' ')) void client.invalidateQueries({ queryKey: [name] });
      timer = setTimeout(() => {
        timer = undefined;
        if (isStale) refresh();
      }, gatherMs);
    };
    const stop = hearLive(refresh);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, names]);
}
