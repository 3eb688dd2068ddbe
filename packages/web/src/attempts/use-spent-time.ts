/** How long a child has looked at a question; time in another tab does not count. */
import { useEffect, useRef } from 'react';

/** A function that tells the milliseconds spent since `subject` was first shown. */
export function useSpentTime(subject: number | undefined): () => number {
  const spent = useRef({ soFarMs: 0, sinceMs: undefined as number | undefined });
  useEffect(() => {
    const timer = spent.current;
    timer.soFarMs = 0;
    timer.sinceMs = subject === undefined || document.hidden ? undefined : performance.now();
    const onChange = (): void => {
      if (document.hidden && timer.sinceMs !== undefined) {
        timer.soFarMs += performance.now() - timer.sinceMs;
        timer.sinceMs = undefined;
      } else if (!document.hidden) timer.sinceMs ??= performance.now();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [subject]);
  return () => {
    const { soFarMs, sinceMs } = spent.current;
    return Math.round(soFarMs + (sinceMs === undefined ? 0 : performance.now() - sinceMs));
  };
}
