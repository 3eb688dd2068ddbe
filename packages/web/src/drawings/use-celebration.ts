/** How long a celebration shows: a second at most, until a tap or a key ends it, and not at all where motion is reduced. */
import { useEffect, useState } from 'react';
import { mayMove } from '../ui/reading-settings.ts';
import { celebrationMs } from '../ui/tokens.ts';

export function useCelebration(): { readonly isOn: boolean; readonly end: () => void } {
  // Asked before the first frame: not even that one moves for whoever wants stillness.
  const [isOn, setOn] = useState(mayMove);
  useEffect(() => {
    const stop = (): void => setOn(false);
    // Should an animation never run, such as in a hidden tab.
    const timer = setTimeout(stop, celebrationMs);
    window.addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', stop);
    };
  }, []);
  return { isOn, end: () => setOn(false) };
}
