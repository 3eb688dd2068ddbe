/** When something that could not be fetched is asked for again. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000] as const;

interface Net {
  /** Fires `online` when the internet comes back. */
  readonly net: EventTarget;
  readonly isOnline: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Asks when the internet comes back, and after pauses that grow as long as it is there: the first requests after a break
 * often fail, too. Ends with the signal or the last pause; the next `online` begins again. `ask` rejects where it failed.
 */
export function tryAgainOnline(ask: () => Promise<void>, { net, isOnline, signal }: Net): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const waitForNext = (): void => {
    clearTimeout(timer);
    const pauseMs = pausesMs[failures];
    if (signal.aborted || !isOnline() || pauseMs === undefined) return;
    timer = setTimeout(() => {
      failures++;
      askNow();
    }, pauseMs);
  };
  const askNow = (): void => {
    if (!signal.aborted) ask().catch(waitForNext);
  };
  const onOnline = (): void => {
    clearTimeout(timer);
    failures = 0;
    askNow();
  };
  net.addEventListener('online', onOnline, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  waitForNext();
}
