/** Tries again by itself when the internet comes back and, while it is there, a few times more. */
import { useEffect, useEffectEvent } from 'react';
import { tryAgainOnline } from './try-again-online.ts';

/** `again` rejects where it did not help. */
export function AgainOnline({ again }: { readonly again: () => void | Promise<void> }) {
  const ask = useEffectEvent(again);
  useEffect(() => {
    const stopped = new AbortController();
    tryAgainOnline(async () => ask(), { net: window, isOnline: () => navigator.onLine, signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return null;
}
