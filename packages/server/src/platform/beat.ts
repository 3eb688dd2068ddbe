/** One timer for many: whoever listens acts at the same moment, so that what they ask the database for is asked together. */
export interface Beat {
  /** Calls it at every beat until the returned function is called. */
  onBeat(act: () => void): () => void;
}

/** The timer runs only while somebody listens. */
export function createBeat(everyMs: number): Beat {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  return {
    onBeat: (act) => {
      // One function may listen twice.
      const listener = (): void => act();
      listeners.add(listener);
      timer ??= setInterval(() => {
        for (const each of listeners) each();
      }, everyMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
