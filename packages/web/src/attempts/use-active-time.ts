/** How long a child has really been at something: time in another tab, or away from the screen, does not count. */
import { ActiveTime } from '@comet/domain/tracker/active-time';
import { useCallback, useEffect, useRef } from 'react';

const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** A function that tells the active milliseconds since `subject` was first shown. */
export function useActiveTime(subject: number | undefined): () => number {
  const time = useRef<ActiveTime>(undefined);
  useEffect(() => {
    if (subject === undefined) return;
    const active = new ActiveTime(performance.now(), !document.hidden);
    time.current = active;
    const onUse = (): void => active.use(performance.now());
    const onChange = (): void => active.setVisible(!document.hidden, performance.now());
    for (const use of uses) window.addEventListener(use, onUse, { passive: true, capture: true });
    document.addEventListener('visibilitychange', onChange);
    return () => {
      for (const use of uses) window.removeEventListener(use, onUse, { capture: true });
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [subject]);
  return useCallback(() => Math.round(time.current?.readMs(performance.now()) ?? 0), []);
}
